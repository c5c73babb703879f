import KumikoBento

/// A screen of states and actions.
struct Look: BoxAppearance { var traits: UITraitCollection }

enum CounterAction { case add, remove }

final class CounterModel: BoxViewModel {
  let state = MutableBoxProperty(0)
  private(set) var events: [ScreenLifecycleEvent] = []

  func send(action: CounterAction) { state.value += action == .add ? 1 : -1 }
  func send(_ event: ScreenLifecycleEvent) { events.append(event) }
}

struct CounterRenderer: BoxRenderer {
  let observer: (CounterAction) -> Void

  init(observer: @escaping (CounterAction) -> Void, appearance: Look, config: Void) {
    self.observer = observer
  }

  func render(state: Int) -> Screen<Int, Int> {
    let observer = self.observer
    return Screen(
      title: "Count \(state)",
      rightBarItems: [
        BarButtonItem(appearance: .text("Add"), callback: { observer(.add) }),
        BarButtonItem(appearance: .text("Remove"), isEnabled: state > 0) { observer(.remove) },
      ],
      box: Box<Int, Int>.empty
        |-+ (0..<state).map { number in
          Section(id: number)
            |---+ Node(id: 0, component: Note(text: "thing \(number)"))
            |---+ renderSpace(height: 5, rowId: 1)
        },
      pinnedToBottomBox: .empty
        |-+ Section(id: 0) |---+ Node(id: 0, component: Note(text: "pinned")))
  }
}

@MainActor
func counterController(
  _ model: CounterModel
) -> BoxViewController<CounterModel, CounterRenderer, Look> {
  return BoxViewController(
    viewModel: model, renderer: CounterRenderer.self, rendererConfig: (),
    appearance: MutableBoxProperty(Look(traits: .current)))
}

/// A form with all components that take something in.
@MainActor
func form(
  name: String, isOn: Bool, text: String, heard: @escaping (String) -> Void
) -> Box<Int, String> {
  return .empty
    |-+ Section(id: 0)
    |---+ Node(
      id: "name",
      component: Component.TextInput(
        title: "Name", placeholder: "Required", text: .plain(name),
        textDidChange: { heard("name \($0 ?? "")") }, styleSheet: .init()))
    |---+ Node(
      id: "locked",
      component: Component.TextInput(
        title: "Number", text: "12", isEnabled: false, styleSheet: .init()))
    |---+ Node(
      id: "about",
      component: Component.MultilineTextInput(
        text: text, placeholder: "About you", didChangeText: { heard("about \($0)") },
        didFinishEditing: { heard("finished \($0)") },
        styleSheet: .init(
          font: .systemFont(ofSize: 17), textColor: .black, placeholderTextColor: .gray)))
    |---+ Node(
      id: "news",
      component: Component.Toggle(
        title: "News", isOn: isOn, styleSheet: .init(text: LabelStyleSheet()),
        didChangeValue: { heard("news \($0)") }))
    |---+ Node(
      id: "search",
      component: Component.Search(placeholder: "Search", textDidChange: { heard("search \($1)") }))
    |---+ Node(
      id: "save",
      component: Component.Button(
        title: "Save", didTap: { heard("save") }, styleSheet: .init(button: ButtonStyleSheet())))
    |---+ Node(id: "busy", component: Component.Activity(isLoading: true))
    |---+ Node(
      id: "help",
      component: Component.Description(
        text: "Help", didTap: { heard("help") }, styleSheet: .init()))
    |---+ Node(
      id: "details",
      component: Component.DetailedDescription(
        texts: ["Details", "more"], detail: "3", image: .text("★"),
        didTap: { heard("details") }, didTapAccessory: { heard("accessory") }))
}
