import TintypeViews

/// An answer: the agent's name and what it says, 8 points apart.
struct Answer<Content: View>: View {
  let context: MockupContext
  var hasName: Bool
  /// The name of a live person, or nil for the AI agent's.
  var person: String?
  let content: Content

  init(
    context: MockupContext, hasName: Bool = true, person: String? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.context = context
    self.hasName = hasName
    self.person = person
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if hasName { AgentName(context: context, person: person) }
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
