extension UIView {
  func attachGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owner === self { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    madeLayout.guides.append(layoutGuide)
  }

  func detachGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self, let layout = storage.layout else { return }
    for constraint in layout.constraints + layout.outerConstraints {
      let sides = constraint.first.places + (constraint.second?.places ?? [])
      if sides.contains(where: { $0.item === layoutGuide }) { constraint.deactivate() }
    }
    layoutGuide.dropBox()
    layoutGuide.owner = nil
    layout.guides.removeAll { $0 === layoutGuide }
  }

  func systemGuide(_ source: UILayoutGuide.Source) -> UILayoutGuide {
    if let guide = madeLayout.systemGuides[source] { return guide }
    return addSystemGuide(UILayoutGuide(source, of: self), source)
  }

  /// Keeps a guide that comes with the view.
  func addSystemGuide<Guide: UILayoutGuide>(
    _ guide: Guide, _ source: UILayoutGuide.Source
  ) -> Guide {
    madeLayout.systemGuides[source] = guide
    return guide
  }

  /// Hears that the safe area or margins changed.
  func guidesDidChange() {
    guard let guides = storage.layout?.systemGuides.values else { return }
    for guide in guides { guide.box?.engine?.setNeedsSolving() }
  }

  /// Hears that the user prefers text of another size.
  func textSizeDidChange() {
    guard let guide = storage.layout?.systemGuides[.readable], let box = guide.box else { return }
    box.engine?.reconstrain(box, of: guide)
  }
}

extension UILayoutGuide {
  /// The widest that lines of text should be: it grows with the text that the user prefers.
  var readableWidth: CGFloat {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: owner?.traitCollection)
    return (672 * body.pointSize / 17).rounded()
  }

  /// What the guide leaves of its view on each side.
  private var insets: UIEdgeInsets? {
    switch source {
    case .safeArea: owner?.safeAreaInsets
    case .margins: owner?.layoutMargins
    case .list(let part): (owner as? UIListContentView)?.insets(of: part)
    default: nil
    }
  }

  /// How much of its view's height a guide to the keyboard covers.
  private var keyboardHeight: CGFloat { (self as? UIKeyboardLayoutGuide)?.coveredHeight ?? 0 }

  /// The numbers that hold the guide in place: see `LayoutEngine.constrain(_:of:)`.
  var givenSides: [CGFloat] {
    guard let owner else { return [] }
    switch source {
    case .safeArea, .margins, .list:
      guard let insets else { return [] }
      let own = owner.alignmentRectInsets
      return [
        insets.left, insets.top, own.left + own.right - insets.right,
        own.top + own.bottom - insets.bottom,
      ]
    case .frame:
      let origin = owner.bounds.origin
      return [origin.x, origin.y, origin.x, origin.y]
    case .keyboard:
      let own = owner.alignmentRectInsets
      return [0, own.left + own.right, own.top + own.bottom, keyboardHeight]
    case .content:
      let size = (owner as? UIScrollView)?.contentSize ?? .zero
      return [0, 0, size.width, size.height]
    default: return []
    }
  }

  /// Where a guide that follows its view stands now, whether or not it takes part in constraints.
  var givenFrame: CGRect? {
    guard let owner else { return nil }
    if source == .frame { return owner.bounds }
    if source == .keyboard {
      let (area, height) = (owner.bounds, keyboardHeight)
      return CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    }
    if source == .readable {
      return owner.layoutMarginsGuide.givenFrame?.narrowed(to: readableWidth)
    }
    return insets.map { owner.bounds.inset(by: $0) }
  }
}

extension CGRect {
  /// The middle part that is no wider than text should be.
  fileprivate func narrowed(to limit: CGFloat) -> CGRect {
    insetBy(dx: max(0, (width - limit) / 2), dy: 0)
  }
}
