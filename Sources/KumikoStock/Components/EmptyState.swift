import KumikoComponents
import UIKit

/// What a list says when there is nothing in it: a picture, a title, a text and a button, in the
/// middle.
///
/// ```swift
/// ListOptions().empty(
///   EmptyState(
///     "No Mail", text: "New messages appear here.", image: UIImage(systemName: "tray"),
///     buttonTitle: "Check for Mail"
///   ) { check() })
/// ```
public struct EmptyState: Component {
  /// What the list says; nil for nothing.
  public var title: TextValue?
  /// What stands below the title; nil for nothing.
  public var text: TextValue?
  /// What stands above the title; nil for nothing.
  public var image: UIImage?
  /// What the button says; nil for no button.
  public var buttonTitle: TextValue?
  /// What the button is made of.
  public var buttonConfiguration: ButtonConfiguration
  /// Called when the button is tapped.
  public var didTap: (@MainActor () -> Void)?

  /// Makes a component.
  ///
  /// - Parameters:
  ///   - title: What the list says; nothing by default.
  ///   - text: What stands below the title; nothing by default.
  ///   - image: What stands above the title; nothing by default. Symbols are gray, and 48 points
  ///     large.
  ///   - buttonTitle: What the button says; nil, for no button, by default.
  ///   - buttonConfiguration: What the button is made of; plain by default.
  ///   - didTap: Called when the button is tapped.
  public init(
    _ title: (any TextConvertible)? = nil, text: (any TextConvertible)? = nil,
    image: UIImage? = nil, buttonTitle: (any TextConvertible)? = nil,
    buttonConfiguration: ButtonConfiguration = .plain, didTap: (@MainActor () -> Void)? = nil
  ) {
    self.title = title?.textValue
    self.text = text?.textValue
    self.image = image
    self.buttonTitle = buttonTitle?.textValue
    self.buttonConfiguration = buttonConfiguration
    self.didTap = didTap
  }

  /// Shows picture, texts and button.
  public func render(in view: EmptyStateView) { view.configure(self) }

  /// Takes over the handler.
  public func setBehaviors(in view: EmptyStateView) { view.button.whenTapped(didTap) }
}

/// What an ``EmptyState`` is drawn in.
public final class EmptyStateView: UIView {
  /// The picture.
  public let imageView = UIImageView()
  /// The first text.
  public let titleLabel = StyledLabel()
  /// The text below.
  public let textLabel = StyledLabel()
  /// The button.
  public let button = StockButton()
  private let stack = UIStackView()

  /// Makes an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 32, bottom: 16, trailing: 32)
    imageView.tintColor = .secondaryLabel
    imageView.contentMode = .scaleAspectFit
    imageView.preferredSymbolConfiguration = .init(pointSize: 48, weight: .regular)
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 6)
    for view in [imageView, titleLabel, textLabel, button] { stack.addArrangedSubview(view) }
    stack.setCustomSpacing(16, after: imageView)
    stack.setCustomSpacing(16, after: textLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let margins = layoutMarginsGuide
    let centered = stack.centerYAnchor.constraint(equalTo: margins.centerYAnchor)
    let highest = stack.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor)
    let widest = imageView.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor)
    for yielding in [centered, widest] { yielding.priority = .defaultHigh }
    highest.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      centered, highest, widest,
      stack.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
    ])
  }

  /// Views are made in code.
  public required init?(coder: NSCoder) { nil }

  fileprivate func configure(_ state: EmptyState) {
    imageView.image = state.image
    imageView.isHidden = state.image == nil
    titleLabel.show(state.title, TextProperties(.title2, weight: .bold, alignment: .center))
    titleLabel.accessibilityTraits = [.staticText, .header]
    titleLabel.isHidden = state.title?.isEmpty ?? true
    textLabel.show(
      state.text, TextProperties(.subheadline, color: .secondaryLabel, alignment: .center))
    textLabel.isHidden = state.text?.isEmpty ?? true
    button.isHidden = state.buttonTitle == nil
    if let title = state.buttonTitle { button.show(title, state.buttonConfiguration) }
  }
}
