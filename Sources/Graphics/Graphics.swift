internal import CFontconfig
internal import Glibc

/// What the drawing libraries need of a process as a whole.
public enum Graphics {
  /// Frees the process of all that could change pixels; call it first of all, before any thread.
  ///
  /// Removes the variables that the libraries read. The libraries are loaded when something is drawn
  /// first, and whoever does so gives fontconfig an empty configuration before, so that none ever
  /// opens the host's. Where they are linked directly, Pixman has read `PIXMAN_DISABLE` before a
  /// program begins: if it is set, the program starts again without it.
  public static func prepareProcess() {
    let startsAgain = getenv("PIXMAN_DISABLE") != nil
    for name in variables { unsetenv(name) }
    setenv("FC_LANG", "en", 1)
    if startsAgain { startAgain() }
  }

  /// An empty configuration in place of the host's, made once.
  ///
  /// Every font library has its own; this one answers whoever asks fontconfig without one.
  static let emptyConfiguration: Bool = {
    guard let configuration = FcConfigCreate() else { return false }
    FcConfigSetRescanInterval(configuration, 0)
    return FcConfigSetCurrent(configuration) != 0
  }()

  /// The variables that change what is drawn, or by which locale librsvg and Pango choose.
  private static let variables = [
    "FC_DEBUG", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FONTCONFIG_CACHE",
    "FREETYPE_PROPERTIES", "HB_OPTIONS", "HB_SHAPER_LIST", "HB_FONT_FUNCS", "LANG", "LANGUAGE",
    "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "PANGO_LANGUAGE", "PANGOCAIRO_BACKEND", "PIXMAN_DISABLE",
    "RSVG_LOG",
  ]

  private static func startAgain() {
    var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    execv("/proc/self/exe", arguments)
    // Without /proc the program goes on; pixman then draws the same pixels unless its fast paths
    // are off too.
    for argument in arguments { free(argument) }
  }
}
