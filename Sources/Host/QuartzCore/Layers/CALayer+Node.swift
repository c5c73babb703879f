import CoreGraphics

extension CALayer {
  /// What the tree looks like at a time of the media clock.
  ///
  /// The same node comes back as long as nothing changed and nothing moves; and subtrees that did
  /// not change keep theirs.
  package func displayNode(at time: CFTimeInterval) -> DisplayNode {
    return node(at: time)
  }

  func node(at time: CFTimeInterval) -> DisplayNode {
    if let cachedNode { return cachedNode }
    let shown = presented(at: time)
    let node = DisplayNode(
      bounds: shown.bounds, items: backgroundItems(shown) + drawing,
      children: sublayersInOrder.compactMap { $0.placed(in: shown, at: time) },
      overlay: borderItems(shown), opacity: CGFloat(min(max(shown.opacity, 0), 1)),
      clips: shown.masksToBounds, radii: shown.radii,
      mask: maskLayer?.placed(in: shown, at: time))
    flags.insert(.wasShown)
    cachedNode = node
    return node
  }

  private func placed(in parent: LayerValues, at time: CFTimeInterval) -> DisplayNode.Placed? {
    let shown = presented(at: time)
    guard !shown.isHidden, shown.opacity > 0 else { return nil }
    return DisplayNode.Placed(
      node: node(at: time), transform: placement(of: shown, in: parent))
  }

  private func backgroundItems(_ shown: LayerValues) -> [DrawItem] {
    var items: [DrawItem] = []
    if let shadow = shown.shadowItem { items.append(shadow) }
    if let color = shown.backgroundColor, color.alpha > 0 {
      items.append(.fill(shown.bounds, radii: shown.radii, color: color))
    }
    if let contents = shown.contentsItem { items.append(contents) }
    return items
  }

  private func borderItems(_ shown: LayerValues) -> [DrawItem] {
    guard shown.borderWidth > 0, let color = shown.borderColor, color.alpha > 0 else { return [] }
    return [.border(shown.bounds, radii: shown.radii, width: shown.borderWidth, color: color)]
  }
}

extension LayerValues {
  fileprivate var shadowItem: DrawItem? {
    guard shadowOpacity > 0, let shadowColor,
      let color = shadowColor.copy(alpha: shadowColor.alpha * CGFloat(shadowOpacity))
    else { return nil }
    return .shadow(bounds, radii: radii, color: color, offset: shadowOffset, blur: shadowRadius)
  }

  fileprivate var contentsItem: DrawItem? {
    guard let contents else { return nil }
    let size = CGSize(
      width: CGFloat(contents.width) / max(contentsScale, 0.01),
      height: CGFloat(contents.height) / max(contentsScale, 0.01))
    return .image(contents, contentsGravity.fit(size, in: bounds), tint: contentsTint)
  }
}
