import CoreGraphics

/// The trees of layers of one thread that somebody draws, by their roots.
///
/// At the end of a frame, or of ``CATransaction/flush()``, the layers in them are *committed*: from
/// then on they have presentation copies, and changes of them are animated. Whether anybody paints
/// the frame makes no difference.
final class LiveTrees {
  private struct Root {
    weak var layer: CALayer?
  }

  private var roots: [Root] = []

  /// Adds a tree. It is forgotten with its root.
  func add(_ root: CALayer) {
    roots.removeAll { $0.layer == nil || $0.layer === root }
    roots.append(Root(layer: root))
  }

  /// Lays out and displays what asked for it.
  func prepare() {
    forEachOnScreen {
      $0.layoutTreeIfNeeded()
      $0.displayTreeIfNeeded()
    }
  }

  /// Marks as committed what is in the trees.
  func commit() {
    forEachOnScreen { if $0.needsCommit { $0.commitTree() } }
  }

  private func forEachOnScreen(_ body: (CALayer) -> Void) {
    for root in roots {
      guard let layer = root.layer, layer.parent == nil, layer.treeDidChange != nil,
        !layer.isHidden
      else { continue }
      body(layer)
    }
  }
}

extension CALayer {
  /// Whether the layer, or one below, has not been committed.
  var needsCommit: Bool { !flags.contains(.isCommitted) || flags.contains(.uncommittedBelow) }

  /// Commits the layer and those below. What is committed already is not visited.
  fileprivate func commitTree() {
    if !flags.contains(.isCommitted) {
      flags.insert(.isCommitted)
      adoptAnimations()
    }
    guard flags.contains(.uncommittedBelow) else { return }
    flags.remove(.uncommittedBelow)
    for layer in storedSublayers where layer.needsCommit { layer.commitTree() }
    if let maskLayer, maskLayer.needsCommit { maskLayer.commitTree() }
  }

  /// What the tree looked like when it was committed, or looks like if nobody has drawn it since;
  /// nil if it was not committed.
  var committedNode: DisplayNode? {
    guard flags.contains(.isCommitted) else { return nil }
    return shownNode ?? displayNode(at: MediaClock.now)
  }
}
