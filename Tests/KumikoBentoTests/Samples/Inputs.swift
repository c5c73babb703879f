import KumikoBento

struct Size: Option { let displayName: String }

/// Pickers and boxes as keyboards.
@MainActor
func choices(
  _ sizes: [Size], _ chosen: Size?, pick: @escaping (Size) -> Void, day: Date?,
  setDay: @escaping (Date) -> Void
) -> [Node<String>] {
  let picker = Component.OptionPicker(options: sizes, selected: chosen, didPickItem: pick)
  let words = Component.OptionPicker(options: ["one", "two"], selected: nil) { print($0) }
  let keys =
    Box<Int, Int>.empty
    |-+ Section(id: 0) |---+ Node(id: 0, component: Note(text: "key"))
  return Node(
    id: "size",
    component: Component.DetailedDescription(
      texts: ["Size"], detail: .plain(chosen?.displayName ?? "–"), accessory: .none
    )
    .customInput(picker, contentStatus: chosen == nil ? .empty : .populated))
    |---+ Node(
      id: "day",
      component: Component.Description(text: "Day", styleSheet: .init())
        .customInput(
          Component.DatePicker(date: day, didPickDate: setDay), highlightColor: nil))
    |---+ Node(id: "words", component: Note(text: "words").customInput(words))
    |---+ Node(id: "own", component: Note(text: "own keyboard").customInput(keys))
    |---? .iff(day == nil) {
      Node(id: "auto", component: Note(text: "auto").autodisplayingCustomInput(keys))
    }
}

/// A row that is tapped.
struct Gate: Renderable {
  final class GateView: InteractiveView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }
  }

  let name: String
  let didTap: (() -> Void)?

  func render(in view: GateView) {
    view.enforcesMinimumHeight = true
    view.label.text = name
    view.highlightingGesture.highlightColor = .lightGray
    view.highlightingGesture.didTap = didTap.map(HighlightingGesture.TapAction.resign)
    view.highlightingGesture.didRebindView()
  }
}

/// A row that can be deleted, and hears when it is seen.
@MainActor
func deletable(
  _ text: String, shown: @escaping () -> Void = {}, hidden: @escaping () -> Void = {},
  didDelete: @escaping () -> Void
) -> AnyRenderable {
  return Note(text: text)
    .on(willDisplayItem: shown, didEndDisplayingItem: hidden)
    .deletable(deleteActionText: "Remove", backgroundColor: .purple, didDelete: didDelete)
}
