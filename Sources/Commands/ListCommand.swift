import TintypeJSONText
import TintypeMockups
import TintypePrimitives
import TintypeRendering
import TintypeTheming

/// Lists mockups with their states, or the cells that a run would draw.
struct ListCommand {
  let tool: Tool

  func perform() throws(CommandError) -> ExitStatus {
    if tool.options.showsCoverage { return try CoverageListing(tool).print() }
    if tool.options.showsFidelity { return try FidelityPage(tool).print() }
    let mockups: MockupList
    let cells: [Cell]
    do throws(RenderingError) {
      let all = try MockupList(tool.mockups)
      if let system = tool.options.system {
        mockups = try all.drawn(in: system)
      } else {
        mockups = all
      }
      cells = try Matrix.filter(
        tool.options.cells(of: mockups, modes: ColorScheme.allCases), only: tool.options.only,
        theme: "")
    } catch {
      throw CommandError(.usage, "\(error)")
    }
    if tool.options.isJSON {
      tool.output.write(
        String(decoding: Self.json(mockups, cells), as: UTF8.self), to: .standard)
    } else if tool.options.hasAxis || !tool.options.only.isEmpty {
      for cell in cells { tool.console.say(cell.id) }
    } else {
      var system: ThemeSystem?
      for type in mockups.types {
        if type.system != system {
          if system != nil { tool.console.say("") }
          tool.console.say(type.system.title, .faint)
          system = type.system
        }
        tool.console.say("\(type.name)  \(type.summary)")
        tool.console.say("  " + type.states.joined(separator: ", "))
      }
      let states = mockups.types.reduce(0) { $0 + $1.states.count }
      tool.console.say(
        "\(mockups.types.count.counted("mockup")), \(states.counted("state")), "
          + "\(cells.count.counted("cell")) in both modes.", .faint)
    }
    return .done
  }

  private static func json(_ mockups: MockupList, _ cells: [Cell]) -> [UInt8] {
    JSONWriter.write(
      [
        "version": 1,
        "mockups": .array(
          mockups.types.map { type in
            [
              "name": .string(type.name), "system": .string(type.system.rawValue),
              "group": .string(type.group),
              "summary": .string(type.summary),
              "canvas": .string(type.canvas.rawValue),
              "states": .strings(type.states),
            ]
          }),
        "cells": .strings(cells.map(\.id)),
      ], layout: .pretty)
  }
}
