import KumikoComponents
import KumikoRendering
import UIKit

/// A row with a text of many lines, which grows with it.
///
/// ```swift
/// MultilineTextInput(placeholder: "Notes", text: form.notes) { form.notes = $0 }
/// ```
public struct MultilineTextInput: Component, HeightCustomizing {
  /// What stands in an empty field.
  public var placeholder: String
  /// The text.
  public var text: String
  /// What the text looks like.
  public var textProperties: TextProperties
  /// The least number of lines the row has room for; 1 by default.
  public var minimumLineCount: Int
  /// Whether buttons above the keyboard lead to the fields before and after; true by default.
  public var showsFocusToolbar: Bool
  /// Called with every new text.
  public var didChange: (@MainActor (String) -> Void)?
  /// Where the checks of what is bound come together.
  var verdict: Verdict?
  /// Called with the text when the field has lost the keys. See ``onEndEditing(_:)``.
  public var didFinishEditing: (@MainActor (String) -> Void)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - placeholder: What stands in an empty field; nothing by default.
  ///   - text: The text.
  ///   - textProperties: What the text looks like.
  ///   - minimumLineCount: The least number of lines the row has room for; 1 by default.
  ///   - showsFocusToolbar: Whether buttons above the keyboard lead to the fields before and after;
  ///     true by default.
  ///   - didChange: Called with every new text; nil by default.
  public init(
    placeholder: String = "", text: String, textProperties: TextProperties = TextProperties(),
    minimumLineCount: Int = 1, showsFocusToolbar: Bool = true,
    didChange: (@MainActor (String) -> Void)? = nil
  ) {
    self.placeholder = placeholder
    self.text = text
    self.textProperties = textProperties
    self.minimumLineCount = minimumLineCount
    self.showsFocusToolbar = showsFocusToolbar
    self.didChange = didChange
  }

  /// This row with a closure that is called with the text when the field has lost the keys, rather
  /// than the one that it had.
  public func onEndEditing(
    _ action: @escaping @MainActor (String) -> Void
  ) -> MultilineTextInput {
    var copy = self
    copy.didFinishEditing = action
    return copy
  }

  /// Shows the row.
  public func render(in view: MultilineTextInputView) {
    view.showText(of: self)
    view.configure(self)
  }

  /// Takes over the handlers.
  public func setBehaviors(in view: MultilineTextInputView) { view.input = self }

  /// The height of the row, computed.
  public func height(in context: HeightContext) -> CGFloat? {
    let margins = max(16, context.margins.leading) + max(16, context.margins.trailing)
    let measurer = MultilineTextInputView.measurer
    measurer.font = textProperties.font(compatibleWith: context.traits)
    measurer.text = text
    let room = CGSize(width: context.width - margins, height: .greatestFiniteMagnitude)
    let height = context.roundedUp(measurer.sizeThatFits(room).height)
    return max(44, max(height, leastHeight(context.traits)) + 22)
  }

  func leastHeight(_ traits: UITraitCollection) -> CGFloat {
    let line = textProperties.font(compatibleWith: traits).lineHeight
    return (line * CGFloat(max(1, minimumLineCount))).rounded(.up)
  }
}

extension MultilineTextInput: RowModifying {
  package func modify(_ traits: inout RowTraits) {
    traits.look.isCard = true
    traits.isSelectable = false
  }
}

extension MultilineTextInput: Focusable, TypedTextField {
  /// Whether there is a text.
  public var focusEligibility: FocusEligibility { focusEligibility(showing: text) }

  var renderedText: String? { text }

  func focusEligibility(showing text: String?) -> FocusEligibility {
    .eligible((text ?? "").isEmpty ? .empty : .populated)
  }
}

/// What a ``MultilineTextInput`` is drawn in.
public final class MultilineTextInputView: UIView, FocusableView, UITextViewDelegate {
  static let measurer = makeTextView()

  /// The text view.
  public let textView = makeTextView()
  private let placeholder = StyledLabel()
  private lazy var toolbar = FocusToolbar(for: self)
  private var minimumHeight: NSLayoutConstraint?
  fileprivate var input: MultilineTextInput?

