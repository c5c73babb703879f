import ConstraintSolver

extension LayoutEngine {
  /// How often lines may be broken anew in one layout because breaking them changed widths.
  private static let breakingLimit = 4

  /// Brings the system up to date with what is given from outside, solves it, and asks for the
  /// layout of views whose subviews' frames change.
  ///
  /// - Parameter view: A view that is about to be laid out anyway.
  func update(before view: UIView? = nil) {
    updateGiven()
    if equations.needsSolving {
      resolve()
      breakLines()
    } else if publishedScale == scale {
      return
    }
    publish(before: view)
  }

  // MARK: What is given

  func updateGiven() {
    updateRoot()
    for box in boxes where !box.fixtures.isEmpty {
      if let view = box.view {
        box.moveFixtures(to: view.givenSides(flexing: box.flexes), in: equations)
      } else if let guide = box.guide {
        box.moveFixtures(to: guide.givenSides, in: equations)
      }
    }
    readStaleContents()
    updateVolatileConstraints()
  }

  private func updateRoot() {
    let size = root.alignmentSize
    let values = [size.width, size.height]
    let revision = equations.revision
    if rootBox.fixtures.isEmpty {
      rootBox.hold([rootBox.width.linear, rootBox.height.linear], at: values, in: equations)
    } else {
      rootBox.moveFixtures(to: values, in: equations)
    }
    rootRevisions += equations.revision - revision
  }

  // MARK: Solving

  func resolve(silently: Bool = false) {
    equations.solve { conflict, victim in
      if !silently { report(conflict, breaking: victim) }
    }
  }

  /// Asks views whose height follows from their width for that height, now that widths are known.
  func breakLines() {
    let scale = scale
    for _ in 0..<Self.breakingLimit {
      var changes = false
      for box in boxes + [rootBox] where box.breakLines(in: equations, scale) {
        changes = true
      }
      if !changes { return }
      resolve()
    }
  }

  // MARK: Results

  private var scale: CGFloat { max(1, root.traitCollection.displayScale) }

  func publish(before view: UIView?) {
    let scale = scale
    publishedScale = scale
    for box in boxes where box.takeFrame(from: equations, scale) {
      let parent = box.view == nil ? box.guide?.owningView : box.view?.superview
      if let parent, parent !== view { parent.setNeedsLayout() }
    }
  }
}
