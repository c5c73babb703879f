extension UITextField {
  /// Lengths in points.
  enum Metrics {
    static let cornerRadius: CGFloat = 6
    static let borderInset: CGFloat = 7
    static let buttonSize: CGFloat = 19
    /// The space above and below the text in a border, together.
    static let borderedMargin: CGFloat = 13
    static let plainMargin: CGFloat = 1
    static let gap: CGFloat = 5
    /// Text is never shrunk below this size.
    static let smallestFontSize: CGFloat = 4
  }

  var lineSetting: SingleLineTextLayout.Setting {
    SingleLineTextLayout.Setting(
      defaults: TextDefaults(
        font: values.font, color: values.textColor, traits: traitCollection),
      size: area.bounds.size, alignment: values.alignment.resolved(in: self),
      isSecure: isSecureTextEntry, leastScale: leastScale)
  }

  /// Tells the line what it looks like now, and the room it has.
  func updateLine() { line.setting = lineSetting }

  /// How small a text that is too long may be drawn, as a part of its size.
  private var leastScale: CGFloat {
    let size = values.font.pointSize
    guard values.shrinks, size > 0 else { return 1 }
    return min(1, max(values.minimumFontSize, Metrics.smallestFontSize) / size)
  }

  /// How far the baseline is below the middle, where the line stands.
  var baselineBelowMiddle: CGFloat {
    let scale = max(1, traitCollection.displayScale)
    let offset = values.font.ascender - values.font.lineHeight / 2
    return (offset * scale).rounded() / scale
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var shownLeftView: UIView? {
    values.leftViewMode.isShown(isEditing: isEditing) ? values.leftView : nil
  }

  private var shownRightView: UIView? {
    values.rightViewMode.isShown(isEditing: isEditing) ? values.rightView : nil
  }

  private var showsClearButton: Bool {
    hasText && shownRightView == nil && isEnabled
      && values.clearButtonMode.isShown(isEditing: isEditing)
  }

  /// What the border, the side views and the clear button leave.
  func contentRect(in bounds: CGRect) -> CGRect {
    let border = borderRect(forBounds: bounds)
    let inset = values.borderStyle == .none ? 0 : Metrics.borderInset
    var (start, end) = (border.minX + inset, border.maxX - inset)
    let (near, far) = isMirrored ? (end, start) : (start, end)
    if shownLeftView != nil {
      let view = leftViewRect(forBounds: bounds)
      if isMirrored { end = min(near, view.minX) } else { start = max(near, view.maxX) }
    }
    let trailing: CGRect? =
      shownRightView != nil
      ? rightViewRect(forBounds: bounds)
      : showsClearButton ? clearButtonRect(forBounds: bounds) : nil
    if let trailing {
      if isMirrored { start = max(far, trailing.maxX) } else { end = min(far, trailing.minX) }
    }
    return CGRect(x: start, y: border.minY, width: max(0, end - start), height: border.height)
  }

  func sideRect(_ view: UIView?, _ isLeading: Bool, _ bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let fitted = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
    let size = CGSize(width: min(fitted.width, bounds.width), height: fitted.height)
    let isAtLeft = isLeading != isMirrored
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  func buttonRect(in bounds: CGRect) -> CGRect {
    let inset = values.borderStyle == .none ? 0 : Metrics.gap
    let size = Metrics.buttonSize
    return CGRect(
      x: isMirrored ? bounds.minX + inset : bounds.maxX - inset - size,
      y: bounds.midY - size / 2, width: size, height: size)
  }

  /// Places the text, the side views and the clear button.
  func placeViews() {
    layOutView(values.leftView, isShown: shownLeftView != nil, leftViewRect(forBounds: bounds))
    layOutView(values.rightView, isShown: shownRightView != nil, rightViewRect(forBounds: bounds))
    if showsClearButton || clearButton.superview != nil {
      layOutView(clearButton, isShown: showsClearButton, clearButtonRect(forBounds: bounds))
    }
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    // Half of a caret before the first character shows; one behind the last keeps inside.
    let overhang = TextCaret.width / 2
    area.frame = rect.inset(by: UIEdgeInsets(top: 0, left: -overhang, bottom: 0, right: 0))
    updateLine()
    if isEditing { line.scrollToCaret() }
    area.setNeedsDisplay()
    showSelection()
  }

  private func layOutView(_ view: UIView?, isShown: Bool, _ rect: CGRect) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    if view.frame != rect { view.frame = rect }
  }

  /// The width of the text or hint with what stands beside it, and the height of a line.
  var naturalSize: CGSize {
    let wide = CGRect(x: 0, y: 0, width: 10_000, height: 100)
    let around = wide.width - textRect(forBounds: wide).width
    let hint = TextEngines.shared?.layout(placeholderBlock(width: nil)).size.width ?? 0
    let width = max(hasText ? line.width : 0, hint.rounded(.up)) + around
    let margin = values.borderStyle == .none ? Metrics.plainMargin : Metrics.borderedMargin
    let height = values.font.lineHeight.rounded(.up) + margin
    let sides = [shownLeftView, shownRightView].compactMap { $0?.bounds.height }
    return CGSize(width: width.rounded(.up), height: max(height, sides.max() ?? 0))
  }
}
