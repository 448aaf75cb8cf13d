import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A short notice over the feed.
struct Toast: View {
  /// What a notice is about.
  enum Kind {
    case info
    case success
    case warning
    case error
  }

  let context: MockupContext
  let kind: Kind
  let text: Text

  var body: some View {
    let isDark = context.environment.colorScheme == .dark
    let side = context.scaled(20)
    let line = context.lineHeight(.bodyScale1Semibold)
    HStack(alignment: .top, spacing: 12) {
      glyph.resizable().frame(width: side, height: side).frame(height: line)
      text
        .font(Font(.bodyScale1Semibold))
        .frame(maxWidth: .infinity, alignment: .leading)
      Image(.iconClose).resizable().frame(width: side, height: side).frame(height: line)
        .opacity(0.8)
        .part("close")
    }
    .foregroundStyle(Color(ink))
    .padding(Insets(top: 14, leading: 16, bottom: 14, trailing: 16))
    .frame(minHeight: 48)
    .background {
      RoundedRectangle(cornerRadius: 12).fill(Color(ground))
        .strokeBorder(Color(ink).opacity(isDark ? 0.34 : 0.2))
    }
    .shadow(color: .black.opacity(isDark ? 0.4 : 0.12), radius: 16, y: 4)
    .part("toast")
  }

  private var glyph: Image {
    switch kind {
    case .info: Image(glyph: "info")
    case .success: Image(glyph: "checkCircle")
    case .warning: Image(.statusWarning)
    case .error: Image(.statusError)
    }
  }

  private var ink: ColorToken {
    switch kind {
    case .info: .toastInfoForeground
    case .success: .toastSuccessForeground
    case .warning: .toastWarningForeground
    case .error: .toastErrorForeground
    }
  }

  private var ground: ColorToken {
    switch kind {
    case .info: .toastInfoBackground
    case .success: .toastSuccessBackground
    case .warning: .toastWarningBackground
    case .error: .toastErrorBackground
    }
  }
}
