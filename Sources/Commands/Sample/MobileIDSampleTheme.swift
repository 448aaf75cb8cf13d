/// The MobileID theme that is drawn where none is given: an invented brand.
///
/// Its greys and accents pass on white and on the ground that the SDK derives from them.
enum MobileIDSampleTheme {
  /// The name by which `--theme` takes it.
  static let name = "fjord"
  /// What messages name in place of a file.
  static let file = "built-in theme fjord"

  /// The theme as a file would hold it.
  static let text = """
    {
      // The built-in sample: a palette for MobileID, from which its SDK derives dark.
      "system": "mobileid",
      "name": "fjord",
      "version": "1.0.0",
      "colors": {
        "primary": "#0E4FB3",
        "secondary": "#0B76DA",
        "grayscaleDark": "#010306",
        "grayscaleMediumDark": "#3A424E",
        "grayscaleMedium": "#6F7782",
        "grayscaleLight": "#D3D9E1",
        "accentRed": "#D92D20",
        "accentOrange": "#D95F00",
        "accentGreen": "#12934F",
        "background": "#FFFFFF"
      }
    }
    """
}
