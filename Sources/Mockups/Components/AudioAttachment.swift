import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A recording that was sent.
struct AudioAttachment: View {
  /// How a recording stands.
  enum Status {
    case playing
    case paused
    case broken
  }

  let context: MockupContext
  let status: Status

  var body: some View {
    let copy = context.copy.attachments
    HStack(spacing: 12) {
      button
      VStack(alignment: .leading, spacing: 0) {
        Text(status == .broken ? copy.oldVoiceNote : copy.voiceNote)
          .font(Font(.bodyScale1Semibold))
          .foregroundStyle(Color(.audioAttachmentTitleColor))
          .lineLimit(context.textSize.isAccessibility ? nil : 1)
          .part("title")
        switch status {
        case .playing:
          progress(0.353)
          duration(copy.elapsed)
        case .paused:
          progress(0)
          duration(copy.length)
        case .broken:
          Text(copy.broken)
            .font(Font(.bodyScaleNeg1Regular))
            .foregroundStyle(Color(.audioAttachmentErrorColor))
            .part("error")
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(Insets(top: 10, leading: 10, bottom: 10, trailing: 14))
    .frame(minHeight: 64)
    .background { RoundedRectangle(cornerRadius: 16).fill(Color(.audioAttachmentBackground)) }
    .part("audio")
  }

  private var button: some View {
    let side = context.scaled(44, limit: 1.25)
    let glyph = context.scaled(20, limit: 1.25)
    return Circle().fill(Color(.audioAttachmentButtonBackground))
      .frame(width: side, height: side)
      .overlay {
        Image(glyph: status == .playing ? "pause" : "play").resizable()
          .frame(width: glyph, height: glyph)
          .foregroundStyle(Color(.onSurfaceInverse1))
      }
      .part("play")
  }

  private func progress(_ share: Double) -> some View {
    ProgressBar(share: share, color: .audioAttachmentProgressColor, track: .borderDisabled1)
      .padding(Insets(top: 6, bottom: 5))
  }

  private func duration(_ text: String) -> some View {
    Text(text).monospacedDigit()
      .font(Font(.bodyScaleNeg1Regular))
      .foregroundStyle(Color(.audioAttachmentDurationColor))
      .part("duration")
  }
}
