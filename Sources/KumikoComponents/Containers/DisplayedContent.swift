/// A content that is displayed, and the component bound to it.
///
/// It tells the component when the display ends; soon after the last reference is gone if nobody
/// did before, as when a list dies on screen.
@MainActor
final class DisplayedContent {
  private let state: State

  /// Whether the component has yet to be told.
  private var isOpen = true

  @MainActor
  private final class State {
    var component: ComponentBox
    let content: Any

    init(_ component: ComponentBox, _ content: Any) {
      (self.component, self.content) = (component, content)
    }
  }

  init(component: ComponentBox, content: Any) { state = State(component, content) }

  deinit {
    guard isOpen else { return }
    Task { @MainActor [state] in state.component.contentDidEndDisplay(state.content) }
  }

  /// The component that was bound last.
  var component: ComponentBox {
    get { state.component }
    set { state.component = newValue }
  }

  /// Tells the component that its content is no longer displayed.
  func end() {
    isOpen = false
    state.component.contentDidEndDisplay(state.content)
  }
}
