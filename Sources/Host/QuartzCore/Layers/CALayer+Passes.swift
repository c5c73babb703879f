import CoreGraphics

/// How often a pass comes back to one layer that keeps asking for it, before it waits for the next
/// frame.
private let roundLimit = 16

// MARK: Layout

extension CALayer {
  func flagLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    raiseAbove(.layoutBelow)
  }

  func layoutFromTopmost() {
    var top = self
    while let next = top.parent, next.flags.contains(.needsLayout) { top = next }
    top.layoutTreeIfNeeded()
  }

  /// Whether something in the tree waits for layout.
  package var needsLayoutInTree: Bool { !flags.isDisjoint(with: .layout) }

  /// Lays out what asked for it here and below. Clean subtrees are not visited. Layers that keep
  /// asking wait, after some rounds, for the next frame.
  package func layoutTreeIfNeeded() {
    for _ in 0..<roundLimit where needsLayoutInTree { layoutTreeOnce() }
  }

  private func layoutTreeOnce() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSublayers()
    }
    guard flags.contains(.layoutBelow) else { return }
    flags.remove(.layoutBelow)
    for layer in storedSublayers where layer.needsLayoutInTree { layer.layoutTreeOnce() }
    maskLayer?.layoutTreeOnce()
  }

  /// Sets `flag` on the layers above, or tells of the change if there are none.
  private func raiseAbove(_ flag: LayerFlags) {
    if let parent { parent.raise(flag) } else { treeDidChange?() }
  }
}

// MARK: Display

extension CALayer {
  func flagDisplay() {
    guard !flags.contains(.needsDisplay) else { return }
    flags.insert(.needsDisplay)
    raiseAbove(.displayBelow)
  }

  func displayThisIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
    setStale()
  }

  func displayThroughDelegate() {
    delegate?.layerWillDraw(self)
    delegate?.display(self)
  }

  /// Whether something in the tree waits for display.
  package var needsDisplayInTree: Bool { !flags.isDisjoint(with: .display) }

  /// Displays what asked for it here and below. Clean subtrees are not visited.
  package func displayTreeIfNeeded() {
    displayIfNeeded()
    guard flags.contains(.displayBelow) else { return }
    flags.remove(.displayBelow)
    for layer in storedSublayers where layer.needsDisplayInTree { layer.displayTreeIfNeeded() }
    maskLayer?.displayTreeIfNeeded()
  }
}

// MARK: Drawing

extension CALayer {
  /// Marks what the layer shows as out of date, and with it what its superlayers show.
  package func setStale() {
    if flags.contains(.isFresh) {
      flags.remove(.isFresh)
      if parent == nil { treeDidChange?() }
    }
    setPlacementStale()
  }

  /// Marks what the superlayers show as out of date, but not what this layer shows.
  package func setPlacementStale() {
    var next = parent
    while let layer = next, layer.flags.contains(.isFresh) {
      layer.flags.remove(.isFresh)
      if layer.parent == nil { layer.treeDidChange?() }
      next = layer.parent
    }
  }
}
