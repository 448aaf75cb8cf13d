import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A document on the whole screen.
enum PDFViewerMockup: Mockup {
  static let name = "pdf-viewer"
  static let group = "PDF viewer"
  static let summary = "A document on the whole screen, or why it cannot be shown"
  static let canvas = MockupCanvas.screen
  static let states = ["pages", "error"]
  static let tokens: [ColorToken] = [.pdfViewerPageBackground]

  static func body(state: String, in context: MockupContext) -> some View {
    if state == "error" { failure(context) } else { pages(context) }
  }

  private static func pages(_ context: MockupContext) -> some View {
    let copy = context.copy.attachments
    return VStack(spacing: 0) {
      StatusBar().background(Color(.titleBarBackground))
      TitleBar(title: copy.warranty, action: .download)
      VStack(spacing: 12) {
        first(context)
        second(context)
      }
      .frame(maxWidth: 640)
      .padding(16)
      .fixedSize(horizontal: false, vertical: true)
      .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
      .frame(maxWidth: .infinity)
      .clipped()
    }
    .background(Color(.surface2))
    .overlay(alignment: .bottom) {
      VStack(spacing: 0) {
        PageCount(text: copy.pageCount).padding(.bottom, 12)
        HomeIndicator(ink: .black)
      }
    }
  }

  private static func first(_ context: MockupContext) -> some View {
    let copy = context.copy.attachments
    return PDFPage(context: context) {
      Text(copy.warrantyTerms)
        .font(.system(size: 24, weight: .semibold))
        .foregroundStyle(.black)
      Text(copy.warrantySubject)
        .font(.system(size: 13))
        .foregroundStyle(Color(hex: 0x5C5C5C))
        .padding(Insets(top: 2, bottom: 18))
      PrintLines(ends: [0, 12, 6, 112])
      section(copy.covered)
      PrintLines(ends: [8, 0, 18, 4, 90])
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: 6).fill(Color(hex: 0xEAF2FB))
        RoundedRectangle(cornerRadius: 6).fill(Color(hex: 0xF5ECDF))
      }
      .frame(height: 92)
      .padding(.vertical, 16)
      PrintLines(ends: [6, 0, 176])
    }
  }

  private static func second(_ context: MockupContext) -> some View {
    PDFPage(context: context) {
      section(context.copy.attachments.howToClaim).padding(.top, -20)
      PrintLines(ends: [0, 15, 4, 8, 137])
    }
  }

  private static func section(_ title: String) -> some View {
    Text(title)
      .font(.system(size: 14, weight: .semibold))
      .foregroundStyle(.black)
      .padding(Insets(top: 20, bottom: 8))
  }

  private static func failure(_ context: MockupContext) -> some View {
    let copy = context.copy.attachments
    let side = context.scaled(56)
    return CenteredPage(title: copy.warranty, ground: .fullScreenBackground) {
      Image(.iconPDF).resizable()
        .frame(width: side, height: side)
        .foregroundStyle(Color(.disabled1))
        .part("icon")
      Text(copy.unreadable)
        .font(Font(.bodyScale2Semibold))
        .foregroundStyle(Color(.fullScreenTitleColor))
        .padding(.top, 16)
      Text(copy.unreadableReason)
        .font(Font(.bodyScale1Regular))
        .foregroundStyle(Color(.onSurface2))
        .padding(Insets(top: 4, bottom: 20))
      OutlineButton(
        context: context, title: Text(copy.downloadInstead), style: .callToAction)
    }
    .multilineTextAlignment(.center)
  }
}
