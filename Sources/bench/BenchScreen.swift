import TintypePrimitives
import TintypeViews

/// The chat screen that the bench draws: the content of the floor program, view by view.
///
/// It has a bar with an avatar, six bubbles, two cards with gradient and shadow, three chips and an
/// input bar, 390 by 844 points.
struct BenchScreen: View {
  private let blue = Color(hex: 0x3B5BDB)
  private let ink = Color(hex: 0x1C1E21)
  private let grey = Color(hex: 0x65676B)

  var body: some View {
    VStack(spacing: 0) {
      bar
      VStack(spacing: 8) {
        ForEach(Self.messages) { bubble($0.text, isOut: $0.isOut) }
      }
      .padding(Insets(top: 12, leading: 12, bottom: 10, trailing: 12))
      Spacer(minLength: 0)
      HStack(spacing: 12) {
        card(
          "Trail Runner 2", "Light, fast and waterproof · €129", Color(hex: 0xFFB199),
          Color(hex: 0xFF0844))
        card(
          "Summit Jacket", "Three layers, recycled shell · €249", Color(hex: 0x89F7FE),
          Color(hex: 0x66A6FF))
      }
      .padding(.leading, 12)
      .fixedSize()
      .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
      .padding(.bottom, 16)
      HStack(spacing: 8) {
        ForEach(["Show shoes", "Show jacket", "Add both"]) { chip($0) }
        Spacer(minLength: 0)
      }
      .padding(.leading, 12)
      .padding(.bottom, 12)
      inputBar
    }
    .background(Color(hex: 0xF4F5F7))
  }

  private func style(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
    .custom("Inter", fixedSize: size).weight(weight)
  }

  private var bar: some View {
    HStack(spacing: 0) {
      Image(glyph: "chevronBack").resizable().frame(width: 24, height: 24)
        .foregroundStyle(blue)
        .padding(.leading, 14)
      Circle()
        .fill(
          LinearGradient(
            colors: [Color(hex: 0x4F7CFF), Color(hex: 0x9B5CFF)], startPoint: .topLeading,
            endPoint: .bottomTrailing)
        )
        .frame(width: 36, height: 36)
        .overlay { Text("AV").font(style(14, .semibold)).foregroundStyle(.white) }
        .padding(.leading, 10)
      VStack(alignment: .leading, spacing: 2) {
        Text("Ava from Northwind").font(style(16, .semibold)).foregroundStyle(ink)
        Text("Online · usually replies in a minute").font(style(12)).foregroundStyle(grey)
      }
      .padding(.leading, 10)
      Spacer(minLength: 0)
    }
    .frame(height: 60)
    .background(.white)
    .overlay(alignment: .bottom) { Color(hex: 0xDADDE1).frame(height: 1) }
  }

  private func bubble(_ text: String, isOut: Bool) -> some View {
    Text(text)
      .font(style(15))
      .foregroundStyle(isOut ? .white : ink)
      .padding(Insets(top: 10, leading: 14, bottom: 10, trailing: 14))
      .background {
        if isOut {
          RoundedRectangle(cornerRadius: 18).fill(blue)
        } else {
          RoundedRectangle(cornerRadius: 18).fill(.white).strokeBorder(Color(hex: 0xE4E6EB))
        }
      }
      .frame(maxWidth: 284, alignment: isOut ? .trailing : .leading)
      .frame(maxWidth: .infinity, alignment: isOut ? .trailing : .leading)
  }

  private func card(
    _ title: String, _ subtitle: String, _ from: Color, _ to: Color
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      UnevenRoundedRectangle(
        cornerRadii: RectangleCornerRadii(topLeading: 16, topTrailing: 16)
      )
      .fill(LinearGradient(colors: [from, to], startPoint: .top, endPoint: .bottomTrailing))
      .frame(height: 82)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(style(14, .semibold)).foregroundStyle(ink)
        Text(subtitle).font(style(12)).foregroundStyle(grey)
      }
      .padding(Insets(top: 8, leading: 12, bottom: 8, trailing: 12))
      Spacer(minLength: 0)
    }
    .frame(width: 200, height: 150)
    .background { RoundedRectangle(cornerRadius: 16).fill(.white) }
    .shadow(color: .black.opacity(0.18), radius: 16, y: 4)
  }

  private func chip(_ title: String) -> some View {
    Text(title)
      .font(style(14, .medium))
      .foregroundStyle(blue)
      .padding(.horizontal, 15)
      .frame(height: 32)
      .background { Capsule().fill(.white).strokeBorder(blue) }
  }

  private var inputBar: some View {
    HStack(spacing: 0) {
      Image(glyph: "uiAdd").resizable().frame(width: 24, height: 24)
        .foregroundStyle(grey)
        .padding(.leading, 14)
      Text("Write a message…")
        .font(style(15))
        .foregroundStyle(Color(hex: 0x8A8D91))
        .padding(.horizontal, 14)
        .frame(height: 40)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background { Capsule().fill(Color(hex: 0xF0F2F5)) }
        .padding(.horizontal, 10)
      Circle().fill(blue)
        .frame(width: 36, height: 36)
        .overlay {
          Image(glyph: "actionSend").resizable().frame(width: 22, height: 22)
            .foregroundStyle(.white)
        }
        .padding(.trailing, 14)
    }
    .frame(height: 60)
    .background(.white)
    .overlay(alignment: .top) { Color(hex: 0xDADDE1).frame(height: 1) }
  }

  private static let messages: [(isOut: Bool, text: String)] = [
    (false, "Hi Sam, thanks for getting in touch! How can we help you today?"),
    (
      true,
      "My parcel was due on Tuesday, but the tracking page has not moved since it left the depot. "
        + "Can you find out where it is?"
    ),
    (false, "Of course. One moment, please."),
    (
      false,
      "It looks like the courier attempted a delivery yesterday at 14:32 and left it with the "
        + "pick-up point on Harbour Street. You can collect it until Saturday, or we can send it "
        + "again."
    ),
    (true, "Send it again please, and add these two to the order if you have them."),
    (false, "Both are in stock. Which one would you like to see first?"),
  ]
}
