import TintypePrimitives
import TintypeTheming
import TintypeViews

/// A page of the team's own app under the launcher.
struct AppPage: View {
  let context: MockupContext
  let launcher: Launcher

  var body: some View {
    let copy = context.copy.orders
    VStack(spacing: 0) {
      StatusBar(ink: Color(.foregroundColor))
      VStack(alignment: .leading, spacing: 0) {
        Text(copy.yours)
          .font(Font(.titlesScale5Regular))
          .foregroundStyle(Color(.foregroundColor))
        Text(copy.onTheirWay)
          .font(Font(.bodyScale1Regular))
          .foregroundStyle(Color(.onSurface2))
        VStack(spacing: 12) {
          OrderCard(context: context, motif: .kettle, order: copy.arriving[0])
          OrderCard(context: context, motif: .grinder, order: copy.arriving[1])
        }
        .padding(.top, 14)
        UtteranceList(context: context).padding(.top, 28)
      }
      .padding(Insets(top: 20, leading: 16, bottom: 16, trailing: 16))
      .fixedSize(horizontal: false, vertical: true)
      Spacer(minLength: 8)
      launcher.padding(Insets(leading: 16, bottom: 12, trailing: 16))
      HomeIndicator(ink: Color(.foregroundColor))
    }
    .background(Color(.backgroundColor))
  }
}
