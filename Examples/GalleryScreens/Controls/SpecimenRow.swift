import Kumiko
import UIKit

/// A stock view at work: beside its title, or below it where it needs the row's whole width.
struct SpecimenRow: Component, ControlRow {
  var id: String
  var title: String
  var axis = NSLayoutConstraint.Axis.horizontal
  /// Whether the view is a ``SpecimenFlow``; false by default.
  var flows = false
  /// Makes the view; called once for each row that comes into view.
  var make: @MainActor () -> UIView

  var reuseIdentifier: String { "specimen-\(id)" }

  func renderContent() -> SpecimenView { SpecimenView(title: title, axis: axis, view: make()) }

  func render(in content: SpecimenView) {}

  /// The height of a title and of the lines below it, in a table of cards as wide as `bounds`.
  func referenceSize(in bounds: CGRect) -> CGSize? {
    guard flows, let flow = make() as? SpecimenFlow else { return nil }
    let inset: CGFloat = bounds.width < 414 ? 16 : 20
    let lines = flow.height(at: bounds.width - 2 * inset - 2 * RowMetrics.margin)
    let title = UIFont.preferredFont(forTextStyle: .footnote).lineHeight
    return CGSize(width: bounds.width, height: (3 * 8 + title + lines).rounded(.up))
  }
}

/// What a ``SpecimenRow`` is drawn in; it is as high as the view needs.
final class SpecimenView: UIView {
  private let specimen: UIView
  private let stack: UIStackView
  private let axis: NSLayoutConstraint.Axis

  init(title: String, axis: NSLayoutConstraint.Axis, view: UIView) {
    specimen = view
    self.axis = axis
    let label = UILabel()
    stack = UIStackView(arrangedSubviews: [label, view])
    super.init(frame: .zero)
    label.text = title
    label.font = .preferredFont(forTextStyle: axis == .horizontal ? .body : .footnote)
    label.textColor = axis == .horizontal ? .label : .secondaryLabel
    label.adjustsFontForContentSizeCategory = true
    // What has no words of its own is called as its row.
    let hasWords = view is UIButton || view is SpecimenFlow || view is UIStackView
    if !hasWords { view.accessibilityLabel = title }
    label.setContentHuggingPriority(UILayoutPriority(rawValue: 249), for: .horizontal)
    followTextSize()
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let margin = RowMetrics.margin
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      heightAnchor.constraint(greaterThanOrEqualToConstant: RowMetrics.single),
    ])
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
  }

  /// Puts the view below its title where the text is too large for both in a line.
  private func followTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isLarge ? .vertical : axis
    stack.alignment = axis == .vertical ? .fill : isLarge ? .leading : .center
  }

  override func layoutSubviews() {
    breakLines(at: bounds.width)
    super.layoutSubviews()
  }

  /// Gives views that break into lines the height that they need at a width of the row.
  func breakLines(at width: CGFloat) {
    (specimen as? SpecimenFlow)?.breakLines(at: width - 2 * RowMetrics.margin)
  }
}

/// Views at their natural sizes, beside each other as far as they fit, and in further lines.
final class SpecimenFlow: UIView {
  private let views: [UIView]
  private let spacing: CGFloat
  private var height: NSLayoutConstraint?

  init(_ views: [UIView], spacing: CGFloat) {
    (self.views, self.spacing) = (views, spacing)
    super.init(frame: .zero)
    for view in views { addSubview(view) }
    height = heightAnchor.constraint(equalToConstant: 0)
    height?.priority = UILayoutPriority(999)
    height?.isActive = true
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  /// Becomes as high as its lines are at a width.
  func breakLines(at width: CGFloat) {
    let wanted = self.height(at: width)
    if height?.constant != wanted { height?.constant = wanted }
  }

  /// How high the lines are at a width.
  func height(at width: CGFloat) -> CGFloat { lines(at: width).last?.last?.line.maxY ?? 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for place in lines(at: bounds.width).joined() {
      var frame = place.frame
      frame.origin.y = (place.line.midY - frame.height / 2).rounded()
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      place.view.frame = frame
    }
  }

  private struct Place {
    var view: UIView
    var frame: CGRect
    var line: CGRect
  }

  private func lines(at width: CGFloat) -> [[Place]] {
    var lines: [[Place]] = []
    var origin = CGPoint.zero
    for view in views {
      let size = Self.size(of: view, within: width)
      if let last = lines.last?.last?.line, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: last.maxY + spacing)
      }
      if origin.x == 0 { lines.append([]) }
      let line = CGRect(x: 0, y: origin.y, width: width, height: size.height)
      let place = Place(view: view, frame: CGRect(origin: origin, size: size), line: line)
      lines[lines.count - 1].append(place)
      let height = lines[lines.count - 1].map(\.line.height).max() ?? 0
      for index in lines[lines.count - 1].indices {
        lines[lines.count - 1][index].line.size.height = height
      }
      origin.x += size.width + spacing
    }
    return lines
  }

  private static func size(of view: UIView, within width: CGFloat) -> CGSize {
    let size = view.intrinsicContentSize
    guard size.width > width else { return size }
    let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: width, height: max(fitting.height, size.height))
  }
}

extension UIView {
  /// Makes a row of views at their natural sizes, which breaks into lines where it is narrow.
  static func row(_ views: [UIView], spacing: CGFloat = 10) -> SpecimenFlow {
    SpecimenFlow(views, spacing: spacing)
  }
}
