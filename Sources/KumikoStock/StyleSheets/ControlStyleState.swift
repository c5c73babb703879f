import UIKit

/// A state of a control, as style sheets name it.
public enum ControlStyleState: Hashable, Sendable {
  /// Nothing else holds.
  case normal
  /// A finger is on it.
  case highlighted
  /// It is on, or chosen.
  case selected
  /// It cannot be used.
  case disabled
  /// Keys go to it.
  case focused

  var state: UIControl.State {
    switch self {
    case .normal: .normal
    case .highlighted: .highlighted
    case .selected: .selected
    case .disabled: .disabled
    case .focused: .focused
    }
  }
}

// What has a value for each state is a property with the state as its argument, so that style
// sheets can name it: `sheet.setting(\.[titleColor: .disabled], .tertiaryLabel)`.
extension UIButton {
  /// The title in a state.
  public subscript(title state: ControlStyleState) -> String? {
    get { title(for: state.state) }
    set { setTitle(newValue, for: state.state) }
  }

  /// The color of the title in a state.
  public subscript(titleColor state: ControlStyleState) -> UIColor? {
    get { titleColor(for: state.state) }
    set { setTitleColor(newValue, for: state.state) }
  }

  /// The image in a state.
  public subscript(image state: ControlStyleState) -> UIImage? {
    get { image(for: state.state) }
    set { setImage(newValue, for: state.state) }
  }

  /// The image behind title and image in a state.
  public subscript(backgroundImage state: ControlStyleState) -> UIImage? {
    get { backgroundImage(for: state.state) }
    set { setBackgroundImage(newValue, for: state.state) }
  }

  /// The font of the title.
  public var titleFont: UIFont? {
    get { titleLabel?.font }
    set { titleLabel?.font = newValue }
  }
}

extension UISegmentedControl {
  /// The color of titles in a state.
  public subscript(titleColor state: ControlStyleState) -> UIColor? {
    get { titleTextAttributes(for: state.state)?[.foregroundColor] as? UIColor }
    set { setTitleAttribute(.foregroundColor, newValue, for: state.state) }
  }

  /// The font of titles in a state.
  public subscript(titleFont state: ControlStyleState) -> UIFont? {
    get { titleTextAttributes(for: state.state)?[.font] as? UIFont }
    set { setTitleAttribute(.font, newValue, for: state.state) }
  }

  private func setTitleAttribute(
    _ key: NSAttributedString.Key, _ value: Any?, for state: UIControl.State
  ) {
    var attributes = titleTextAttributes(for: state) ?? [:]
    attributes[key] = value
    setTitleTextAttributes(attributes.isEmpty ? nil : attributes, for: state)
  }
}
