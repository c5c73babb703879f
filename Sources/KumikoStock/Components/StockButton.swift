import UIKit

/// What a stock button is made of: what is behind its title, its color, its room.
public struct ButtonConfiguration: Equatable, StyleComposing {
  /// What is behind the title.
  public enum Kind: Equatable {
    /// Nothing: the title is in the tint color.
    case plain
    /// The tint color, with a white title.
    case filled
    /// A gray, with the title in the tint color.
    case gray
  }

  /// What is behind the title; nothing by default.
  public var kind: Kind
  /// The color of the title, or behind it; the tint color by default.
  public var tint: UIColor
  /// What the title looks like, except for its color.
  public var text: TextProperties
  /// Where the button stands in a row; in the middle by default.
  public var alignment: TextAlignment
  /// Whether the button is only as wide as its title; true by default for those with something
  /// behind it, which otherwise fill the row.
  public var hugsContent: Bool
  /// Whether the ends are half circles rather than slightly rounded; false by default.
  public var autoRoundsCorners: Bool
  /// The space around the title, in points.
  public var insets: NSDirectionalEdgeInsets
  /// Whether the button is at least 44 points high; true by default.
  public var enforcesMinimumHeight: Bool

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - kind: What is behind the title; nothing by default.
  ///   - tint: The color of the title, or behind it; the tint color by default.
  ///   - text: What the title looks like, except for its color; as usual by default.
  ///   - alignment: Where the button stands in a row; in the middle by default.
  ///   - hugsContent: Whether the button is only as wide as its title; true by default for those
  ///     with something behind it, which otherwise fill the row.
  ///   - autoRoundsCorners: Whether the ends are half circles rather than slightly rounded; false
  ///     by default.
  public init(
    _ kind: Kind = .plain, tint: UIColor = .tintColor, text: TextProperties? = nil,
    alignment: TextAlignment = .center, hugsContent: Bool = false,
    autoRoundsCorners: Bool = false
  ) {
    self.kind = kind
    self.tint = tint
    self.text =
      text
      ?? (kind == .plain
        ? TextProperties(alignment: alignment) : TextProperties(.headline, alignment: .center))
    self.alignment = alignment
    self.hugsContent = hugsContent
    self.autoRoundsCorners = autoRoundsCorners
    let side: CGFloat = kind == .plain ? 0 : 16
    insets = NSDirectionalEdgeInsets(
      top: kind == .plain ? 11 : 12, leading: side, bottom: kind == .plain ? 11 : 12,
      trailing: side)
    enforcesMinimumHeight = true
  }

  /// A title in the tint color.
  public static var plain: ButtonConfiguration { ButtonConfiguration() }
  /// A white title on the tint color.
  public static var filled: ButtonConfiguration { ButtonConfiguration(.filled) }
  /// A title in the tint color on gray.
  public static var gray: ButtonConfiguration { ButtonConfiguration(.gray) }
  /// A red title.
  public static var destructive: ButtonConfiguration { ButtonConfiguration(tint: .systemRed) }

  /// The height of a button at a width.
  @MainActor
  func height(of title: TextValue, width: CGFloat, traits: UITraitCollection) -> CGFloat {
    let room = max(0, width - insets.leading - insets.trailing)
    let height = text.height(of: title, width: room, traits: traits) + insets.top + insets.bottom
    return enforcesMinimumHeight ? max(44, height) : height
  }
}

/// A button whose title breaks into lines, and in whose place a spinner can turn.
public final class StockButton: UIControl {
  /// The title.
  public let titleLabel = StyledLabel()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var configuration: ButtonConfiguration?
  private var edges: [NSLayoutConstraint] = []
  private var minimumHeight: NSLayoutConstraint?
  private var didTap: (@MainActor () -> Void)?

  /// Makes a button without a title.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [titleLabel, spinner] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      spinner.centerXAnchor.constraint(equalTo: centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    addAction(UIAction { [weak self] _ in self?.didTap?() }, for: .touchUpInside)
    isAccessibilityElement = true
  }

  /// Buttons are made in code.
  public required init?(coder: NSCoder) { nil }

  /// Does something when it is tapped, in place of what it did before.
  func whenTapped(_ didTap: (@MainActor () -> Void)?) { self.didTap = didTap }

  /// Shows a title.
  ///
  /// - Parameters:
  ///   - title: What the button says.
  ///   - configuration: What it is made of.
  ///   - isEnabled: Whether it can be used, unless it is loading.
  ///   - isLoading: Whether a spinner turns instead of the title.
  public func show(
    _ title: TextValue, _ configuration: ButtonConfiguration, isEnabled: Bool = true,
    isLoading: Bool = false
  ) {
    if configuration != self.configuration { apply(configuration) }
    self.isEnabled = isEnabled && !isLoading
    var text = configuration.text
    text.color = configuration.kind == .filled ? .white : configuration.tint
    if !isEnabled { text.color = configuration.kind == .filled ? .white : .tertiaryLabel }
    titleLabel.show(title, text)
    titleLabel.isHidden = isLoading
    let fill: UIColor = configuration.kind == .filled ? configuration.tint : .tertiarySystemFill
    backgroundColor = configuration.kind == .plain ? .clear : fill
    alpha = isEnabled || configuration.kind == .plain ? 1 : 0.4
    spinner.color = configuration.kind == .filled ? .white : .secondaryLabel
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    accessibilityLabel = title.string
    accessibilityTraits = self.isEnabled ? .button : [.button, .notEnabled]
  }

  private func apply(_ configuration: ButtonConfiguration) {
    self.configuration = configuration
    NSLayoutConstraint.deactivate(edges)
    edges = [
      titleLabel.leadingAnchor.constraint(
        equalTo: leadingAnchor, constant: configuration.insets.leading),
      titleLabel.trailingAnchor.constraint(
        equalTo: trailingAnchor, constant: -configuration.insets.trailing),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      heightAnchor.lowest,
      heightAnchor.constraint(
        greaterThanOrEqualTo: titleLabel.heightAnchor,
        constant: configuration.insets.top + configuration.insets.bottom),
    ]
    if configuration.enforcesMinimumHeight {
      edges.append(heightAnchor.constraint(greaterThanOrEqualToConstant: 44))
    }
    NSLayoutConstraint.activate(edges)
    setNeedsLayout()
  }

  /// Fades while a finger is on the button.
  public override var isHighlighted: Bool {
    didSet { titleLabel.alpha = isHighlighted ? 0.4 : 1 }
  }

  /// Rounds the corners.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard let configuration, configuration.kind != .plain else { return layer.cornerRadius = 0 }
    layer.cornerRadius = configuration.autoRoundsCorners ? bounds.height / 2 : 12
  }

  /// Does what a tap does.
  public nonisolated override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated {
      guard isEnabled else { return false }
      didTap?()
      return true
    }
  }
}
