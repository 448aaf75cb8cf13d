public import TintypePrimitives

extension FontCatalogue {
  /// The face that a request gets, by the rules of iOS as far as they are documented.
  ///
  /// No name stands for the system font. A name is a PostScript name, byte for byte, whose weight
  /// and slant are then its own; else, or where its family of the same name has a nearer face, a
  /// family, of which the face nearest to weight and slant is taken; else a family as wide as one that iOS ships, or the system font's stand-in, is drawn. CSS generics
  /// are no names. Nothing is read out of a name: `*`, `:`, `,` and digits have no meaning.
  public func resolve(_ request: FontRequest) -> FontResolution {
    guard let name = request.name else {
      return standIn(request, .systemSubstitute, alsoOnIOS: false)
    }
    if Self.genericNames.contains(name.lowercased()) {
      return standIn(request, .genericName, alsoOnIOS: true)
    }
    let family = faces(named: name)
    let nearest = nearest(in: family, weight: request.weight, isItalic: request.isItalic)
    if let index = face(postScriptName: name),
      nearest == nil || !family.contains(index) || nearest == index
    {
      return FontResolution(
        face: faces[index], reason: .exact, alsoOnIOS: false, isSyntheticBold: false,
        isSyntheticSlant: false, index: index)
    }
    guard let index = nearest else {
      return standIn(request, .familyMissing, alsoOnIOS: !IOSFonts.contains(name))
    }
    let face = faces[index]
    let isSlantMissing = request.isItalic != face.isItalic
    let reason: FontUse.Reason =
      face.weight != request.weight ? .weightMissing : isSlantMissing ? .slantMissing : .exact
    return FontResolution(
      face: face, reason: reason, alsoOnIOS: reason != .exact,
      isSyntheticBold: Self.isBoldMissing(request, face),
      isSyntheticSlant: isSlantMissing && request.isItalic,
      index: index)
  }

  /// Whether a face is so light that outlines are made bolder.
  ///
  /// Source: CSS Fonts 4, section 2.5.3, "font-synthesis-weight": bold is 600 and more.
  private static func isBoldMissing(_ request: FontRequest, _ face: FontFace) -> Bool {
    request.weight >= 600 && face.weight < 600 && !face.isColor
  }

  private func standIn(
    _ request: FontRequest, _ reason: FontUse.Reason, alsoOnIOS: Bool
  ) -> FontResolution {
    var candidates = systemFaces
    if request.name == nil, request.isMonospaced, !monospacedFaces.isEmpty {
      candidates = monospacedFaces
    }
    if !alsoOnIOS, let twin = request.name.flatMap(MetricTwins.family) {
      let twins = faces(family: twin)
      if !twins.isEmpty { candidates = twins }
    }
    let index = nearest(in: candidates, weight: request.weight, isItalic: request.isItalic) ?? 0
    return FontResolution(
      face: faces[index], reason: reason, alsoOnIOS: alsoOnIOS,
      isSyntheticBold: Self.isBoldMissing(request, faces[index]),
      isSyntheticSlant: request.isItalic && !faces[index].isItalic, index: index)
  }

  /// The face nearest to a weight and slant; nil if there is none.
  ///
  /// Source: CSS Fonts 4, section 5.2, "Matching font styles": width, then slant, then weight.
  func nearest(in candidates: [Int], weight: Int, isItalic: Bool) -> Int? {
    func distance(_ index: Int) -> (Int, Int, Int, Int) {
      let face = faces[index]
      let (turn, steps) = Self.weightDistance(from: weight, to: face.weight)
      return (abs(face.widthClass - 5), face.isItalic == isItalic ? 0 : 1, turn, steps)
    }
    return candidates.min { distance($0) < distance($1) }
  }

  /// The order in which weights are tried: in which turn, and how far away.
  ///
  /// From 400 to 500 first up to 500, then down, then up; below 400 down first; above 500 up first.
  private static func weightDistance(from wanted: Int, to weight: Int) -> (Int, Int) {
    let steps = abs(weight - wanted)
    switch wanted {
    case ..<400: return (weight <= wanted ? 0 : 1, steps)
    case 400...500:
      if weight >= wanted && weight <= 500 { return (0, steps) }
      return (weight < wanted ? 1 : 2, steps)
    default: return (weight >= wanted ? 0 : 1, steps)
    }
  }

  /// Names that CSS gives a meaning and iOS does not.
  ///
  /// Source: CSS Fonts 4, section 2.1.3, "Generic font families"; `-apple-system` and
  /// `BlinkMacSystemFont` are browsers' own.
  private static let genericNames: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji", "fangsong", "-apple-system",
    "blinkmacsystemfont",
  ]
}

extension FontCatalogue {
  /// The weights that a family has, ascending.
  public func weights(of family: String) -> [Int] {
    Set(faces(named: family).map { faces[$0].weight }).sorted()
  }

  /// A face of the file of a name, with or without its folder and extension; nil if there is none.
  public func face(file name: String) -> FontFace? {
    faces.first { face in
      let file = face.path.split(separator: "/").last.map(String.init) ?? face.path
      return file == name || file.dropLast(4) == name
    }
  }
}