  private static func makeTextView() -> UITextView {
    let view = UITextView(frame: .zero, textContainer: nil)
    view.isScrollEnabled = false
    view.backgroundColor = .clear
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    return view
  }

  /// Makes an empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16)
    textView.delegate = self
    let margins = layoutMarginsGuide
    for view in [placeholder, textView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        view.topAnchor.constraint(equalTo: topAnchor, constant: 11),
      ])
    }
    placeholder.isUserInteractionEnabled = false
    minimumHeight = textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 22)
    minimumHeight?.isActive = true
    NSLayoutConstraint.activate([
      textView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
      heightAnchor.lowest,
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  /// Rows are made in code.
  public required init?(coder: NSCoder) { nil }

  /// Shows what was typed into the row, or else what the component says.
  fileprivate func showText(of input: MultilineTextInput) {
    let text = typedText(over: input.text) ?? input.text
    if textView.text != text { textView.text = text }
  }

  fileprivate func configure(_ input: MultilineTextInput) {
    self.input = input
    let font = input.textProperties.font(compatibleWith: traitCollection)
    if textView.font != font { textView.font = font }
    if textView.textColor != input.textProperties.color {
      textView.textColor = input.textProperties.color
    }
    let alignment = alignment(of: input)
    if textView.textAlignment != alignment { textView.textAlignment = alignment }
    textView.accessibilityLabel = input.placeholder
    textView.inputAccessoryView = input.showsFocusToolbar ? toolbar : nil
    var hint = input.textProperties
    (hint.color, hint.numberOfLines) = (.placeholderText, 1)
    placeholder.show(.plain(input.placeholder), hint)
    placeholder.isHidden = !textView.text.isEmpty
    minimumHeight?.constant = input.leastHeight(traitCollection)
  }

  /// Where the lines of the text begin: by default where those of its script do.
  private func alignment(of input: MultilineTextInput) -> NSTextAlignment {
    let alignment = input.textProperties.alignment
    if alignment == .leading { return .natural }
    return alignment.alignment(in: effectiveUserInterfaceLayoutDirection)
  }

  /// Follows the user's text size. The text stays, which may have been typed.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let input { configure(input) }
  }

  /// Tells of the new text, and has the list give the row its height.
  public func textViewDidChange(_ textView: UITextView) {
    keepTyped(textView.text, over: input?.text)
    placeholder.isHidden = !textView.text.isEmpty
    let height = bounds.height
    let wanted = textView.sizeThatFits(
      CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
    ).height
    let least = input?.leastHeight(traitCollection) ?? 0
    forgetRowHeight()
    input?.didChange?(textView.text)
    if abs(max(max(wanted, least) + 22, 44) - height) > 0.5 {
      updateRowHeight(revealing: textView)
    }
  }

  /// Tells that the field has lost the keys.
  public func textViewDidEndEditing(_ textView: UITextView) {
    input?.didFinishEditing?(textView.text)
  }

  /// Brings the buttons above the keyboard up to date.
  public func textViewDidBeginEditing(_ textView: UITextView) { focusDidBegin() }

  /// Gives the keys to the text.
  public func focus() { textView.becomeFirstResponder() }

  /// Brings the buttons above the keyboard up to date.
  public func neighboringFocusEligibilityDidChange() { toolbar.update() }
}

extension UIView {
  /// Has the row measured when its height is next asked for, also at another width or text size:
  /// its component computes that of the text that it says, until it says what was typed.
  fileprivate func forgetRowHeight() {
    guard let place = ListPlace(around: self), let path = place.path else { return }
    place.adapter.forgetHeight(ofRowAt: path)
  }

  /// Has the list around this view ask for its rows' heights again, and scrolls until the view's
  /// end can be seen.
  func updateRowHeight(revealing view: UIView) {
    guard let place = ListPlace(around: self), place.path != nil else { return }
    UIView.performWithoutAnimation {
      place.rowContentDidChange()
      let end = CGRect(x: 0, y: view.bounds.maxY - 1, width: view.bounds.width, height: 12)
      place.list.scrollRectToVisible(view.convert(end, to: place.list), animated: false)
    }
  }
}
