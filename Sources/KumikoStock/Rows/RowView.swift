import UIKit

/// What stock rows are drawn in: an icon, texts below each other, a value, and controls.
///
/// Style sheets name its parts, as in `StyleSheet<RowView>().styling(\.titleLabel, …)`.
open class RowView: UIView {
  /// The icon.
  public let iconView = RowIconView()
  /// The first text.
  public let titleLabel = StyledLabel()
  /// The value at the end of the row.
  public let valueLabel = StyledLabel()

  /// The control at the end of the row, if there is one.
  private(set) var trailingView: UIView?
  /// The control that fills the room beside the texts, if there is one.
  private(set) var fieldView: UIView?
  /// The control below the texts, if there is one.
  private(set) var bottomView: UIView?

  /// The labels below each other; the first is the title.
  private(set) var labels: [StyledLabel] = []
  private let row = UILayoutGuide()
  private let block = UILayoutGuide()
  private let title = UILayoutGuide()
  private var content = RowContent()
  private var layout: RowLayout?
  private var style: RowStyle?
  private var active: [NSLayoutConstraint] = []

  /// Makes an empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    addLayoutGuide(row)
    addLayoutGuide(block)
    addLayoutGuide(title)
    labels = [titleLabel]
    setUp()
  }

  /// Called once, when the row is made.
  func setUp() {}

  /// Rows are made in code.
  public required init?(coder: NSCoder) { nil }

  // MARK: Content

  func show(
    _ content: RowContent, trailing: UIView? = nil, field: UIView? = nil, bottom: UIView? = nil
  ) {
    self.content = content
    let isSame = trailing === trailingView && field === fieldView && bottom === bottomView
    if !isSame {
      let controls = [trailingView, fieldView, bottomView]
      (trailingView, fieldView, bottomView) = (trailing, field, bottom)
      remove(controls, but: [trailing, field, bottom])
      layout = nil
    }
    fillLabels()
    if let icon = content.icon { iconView.show(icon) }
    updateConstraintsIfChanged()
  }

  /// Removes controls, but not those that stay: a field that left its superview would lose the
  /// keys. A view of the app's own may stand in another row by now.
  private func remove(_ controls: [UIView?], but staying: [UIView?]) {
    for case let view? in controls where view.superview === self {
      if !staying.contains(where: { $0 === view }) { view.removeFromSuperview() }
    }
  }

  /// Builds the row anew at the next update if a control is taken away, as by another row that
  /// shows the same view.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard [trailingView, fieldView, bottomView].contains(where: { $0 === subview }) else { return }
    NSLayoutConstraint.deactivate(active)
    layout = nil
  }

  private func fillLabels() {
    let texts = content.shownTexts
    while labels.count < texts.count { labels.append(StyledLabel()) }
    for (index, text) in texts.enumerated() {
      labels[index].show(text, content.style.text(at: index))
    }
    let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let style = isStacked ? content.style.stackedValue : content.style.value
    if let value = content.shownValue { valueLabel.show(value, style) }
  }

  /// Follows the user's text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard layout != nil else { return }
    fillLabels()
    style = nil
    updateConstraintsIfChanged()
  }

  /// Lets controls be touched in 44 by 44 points where they are smaller.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let controls = [trailingView, bottomView, fieldView]
    return TouchTarget.hit(
      super.hitTest(point, with: event), at: point, in: self, of: controls, event)
  }

  // MARK: Constraints

  private func updateConstraintsIfChanged() {
    let next = RowLayout(content, traitCollection)
    let side = content.icon?.side(for: traitCollection) ?? 0
    let sizes = ControlSizes(content)
    titleWidth = next.hasValue && !next.isStacked ? content.textsWidth(traitCollection) : 0
    guard next != layout || content.style != style || side != iconSide || sizes != shownSizes
    else { return }
    NSLayoutConstraint.deactivate(active)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: content.style.horizontalMargin, bottom: 0,
      trailing: content.style.horizontalMargin)
    installViews(next)
    (layout, style, iconSide, shownSizes) = (next, content.style, side, sizes)
    let constraints = RowConstraints(self, content.style, next)
    (active, titleConstraint) = (constraints.all, constraints.titleWidth)
    NSLayoutConstraint.activate(active)
  }

  private var iconSide: CGFloat = -1
  /// How wide the texts of a row with a value are.
  fileprivate private(set) var titleWidth: CGFloat = 0 {
    didSet { if titleWidth != oldValue { titleConstraint?.constant = titleWidth } }
  }
  private var titleConstraint: NSLayoutConstraint?
  private var shownSizes: ControlSizes?

  private func installViews(_ layout: RowLayout) {
    let wanted: [(UIView?, Bool)] =
      labels.enumerated().map { ($1, $0 < layout.textCount) } + [
        (iconView, layout.hasIcon), (valueLabel, layout.hasValue),
        (trailingView, layout.hasTrailing), (fieldView, layout.hasField),
        (bottomView, layout.hasBottom),
      ]
    for (view, isShown) in wanted {
      guard let view else { continue }
      if !isShown, view.superview === self { view.removeFromSuperview() }
      if isShown, view.superview !== self {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
    }
  }

  fileprivate var guides: RowGuides {
    RowGuides(row: row, block: block, title: title, side: iconSide)
  }

  fileprivate var controlSizes: ControlSizes { ControlSizes(content) }
}

