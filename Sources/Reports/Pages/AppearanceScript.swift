/// Sets the chosen appearance before anything is painted.
enum AppearanceScript {
  static let text = #"""
    try {
      const kept = localStorage.getItem("tintype-appearance");
      if (kept === "light" || kept === "dark") document.documentElement.dataset.appearance = kept;
    } catch {
      // Some browsers keep nothing for pages from disk; the system's appearance is used then.
    }
    """#
}
