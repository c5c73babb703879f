extension UITableViewCell {
  func layOutParts() {
    if swipe?.isItemGone == true { return }
    if contentView is UIListContentView { applyMargins() }
    setContentFrame(bounds.size)
    let area = CGRect(origin: .zero, size: bounds.size)
    if let background = parts.background, background.superview === self { set(background, area) }
    layOutConfiguredBackground()
    for view in [
      parts.selectedBackground, parts.multipleSelectionBackground,
      parts.standardSelectedBackground,
    ] {
      if let view, view.superview === self { set(view, area) }
    }
    layOutAccessory()
    layOutEditControl()
    layOutHandle()
    layOutFocusRing()
    swipe?.arrange()
    layOutBuiltIns()
    layOutSeparators()
  }

  /// Gives the content its place beside everything else in a cell of a size.
  func setContentFrame(_ size: CGSize) {
    let content = CGRect(
      x: safeArea.leading + editingIndent, y: 0, width: max(0, size.width - widthBesideContent),
      height: size.height)
    set(contentView, directed(content, in: size.width))
  }

  /// The height that the content asks for at the cell's width.
  func naturalHeight(width: CGFloat) -> CGFloat {
    applyMargins()
    let content = max(0, width - widthBesideContent)
    return configuredContentHeight(width: content) ?? builtInHeight(width: width)
  }

  /// Where text begins in the content view, from where reading begins.
  var contentTextStart: CGFloat {
    (contentView as? UIListContentView)?.textStart ?? builtInTextStart
  }
}

// MARK: Separators

extension UITableViewCell {
  /// The separator's insets where the cell has none of its own: the table's, or where the text is.
  var effectiveSeparatorInset: UIEdgeInsets {
    let automatic = UIEdgeInsets(
      top: 0, left: editingIndent + contentTextStart, bottom: 0, right: 0)
    guard let inset = parts.appearance.separatorInset else { return automatic }
    guard parts.appearance.addsToAutomaticInset else { return inset }
    return UIEdgeInsets(
      top: inset.top, left: automatic.left + inset.left, bottom: inset.bottom,
      right: automatic.right + inset.right)
  }

  /// Lines at the cell's edges: below it, and in grouped tables around each section.
  private var separatorFrames: [CGRect] {
    let appearance = parts.appearance
    guard appearance.hasSeparators, !showsSelection, !appearance.isAboveSelection else { return [] }
    let thickness = 1 / max(traitCollection.displayScale, 1)
    let isLast = appearance.ends.contains(.last)
    if isLast, appearance.style == .insetGrouped { return [] }
    var inset =
      isLast && appearance.style == .grouped
      ? .zero : parts.separatorInset ?? effectiveSeparatorInset
    if inset != .zero { inset.left += safeArea.leading }
    let width = max(0, bounds.width - inset.left - inset.right - appearance.indexWidth)
    // A huge inset is how apps hide the line; an infinite one is no place.
    let line = CGRect(
      x: width > 0 ? inset.left : 0, y: bounds.height - thickness, width: width,
      height: thickness)
    var frames = [directed(line, in: bounds.width)]
    if appearance.style == .grouped, appearance.ends.contains(.first) {
      frames.append(CGRect(x: 0, y: 0, width: bounds.width, height: thickness))
    }
    return frames
  }

  func layOutSeparators() {
    let frames = separatorFrames
    while parts.separators.count > frames.count {
      parts.separators.removeLast().removeFromSuperview()
    }
    for frame in frames.dropFirst(parts.separators.count) { addSeparator(frame) }
    for (line, frame) in zip(parts.separators, frames) {
      set(line, frame)
      line.configure(parts.appearance.separatorColor, parts.appearance.separatorEffect)
    }
  }

  /// Adds a line where it belongs; in an animation it fades in there.
  private func addSeparator(_ frame: CGRect) {
    let line = SeparatorView(frame: frame)
    parts.separators.append(line)
    UIView.performWithoutAnimation {
      addSubview(line)
      line.configure(parts.appearance.separatorColor, parts.appearance.separatorEffect)
      line.alpha = 0
    }
    line.alpha = 1
  }
}
