import KumikoBento

/// A component with a view and a look of its own.
final class CardView: BaseView {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.frame = bounds
    title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(title)
  }

  required init?(coder: NSCoder) { return nil }
}

final class CardSheet: BaseViewStyleSheet<CardView> {
  let title = LabelStyleSheet(textColor: .gray)
  var gap: CGFloat = 4
  init() { super.init(enforcesMinimumHeight: false) }

  override func apply(to view: CardView) {
    super.apply(to: view)
    title.apply(to: view.title)
  }
}

struct Card: AutoRenderable {
  typealias View = CardView
  typealias StyleSheet = CardSheet
  let configurator: (CardView) -> Void
  let styleSheet: CardSheet

  init(_ text: String, _ sheet: CardSheet) {
    configurator = {
      $0.title.text = text
      $0.title.numberOfLines = 1
    }
    styleSheet = sheet
  }
}

@MainActor
func brightSheet() -> CardSheet {
  return CardSheet()
    .compose(\.backgroundColor, .yellow)
    .compose(\.title.font, .boldSystemFont(ofSize: 22))
    .compose(\.title.numberOfLines, 3)
    .compose(\.gap, 9)
}

/// A look that is taken back.
@MainActor
func alertLook() -> StyleSheet<UILabel> {
  return StyleSheet<UILabel>()
    .setting(\.textColor, .red)
    .setting(\.alpha, 0.5)
    .with {
      $0.set(\.textColor, .orange)
      $0.removeValue(for: \.alpha)
    }
}

@MainActor
func alerting(_ text: String) -> AnyRenderable { return Note(text: text).styling(alertLook()) }

/// Sheets of values work as those of views do.
struct Paper {
  var width = 1
  var height = 2
}

@MainActor
func wide() -> StyleSheet<Paper> { return StyleSheet<Paper>().setting(\.width, 7) }
