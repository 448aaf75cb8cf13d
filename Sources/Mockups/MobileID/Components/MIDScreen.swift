import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A screen of a MobileID journey: navigation bar, content, actions, perhaps a keyboard.
struct MIDScreen<Content: View, Actions: View>: View {
  let title: WordSlot
  let progress: Double?
  let keyboard: Keyboard.Kind?
  let context: MockupContext
  let content: Content
  let actions: Actions

  init(
    context: MockupContext, title: WordSlot, progress: Double? = nil,
    keyboard: Keyboard.Kind? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder actions: () -> Actions
  ) {
    self.context = context
    self.title = title
    self.progress = progress
    self.keyboard = keyboard
    self.content = content()
    self.actions = actions()
  }

  var body: some View {
    VStack(spacing: 0) {
      MIDNavigationBar(title: Text(title), progress: progress)
      VStack(alignment: .leading, spacing: 0) { content }
        .frame(maxWidth: 560, alignment: .leading)
        .padding(Insets(top: 24, leading: 16, bottom: 16, trailing: 16))
        .fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 8)
      VStack(spacing: 8) { actions }
        .frame(maxWidth: 560)
        .padding(Insets(leading: 16, bottom: keyboard == nil ? 8 : 12, trailing: 16))
        .fixedSize(horizontal: false, vertical: true)
      if let keyboard {
        Keyboard(context: context, kind: keyboard)
      } else {
        HomeIndicator(ink: Color(.grayscaleDark))
      }
    }
    .frame(maxWidth: .infinity)
    .background(Color(.background))
  }
}
