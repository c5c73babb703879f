import CoreGraphics

extension CALayer {
  /// The superlayer, or the layer whose mask this is. On a presentation copy: nil.
  package final var holder: CALayer? {
    get { holderReference.object }
    set { holderReference.object = newValue }
  }

  /// The superlayer; on a presentation copy that of the layer it was copied from.
  package var parent: CALayer? { holder ?? shownModel?.parent }

  /// Whether this layer is `other` or holds it.
  func holds(_ other: CALayer) -> Bool {
    sequence(first: other, next: \.parent).contains { $0 === self }
  }

  /// The root of the layer's tree.
  package var root: CALayer {
    var layer = self
    while let next = layer.parent { layer = next }
    return layer
  }

  func insert(_ layer: CALayer, at index: Int) {
    precondition(
      !layer.holds(self),
      "A layer cannot be a sublayer of itself or of its own sublayers: \(layer) in \(self).")
    var index = min(max(index, 0), storedSublayers.count)
    if layer.parent === self, let old = storedSublayers.firstIndex(where: { $0 === layer }) {
      if old == index || old + 1 == index { return }
      if old < index { index -= 1 }
    }
    layer.leaveParent()
    storedSublayers.insert(layer, at: index)
    layer.holder = self
    setStale()
    adopt(flagsOf: layer)
  }

  func insert(_ layer: CALayer, nextTo sibling: CALayer?, offset: Int) {
    let fallback = offset == 0 ? 0 : storedSublayers.count
    let index = storedSublayers.firstIndex { $0 === sibling }.map { $0 + offset }
    insert(layer, at: index ?? fallback)
  }

  func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = storedSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.detach()
    insert(newLayer, at: index)
  }

  func replaceAllSublayers(with layers: [CALayer]) {
    for layer in storedSublayers where !layers.contains(where: { $0 === layer }) { layer.detach() }
    for layer in layers { insert(layer, at: storedSublayers.count) }
  }

  func detach() {
    leaveParent()
  }

  private func leaveParent() {
    guard let parent else { return }
    if parent.maskLayer === self { parent.maskLayer = nil }
    parent.storedSublayers.removeAll { $0 === self }
    parent.setStale()
    holder = nil
  }

  /// Takes over what a new sublayer waits for.
  func adopt(flagsOf layer: CALayer) {
    if !layer.flags.isDisjoint(with: .layout) { raise(.layoutBelow) }
    if !layer.flags.isDisjoint(with: .display) { raise(.displayBelow) }
    if layer.needsCommit { raise(.uncommittedBelow) }
  }

  /// Sets `flag` here and above, up to the first layer that has it.
  func raise(_ flag: LayerFlags) {
    var next: CALayer? = self
    while let layer = next, !layer.flags.contains(flag) {
      layer.flags.insert(flag)
      next = layer.parent
      if next == nil { layer.treeDidChange?() }
    }
  }
}
