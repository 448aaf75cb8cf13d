import TintypeJSONText

/// A table of a page that several pages are joined to: values that occur often, each once.
struct JoinedTable {
  /// The values in the order first met.
  private(set) var values: [JSONOutput] = []
  private var places: [[UInt8]: Int] = [:]

  /// The place of a value, which is added if it is new.
  mutating func place(of value: JSONOutput) -> Int {
    let key = JSONWriter.write(value)
    if let place = places[key] { return place }
    places[key] = values.count
    values.append(value)
    return values.count - 1
  }
}
