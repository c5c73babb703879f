import QuartzCore

/// A view that shows what another one looked like at a moment.
final class SnapshotView: UIView {
  override class var layerClass: AnyClass { SnapshotLayer.self }

  /// Shows what a view looks like now; its transform and its place are left out.
  convenience init(of view: UIView) {
    self.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    isUserInteractionEnabled = false
    (layer as? SnapshotLayer)?.picture = view.layer.displayNode(at: MediaClock.now)
  }
}

extension UIView {
  func makeSnapshot(afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return bounds.isEmpty ? nil : SnapshotView(of: self)
  }
}
