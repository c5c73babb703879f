import CoreGraphics

extension CALayer {
  /// What the tree looks like at a time of the media clock.
  ///
  /// The same node comes back as long as nothing changed and nothing moves; and subtrees that did
  /// not change keep theirs.
  package func displayNode(at time: CFTimeInterval) -> DisplayNode {
    return node(at: time)
  }

  private func node(at time: CFTimeInterval) -> DisplayNode {
    if flags.contains(.isFresh), let shownNode { return shownNode }
    let shown = presented(at: time)
    let content = DisplayNode(
      bounds: shown.bounds, items: backgroundItems(shown) + ownItems(shown) + drawing,
      children: ownNodes(shown) + sublayersInOrder.compactMap { $0.placed(in: shown, at: time) },
      overlay: borderItems(shown), opacity: CGFloat(min(max(shown.opacity, 0), 1)),
      clips: shown.masksToBounds, radii: shown.radii,
      mask: maskLayer?.placed(in: shown, at: time), shadow: shown.contentShadow,
      fade: fade(at: time))
    let node = displayed(content)
    flags.insert(.isFresh)
    shownNode = node
    return node
  }

  private func fade(at time: CFTimeInterval) -> DisplayNode.Fade? {
    guard let entry = running.last(where: { $0.animation is CATransition }),
      let transition = entry.animation as? CATransition, let old = transition.oldNode,
      let share = transition.share(at: entry.elapsed(at: localTime(at: time)))
    else { return nil }
    return DisplayNode.Fade(from: old, progress: CGFloat(min(max(share, 0), 1)))
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
  /// The shadow as an item of its own, where its outline is known.
  fileprivate var shadowItem: DrawItem? {
    guard let color = shadow?.color else { return nil }
    if let shadowPath {
      // A shadow of a rectangle leaves its inside out, so that must be covered.
      guard let shape = shadowPath.roundedRect, hasOpaqueBackground,
        bounds.union(shape.rect) == bounds
      else {
        return .pathShadow(shadowPath, color: color, offset: shadowOffset, blur: shadowRadius)
      }
      return .shadow(
        shape.rect, radii: CornerRadii(shape.radius), color: color, offset: shadowOffset,
        blur: shadowRadius)
    }
    guard hasOpaqueBackground else { return nil }
    return .shadow(bounds, radii: radii, color: color, offset: shadowOffset, blur: shadowRadius)
  }

  /// The shadow of whatever the layer and its sublayers show, where there is no known outline.
  fileprivate var contentShadow: DisplayNode.Shadow? {
    shadowPath == nil && !hasOpaqueBackground ? shadow : nil
  }

  private var hasOpaqueBackground: Bool { (backgroundColor?.alpha ?? 0) >= 1 }

  private var shadow: DisplayNode.Shadow? {
    guard shadowOpacity > 0, let color = shadowColor, color.alpha > 0,
      let faint = color.copy(alpha: color.alpha * CGFloat(min(shadowOpacity, 1)))
    else { return nil }
    return DisplayNode.Shadow(color: faint, offset: shadowOffset, blur: shadowRadius)
  }

  fileprivate var contentsItem: DrawItem? {
    guard let contents = contents.flatMap({ contentsRect.isUnit ? $0 : $0.part(contentsRect) })
    else { return nil }
    let scale = max(contentsScale, 0.01)
    let size = CGSize(
      width: CGFloat(contents.width) / scale, height: CGFloat(contents.height) / scale)
    return .image(contents, contentsGravity.fit(size, in: bounds), tint: contentsTint)
  }
}

extension CGRect {
  fileprivate var isUnit: Bool { self == CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension CGImage {
  /// The part of the picture at a fraction of it.
  fileprivate func part(_ unit: CGRect) -> CGImage? {
    let (width, height) = (CGFloat(width), CGFloat(height))
    return cropping(
      to: CGRect(
        x: unit.minX * width, y: unit.minY * height, width: unit.width * width,
        height: unit.height * height))
  }
}
