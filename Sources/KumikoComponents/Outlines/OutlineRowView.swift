import UIKit

/// A view in a row that is no part of what the row shows.
package protocol RowDecoration: UIView {}

/// Content that shows that of another component inside.
@MainActor
protocol ContentWrapping {
  /// The content inside.
  var wrappedContent: Any { get }
}

/// What a row of an outline is drawn in: the content of its component, indented, and a chevron.
final class OutlineRowView: UIView, ContentWrapping {
  /// The margin of rows whose lists have a smaller one.
  static let standardMargin: CGFloat = 16
  /// The width of a chevron, which is as large as texts are.
  fileprivate static var chevronWidth: CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: 14).rounded()
  }

  /// The content of the component.
  let wrappedContent: Any
  /// Called when the chevron is tapped.
  var toggle: @MainActor () -> Void = {}

  private let host = UIView()
  private let chevron = OutlineChevron()
  private lazy var leading = host.leadingAnchor.constraint(equalTo: leadingAnchor)
  private lazy var end = host.trailingAnchor.constraint(equalTo: trailingAnchor)
  private lazy var beside = host.trailingAnchor.constraint(
    equalTo: chevron.leadingAnchor, constant: Self.overlap)
  private lazy var chevronWidth = chevron.widthAnchor.constraint(
    equalToConstant: Self.chevronWidth)
  private var shown: OutlineRow?

  /// How far the content, which has a margin of its own, reaches over the chevron's place.
  private static let overlap: CGFloat = 6

  /// How much of a row's width the content does not have because of a chevron, in points.
  static func chevronRoom(_ margin: CGFloat) -> CGFloat {
    max(standardMargin, margin) + chevronWidth - overlap
  }

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - content: The content of its component.
  ///   - layout: Puts the content into a view.
  init(content: Any, layout: @MainActor (Any, UIView) -> Void) {
    wrappedContent = content
    super.init(frame: .zero)
    for view in [self, host] {
      view.preservesSuperviewLayoutMargins = true
      view.insetsLayoutMarginsFromSafeArea = false
    }
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 0, bottom: 0, trailing: Self.standardMargin)
    host.directionalLayoutMargins = .zero
    for view in [host, chevron] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    chevron.addAction(
      UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    let bottom = host.bottomAnchor.constraint(equalTo: bottomAnchor)
    for side in [bottom, end, beside] { side.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate([
      host.topAnchor.constraint(equalTo: topAnchor), bottom, leading,
      chevron.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      chevron.centerYAnchor.constraint(equalTo: centerYAnchor),
      chevronWidth,
      chevron.heightAnchor.constraint(equalTo: chevron.widthAnchor, multiplier: 20 / 14),
    ])
    layout(content, host)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows where a row stands in its outline.
  func configure(_ row: OutlineRow) {
    let isSame = shown?.rowID == row.rowID && window != nil
    let wasExpanded = shown?.isExpanded
    shown = row
    leading.constant = row.indentation
    chevron.isHidden = row.isExpanded == nil
    (row.isExpanded == nil ? beside : end).isActive = false
    (row.isExpanded == nil ? end : beside).isActive = true
    guard let isExpanded = row.isExpanded else { return }
    chevron.setExpanded(
      isExpanded, animated: isSame && wasExpanded != nil && wasExpanded != isExpanded)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    chevronWidth.constant = Self.chevronWidth
    chevron.followTextSize()
  }

  /// Lets the chevron be touched in the whole end of the row, which is never more than half of it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit != nil, !chevron.isHidden, isUserInteractionEnabled else { return hit }
    let isAtEnd = (point.x > bounds.midX) == (chevron.frame.midX > host.frame.midX)
    let area = chevron.frame.insetBy(dx: -15, dy: -bounds.height)
    return isAtEnd && area.contains(point) ? chevron : hit
  }
}

extension OutlineRowView: WidthFitting {
  func fit(width: CGFloat) {
    guard let content = wrappedContent as? any WidthFitting else { return }
    let margin =
      effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? layoutMargins.left : layoutMargins.right
    let trailing = shown?.isExpanded == nil ? 0 : Self.chevronRoom(margin)
    content.fit(width: max(0, width - leading.constant - trailing))
  }
}

/// The sign that a row has others below it, which turns when they are shown.
private final class OutlineChevron: UIControl, RowDecoration {
  private let image = UIImageView()
  private var isExpanded = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    image.contentMode = .center
    followTextSize()
    addSubview(image)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  func followTextSize() {
    image.image = UIImage(
      systemName: "chevron.right",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: OutlineRowView.chevronWidth - 1, weight: .semibold))
  }

  /// Rows to come are below; those that are hidden are where reading leads.
  private var angle: CGFloat {
    if isExpanded { return .pi / 2 }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .pi : 0
  }

  func setExpanded(_ isExpanded: Bool, animated: Bool) {
    accessibilityLabel = isExpanded ? "Collapse" : "Expand"
    accessibilityValue = isExpanded ? "Expanded" : "Collapsed"
    let old = angle
    self.isExpanded = isExpanded
    let transform = CGAffineTransform(rotationAngle: angle)
    if image.transform != transform { image.transform = transform }
    guard animated else { return }
    // Rows are rendered while animations of views are off.
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.fromValue, turn.toValue, turn.duration) = (old, angle, 0.25)
    turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    image.layer.add(turn, forKey: "turn")
  }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.4 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.bounds.size = bounds.size
    image.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  nonisolated override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated {
      sendActions(for: .touchUpInside)
      return true
    }
  }
}
