extension FlexTree {
  /// Computes the frames of a node and of everything below it.
  ///
  /// Only what changed since the last layout, and what depends on it, is computed again. A node
  /// that has a parent gets the frame of a root, and what contains it ``needsLayout(_:)`` then.
  ///
  /// - Parameters:
  ///   - root: the node to begin with; its parent has no influence.
  ///   - width: the room in the horizontal direction, which percentages are of. By default the root
  ///     is as wide as its content.
  ///   - height: the room in the vertical direction.
  ///   - scale: the pixels to the point that frames are rounded to, or 0 not to round. The default
  ///     is 1.
  ///   - direction: the direction of writing, left to right by default.
  ///   - measure: called for the content of measured nodes, only about what is not known yet.
  /// - Complexity: O(*n*) for *n* nodes; after a change, O(*d* *c*) where *d* is the depth and *c*
  ///   the number of children of each node above the change.
  public mutating func layout(
    _ root: FlexNode, width: FlexSpace = .unlimited, height: FlexSpace = .unlimited,
    scale: Double = 1, direction: FlexWritingDirection = .leftToRight,
    measure: (FlexMeasureRequest) -> FlexMeasurement = { _ in
      FlexMeasurement(width: 0, height: 0)
    }
  ) {
    guard check(root) else { return }
    let request = RootRequest(
      width: width.valid, height: height.valid, isRightToLeft: direction == .rightToLeft)
    let scale = scale > 0 && scale < 1e3 ? scale : 0
    let isRescaled = scale != lastScale
    lastScale = scale
    addCache(Int(root.index))
    addPlaces()
    withoutActuallyEscaping(measure) { measure in
      var account = PassAccount(
        depthLimit: max(maximumDepth, 1),
        workLimit: 1000 + nodes.count * FlexLayoutEngine.workLimit, measure: measure)
      swap(&account.lines, &lines)
      withArrays { arrays, widthsDependOnHeights in
        withUnsafeMutablePointer(to: &account) { account in
          FlexLayoutEngine(arrays, account: account, widthsDependOnHeights: widthsDependOnHeights)
            .layoutRoot(Int(root.index), request)
        }
        PixelRounding(arrays: arrays, scale: scale, isComplete: isRescaled)
          .round(Int(root.index))
      }
      swap(&account.lines, &lines)
      // Its frame and those below it are no longer the ones that its parent gave.
      markAncestorsDirty(of: Int(root.index))
      if !account.diagnostics.isEmpty { diagnostics += account.diagnostics }
    }
  }

  private mutating func withArrays(_ body: (TreeArrays, Bool) -> Void) {
    let widthsDependOnHeights = widthsDependOnHeights
    nodes.withUnsafeMutableBufferPointer { nodes in
      styles.withUnsafeMutableBufferPointer { styles in
        caches.withUnsafeMutableBufferPointer { caches in
          items.withUnsafeMutableBufferPointer { items in
            places.withUnsafeMutableBufferPointer { places in
              let arrays = TreeArrays(nodes, styles, caches, items, places)
              if let arrays { body(arrays, widthsDependOnHeights) }
            }
          }
        }
      }
    }
  }

  /// Returns where a node is in its parent, with edges on the pixels of the last layout's scale.
  public func frame(of node: FlexNode) -> FlexFrame {
    place(of: node).rounded
  }

  /// Returns where a node is in its parent, before edges were moved to pixels.
  public func unroundedFrame(of node: FlexNode) -> FlexFrame {
    place(of: node).frame
  }

  private func place(of node: FlexNode) -> NodePlace {
    isKnown(node) && Int(node.index) < places.count ? places[Int(node.index)] : NodePlace()
  }
}

extension TreeArrays {
  fileprivate init?(
    _ nodes: UnsafeMutableBufferPointer<LayoutNode>,
    _ styles: UnsafeMutableBufferPointer<FlexStyle>,
    _ caches: UnsafeMutableBufferPointer<FlexLayoutCache>,
    _ items: UnsafeMutableBufferPointer<FlexItem>,
    _ places: UnsafeMutableBufferPointer<NodePlace>
  ) {
    guard let nodes = nodes.baseAddress, let styles = styles.baseAddress,
      let caches = caches.baseAddress, let items = items.baseAddress,
      let places = places.baseAddress
    else { return nil }
    self.init(
      nodes: nodes, styles: styles, caches: caches, items: items, places: places)
  }
}
