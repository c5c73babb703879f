import KumikoComponents
import UIKit

/// A component whose row takes the keys when it is tapped; see
/// `customInput(_:contentStatus:highlightColor:)`.
public struct CustomInputComponent<Wrapped: Component>: ComponentWrapping {
  /// The component inside.
  public var wrapped: Wrapped
  let input: CustomInput?
  let status: FocusEligibility.ContentStatus?
  let highlightColor: UIColor
  let displaysItself: Bool

  /// Mounts the component inside, and brings the input.
  public func didMount(to content: Wrapped.Content, storage: ViewStorage) {
    wrapped.didMount(to: content, storage: storage)
    guard let container = storage.container, let input else {
      storage.row[CustomInputSession.wasDisplayed] = nil
      return
    }
    let session = container.input as? CustomInputSession ?? CustomInputSession()
    container.input = session
    session.update(
      input, highlight: highlightColor, showsToolbar: !displaysItself, in: container)
    if displaysItself, storage.row[CustomInputSession.wasDisplayed] != true {
      display(container, storage.row)
    }
  }

  /// Shows the input as soon as the row is on the screen, once: whoever closes it, or goes to a
  /// field, has seen it.
  private func display(_ container: ComponentContainer, _ row: RowStorage) {
    NextTurn.add { [weak container] in
      guard let container, container.window != nil,
        container.isFirstResponder || container.becomeFirstResponder()
      else { return }
      row[CustomInputSession.wasDisplayed] = true
    }
  }

  /// Another input is shown although the component inside stays as it is.
  public func shouldRender(next: Self, in content: Wrapped.Content) -> Bool {
    input != nil || next.input != nil
      || wrapped.shouldRender(next: next.wrapped, in: content)
  }

  /// Leaves the input to the next version of the row, and unmounts the component inside.
  public func willUnmount(from content: Wrapped.Content, storage: ViewStorage) {
    (storage.container?.input as? CustomInputSession)?.abandon()
    wrapped.willUnmount(from: content, storage: storage)
  }
}

extension CustomInputComponent: IdentifiableComponent where Wrapped.ID: Hashable {}

extension CustomInputComponent: Focusable {
  /// Whether there is an input, and whether the row has a content.
  public var focusEligibility: FocusEligibility {
    guard let status, input != nil else { return .ineligible }
    return .eligible(status)
  }
}

extension CustomInputComponent: RowModifying {
  package func modify(_ traits: inout RowTraits) {
    guard input != nil, !displaysItself else { return }
    traits.isSelectable = true
    traits.onSelect.append {}
  }
}

extension Component {
  /// This component in a row that takes the keys when it is tapped, with something else in the
  /// place of the keyboard. Above it is a bar that leads to the fields before and after.
  ///
  /// ```swift
  /// ListRow("Birthday", value: form.birthdayText)
  ///   .customInput(DatePicker(date: form.birthday) { form.birthday = $0 })
  /// ```
  ///
  /// What is rendered while the input is shown changes it in its place; with nil it closes.
  ///
  /// - Parameters:
  ///   - input: What stands in the place of the keyboard; nil if the row takes no keys now.
  ///   - contentStatus: Whether the row has a content; empty by default.
  ///   - highlightColor: What the row is colored with while it has the keys; a light gray by
  ///     default.
  public func customInput(
    _ input: CustomInput?, contentStatus: FocusEligibility.ContentStatus = .empty,
    highlightColor: UIColor = .systemGray5
  ) -> CustomInputComponent<Self> {
    CustomInputComponent(
      wrapped: self, input: input, status: contentStatus, highlightColor: highlightColor,
      displaysItself: false)
  }

  /// This component in a row that takes the keys when it is tapped, with a component in the place
  /// of the keyboard.
  public func customInput(
    _ component: some Component, contentStatus: FocusEligibility.ContentStatus = .empty,
    highlightColor: UIColor = .systemGray5
  ) -> CustomInputComponent<Self> {
    customInput(
      CustomInput(component), contentStatus: contentStatus, highlightColor: highlightColor)
  }

  /// This component in a row that takes the keys by itself as soon as there is an input, for
  /// instance a picker whose options have arrived. Fields before and after do not lead to it.
  public func autodisplayingCustomInput(
    _ input: CustomInput?, highlightColor: UIColor = .systemGray5
  ) -> CustomInputComponent<Self> {
    CustomInputComponent(
      wrapped: self, input: input, status: nil, highlightColor: highlightColor,
      displaysItself: true)
  }
}
