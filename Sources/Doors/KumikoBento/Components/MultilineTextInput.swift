import UIKit

extension Component {
  /// A row with a field for a text of several lines: it grows as it is typed.
  @preconcurrency @MainActor
  public final class MultilineTextInput: AutoRenderable, Focusable {
    /// Gives the view its content.
    public let configurator: (View) -> Void
    /// Whether there is a text.
    public let focusEligibility: FocusEligibility
    /// Gives the view its look.
    public let styleSheet: StyleSheet

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - placeholder: What an empty field says.
    ///   - showsFocusToolbar: Whether there is a bar above the keyboard; true by default.
    ///   - didChangeText: Called when the text was changed; nil by default.
    ///   - didFinishEditing: Called each time that the field has given up the keys.
    ///   - styleSheet: The look.
    public init(
      text: String, placeholder: String, showsFocusToolbar: Bool = true,
      didChangeText: ((String) -> Void)? = nil, didFinishEditing: @escaping (String) -> Void,
      styleSheet: StyleSheet
    ) {
      self.styleSheet = styleSheet
      focusEligibility = .eligible(text.isEmpty ? .empty : .populated)
      configurator = { view in
        view.render(text, isTold: didChangeText != nil)
        view.placeholder.text = placeholder
        view.showsFocusToolbar = showsFocusToolbar
        view.didChangeText = didChangeText
        view.didFinishEditing = didFinishEditing
      }
    }

    /// The view.
    public final class View: BaseView, FocusableView, UITextViewDelegate {
      let textView = UITextView()
      let placeholder = UILabel()
      var showsFocusToolbar = true
      var didChangeText: ((String) -> Void)?
      var didFinishEditing: ((String) -> Void)?
      private var height: CGFloat = 0
      /// The placeholder is as wide as the text, so that it can be aligned like that.
      private lazy var edges = [
        placeholder.topAnchor.constraint(equalTo: textView.topAnchor),
        placeholder.leftAnchor.constraint(equalTo: textView.leftAnchor),
        textView.rightAnchor.constraint(equalTo: placeholder.rightAnchor).at(999),
      ]

      /// Makes a view.
      public override init(frame: CGRect) {
        super.init(frame: frame)
        textView.isScrollEnabled = false
        textView.textContainer.lineFragmentPadding = 0
        textView.delegate = self
        fill(layoutMarginsGuide, with: textView)
        add(placeholder)
        NSLayoutConstraint.activate(edges)
      }

      /// Views are made in code.
      @available(*, unavailable)
      public required init?(coder: NSCoder) { nil }

      /// The text that was rendered last.
      private var rendered: String?

      /// Shows a text. What is being typed stays, unless the one who renders was told of it, or has
      /// another text than before: he hears of it when the field gives up the keys.
      fileprivate func render(_ text: String, isTold: Bool) {
        let isKept = textView.isFirstResponder && !isTold && text == rendered
        rendered = text
        if !isKept, textView.text != text { textView.text = text }
        textDidChange()
      }

      private func textDidChange() { placeholder.isHidden = !(textView.text ?? "").isEmpty }

      fileprivate func placePlaceholder() {
        let inset = textView.textContainerInset
        edges[0].constant = inset.top
        edges[1].constant = inset.left
        edges[2].constant = inset.right
      }

      /// Puts the keyboard away.
      @discardableResult
      public override func resignFirstResponder() -> Bool {
        textView.isFirstResponder ? textView.resignFirstResponder() : super.resignFirstResponder()
      }

      /// Gives the keys to the field.
      public func focus() { textView.becomeFirstResponder() }

      /// Brings the bar above the keyboard up to date.
      public func neighboringFocusEligibilityDidChange() {
        (textView.inputAccessoryView as? FocusToolbar)?.updateFocusEligibility(with: self)
      }

      /// Tells that the field has given up the keys.
      public func textViewDidEndEditing(_ textView: UITextView) {
        textView.inputAccessoryView = nil
        didFinishEditing?(textView.text ?? "")
      }

      /// Tells that the text was changed, and has the row grow with it.
      public func textViewDidChange(_ textView: UITextView) {
        textDidChange()
        didChangeText?(textView.text ?? "")
        let size = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
        let height = textView.sizeThatFits(size).height
        guard height != self.height else { return }
        self.height = height
        let listener = sequence(first: self as UIView, next: \.superview).lazy
          .compactMap { $0 as? any MultilineTextInputAware }.first
        listener?.multilineTextInputHeightDidChange(textView)
      }

      /// Brings the bar above the keyboard.
      public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        textView.inputAccessoryView = showsFocusToolbar ? FocusToolbar(view: self) : nil
        height = textView.bounds.height
        focusDidBegin()
        return true
      }

      public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    }

    /// The look.
    public final class StyleSheet: BaseViewStyleSheet<View> {
      /// The color of what an empty field says.
      public var placeholderTextColor: UIColor
      /// The space around the text, in points; none by default.
      public var textContainerInset: UIEdgeInsets
      /// The look of the text.
      public var text: TextStyleSheet<UITextView>

      /// Makes a look of colors and a font.
      public convenience init(font: UIFont, textColor: UIColor, placeholderTextColor: UIColor) {
        self.init(
          placeholderTextColor: placeholderTextColor,
          text: TextStyleSheet(font: font, textColor: textColor))
      }

      /// Makes a look.
      public init(
        placeholderTextColor: UIColor, textContainerInset: UIEdgeInsets = .zero,
        text: TextStyleSheet<UITextView> = TextStyleSheet()
      ) {
        (self.placeholderTextColor, self.text) = (placeholderTextColor, text)
        self.textContainerInset = textContainerInset
        super.init()
      }

      /// Gives a view the look.
      public override func apply(to view: View) {
        super.apply(to: view)
        text.apply(to: view.textView)
        view.textView.textContainerInset = textContainerInset
        view.placeholder.set(
          font: text.font, textColor: placeholderTextColor, textAlignment: text.textAlignment)
        view.placePlaceholder()
      }
    }
  }
}
