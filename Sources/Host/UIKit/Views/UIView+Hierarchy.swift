import QuartzCore

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    precondition(
      !hasAncestor(view),
      "\(view) cannot be added to \(self), which is inside it (or is it). Add it elsewhere.")
    precondition(index >= 0, "Subviews are counted from 0; \(index) was given.")
    guard view.superview !== self else { return reorder(view, to: index) }
    let (oldWindow, newWindow) = (view.window, window)
    let tint = view.tintPlace
    view.announceMove(to: self, from: oldWindow, to: newWindow)
    view.detach()
    let place = min(index, heldSubviews.count)
    attach(view, at: place)
    view.notifyMoved(in: newWindow, from: oldWindow)
    view.tintDidMove(from: tint)
    didAddSubview(view)
    setNeedsLayout()
  }

  func insert(_ view: UIView, next sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard let index = heldSubviews.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: heldSubviews.count)
    }
    insert(view, at: index + offset)
  }

  func leaveSuperview() {
    guard let superview else { return }
    let oldWindow = window
    keepTint()
    announceMove(to: nil, from: oldWindow, to: nil)
    detach()
    notifyMoved(in: nil, from: oldWindow)
    superview.setNeedsLayout()
  }

  func swap(_ index1: Int, _ index2: Int) {
    let range = heldSubviews.indices
    precondition(
      range.contains(index1) && range.contains(index2),
      "Subviews \(index1) and \(index2) cannot be exchanged: \(self) has \(range.count).")
    guard index1 != index2 else { return }
    heldSubviews.swapAt(index1, index2)
    let (low, high) = (min(index1, index2), max(index1, index2))
    moveLayer(of: heldSubviews[low], to: low)
    moveLayer(of: heldSubviews[high], to: high)
  }

  /// Moves a subview among its siblings; `index` counts them with the subview still there.
  func reorder(_ view: UIView, to index: Int) {
    guard let now = heldSubviews.firstIndex(where: { $0 === view }) else { return }
    let target = min(index > now ? index - 1 : index, heldSubviews.count - 1)
    guard target != now else { return }
    heldSubviews.remove(at: now)
    heldSubviews.insert(view, at: target)
    moveLayer(of: view, to: target)
  }

  func hasAncestor(_ ancestor: UIView) -> Bool {
    var view: UIView? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.superview
    }
    return false
  }

  func findView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Steps of a move

  private func announceMove(to newSuperview: UIView?, from old: UIWindow?, to new: UIWindow?) {
    if let superview { superview.willRemoveSubview(self) }
    if old !== new { announceWindow(new) }
    willMove(toSuperview: newSuperview)
  }

  private func announceWindow(_ window: UIWindow?) {
    if window == nil, let first = weakWindow?.firstResponder, first === self {
      weakWindow?.dropFirstResponder(first)
    }
    weakController?.viewWillMove(to: window)
    willMove(toWindow: window)
    for view in subviews { view.announceWindow(window) }
  }

  private func detach() {
    guard let superview else { return leaveLayoutOfGoneSuperview() }
    dropOuterConstraints()
    leaveLayout()
    layer.removeFromSuperlayer()
    superview.heldSubviews.removeAll { $0 === self }
    superviewReference.object = nil
  }

  private func attach(_ view: UIView, at index: Int) {
    if index == heldSubviews.count {
      layer.insertSublayer(view.layer, above: heldSubviews.last?.layer)
    } else {
      layer.insertSublayer(view.layer, below: heldSubviews[index].layer)
    }
    heldSubviews.insert(view, at: index)
    view.superviewReference.object = self
    if !view.isLayoutRoot { view.inheritLayoutEngine() }
    view.raiseConstraintFlags()
  }

  private func moveLayer(of view: UIView, to index: Int) {
    view.layer.removeFromSuperlayer()
    if index > 0 {
      layer.insertSublayer(view.layer, above: heldSubviews[index - 1].layer)
    } else {
      layer.insertSublayer(view.layer, at: 0)
    }
  }

  private func notifyMoved(in newWindow: UIWindow?, from oldWindow: UIWindow?) {
    if oldWindow !== newWindow { moveInside(newWindow) }
    inheritTraits()
    updateSafeArea(everywhere: oldWindow !== newWindow)
    if oldWindow !== newWindow { tellMovedToWindow() }
    didMoveToSuperview()
  }

  private func moveInside(_ window: UIWindow?) {
    weakWindow = window
    for view in subviews { view.moveInside(window) }
  }

  private func tellMovedToWindow() {
    if window != nil { AppearanceProxies.apply(to: self) }
    didMoveToWindow()
    weakController?.viewDidMove(to: window)
    (storage.layout?.systemGuides[.keyboard] as? UIKeyboardLayoutGuide)?.joinWindow()
    for view in subviews { view.tellMovedToWindow() }
  }
}
