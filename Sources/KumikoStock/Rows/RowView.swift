import KumikoComponents
import UIKit

/// What stock rows are drawn in: an icon, texts below each other, a value, and controls.
///
/// Style sheets name its parts and properties:
///
/// ```swift
/// ListRow("Total", value: "12 €")
///   .style(\.titleLabel, .text(.headline, color: .systemRed))
///   .style(\.verticalMargin, 16)
/// ```
open class RowView: UIView {
  /// The icon; made when first asked for.
  public var iconView: RowIconView {
    if let madeIconView { return madeIconView }
    let view = RowIconView()
    madeIconView = view
    return view
  }
  private var madeIconView: RowIconView?
  /// The first text: body text by default.
  public let titleLabel = StyledLabel()
  /// The value at the end of the row: gray body text in one line by default.
  public let valueLabel = StyledLabel()

  /// The control at the end of the row, if there is one.
  private(set) var trailingView: UIView?
  /// The control that fills the room beside the texts, if there is one.
  private(set) var fieldView: UIView?
  /// The control below the texts, if there is one.
  private(set) var bottomView: UIView?

  /// The labels below each other; the first is the title.
  private(set) var labels: [StyledLabel] = []
  private var content = RowContent()
  private var layout: RowLayout?
  /// What a style sheet says beside where things are, and what takes it back.
  private var worn: (settings: [PropertySetting], inverse: [PropertySetting]) = ([], [])
  /// What the parts were placed by, beside the texts themselves.
  private var shape: Shape?
  /// The width that the row was last laid out for, in points; nil for none yet.
  private var fittedWidth: CGFloat?
  private var fittedHeight: CGFloat = 0

