extension UIScrollView {
  /// Hears that the content moved.
  func guideOriginDidChange() {
    guard let layout = storage.layout else { return }
    layout.systemGuides[.frame]?.box?.engine?.setNeedsSolving()
    layout.box?.engine?.originDidChange()
  }
}
