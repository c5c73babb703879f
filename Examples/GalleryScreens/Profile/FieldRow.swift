import Kumiko
import UIKit

/// A titled text field.
///
/// The field owns its text while it is edited: rendering then changes neither text nor caret.
struct FieldRow: Component, ControlRow {
  var id: String
  var title: String
  var placeholder: String
  var text: String
  var keyboard = UIKeyboardType.default
  var didChange: @MainActor (String) -> Void

  func renderContent() -> FieldRowView { FieldRowView() }

  func render(in content: FieldRowView) {
    content.title.text = title
    content.field.accessibilityIdentifier = id
    content.field.accessibilityLabel = title
    content.field.placeholder = placeholder
    content.field.keyboardType = keyboard
    content.field.autocapitalizationType = keyboard == .default ? .words : .none
    if !content.field.isFirstResponder, content.field.text != text { content.field.text = text }
  }

  func setBehaviors(in content: FieldRowView) { content.didChange = didChange }
}

/// What a ``FieldRow`` is drawn in.
final class FieldRowView: StackRowView {
  let title = UILabel()
  let field = UITextField()
  var didChange: (@MainActor (String) -> Void)?

  init() {
    title.font = .preferredFont(forTextStyle: .body)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.returnKeyType = .done
    super.init(texts: [title, field])
    hasColumns = true
    field.addAction(
      UIAction { [weak self] _ in self?.tell() }, for: .editingChanged)
    // A field leaves the keyboard at return if anything listens to this event.
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  /// The whole row leads into its field.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? field : hit
  }

  private func tell() { didChange?(field.text ?? "") }
}
