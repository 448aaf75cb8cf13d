import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A record as text, cut by a fade until it is expanded.
///
/// Code runs from left to right in every language.
struct JSONViewer: View {
  let context: MockupContext
  var isExpanded = false

  private static let code = [
    "{", "  \"order\": 10482,", "  \"status\": \"in transit\",", "  \"parcels\": [",
    "    { \"weight\": 1.4 },", "    { \"weight\": 0.3 }", "  ],", "  \"carrier\": \"Northwind\",",
    "  \"paid\": true", "}",
  ]

  var body: some View {
    VStack(spacing: 0) {
      lines
        .overlay(alignment: .bottom) {
          if !isExpanded {
            Rectangle()
              .fill(
                LinearGradient(
                  colors: [
                    Color(.jsonViewerFadeOverlayColor).opacity(0),
                    Color(.jsonViewerFadeOverlayColor),
                  ], startPoint: .top, endPoint: .bottom)
              )
              .frame(height: context.scaled(32, with: .footnote, limit: 4))
          }
        }
      Hairline().foregroundStyle(Color(.jsonViewerDividerColor))
      Expander(
        context: context, isExpanded: isExpanded, style: .bodyScaleBaseSemibold,
        ink: .jsonViewerExpandTextColor
      )
      .frame(maxWidth: .infinity)
    }
    .background { RoundedRectangle(cornerRadius: 12).fill(Color(.jsonViewerBackground)) }
    .part("json")
  }

  private var lines: some View {
    let width = context.scaled(14, with: .caption2, limit: 4)
    return VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(Self.code.prefix(isExpanded ? .max : 7).enumerated())) { index, line in
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text("\(index + 1)")
            .font(Font(.bodyScaleNeg2Regular))
            .foregroundStyle(Color(.jsonViewerTextColor).opacity(0.75))
            .frame(width: width, alignment: .trailing)
          Text(line)
            .font(Font(.bodyScaleBaseRegular).monospaced())
            .foregroundStyle(Color(.jsonViewerTextColor))
        }
      }
    }
    .padding(Insets(top: 12, leading: 14, bottom: isExpanded ? 12 : 0, trailing: 14))
    .frame(maxWidth: .infinity, alignment: .leading)
    .leftToRight()
    .part("code")
  }
}
