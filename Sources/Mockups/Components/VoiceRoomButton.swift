import TintypeTheming
import TintypeViews

/// A round button of the voice room.
struct VoiceRoomButton: View {
  let image: Image
  var isSelected = false

  var body: some View {
    let shape = Circle()
    Group {
      if isSelected {
        shape.fill(Color(.voiceRoomCircleButtonSelectedBackground))
      } else {
        shape.strokeBorder(Color(.voiceRoomCircleButtonBorderColor))
      }
    }
    .frame(width: 64, height: 64)
    .overlay {
      image.resizable()
        .frame(width: 28, height: 28)
        .foregroundStyle(Color(isSelected ? .accent1 : .onSurface2))
    }
  }
}
