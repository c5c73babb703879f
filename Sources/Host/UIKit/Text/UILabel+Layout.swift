extension UILabel {
  /// What was measured since the text last changed, as far as it is of use again.
  struct MeasuredLayouts {
    struct Key: Hashable {
      var width: CGFloat?
      var lines: Int
    }
    /// The most layouts that are kept: those of the widths that a label is asked for in turn.
    static let limit = 16
    private(set) var measured: [Key: any TextLayout] = [:]
    /// Where constraints have lines break; nil as long as they do not know.
    var lineWidth: CGFloat?

    /// Keeps a layout. Where there are too many, those without a width stay: they serve for all.
    mutating func keep(_ layout: any TextLayout, for key: Key) {
      if measured.count >= Self.limit { measured = measured.filter { $0.key.width == nil } }
      if measured.count >= Self.limit { measured = [:] }
      measured[key] = layout
    }
  }

  /// Has the text measured again.
  func forgetLayouts() { layouts = MeasuredLayouts() }

  /// The text broken at a width (nil breaks none) in at most `lines` lines.
  func layout(width: CGFloat?, lines: Int) -> (any TextLayout)? {
    let key = MeasuredLayouts.Key(width: width, lines: lines)
    if let layout = layouts.measured[key] { return layout }
    guard let layout = TextEngines.shared?.layout(block(width: width, lines: lines)) else {
      return nil
    }
    layouts.keep(layout, for: key)
    return layout
  }

  /// The text in at most `lines` lines of a rectangle. Text that is narrower than the rectangle
  /// is laid out without a width, so that one layout serves for all widths.
  private func measuringLayout(width: CGFloat, lines: Int) -> (any TextLayout)? {
    guard width < TextBlock.widest else { return layout(width: nil, lines: lines) }
    if let natural = layout(width: nil, lines: lines), natural.size.width <= width {
      return natural
    }
    return layout(width: max(0, width), lines: lines)
  }

  func measure(in bounds: CGRect, lines: Int) -> CGRect {
    guard !appearance.isEmpty, let layout = measuringLayout(width: bounds.width, lines: lines)
    else { return CGRect(origin: bounds.origin, size: .zero) }
    var size = layout.size
    if size.height > bounds.height {
      let last = layout.lines.last { $0.frame.maxY <= bounds.height } ?? layout.lines.first
      size.height = last?.frame.maxY ?? size.height
    }
    if size.width <= bounds.width { size.width = min(roundedUp(size.width), bounds.width) }
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: min(size.width, bounds.width), height: roundedUp(size.height)))
  }

  var naturalSize: CGSize {
    let limit = lineLimit
    let isLimited = appearance.numberOfLines != 1 && limit > 0
    return fittingSize(width: isLimited ? limit : .greatestFiniteMagnitude)
  }

  /// The width at which lines break: the one that was set, or else the one that constraints leave;
  /// 0 if neither is known.
  var lineLimit: CGFloat {
    appearance.preferredMaxLayoutWidth > 0
      ? appearance.preferredMaxLayoutWidth : layouts.lineWidth ?? 0
  }

  /// Has the natural size's lines break at a width, if the label breaks lines and was not told
  /// where.
  func breakText(atWidth width: CGFloat?) -> Bool {
    guard appearance.numberOfLines != 1, appearance.preferredMaxLayoutWidth <= 0 else {
      return false
    }
    layouts.lineWidth = width
    return true
  }

  /// How far the first and last baselines are from the top and bottom of a label of natural size.
  var naturalBaselines: (first: CGFloat, last: CGFloat) {
    let size = intrinsicContentSize
    let baselines = textBaselines(in: size)
    return (baselines.first, size.height - baselines.last)
  }

  func fittingSize(width: CGFloat) -> CGSize {
    let isLimited = appearance.numberOfLines != 1 && width > 0
    let room = CGRect(
      x: 0, y: 0, width: isLimited ? width : .greatestFiniteMagnitude,
      height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: appearance.numberOfLines).size
  }

  // MARK: Blocks

  /// The text with the label's looks, `scale` times as large.
  func block(
    width: CGFloat?, lines: Int, scale: CGFloat = 1, color: UIColor? = nil
  ) -> TextBlock {
    var block = TextBlock(runs: runs(scale: scale, color: color), width: width)
    if let style = appearance.attributed?.firstParagraphStyle { block.apply(style) }
    block.maximumLines = lines
    block.lineBreak = TextLineBreak(appearance.lineBreakMode)
    block.alignment = TextLineAlignment(appearance.alignment.resolved(in: self))
    return block
  }

  private func runs(scale: CGFloat, color: UIColor?) -> [TextRun] {
    let defaults = TextDefaults(
      font: appearance.font, color: appearance.textColor, traits: traitCollection)
    var runs =
      appearance.attributed?.textRuns(defaults: defaults)
      ?? [TextRun(appearance.plain ?? "", defaults: defaults)]
    if let color {
      for index in runs.indices { runs[index].color = color.cgColor(in: traitCollection) }
    }
    return scale == 1 ? runs : runs.map { $0.scaled(by: scale) }
  }
}

extension NSTextAlignment {
  /// Left or right in place of natural, by the direction in which `view` reads.
  @MainActor package func resolved(in view: UIView) -> NSTextAlignment {
    guard self == .natural else { return self }
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }
}

extension TextRun {
  /// The text `factor` times as large.
  func scaled(by factor: CGFloat) -> TextRun {
    var run = self
    run.face.size *= factor
    run.kern *= factor
    run.baselineOffset *= factor
    return run
  }
}
