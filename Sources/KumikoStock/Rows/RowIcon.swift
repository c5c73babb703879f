import UIKit

/// What stands at the beginning of a row: a symbol, alone or on a colored tile as in a settings
/// screen, an image, or initials in a circle.
public struct RowIcon: Equatable {
  enum Kind: Equatable {
    case symbol(String, tint: UIColor)
    case tile(String, color: UIColor)
    case image(UIImage, cornerRadius: CGFloat)
    case initials(String, color: UIColor)
  }

  var kind: Kind
  var side: CGFloat
  var badge: UIColor?

  /// A symbol.
  ///
  /// - Parameters:
  ///   - name: The name of a system symbol.
  ///   - tint: Its color; the tint color by default.
  public static func symbol(_ name: String, tint: UIColor = .tintColor) -> RowIcon {
    RowIcon(kind: .symbol(name, tint: tint), side: 28)
  }

  /// A white symbol on a colored tile.
  ///
  /// - Parameters:
  ///   - name: The name of a system symbol.
  ///   - color: The color of the tile.
  public static func tile(_ name: String, _ color: UIColor) -> RowIcon {
    RowIcon(kind: .tile(name, color: color), side: 29)
  }

  /// An image, cropped to a square.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - side: Its side at the default text size, in points; 40 by default.
  ///   - cornerRadius: How round its corners are, in points; 6 by default.
  public static func image(
    _ image: UIImage, side: CGFloat = 40, cornerRadius: CGFloat = 6
  ) -> RowIcon { RowIcon(kind: .image(image, cornerRadius: cornerRadius), side: side) }

  /// A few letters on a colored circle.
  public static func initials(
    _ text: String, color: UIColor = .systemGray, side: CGFloat = 40
  ) -> RowIcon { RowIcon(kind: .initials(text, color: color), side: side) }

  /// This icon with a dot at its corner, or without one.
  public func badge(_ color: UIColor? = .systemRed) -> RowIcon {
    var copy = self
    copy.badge = color
    return copy
  }

  /// The side at a text size, in points: larger text has larger icons, within reason.
  func side(for traits: UITraitCollection) -> CGFloat {
    let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: side, compatibleWith: traits)
    return min(max(scaled, side), side * 1.6).rounded()
  }
}

/// What a ``RowIcon`` is drawn in.
public final class RowIconView: UIView {
  private let image = UIImageView()
  /// Nil until an icon has letters.
  private var initials: UILabel?
  /// Nil until an icon has a badge.
  private var badge: UIView?
  private var icon: RowIcon?

  /// Makes a view without an icon.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(image)
    isUserInteractionEnabled = false
  }

  /// Icons are made in code.
  public required init?(coder: NSCoder) { nil }

  func configure(_ icon: RowIcon) {
    guard icon != self.icon else { return }
    self.icon = icon
    image.isHidden = false
    image.clipsToBounds = false
    image.layer.cornerRadius = 0
    (image.contentMode, image.tintColor, backgroundColor) = (.center, nil, .clear)
    if case .initials = icon.kind {} else { initials?.text = nil }
    switch icon.kind {
    case .symbol(let name, let tint): showSymbol(name, tint, share: 0.78)
    case .tile(let name, let color):
      showSymbol(name, .white, share: 0.62)
      backgroundColor = color
    case .image(let picture, let radius):
      image.image = picture
      image.contentMode = .scaleAspectFill
      image.clipsToBounds = true
      image.layer.cornerRadius = radius
    case .initials(let text, let color):
      image.isHidden = true
      madeInitials.text = text
      backgroundColor = color
    }
    showBadge(icon.badge)
    setNeedsLayout()
  }

  private var madeInitials: UILabel {
    if let initials { return initials }
    let label = UILabel()
    label.textAlignment = .center
    label.textColor = .white
    label.adjustsFontSizeToFitWidth = true
    insertSubview(label, aboveSubview: image)
    initials = label
    return label
  }

  private func showBadge(_ color: UIColor?) {
    if badge == nil, color != nil {
      let view = UIView()
      addSubview(view)
      badge = view
    }
    badge?.isHidden = color == nil
    badge?.backgroundColor = color
  }

  private func showSymbol(_ name: String, _ tint: UIColor, share: CGFloat) {
    guard let icon else { return }
    let size = icon.side(for: traitCollection) * share
    image.preferredSymbolConfiguration = .init(pointSize: size, weight: .medium)
    image.image = UIImage(systemName: name)
    image.tintColor = tint
  }

  /// Places image, letters and badge.
  public override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = bounds
    initials?.frame = bounds.insetBy(
      dx: min(2, bounds.width / 2), dy: min(2, bounds.height / 2))
    initials?.font = .systemFont(ofSize: bounds.height * 0.4, weight: .medium)
    switch icon?.kind {
    case .tile: layer.cornerRadius = (bounds.height * 0.24).rounded()
    case .initials: layer.cornerRadius = bounds.height / 2
    default: layer.cornerRadius = 0
    }
    guard let badge else { return }
    // On a circle the badge stands on the edge, not in the corner around it.
    var inset: CGFloat = 0
    if case .initials = icon?.kind { inset = (bounds.height * 0.12).rounded() }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    badge.bounds.size = CGSize(width: 12, height: 12)
    badge.center = CGPoint(x: isReversed ? inset : bounds.width - inset, y: inset)
    badge.layer.cornerRadius = 6
  }

  /// Follows the user's text size.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let icon = icon else { return }
    self.icon = nil
    configure(icon)
  }
}
