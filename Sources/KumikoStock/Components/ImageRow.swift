import KumikoComponents
import UIKit

/// A row that is an image.
///
/// ```swift
/// ImageRow(poster, height: 220, label: "Poster of the movie")
/// ```
public struct ImageRow: Component, HeightCustomizing {
  /// The image; nil leaves the room empty.
  public var image: UIImage?
  /// The height in points; nil for that of the image at the width of the row.
  public var height: CGFloat?
  /// How the image fills its room.
  public var contentMode: UIView.ContentMode
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat
  /// The space around the image, in points.
  public var insets: NSDirectionalEdgeInsets
  /// What assistive technology says; nil if the image only decorates.
  public var label: String?
  /// The name that tests find the image by.
  public var accessibilityIdentifier: String?
  /// Called when the row is tapped; nil if it cannot be.
  public var didTap: (@MainActor () -> Void)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - image: The image; nil leaves the room empty.
  ///   - height: The height in points; nil for that of the image at the width of the row. Nil by
  ///     default.
  ///   - contentMode: How the image fills its room; `.scaleAspectFit` by default.
  ///   - cornerRadius: How round the corners are, in points; 0 by default.
  ///   - insets: The space around the image, in points; `.zero` by default.
  ///   - label: What assistive technology says; nil if the image only decorates. Nil by default.
  ///   - accessibilityIdentifier: The name that tests find the image by; nothing by default.
  ///   - didTap: Called when the row is tapped; nil if it cannot be. Nil by default.
  public init(
    _ image: UIImage?, height: CGFloat? = nil, contentMode: UIView.ContentMode = .scaleAspectFit,
    cornerRadius: CGFloat = 0, insets: NSDirectionalEdgeInsets = .zero,
    label: String? = nil, accessibilityIdentifier: String? = nil,
    didTap: (@MainActor () -> Void)? = nil
  ) {
    self.image = image
    self.height = height
    self.contentMode = contentMode
    self.cornerRadius = cornerRadius
    self.insets = insets
    self.label = label
    self.accessibilityIdentifier = accessibilityIdentifier
    self.didTap = didTap
  }

  /// Shows the image.
  public func render(in view: ImageRowView) { view.configure(self) }

  /// The height of the row, computed.
  public func height(in context: HeightContext) -> CGFloat? {
    let room = context.width - insets.leading - insets.trailing
    return context.roundedUp(imageHeight(width: room) + insets.top + insets.bottom)
  }

  /// Whether the image is as high as its shape wants: not one without a size.
  fileprivate var followsWidth: Bool { height == nil && (image?.size.width ?? 0) > 0 }

  /// How high the image is at a width.
  func imageHeight(width: CGFloat) -> CGFloat {
    guard followsWidth, let size = image?.size else { return height ?? 44 }
    return width * size.height / size.width
  }
}

extension ImageRow: RowModifying {
  package func modify(_ traits: inout RowTraits) {
    traits.look.isCard = true
    if let didTap { traits.onSelect.append(didTap) } else { traits.isSelectable = false }
  }
}

/// What an ``ImageRow`` is drawn in.
public final class ImageRowView: UIView {
  /// The image.
  public let imageView = UIImageView()
  private var active: [NSLayoutConstraint] = []
  private var place: Place?

  /// Where the image is, and how high.
  private struct Place: Equatable {
    var insets: NSDirectionalEdgeInsets
    /// The height, in points or, if it follows the width, as a multiple of it.
    var height: CGFloat
    var followsWidth: Bool
  }

  fileprivate func configure(_ row: ImageRow) {
    imageView.image = row.image
    imageView.contentMode = row.contentMode
    imageView.layer.cornerRadius = row.cornerRadius
    imageView.clipsToBounds = row.contentMode == .scaleAspectFill || row.cornerRadius > 0
    imageView.isAccessibilityElement = row.label != nil
    imageView.accessibilityLabel = row.label
    imageView.accessibilityIdentifier = row.accessibilityIdentifier
    imageView.accessibilityTraits = row.didTap == nil ? .image : [.image, .button]
    let place = Place(
      insets: row.insets, height: row.imageHeight(width: 1),
      followsWidth: row.followsWidth)
    if place != self.place { move(to: place) }
  }

  private func move(to place: Place) {
    self.place = place
    NSLayoutConstraint.deactivate(active)
    imageView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(imageView)
    let (insets, anchor) = (place.insets, imageView.heightAnchor)
    let height =
      place.followsWidth
      ? anchor.constraint(equalTo: imageView.widthAnchor, multiplier: place.height)
      : anchor.constraint(equalToConstant: place.height)
    height.priority = UILayoutPriority(998)
    active = [
      imageView.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      imageView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
      imageView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      imageView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
      height,
    ]
    NSLayoutConstraint.activate(active)
  }
}

/// An image, a few letters, or nothing: what stands for a person or a thing.
///
/// As a component it is an avatar of its own size; rows take the same as their ``RowIcon``.
public struct ImageOrLabel: Component, HeightCustomizing, Equatable {
  /// What is shown.
  public enum Kind: Equatable {
    case none
    /// An image, cropped to a circle.
    case image(UIImage)
    /// A few letters.
    case text(String)
  }

  /// What is shown.
  public var kind: Kind
  /// The side in points; 64 by default.
  public var side: CGFloat
  /// The color behind letters; gray by default.
  public var color: UIColor

  /// Makes an avatar.
  ///
  /// - Parameters:
  ///   - kind: What is shown.
  ///   - side: The side in points; 64 by default.
  ///   - color: The color behind letters; gray by default.
  public init(
    _ kind: Kind, side: CGFloat = 64, color: UIColor = .systemGray
  ) {
    (self.kind, self.side, self.color) = (kind, side, color)
  }

  /// The same as the icon of a row; nil for nothing.
  public var icon: RowIcon? {
    switch kind {
    case .none: nil
    case .image(let image): .image(image, side: side, cornerRadius: side / 2)
    case .text(let text): .initials(text, color: color, side: side)
    }
  }

  public func render(in view: AvatarView) { view.configure(icon, side: side) }

  /// The height of the row, computed.
  public func height(in context: HeightContext) -> CGFloat? {
    max(44, context.roundedUp(side) + 2 * AvatarView.margin)
  }
}

extension ImageOrLabel: RowModifying {
  package func modify(_ traits: inout RowTraits) {
    traits.isSelectable = false
    traits.look.separator = .hidden
  }
}

/// What an ``ImageOrLabel`` is drawn in.
public final class AvatarView: UIView {
  static let margin: CGFloat = 8
  private let icon = RowIconView()
  private var size: [NSLayoutConstraint] = []

  /// Makes an empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    icon.translatesAutoresizingMaskIntoConstraints = false
    addSubview(icon)
    size = [
      icon.widthAnchor.constraint(equalToConstant: 64),
      icon.heightAnchor.constraint(equalToConstant: 64),
    ]
    NSLayoutConstraint.activate(
      size + [
        icon.centerXAnchor.constraint(equalTo: centerXAnchor),
        icon.centerYAnchor.constraint(equalTo: centerYAnchor),
        heightAnchor.lowest,
        heightAnchor.constraint(
          greaterThanOrEqualTo: icon.heightAnchor, constant: 2 * Self.margin),
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      ])
  }

  /// Rows are made in code.
  public required init?(coder: NSCoder) { nil }

  fileprivate func configure(_ icon: RowIcon?, side: CGFloat) {
    self.icon.isHidden = icon == nil
    if let icon { self.icon.configure(icon) }
    for constraint in size { constraint.constant = side }
  }
}
