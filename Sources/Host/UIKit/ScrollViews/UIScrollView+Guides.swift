extension UIScrollView {
  /// Hears that the content moved.
  func guideOriginDidChange() {
    guard let layout = storage.layout else { return }
    layout.systemGuides[.frame]?.box?.engine?.setNeedsSolving()
    layout.box?.engine?.originDidChange()
  }
}

extension LayoutEngine {
  /// Hears that a view scrolled whose inside constraints reach into.
  func originDidChange() {
    guard hasVolatileConstraints else { return }
    needsVolatileUpdate = true
    setNeedsSolving()
  }
}