/// The areas of a row that constraints speak of.
private struct RowGuides {
  var row: UILayoutGuide
  var block: UILayoutGuide
  /// As wide as the texts have to be beside a value.
  var title: UILayoutGuide
  /// The side of the icon.
  var side: CGFloat
}

/// The sizes that a row's controls are given.
private struct ControlSizes: Equatable {
  var trailing: CGSize?
  var field: CGFloat?
  var bottom: CGFloat?

  init(_ content: RowContent) {
    (trailing, field, bottom) = (content.trailing, content.field, content.bottom)
  }
}

/// The constraints of a row. ``RowContent/height(in:)`` computes what they amount to.
@MainActor
private struct RowConstraints {
  let view: RowView
  let style: RowStyle
  let layout: RowLayout
  let row: UILayoutGuide
  let block: UILayoutGuide
  private(set) var all: [NSLayoutConstraint] = []
  /// How wide the texts beside a value are; nil without one.
  private(set) var titleWidth: NSLayoutConstraint?

  init(_ view: RowView, _ style: RowStyle, _ layout: RowLayout) {
    (self.view, self.style, self.layout) = (view, style, layout)
    (row, block) = (view.guides.row, view.guides.block)
    frameRow()
    if layout.hasIcon { placeIcon() }
    let leading = layout.hasIcon ? view.iconView.trailingAnchor : row.leadingAnchor
    var trailing = Edge(anchor: row.trailingAnchor, spacing: 0)
    if layout.hasTrailing, let control = view.trailingView { trailing = placeTrailing(control) }
    if layout.hasValue, !layout.isStacked { trailing = placeValue(before: trailing) }
    let isBeside = layout.hasField && !layout.isStacked && layout.textCount > 0
    if isBeside, let field = view.fieldView {
      placeField(field, before: trailing)
    } else {
      all.append(
        block.trailingAnchor.constraint(equalTo: trailing.anchor, constant: -trailing.spacing))
    }
    all.append(
      block.leadingAnchor.constraint(
        equalTo: leading, constant: layout.hasIcon ? style.horizontalSpacing : 0))
    fillBlock(isFieldBeside: isBeside)
  }

  /// Where the room for texts ends, and how far from it they stay.
  private struct Edge {
    var anchor: NSLayoutXAxisAnchor
    var spacing: CGFloat
  }

