import Kumiko
import UIKit

/// A text of several lines whose row grows with it.
struct NoteRow: Component, ControlRow {
  var id: String
  var placeholder: String
  var text: String
  var didChange: @MainActor (String) -> Void

  func renderContent() -> NoteRowView { NoteRowView() }

  func render(in content: NoteRowView) {
    content.field.accessibilityIdentifier = id
    content.field.accessibilityLabel = placeholder
    content.hint.text = placeholder
    content.hint.isHidden = !text.isEmpty
    if !content.field.isFirstResponder, content.field.text != text { content.field.text = text }
  }

  func setBehaviors(in content: NoteRowView) { content.didChange = didChange }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    let probe = NoteRowView.makeField()
    probe.text = text
    let width = bounds.width - 2 * RowMetrics.margin
    let fitting = probe.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: bounds.width, height: max(2 * RowMetrics.single, fitting.height))
  }
}

/// What a ``NoteRow`` is drawn in.
final class NoteRowView: UIView, UITextViewDelegate {
  let field = NoteRowView.makeField()
  let hint = UILabel()
  var didChange: (@MainActor (String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.delegate = self
    hint.font = .preferredFont(forTextStyle: .body)
    hint.adjustsFontForContentSizeCategory = true
    hint.textColor = .placeholderText
    addSubview(field)
    addSubview(hint)
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  /// Makes a text view that is as tall as its text and stands where the other rows' text stands.
  static func makeField() -> UITextView {
    let field = UITextView(frame: .zero, textContainer: nil)
    let side = RowMetrics.margin - field.textContainer.lineFragmentPadding
    field.textContainerInset = UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.backgroundColor = .clear
    field.isScrollEnabled = false
    return field
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds
    let margin = RowMetrics.margin
    _ = UIView.place(
      hint, y: field.textContainerInset.top, from: margin, to: bounds.width - margin)
  }

  func textViewDidChange(_ textView: UITextView) { didChange?(textView.text ?? "") }
}
