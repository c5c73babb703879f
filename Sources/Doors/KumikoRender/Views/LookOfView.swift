import KumikoComponents
import KumikoFlexLayout
import UIKit

/// The properties that `prepareForReuse` brings back.
@MainActor
struct LookOfView {
  private let view: UIView
  private var values: [(UIView) -> Void] = []

  private init(_ view: UIView) { self.view = view }

  /// What gives a view the look that it has now.
  static func values(of view: UIView) -> [(UIView) -> Void] {
    var look = LookOfView(view)
    look.noteControl()
    look.noteLabel()
    look.noteTextField()
    look.noteTextView()
    look.noteImageView()
    look.noteButton()
    look.noteView()
    look.noteLayer()
    let flexStyle = ViewStyles.shared[view] ?? .render
    look.values.append { ViewStyles.shared[$0] = flexStyle }
    return look.values
  }

  private mutating func note<View: UIView, Value>(_ path: ReferenceWritableKeyPath<View, Value>) {
    guard let view = view as? View else { return }
    let value = view[keyPath: path]
    values.append { ($0 as? View)?[keyPath: path] = value }
  }

  /// Notes a property that is left alone where it is as it was: setting it does more than that.
  private mutating func noteChange<View: UIView, Value: Equatable>(
    of path: ReferenceWritableKeyPath<View, Value>
  ) {
    guard let view = view as? View else { return }
    let value = view[keyPath: path]
    values.append { other in
      guard let view = other as? View, view[keyPath: path] != value else { return }
      view[keyPath: path] = value
    }
  }

  private mutating func noteControl() {
    note(\UIControl.isEnabled)
    note(\UIControl.isSelected)
    note(\UISwitch.isOn)
    note(\UISlider.value)
    note(\UIProgressView.progress)
  }

  /// After the states of controls, on which their accessibility traits depend.
  private mutating func noteView() {
    note(\UIView.backgroundColor)
    note(\UIView.alpha)
    note(\UIView.isHidden)
    note(\UIView.transform)
    note(\UIView.clipsToBounds)
    note(\UIView.contentMode)
    note(\UIView.isUserInteractionEnabled)
    note(\UIView.tag)
    note(\UIView.mask)
    note(\UIView.accessibilityLabel)
    note(\UIView.accessibilityIdentifier)
    note(\UIView.accessibilityHint)
    noteChange(of: \UIView.accessibilityTraits)
  }

  /// After the borders of text fields, which round corners.
  private mutating func noteLayer() {
    note(\UIView.layer.cornerRadius)
    note(\UIView.layer.borderWidth)
    note(\UIView.layer.borderColor)
    note(\UIView.layer.shadowPath)
    note(\UIView.layer.shadowColor)
    note(\UIView.layer.shadowOffset)
    note(\UIView.layer.shadowRadius)
    note(\UIView.layer.shadowOpacity)
  }

  private mutating func noteLabel() {
    note(\UILabel.text)
    note(\UILabel.font)
    note(\UILabel.textColor)
    note(\UILabel.textAlignment)
    note(\UILabel.numberOfLines)
    note(\UILabel.lineBreakMode)
    note(\UILabel.shadowColor)
    note(\UILabel.shadowOffset)
    note(\UILabel.highlightedTextColor)
    note(\UILabel.isHighlighted)
    note(\UILabel.isEnabled)
    note(\UILabel.adjustsFontSizeToFitWidth)
    note(\UILabel.minimumScaleFactor)
  }

  private mutating func noteTextField() {
    note(\UITextField.text)
    note(\UITextField.placeholder)
    note(\UITextField.font)
    note(\UITextField.textColor)
    note(\UITextField.textAlignment)
    note(\UITextField.borderStyle)
    note(\UITextField.clearButtonMode)
    noteChange(of: \UITextField.leftView)
    noteChange(of: \UITextField.rightView)
  }

  private mutating func noteTextView() {
    note(\UITextView.text)
    note(\UITextView.font)
    note(\UITextView.textColor)
    noteChange(of: \UITextView.isEditable)
    noteChange(of: \UITextView.isSelectable)
    noteChange(of: \UITextView.isScrollEnabled)
  }

  private mutating func noteImageView() {
    note(\UIImageView.image)
    note(\UIImageView.highlightedImage)
    note(\UIImageView.isHighlighted)
    noteChange(of: \UIImageView.animationImages)
  }

  private mutating func noteButton() {
    guard let button = view as? UIButton else { return }
    for state in [UIControl.State.normal, .highlighted, .disabled, .selected, .focused] {
      let content = ButtonContent(of: button, for: state)
      values.append { view in
        if let button = view as? UIButton { content.bringBack(to: button) }
      }
    }
  }
}

/// What a button shows in a state.
@MainActor
private struct ButtonContent {
  private let state: UIControl.State
  private let title: String?
  private let attributedTitle: NSAttributedString?
  private let titleColor: UIColor?
  private let image: UIImage?
  private let background: UIImage?

  init(of button: UIButton, for state: UIControl.State) {
    self.state = state
    title = Self.own(state) { button.title(for: $0) }
    attributedTitle = Self.own(state) { button.attributedTitle(for: $0) }
    titleColor = Self.own(state) { button.titleColor(for: $0) }
    image = Self.own(state) { button.image(for: $0) }
    background = Self.own(state) { button.backgroundImage(for: $0) }
  }

  /// What a state has of its own: buttons answer what is for normal where it has nothing.
  private static func own<Value: Equatable>(
    _ state: UIControl.State, _ value: (UIControl.State) -> Value?
  ) -> Value? {
    let own = value(state)
    return state != .normal && own == value(.normal) ? nil : own
  }

  func bringBack(to button: UIButton) {
    button.setTitle(title, for: state)
    button.setAttributedTitle(attributedTitle, for: state)
    button.setTitleColor(titleColor, for: state)
    button.setImage(image, for: state)
    button.setBackgroundImage(background, for: state)
  }
}
