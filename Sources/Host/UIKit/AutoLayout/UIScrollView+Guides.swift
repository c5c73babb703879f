extension UIScrollView {
  /// The content: views tied to its edges, or to those of the scroll view from inside, decide on
  /// ``UIScrollView/contentSize``.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// What is seen of the content; it stays where it is while the content moves.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }

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
