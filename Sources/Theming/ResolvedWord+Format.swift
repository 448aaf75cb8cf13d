extension ResolvedWord {
  /// The text with its placeholders replaced by `value`, which is taken as it is, and `%%` by `%`.
  public func text(with value: String) -> String {
    let template = [UInt8](text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < template.count {
      let rest = template[index...]
      if rest.starts(with: "%1$@".utf8) {
        result += value.utf8
        index += 4
      } else if rest.starts(with: "%@".utf8) {
        result += value.utf8
        index += 2
      } else {
        result.append(template[index])
        index += rest.starts(with: "%%".utf8) ? 2 : 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
