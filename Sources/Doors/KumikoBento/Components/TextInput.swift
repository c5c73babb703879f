import UIKit

extension Component {
  /// A row with a title, a field for a line of text, and a button if there is an icon for it.
  @preconcurrency @MainActor
  public final class TextInput: AutoRenderable, Focusable {
    /// Gives the view its content.
    public let configurator: (View) -> Void
    /// Gives the view its look.
    public let styleSheet: StyleSheet
    /// Whether there is a text; fields that are not enabled are passed over.
    public let focusEligibility: FocusEligibility

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - title: What stands before the field; nothing by default. An empty one takes no room.
    ///   - placeholder: What an empty field says; nothing by default.
    ///   - text: The text; by default the field keeps what it says, until its view shows another
    ///     row.
    ///   - keyboardType: The keys.
    ///   - isEnabled: Whether the text can be changed; true by default.
    ///   - accessory: What stands last; nothing by default.
    ///   - textWillChange: Called with a change that is about to be made, which false refuses; nil
    ///     by default.
    ///   - textDidChange: Called when the text was changed.
    ///   - didTapAccessory: Called when the accessory is tapped.
    ///   - styleSheet: The look.
    public init(
      title: String? = nil, placeholder: String? = nil, text: TextValue? = nil,
      keyboardType: UIKeyboardType = .default, isEnabled: Bool = true,
      accessory: Accessory = .none, textWillChange: ((TextChange) -> Bool)? = nil,
      textDidChange: ((String?) -> Void)? = nil, didTapAccessory: (() -> Void)? = nil,
      styleSheet: StyleSheet
    ) {
      self.styleSheet = styleSheet
      focusEligibility =
        isEnabled ? .eligible(text?.isNotEmpty == true ? .populated : .empty) : .ineligible
      configurator = { view in
        view.label.text = title
        view.label.isHidden = title?.isEmpty ?? true
        view.titleDidChange()
        view.field.placeholder = placeholder
        text?.apply(to: view.field)
        view.field.keyboardType = keyboardType
        view.field.isEnabled = isEnabled
        view.configure(accessory)
        view.textWillChange = textWillChange
        view.textDidChange = textDidChange
        view.didTapAccessory = didTapAccessory
        view.button.isUserInteractionEnabled = didTapAccessory != nil
      }
    }

    /// A change that is about to be made.
    public struct TextChange {
      /// The text before it.
      public let current: String?
      /// What is put in.
      public let change: String
      /// What it takes the place of.
      public let range: NSRange

      /// The text after it.
      public var result: String {
        (current as NSString?)?.replacingCharacters(in: range, with: change) ?? change
      }
    }

    /// What stands last in the row.
    public enum Accessory {
      /// An image that can be tapped.
      case icon(UIImage)
      case none
    }

    /// The view.
    public final class View: BaseView, UITextFieldDelegate, FocusableView, InputKeeping {
      /// How wide the title is.
      public enum TitleStyle {
        /// As wide as its text.
        case fit
        /// A part of the row's width.
        case fillProportionally(CGFloat)
      }

      let content = UIStackView()
      let label = UILabel()
      let field = UITextField()
      let button = UIButton(type: .custom)
      private var titleWidth: NSLayoutConstraint?
      var textWillChange: ((TextChange) -> Bool)?
      var textDidChange: ((String?) -> Void)?
      var didTapAccessory: (() -> Void)?

      var titleStyle = TitleStyle.fit { didSet { titleDidChange() } }

      init() {
        super.init(frame: .zero)
        setUp()
      }

      override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
      }

      /// Views are made in code.
      @available(*, unavailable)
      public required init?(coder: NSCoder) { nil }

      private func setUp() {
        content.alignment = .center
        content.spacing = 8
        for view in [label, field, button] { content.addArrangedSubview(view) }
        fill(layoutMarginsGuide, with: content)
        label.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        label.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        field.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        field.delegate = self
        field.addAction(
          UIAction { [weak self] _ in self.map { $0.textDidChange?($0.field.text) } },
          for: .editingChanged)
        button.addAction(
          UIAction { [weak self] _ in self?.didTapAccessory?() }, for: .primaryActionTriggered)
      }

      func forgetInput() { field.text = nil }

      fileprivate func titleDidChange() {
        titleWidth?.isActive = false
        titleWidth = nil
        guard !label.isHidden, case .fillProportionally(let part) = titleStyle else { return }
        titleWidth = label.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: part)
          .at(999)
        titleWidth?.isActive = true
      }

      fileprivate func configure(_ accessory: Accessory) {
        switch accessory {
        case .icon(let image):
          button.isHidden = false
          button.setImage(image, for: .normal)
        case .none: button.isHidden = true
        }
      }

      /// Asks whether a change may be made.
      public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        let change = TextChange(current: textField.text, change: string, range: range)
        return textWillChange?(change) ?? true
      }

      /// Leads to the next field, or puts the keyboard away.
      public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let hasMoved = withFocusCoordinator { (coordinator: any FocusCoordinating) in
          coordinator.move(.backward)
        }
        if !hasMoved { textField.resignFirstResponder() }
        return true
      }

      /// Brings the bar above the keyboard.
      public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        textField.inputAccessoryView = FocusToolbar(view: self)
        focusDidBegin()
        return true
      }

      /// Takes the bar away.
      public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { textField.inputAccessoryView = nil }

      /// Gives the keys to the field.
      public func focus() { field.becomeFirstResponder() }

      /// Brings the return key and the bar up to date.
      public func neighboringFocusEligibilityDidChange() {
        let hasNext = withFocusCoordinator { (coordinator: any FocusCoordinating) in
          coordinator.canMove(.backward)
        }
        let key: UIReturnKeyType = hasNext ? .next : .done
        if field.returnKeyType != key {
          field.returnKeyType = key
          field.reloadInputViews()
        }
        (field.inputAccessoryView as? FocusToolbar)?.updateFocusEligibility(with: self)
      }
    }

    /// The look.
    public final class StyleSheet: BaseViewStyleSheet<View> {
      /// How wide the title is; a quarter of the row by default.
      public var titleStyle: View.TitleStyle
      /// The look of the title.
      public let title: LabelStyleSheet
      /// The look of the text.
      public let text: TextFieldStylesheet
      /// The look of what is around both.
      public let content: ViewStyleSheet<UIView>

      /// Makes a look.
      public init(
        titleStyle: View.TitleStyle = .fillProportionally(0.25),
        title: LabelStyleSheet = LabelStyleSheet(
          font: UIFont.preferredFont(forTextStyle: .body), textAlignment: .leading),
        text: TextFieldStylesheet = TextFieldStylesheet(),
        content: ViewStyleSheet<UIView> = ViewStyleSheet(layoutMargins: .zero)
      ) {
        (self.titleStyle, self.title, self.text) = (titleStyle, title, text)
        self.content = content
        super.init()
      }

      /// Gives a view the look.
      public override func apply(to element: View) {
        super.apply(to: element)
        element.titleStyle = titleStyle
        title.apply(to: element.label)
        text.apply(to: element.field)
        content.apply(to: element.content)
      }
    }
  }
}
