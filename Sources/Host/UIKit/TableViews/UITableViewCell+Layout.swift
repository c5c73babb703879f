extension UITableViewCell {
  func layOutParts() {
    if swipe?.isRowGone == true { return }
    if contentView is UIListContentView { applyMargins() }
    let content = CGRect(
      x: editingIndent, y: 0, width: max(0, bounds.width - editingIndent - trailingWidth),
      height: bounds.height)
    set(contentView, directed(content, in: bounds.width))
    let area = CGRect(origin: .zero, size: bounds.size)
    if let background = parts.background { set(background, area) }
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

  /// What stands at the end of the row takes so much: an accessory, and the table's index.
  var trailingWidth: CGFloat { accessoryWidth + parts.look.indexWidth }

  /// The height that the content asks for at the cell's width.
  func naturalHeight(width: CGFloat) -> CGFloat {
    applyMargins()
    let content = max(0, width - editingIndent - trailingWidth)
    return configuredContentHeight(width: content) ?? builtInHeight(width: width)
  }

  /// Where text begins in the content view, from where reading begins.
  var contentTextStart: CGFloat {
    (contentView as? UIListContentView)?.textStart ?? builtInTextStart
  }

  func set(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// `frame`, which is meant for left to right, in an area of `width` in the cell's direction.
  func directed(_ frame: CGRect, in width: CGFloat) -> CGRect {
    guard isRightToLeft else { return frame }
    return CGRect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

// MARK: Separators

extension UITableViewCell {
  /// The separator's insets where the cell has none of its own: the table's, or where the text is.
  var effectiveSeparatorInset: UIEdgeInsets {
    let automatic = UIEdgeInsets(
      top: 0, left: editingIndent + contentTextStart, bottom: 0, right: 0)
    guard let inset = parts.look.separatorInset else { return automatic }
    guard parts.look.addsToAutomaticInset else { return inset }
    return UIEdgeInsets(
      top: inset.top, left: automatic.left + inset.left, bottom: inset.bottom,
      right: automatic.right + inset.right)
  }

  /// Lines at the cell's edges: below it, and in grouped tables around each section.
  private var separatorFrames: [CGRect] {
    let look = parts.look
    guard look.hasSeparators, !showsSelection, !look.isAboveSelection else { return [] }
    let thickness = 1 / max(traitCollection.displayScale, 1)
    let isLast = look.ends.contains(.last)
    if isLast, look.style == .insetGrouped { return [] }
    let inset =
      isLast && look.style == .grouped
      ? .zero : parts.separatorInset ?? effectiveSeparatorInset
    let width = max(0, bounds.width - inset.left - inset.right - look.indexWidth)
    // A huge inset is how apps hide the line; an infinite one is no place.
    let line = CGRect(
      x: width > 0 ? inset.left : 0, y: bounds.height - thickness, width: width,
      height: thickness)
    var frames = [directed(line, in: bounds.width)]
    if look.style == .grouped, look.ends.contains(.first) {
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
      if line.backgroundColor != parts.look.separatorColor {
        line.backgroundColor = parts.look.separatorColor
      }
    }
  }

  /// Adds a line where it belongs; in an animation it fades in there.
  private func addSeparator(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.isUserInteractionEnabled = false
    parts.separators.append(line)
    UIView.performWithoutAnimation {
      addSubview(line)
      line.backgroundColor = parts.look.separatorColor
      line.alpha = 0
    }
    line.alpha = 1
  }
}