  private mutating func frameRow() {
    let margins = view.layoutMarginsGuide
    all += [
      row.heightAnchor.lowest,
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(equalTo: view.topAnchor),
      row.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: style.minimumHeight),
      row.heightAnchor.constraint(
        greaterThanOrEqualTo: block.heightAnchor, constant: 2 * style.verticalMargin),
      block.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ]
  }

  private mutating func center(_ part: UIView, margin: CGFloat = RowMetrics.controlMargin) {
    all += [
      part.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      row.heightAnchor.constraint(
        greaterThanOrEqualTo: part.heightAnchor, constant: 2 * margin),
    ]
  }

  private mutating func placeIcon() {
    let icon = view.iconView
    center(icon)
    all += [
      icon.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      icon.widthAnchor.constraint(equalToConstant: view.guides.side),
      icon.heightAnchor.constraint(equalToConstant: view.guides.side),
    ]
  }

  private mutating func placeTrailing(_ control: UIView) -> Edge {
    center(control)
    all.append(control.trailingAnchor.constraint(equalTo: row.trailingAnchor))
    if let size = view.controlSizes.trailing {
      all += [
        control.widthAnchor.constraint(equalToConstant: size.width),
        control.heightAnchor.constraint(equalToConstant: size.height),
      ]
    }
    return Edge(anchor: control.leadingAnchor, spacing: style.horizontalSpacing)
  }

  private mutating func placeValue(before trailing: Edge) -> Edge {
    let value = view.valueLabel
    center(value, margin: style.verticalMargin)
    value.setContentHuggingPriority(UILayoutPriority(998), for: .horizontal)
    value.setContentCompressionResistancePriority(UILayoutPriority(998), for: .horizontal)
    all += [
      value.trailingAnchor.constraint(equalTo: trailing.anchor, constant: -trailing.spacing)
    ]
    keepTitle()
    return Edge(anchor: value.leadingAnchor, spacing: style.horizontalSpacing)
  }

  /// Keeps the width that texts need beside a value, up to their part of the room: a guide is as
  /// wide, and the room for texts is not narrower. See ``RowContent/height(in:)``.
  private mutating func keepTitle() {
    let part = 1 - RowMetrics.valueFraction
    let needed = view.guides.title
    let natural = needed.widthAnchor.constraint(equalToConstant: view.titleWidth)
    natural.priority = UILayoutPriority(999)
    titleWidth = natural
    all += [
      natural,
      needed.widthAnchor.constraint(
        lessThanOrEqualTo: row.widthAnchor, multiplier: part,
        constant: -part * occupiedWidth - style.horizontalSpacing),
      block.widthAnchor.constraint(greaterThanOrEqualTo: needed.widthAnchor),
      needed.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      needed.topAnchor.constraint(equalTo: row.topAnchor),
      needed.heightAnchor.constraint(equalToConstant: 0),
    ]
  }

  /// What icon and control take of the row's width.
  private var occupiedWidth: CGFloat {
    let icon = layout.hasIcon ? view.guides.side + style.horizontalSpacing : 0
    let control = view.controlSizes.trailing.map { $0.width + style.horizontalSpacing }
    return icon + (control ?? 0)
  }

  private mutating func placeField(_ field: UIView, before trailing: Edge) {
    center(field)
    all += [
      field.leadingAnchor.constraint(
        equalTo: block.trailingAnchor, constant: style.horizontalSpacing),
      field.trailingAnchor.constraint(equalTo: trailing.anchor, constant: -trailing.spacing),
    ]
    for label in view.labels {
      label.setContentHuggingPriority(UILayoutPriority(998), for: .horizontal)
      label.setContentCompressionResistancePriority(UILayoutPriority(998), for: .horizontal)
    }
    let (least, greatest) = style.titleLimits
    all += [
      block.widthAnchor.constraint(greaterThanOrEqualTo: row.widthAnchor, multiplier: least),
      block.widthAnchor.constraint(lessThanOrEqualTo: row.widthAnchor, multiplier: greatest),
    ]
  }

  private mutating func fillBlock(isFieldBeside: Bool) {
    var above: NSLayoutYAxisAnchor?
    func stack(_ part: UIView, spacing: CGFloat) {
      let top =
        above.map { part.topAnchor.constraint(equalTo: $0, constant: spacing) }
        ?? part.topAnchor.constraint(equalTo: block.topAnchor)
      all += [
        top, part.leadingAnchor.constraint(equalTo: block.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: block.trailingAnchor),
      ]
      above = part.bottomAnchor
    }
    for label in view.labels.prefix(layout.textCount) {
      if !isFieldBeside {
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      }
      stack(label, spacing: style.verticalSpacing)
    }
    if layout.hasValue, layout.isStacked {
      view.valueLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      stack(view.valueLabel, spacing: style.verticalSpacing)
    }
    if layout.hasField, !isFieldBeside, let field = view.fieldView {
      stack(field, spacing: RowMetrics.bottomSpacing)
    }
    if layout.hasBottom, let bottom = view.bottomView {
      stack(bottom, spacing: RowMetrics.bottomSpacing)
    }
    for (part, height) in [
      (view.fieldView, view.controlSizes.field), (view.bottomView, view.controlSizes.bottom),
    ] {
      if let part, let height { all.append(part.heightAnchor.constraint(equalToConstant: height)) }
    }
    all.append((above ?? block.topAnchor).constraint(equalTo: block.bottomAnchor))
  }
}

extension NSLayoutDimension {
  /// Keeps a height as low as other constraints allow, also where a list asks for a size that is as
  /// near as possible to the last one.
  var lowest: NSLayoutConstraint {
    let constraint = constraint(equalToConstant: 0)
    constraint.priority = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
    return constraint
  }
}