  /// Makes an empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    labels = [titleLabel]
    setUp()
  }

  /// Called once, when the row is made.
  func setUp() {}

  /// Rows are made in code.
  public required init?(coder: NSCoder) { nil }

  // MARK: Content

  func configure(
    _ content: RowContent, trailing: UIView? = nil, field: UIView? = nil, bottom: UIView? = nil
  ) {
    if !isWearing(content.settings) { takeBackStyle() }
    self.content = content
    let isSame = trailing === trailingView && field === fieldView && bottom === bottomView
    if !isSame {
      let controls = [trailingView, fieldView, bottomView]
      (trailingView, fieldView, bottomView) = (trailing, field, bottom)
      remove(controls, but: [trailing, field, bottom])
      layout = nil
    }
    let hasOtherTexts = fillLabels()
    if let icon = content.icon { iconView.configure(icon) }
    installViewsIfChanged()
    let hasOtherShape = updateShape()
    if hasOtherTexts || hasOtherShape { contentSizeMayHaveChanged() }
  }

  // MARK: Style

  /// The second text, and those below it that have no style of their own: smaller and gray by
  /// default.
  public var subtitleLabel: StyledLabel { self[text: 1] }

  /// One of the texts below each other. What none says of its look is as in the one above.
  public subscript(text index: Int) -> StyledLabel {
    while labels.count <= index { labels.append(StyledLabel()) }
    return labels[max(index, 0)]
  }

  /// The space above and below the texts, in points; 11 by default.
  public var verticalMargin: CGFloat {
    get { content.style.verticalMargin }
    set { changeStyle { $0.verticalMargin = newValue } }
  }

  /// The least space at the beginning and at the end, in points; 16 by default. The margins of the
  /// list count where they are larger.
  public var horizontalMargin: CGFloat {
    get { content.style.horizontalMargin }
    set { changeStyle { $0.horizontalMargin = newValue } }
  }

  /// The space between icon, texts and what stands at the end, in points; 12 by default.
  public var horizontalSpacing: CGFloat {
    get { content.style.horizontalSpacing }
    set { changeStyle { $0.horizontalSpacing = newValue } }
  }

  /// The space between texts below each other, in points; 2 by default.
  public var verticalSpacing: CGFloat {
    get { content.style.verticalSpacing }
    set { changeStyle { $0.verticalSpacing = newValue } }
  }

  /// The least height, in points; 44, the least that is comfortable to touch, by default.
  public var minimumHeight: CGFloat {
    get { content.style.minimumHeight }
    set { changeStyle { $0.minimumHeight = newValue } }
  }

  /// Which part of the row the title of a field takes at least, so that the fields of several rows
  /// begin at one place; a quarter by default. Longer titles take up to two fifths, or this part if
  /// it is more; if nil, what they need, up to one half.
  public var titleFraction: CGFloat? {
    get { content.style.titleFraction }
    set { changeStyle { $0.titleFraction = newValue } }
  }

  /// Whether the row has the background of the list's cells; true by default.
  public var isCard: Bool {
    get { content.style.isCard }
    set { content.style.isCard = newValue }
  }

  private func changeStyle(_ change: (inout StockRowAppearance) -> Void) {
    change(&content.style)
    if layout != nil, updateShape() { contentSizeMayHaveChanged() }
  }

  /// Gives the view what the style sheet of its row says beside where things are. What is so
  /// already is not set.
  func wearStyle() {
    if !isWearing(content.settings) {
      let inverse = content.settings.compactMap { $0.current(in: self) }
      worn = (content.settings, inverse.reversed())
      setNeedsLayout()
    }
    for setting in worn.settings { setting.apply(to: self) }
  }

  private func isWearing(_ settings: [PropertySetting]) -> Bool {
    worn.settings.count == settings.count
      && zip(worn.settings, settings).allSatisfy { $0.isEqual(to: $1) }
  }

  private func takeBackStyle() {
    for setting in worn.inverse { setting.apply(to: self) }
    worn = ([], [])
  }

  // MARK: Parts

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
    layout = nil
  }

  /// Shows the texts. Returns whether any is another one or looks otherwise.
  private func fillLabels() -> Bool {
    let texts = content.shownTexts
    while labels.count < texts.count { labels.append(StyledLabel()) }
    var isOther = false
    for (index, text) in texts.enumerated() {
      isOther = labels[index].show(text, content.style.text(at: index)) || isOther
    }
    if let value = content.shownValue {
      let style = content.style.valueStyle(for: traitCollection)
      isOther = valueLabel.show(value, style) || isOther
    }
    return isOther
  }

  /// Follows the user's text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard layout != nil else { return }
    _ = fillLabels()
    installViewsIfChanged()
    _ = updateShape()
    contentSizeMayHaveChanged()
  }

  /// Lets controls be touched in 44 by 44 points where they are smaller.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let controls = [trailingView, bottomView, fieldView]
    return TouchTarget.hit(
      super.hitTest(point, with: event), at: point, in: self, of: controls, event)
  }

  // MARK: Layout

  /// What decides where the parts of a row stand, beside its texts and its width.
  private struct Shape: Equatable {
    var layout: RowLayout
    var style: StockRowAppearance
    var iconSide: CGFloat
    var trailing: CGSize?
    var trailingBelow: [CGSize]
    var field: CGFloat?
    var bottom: CGFloat?
  }

  /// Notes the shape of the row. Returns whether it is another one.
  private func updateShape() -> Bool {
    let next = Shape(
      layout: RowLayout(content, traitCollection), style: content.style,
      iconSide: content.icon?.side(for: traitCollection) ?? 0, trailing: content.trailing,
      trailingBelow: content.trailingBelow, field: content.field, bottom: content.bottom)
    guard next != shape else { return false }
    let margin = content.style.horizontalMargin
    if margin != directionalLayoutMargins.leading || shape == nil {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: margin, bottom: 0, trailing: margin)
    }
    shape = next
    return true
  }

  /// Has the row measured and laid out again.
  private func contentSizeMayHaveChanged() {
    setNeedsLayout()
    // A new row has the width of its container.
    let width = fittedWidth ?? (bounds.width > 0 ? bounds.width : nil)
    if let width { fit(width: width) } else { invalidateIntrinsicContentSize() }
  }

  private func installViewsIfChanged() {
    let next = RowLayout(content, traitCollection)
    guard next != layout else { return }
    layout = next
    for (index, label) in labels.enumerated() { install(label, index < next.textCount) }
    install(next.hasIcon ? iconView : madeIconView, next.hasIcon)
    install(valueLabel, next.hasValue)
    install(trailingView, next.hasTrailing)
    install(fieldView, next.hasField)
    install(bottomView, next.hasBottom)
  }

  private func install(_ view: UIView?, _ isShown: Bool) {
    guard let view else { return }
    if !isShown, view.superview === self { view.removeFromSuperview() }
    guard isShown, view.superview !== self else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    addSubview(view)
  }

  private func frames(width: CGFloat) -> RowFrames {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = (layoutMargins.left, layoutMargins.right)
    let context = HeightContext(
      width: width,
      margins: NSDirectionalEdgeInsets(
        top: 0, leading: isReversed ? right : left, bottom: 0, trailing: isReversed ? left : right),
      traits: traitCollection)
    return RowFrames(content, in: context, ShownTexts(labels: labels, valueLabel: valueLabel))
  }

  /// The height of the row in some room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(width: size.width).height)
  }

  /// The size that the row wants, at the width that is given.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if horizontalFittingPriority == .required { fit(width: targetSize.width) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// The height at the width that the row was laid out for; before that what it needs for each text
  /// in one line.
  open override var intrinsicContentSize: CGSize {
    if fittedWidth != nil { return CGSize(width: UIView.noIntrinsicMetric, height: fittedHeight) }
    guard layout != nil else { return CGSize(width: UIView.noIntrinsicMetric, height: 0) }
    let width = naturalWidth
    return CGSize(width: width, height: frames(width: width).height)
  }

  /// The width in which no text breaks, in points.
  private var naturalWidth: CGFloat {
    guard let shape else { return 0 }
    let texts = ShownTexts(labels: labels, valueLabel: valueLabel)
    var parts = [shape.layout.textsWidth(texts)]
    if shape.layout.hasIcon { parts.append(shape.iconSide) }
    if let trailing = shape.trailing, shape.trailingBelow.isEmpty || !shape.layout.isStacked {
      parts.append(trailing.width)
    }
    if shape.layout.hasValue, !shape.layout.isStacked {
      parts.append(texts.size(of: .value, width: .infinity).width)
    }
    var width = parts.reduce(0, +) + CGFloat(parts.count - 1) * content.style.horizontalSpacing
    if shape.layout.isFieldBeside {
      // A title beside a field does not get all of the row.
      width = max(width, shape.layout.textsWidth(texts) / shape.style.titleLimits.upper)
    }
    return layoutMargins.left + layoutMargins.right + width
  }

  /// Has the row laid out in other margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    // A row that gets its shape is measured after that.
    if shape != nil { contentSizeMayHaveChanged() }
  }

  /// Places the parts of the row.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard layout != nil else { return }
    let frames = frames(width: bounds.width)
    if bounds.width > 0 { note(frames.height, at: bounds.width) }
    setFrame(madeIconView, frames.icon)
    for (index, frame) in frames.texts.enumerated() { setFrame(labels[index], frame) }
    setFrame(valueLabel, frames.value)
    setFrame(trailingView, frames.trailing)
    setFrame(fieldView, frames.field)
    setFrame(bottomView, frames.bottom)
  }

  /// Gives a part its frame, whose edges are on whole pixels.
  private func setFrame(_ view: UIView?, _ frame: CGRect?) {
    guard let view, let frame, view.superview === self else { return }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = max(traitCollection.displayScale, 1)
    let left = isReversed ? bounds.width - frame.maxX : frame.minX
    let top = bounds.height / 2 + frame.minY
    func onPixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let (minX, minY) = (onPixels(left), onPixels(top))
    view.frame = CGRect(
      x: minX, y: minY, width: onPixels(left + frame.width) - minX,
      height: onPixels(top + frame.height) - minY)
  }
}

extension RowView: FramedContent {
  /// Prepares for a width: afterwards the intrinsic height is the one at that width.
  public func fit(width: CGFloat) {
    guard layout != nil else { return }
    note(frames(width: width).height, at: width)
  }

  private func note(_ height: CGFloat, at width: CGFloat) {
    let isOther = height != fittedHeight || fittedWidth == nil
    (fittedWidth, fittedHeight) = (width, height)
    if isOther { invalidateIntrinsicContentSize() }
  }
}

/// The sizes of the texts of a row as its labels have them, whatever a style sheet made of these.
private struct ShownTexts: RowTextMeasuring {
  let labels: [StyledLabel]
  let valueLabel: StyledLabel

  func size(of text: RowText, width: CGFloat) -> CGSize {
    let label =
      switch text {
      case .text(let index): labels[index]
      case .value: valueLabel
      }
    return label.size(width: width, traits: label.traitCollection)
  }

  func height(of text: RowText, width: CGFloat) -> CGFloat {
    size(of: text, width: width).height
  }
}
