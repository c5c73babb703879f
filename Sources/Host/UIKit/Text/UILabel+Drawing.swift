extension UILabel {
  /// What draws the text in `rect`, its shadow first.
  func items(in rect: CGRect) -> [DrawItem] {
    guard !appearance.isEmpty, rect.width > 0, rect.height > 0,
      let placed = positionedLayout(in: rect)
    else { return [] }
    guard let shadowColor = appearance.shadowColor, let engine = TextEngines.shared else {
      return [.text(placed.layout, placed.origin)]
    }
    var block = placed.layout.block
    for index in block.runs.indices {
      block.runs[index].color = shadowColor.cgColor(in: traitCollection)
    }
    let shadowOrigin = CGPoint(
      x: placed.origin.x + appearance.shadowOffset.width,
      y: placed.origin.y + appearance.shadowOffset.height)
    return [
      .text(engine.layout(block), shadowOrigin), .text(placed.layout, placed.origin),
    ]
  }

  /// The text as it is drawn in a rectangle, and where.
  private func positionedLayout(in rect: CGRect) -> (layout: any TextLayout, origin: CGPoint)? {
    let scale = shrinkFactor(in: rect.size)
    guard let layout = fittedLayout(in: rect.size, scale: scale) else { return nil }
    var top = rect.minY + (rect.height - layout.size.height) / 2
    if scale < 1, appearance.numberOfLines == 1, appearance.baselineAdjustment != .alignCenters,
      let full = self.layout(width: nil, lines: 1), let line = full.lines.first
    {
      top = rect.minY + (rect.height - full.size.height) / 2
      if appearance.baselineAdjustment == .alignBaselines {
        top += line.baseline - (layout.lines.first?.baseline ?? 0)
      }
    }
    return (layout, CGPoint(x: rect.minX, y: rounded(top)))
  }

  private func rounded(_ place: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (place * scale).rounded() / scale
  }

  /// The text broken at a width, in as many lines as may be shown and fit the height.
  private func fittedLayout(in size: CGSize, scale: CGFloat) -> (any TextLayout)? {
    guard let engine = TextEngines.shared else { return nil }
    if scale == 1, hasNaturalLine(in: size) {
      return engine.layout(
        block(width: nil, lines: appearance.numberOfLines, color: overridingColor))
    }
    var block = block(
      width: size.width, lines: appearance.numberOfLines, scale: scale, color: overridingColor)
    let layout = engine.layout(block)
    let tolerance = 1 / max(1, traitCollection.displayScale)
    guard layout.lines.count > 1, layout.size.height > size.height + tolerance else {
      return layout
    }
    let fitting = layout.lines.count { $0.frame.maxY <= size.height + tolerance }
    block.maximumLines = max(1, fitting)
    return engine.layout(block)
  }

  /// Whether the text was measured without a width, and found to be one line that stands at the
  /// left and fits: laid out for the width it would look the same, and take as long once more.
  private func hasNaturalLine(in size: CGSize) -> Bool {
    guard appearance.attributed == nil, appearance.alignment.resolved(in: self) == .left,
      let natural = layouts.measured[.init(width: nil, lines: appearance.numberOfLines)]
    else { return false }
    return natural.lines.count == 1 && !natural.isTruncated && natural.size.width <= size.width
  }

  /// The color that all of the text takes at present; nil leaves it its own.
  private var overridingColor: UIColor? {
    if !appearance.isEnabled { return .tertiaryLabel }
    return appearance.isHighlighted ? appearance.highlightedTextColor : nil
  }

  // MARK: Shrinking

  /// The part of its size to which text shrinks so that all of it fits.
  private func shrinkFactor(in size: CGSize) -> CGFloat {
    guard appearance.shrinks, !fits(1, in: size) else { return 1 }
    let steps: CGFloat = 128
    let least = appearance.minimumScale > 0 ? min(appearance.minimumScale, 1) : 1 / steps
    var (low, high) = (Int((least * steps).rounded(.up)), Int(steps))
    while low + 1 < high {
      let middle = (low + high) / 2
      if fits(CGFloat(middle) / steps, in: size) { low = middle } else { high = middle }
    }
    return max(least, CGFloat(low) / steps)
  }

  private func fits(_ scale: CGFloat, in size: CGSize) -> Bool {
    let lines = appearance.numberOfLines
    var block = block(width: lines == 1 ? nil : size.width, lines: lines, scale: scale)
    if lines == 1 { block.lineBreak = .clipping }
    guard let layout = TextEngines.shared?.layout(block) else { return true }
    if lines == 1 { return layout.size.width <= size.width }
    return !layout.isTruncated && layout.size.height <= size.height
      && layout.size.width <= size.width
  }

  // MARK: Baselines

  /// The distances of the first and last baselines from the top of a label of a size.
  package func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    guard !appearance.isEmpty, let placed = positionedLayout(in: CGRect(origin: .zero, size: size)),
      let first = placed.layout.lines.first, let last = placed.layout.lines.last
    else {
      let baseline = appearance.font.ascender
      return (baseline, baseline)
    }
    return (placed.origin.y + first.baseline, placed.origin.y + last.baseline)
  }
}
