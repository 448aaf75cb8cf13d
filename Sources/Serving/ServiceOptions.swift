public import TintypeRendering
public import TintypeTheming

/// What the service draws, and what it bears.
public struct ServiceOptions: Sendable {
  /// A theme that needs no upload.
  public struct BuiltIn: Sendable {
    /// The name by which requests ask for it.
    public let name: String
    /// The name that messages give its file.
    public let file: String
    /// The theme as a file would hold it.
    public let text: String

    /// Creates a built-in theme.
    public init(name: String, file: String, text: String) {
      self.name = name
      self.file = file
      self.text = text
    }
  }

  /// How much is logged.
  public enum Log: String, Sendable, CaseIterable {
    case all
    case errors
    case none
  }

  /// The mockups of each system.
  public var mockups: [ThemeSystem: MockupList]
  /// The themes that need no upload.
  public var builtIn: [BuiltIn]
  /// The fonts of themes that bring none.
  public var fonts: SessionFonts
  /// The folders of fonts that stand in for others.
  public var standIns: [String]
  /// The folders of further fonts.
  public var fontFolders: [String]
  /// The version that `/openapi.json` tells.
  public var version: String

  /// Where to listen.
  public var address = ListenAddress.standard
  /// What requests have to bring; nil asks for nothing.
  public var token: String?
  /// Threads that draw.
  public var jobs = RenderSession.defaultJobs
  /// Requests that may wait for a thread.
  public var queue = 128
  /// The seconds that a request may take to arrive, to be answered, and to be read; each.
  public var deadline = 30.0
  /// The largest body in bytes.
  public var bodyLimit = 16 << 20
  /// The bytes of pictures that are kept in memory.
  public var cacheLimit = 64 << 20
  /// The folder of pictures that outlive the service; nil keeps none.
  public var cacheFolder: String?
  /// The bytes of uploads that are kept.
  public var storeLimit = 512 << 20
  /// The seconds that an upload is kept unused.
  public var lifetime = 3600.0
  /// How much is logged.
  public var log = Log.all

  /// Creates options.
  public init(
    mockups: [ThemeSystem: MockupList], builtIn: [BuiltIn], fonts: SessionFonts,
    standIns: [String], fontFolders: [String], version: String
  ) {
    self.mockups = mockups
    self.builtIn = builtIn
    self.fonts = fonts
    self.standIns = standIns
    self.fontFolders = fontFolders
    self.version = version
  }
}
