import TintypeJSONText
public import TintypePrimitives

extension BrandingSet {
  /// Reads a `.brandingSet-meta.xml` or `.brandingSet` file of at most 16 MB.
  ///
  /// Throws `ThemeFileError` if the file cannot be read or is no BrandingSet. Entities, document
  /// types and deep nesting are refused.
  public static func read(
    path: String
  ) throws(ThemeFileError) -> (set: BrandingSet, problems: [Problem]) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path)
    } catch {
      throw .unreadable(error)
    }
    return try parse(bytes, file: path)
  }

  /// Reads the bytes of a BrandingSet, with every mistake in file order.
  ///
  /// Throws `ThemeFileError` if they are none.
  public static func parse(
    _ bytes: [UInt8], file: String
  ) throws(ThemeFileError) -> (set: BrandingSet, problems: [Problem]) {
    let root: XMLElement
    do throws(XMLError) {
      root = try XMLReader.read(bytes, file: file)
    } catch {
      throw .syntax(JSONError(error.message, at: error.position))
    }
    guard root.name == "BrandingSet", root.namespace.isEmpty || root.namespace == namespace else {
      throw .syntax(
        JSONError(
          "This is the element \(Excerpt.quoted(root.name)) of"
            + " \(Excerpt.quoted(root.namespace)), where a 'BrandingSet' of '\(namespace)' is"
            + " needed. Check the file.", at: root.position))
    }
    var reader = BrandingSetReader(file: file)
    let set = reader.read(root)
    return (set, reader.problems)
  }

  /// The namespace of Salesforce metadata.
  ///
  /// Source: Salesforce Metadata API.
  static let namespace = "http://soap.sforce.com/2006/04/metadata"
}

/// Collects the properties of a set and their mistakes.
private struct BrandingSetReader {
  let file: String
  var problems: [Problem] = []

  mutating func read(_ root: XMLElement) -> BrandingSet {
    var properties: [BrandingSet.Property] = []
    var texts: [String: String] = [:]
    for element in root.children {
      switch element.name {
      case "brandingSetProperty":
        if let property = property(element) { properties.append(property) }
      case "masterLabel", "type", "description", "fullName":
        texts[element.name] = element.trimmedText
      default:
        report(
          .warning, .unknownName,
          "\(Excerpt.quoted(element.name)) is no element of a BrandingSet. It is passed over.",
          element.position)
      }
    }
    if texts["masterLabel"]?.isEmpty ?? true {
      report(
        .warning, .badValue, "The set has no 'masterLabel', which Salesforce requires. Add it.",
        root.position)
    }
    if BrandingProject.Component(path: file)?.kind != .brandingSet {
      report(
        .warning, .unknownName,
        "The file is not named as a set of Agentforce Mobile. Name it"
          + " '\(BrandingSet.namePrefix)<configuration>.brandingSet-meta.xml'.", root.position)
    }
    return BrandingSet(
      file: file, masterLabel: texts["masterLabel"], type: texts["type"], properties: properties)
  }

  private mutating func property(_ element: XMLElement) -> BrandingSet.Property? {
    var name: XMLElement?
    var value: XMLElement?
    for child in element.children {
      switch child.name {
      case "propertyName": name = child
      case "propertyValue": value = child
      default:
        report(
          .warning, .unknownName,
          "\(Excerpt.quoted(child.name)) is no element of a property. It is passed over.",
          child.position)
      }
    }
    guard let name, !name.trimmedText.isEmpty else {
      report(
        .error, .badValue, "The property has no 'propertyName'. Add it; the property is dropped.",
        element.position)
      return nil
    }
    let text = value?.trimmedText ?? ""
    return BrandingSet.Property(
      name: name.trimmedText, value: text.isEmpty ? nil : text, at: name.position)
  }

  private mutating func report(
    _ severity: Problem.Severity, _ code: ProblemCode, _ message: String, _ position: FilePosition
  ) {
    problems.append(Problem(severity, code, message, at: position))
  }
}
