import Testing
import TintypePrimitives

@testable import TintypeCommands

struct ArgumentsTests {
  private static func mistakes(_ words: [String]) -> [String] {
    do throws(CommandError) {
      _ = try Options(Arguments(words))
      return []
    } catch {
      return error.messages
    }
  }

  @Test func `without a command a snapshot is meant`() throws {
    let arguments = Arguments(["--mode", "dark"])
    #expect(arguments.command == .snapshot && !arguments.namesCommand)
    #expect(try Options(arguments).modes == [.dark])
  }

  @Test func `a value stands after the flag or after an equals sign`() throws {
    let options = try Options(
      Arguments(["verify", "--only=a/*", "--only", "b=c", "--jobs=3", "--draw-all"]))
    #expect(options.only == ["a/*", "b=c"])
    #expect(options.jobs == 3)
    #expect(options.drawsAll)
  }

  @Test func `lists are read once each, and all means all`() throws {
    let options = try Options(
      Arguments([
        "--mode", "all", "--text-size", "large,accessibility5,large", "--locale", "en,pt_br",
        "--device", "iphone-15,iphone-16,ipad-9", "--scale", "1,3",
      ]))
    #expect(options.modes == [.light, .dark])
    #expect(options.textSizes == [.large, .accessibility5])
    #expect(options.locales.map(\.text) == ["en", "pt-BR"])
    #expect(options.devices.map(\.name) == ["iphone-16", "ipad-9"])
    #expect(options.scales == [1, 3])
    #expect(options.hasAxis)
    #expect(try Options(Arguments(["--text-size", "all"])).textSizes.count == 12)
    #expect(!(try Options(Arguments(["--only", "a"])).hasAxis))
  }

  @Test(arguments: [
    (["--mode", "system"], "light"), (["--mode", "system", "--appearance", "dark"], "dark"),
    (["--mode", "system", "--appearance", "first-frame"], "light"),
  ])
  func `the mode system follows the appearance`(words: [String], mode: String) throws {
    #expect(try Options(Arguments(words)).modes?.map(\.rawValue) == [mode])
  }

  @Test func `everything wrong with a line is told at once, with what is near`() {
    #expect(
      Self.mistakes([
        "snapshot", "--mod", "dark", "--mode", "drak", "--text-size", "larg,x-large", "--locale",
        "english,ja_JP.UTF-8,de@euro", "--device", "iphone-61", "--scale", "9", "--jobs", "0",
        "--appearance", "dim",
      ]) == [
        "There is no flag '--mod'. Did you mean '--mode'?",
        "'--appearance' does not know 'dim'. It takes light, dark, first-frame.",
        "'--mode' does not know 'drak'. Did you mean 'dark'?",
        "'--text-size' does not know 'larg'. Did you mean 'large'?",
        "'--locale' takes tags like en, pt-BR or zh-Hant, not 'english'.",
        "'--device' does not know 'iphone-61'. Did you mean 'iphone-16'?",
        "'--scale' takes a whole number from 1 to 8, not '9'.",
        "'--jobs' takes a whole number from 1 to 256, not '0'.",
      ])
  }

  @Test(arguments: [
    (["snapshott"], "There is no command 'snapshott'. Did you mean 'snapshot'?"),
    (["qqqqq"], "There is no command 'qqqqq'. 'render --help' lists them."),
    (["--theme"], "'--theme' needs a value: --theme FILE."),
    (["--theme", "--json"], "'--theme' needs a value: --theme FILE."),
    (["--theme="], "'--theme' has an empty value: --theme FILE."),
    (["--json=yes"], "'--json' takes no value."),
    (["--out", "a", "--out", "b"], "'--out' is given 2 times; give it once."),
    (
      ["--golden", "G"],
      "'--golden' does not apply to 'snapshot', only to 'record', 'verify', 'accept'."
    ),
    (["verify", "extra"], "'verify' does not take 'extra'."),
    (["-x"], "There is no flag '-x'. 'render snapshot --help' lists them."),
    (["--qqqqqqqq"], "There is no flag '--qqqqqqqq'. 'render snapshot --help' lists them."),
    (["--scale", "-1"], "'--scale' takes a whole number from 1 to 8, not '-1'."),
    (["--scale", "--json"], "'--scale' needs a value: --scale N,…."),
  ])
  func `a mistake is one message`(words: [String], message: String) {
    #expect(Self.mistakes(words).first == message)
  }

  @Test func `two hyphens end the flags`() throws {
    #expect(try Options(Arguments(["accept", "--", "--odd"])).operands == ["--odd"])
  }

  @Test func `the gravest status wins`() {
    #expect([ExitStatus.checkFailed, .usage, .couldNotRun, .badInput, .done].max() == .couldNotRun)
    #expect([ExitStatus.checkFailed, .usage, .badInput].max() == .usage)
    #expect([ExitStatus.checkFailed, .badInput].max() == .badInput)
  }

  @Test(arguments: [
    ("a/b@2x", "a/b@2x"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("*", "'*'"), ("", "''"),
  ])
  func `words are quoted for a shell only where they must be`(text: String, quoted: String) {
    #expect(ShellWord.quoted(text) == quoted)
  }
}
