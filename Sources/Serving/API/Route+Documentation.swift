extension Route {
  /// What a request brings.
  struct Body {
    let type: String
    let schema: String?
  }

  /// What is answered if all goes well.
  struct Answer {
    let status: Int
    let description: String
    /// The media types; none without a body.
    var types: [String] = []
    var schema: String?
  }

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .health: "Whether the process answers."
    case .ready: "Whether requests are taken."
    case .metrics: "Counts for Prometheus."
    case .openAPI: "This description."
    case .gallery: "A page with every mockup in the built-in themes."
    case .mockups: "What can be drawn: mockups, states, axes."
    case .uploadFile: "Keeps a file: an icon, a font, a picture to compare."
    case .uploadTheme: "Reads and keeps a theme, with what it names."
    case .theme: "What is known of a theme: problems, contrast."
    case .cell: "A cell of a theme, as a picture or as its record."
    case .draw: "Draws one cell, its theme in the request."
    case .picture: "A picture by its name, which never means another."
    case .comparePictures: "Compares two uploaded pictures."
    case .compareThemes: "Compares two themes, and names what changed each area."
    case .createJob: "Draws a matrix in the background."
    case .job: "What a job is at, with the records of its cells."
    case .cancelJob: "Draws no further cells of a job."
    case .jobEvents: "A job's progress as server-sent events: state, cell, end."
    case .jobPicture: "A picture of a job."
    case .jobArchive: "All pictures of a job as a ZIP archive."
    }
  }

  /// What a request brings; nil if nothing.
  var body: Body? {
    switch self {
    case .uploadFile: Body(type: "application/octet-stream", schema: nil)
    case .uploadTheme: Body(type: "application/json", schema: "ThemeRequest")
    case .draw: Body(type: "application/json", schema: "DrawRequest")
    case .comparePictures: Body(type: "application/json", schema: "ComparePicturesRequest")
    case .compareThemes: Body(type: "application/json", schema: "CompareThemesRequest")
    case .createJob: Body(type: "application/json", schema: "JobRequest")
    case .health, .ready, .metrics, .openAPI, .gallery, .mockups, .theme, .cell, .picture, .job,
      .cancelJob, .jobEvents, .jobPicture, .jobArchive:
      nil
    }
  }

  /// What is answered if all goes well.
  var answers: [Answer] {
    let picture = PictureFormat.allCases.map(\.mediaType)
    func json(_ description: String, _ schema: String, _ status: Int = 200) -> [Answer] {
      [
        Answer(
          status: status, description: description, types: ["application/json"], schema: schema)
      ]
    }
    let known = Answer(status: 304, description: "The client has it.")
    switch self {
    case .health, .ready, .metrics:
      return [Answer(status: 200, description: summary, types: ["text/plain"])]
    case .openAPI: return json(summary, "Any")
    case .gallery: return [Answer(status: 200, description: summary, types: ["text/html"])]
    case .mockups: return json(summary, "Mockups")
    case .uploadFile: return json("The file's id.", "File", 201)
    case .uploadTheme: return json("The theme's id and what was found in it.", "Theme", 201)
    case .theme: return json(summary, "Theme")
    case .cell, .draw:
      let found = Answer(
        status: 200, description: "The picture or record.", types: picture, schema: "Record")
      return self == .cell ? [found, known] : [found]
    case .picture:
      let types = PictureFormat.allCases.filter { $0 != .json }.map(\.mediaType)
      return [Answer(status: 200, description: "The picture.", types: types), known]
    case .comparePictures: return json("What differs.", "PictureDifference")
    case .compareThemes: return json("What differs and why.", "ThemeDifference")
    case .createJob: return json("The job, which runs.", "Job", 202)
    case .job, .cancelJob: return json("The job.", "Job")
    case .jobEvents:
      return [Answer(status: 200, description: "Events.", types: ["text/event-stream"])]
    case .jobPicture:
      return [Answer(status: 200, description: "The picture.", types: ["image/png"])]
    case .jobArchive:
      return [Answer(status: 200, description: "The archive.", types: ["application/zip"])]
    }
  }
}
