extension UIView {
  /// Whether touches can reach the view at all.
  private var takesTouches: Bool {
    isUserInteractionEnabled && !isHidden && layer.opacity >= 0.01
      && storage.blockingAnimations == 0
  }

  /// An animation began without which the view would take touches.
  func blockTouches() { storage.blockingAnimations += 1 }

  /// An animation that kept touches away has ended.
  func unblockTouches() { storage.blockingAnimations -= 1 }

  func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}
