import TintypeTheming
import TintypeViews

/// The view itself, as an iOS developer would write it in SwiftUI.
struct LoyaltyCard: View {
  let state: String

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 8) {
        Text("Acme Club").font(Font(.titlesScale3Semibold)).foregroundColor(Color(.onSurface1))
          .part("title")
        Spacer()
        Text(state == "expired" ? "0" : "1,240").font(Font(.titlesScale3Semibold))
          .foregroundColor(Color(state == "expired" ? .borderError1 : .accent1)).part("points")
      }
      Text(message).font(Font(.bodyScale1Regular)).foregroundColor(Color(.onSurface1))
        .part("message")
      if state == "reward" {
        Text("Redeem").font(Font(.bodyScale1Semibold))
          .foregroundColor(Color(.userMessageBubbleTextColor))
          .padding(.horizontal, 20)
          .frame(minHeight: 44)
          .background {
            RoundedRectangle(cornerRadius: 22).fill(Color(.userMessageBubbleBackground))
          }
          .part("button")
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { RoundedRectangle(cornerRadius: 16).fill(Color(.surfaceContainer1)) }
  }

  private var message: String {
    switch state {
    case "reward": "You have enough points for a free coffee."
    case "expired": "Your points expired on 31 October."
    default: "260 points to your next reward."
    }
  }
}
