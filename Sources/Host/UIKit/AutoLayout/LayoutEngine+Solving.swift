import ConstraintSolver

extension LayoutEngine {
  /// How often lines may be broken anew in one layout because breaking them changed widths.
  private static let breakingLimit = 4
  /// By how much solutions for one width may differ, in points.
  private static let tolerance: CGFloat = 0.01
  /// How many contradictions one layout resolves.
  private static let conflictLimit = 32

  /// Brings the system up to date with what is given from outside, solves it, and asks for the
  /// layout of views whose subviews' frames change.
  ///
  /// - Parameter view: A view that is about to be laid out anyway.
  func update(before view: UIView? = nil) {
    updateGiven()
    if solver.needsSolving {
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
        updateFixtures(box, to: view.givenSides(flexing: box.flexes))
      } else if let guide = box.guide {
        updateFixtures(box, to: guide.givenSides)
      }
    }
    let stale = staleBoxes
    staleBoxes = []
    for box in stale where box.isContentStale {
      if let view = box.view { updateContent(box, of: view) }
      fitting = nil
    }
    updateVolatileConstraints()
  }

  private func updateRoot() {
    let size = root.alignmentSize
    let values = [size.width, size.height]
    let isFitting = fitting?.revision == solver.revision
    // What is measured does not depend on the root's own size.
    defer { if isFitting { fitting?.revision = solver.revision } }
    if rootBox.fixtures.isEmpty {
      fix(rootBox, [rootBox.width, rootBox.height], at: values)
    } else {
      updateFixtures(rootBox, to: values)
    }
  }

  /// Hears that a view's content changed its size, its priorities or its baselines.
  func contentDidChange(of box: LayoutVariables) {
    fitting = nil
    needsVolatileUpdate = needsVolatileUpdate || hasVolatileConstraints
    if box.fixtures.isEmpty, !box.isContentStale {
      box.isContentStale = true
      staleBoxes.append(box)
    }
    setNeedsSolving()
  }

  // MARK: Solving

  func resolve(silently: Bool = false) {
    for _ in 0..<Self.conflictLimit {
      let conflicts = solver.solve()
      let victims = conflicts.compactMap { breakOne(of: $0, silently: silently) }
      if victims.isEmpty { return }
    }
  }

  /// Asks views whose height follows from their width for that height, now that widths are known.
  func breakLines() {
    for _ in 0..<Self.breakingLimit {
      var changes = false
      for box in boxes + [rootBox] where breakLines(in: box) { changes = true }
      if !changes { return }
      resolve()
    }
  }

  private func breakLines(in box: LayoutVariables) -> Bool {
    guard let intrinsicSize = box.intrinsicSizes.vertical, let view = box.view else { return false }
    let solution = CGFloat(solver[box.width])
    // What is left of no width at all is no place to break lines at.
    let width = solution < Self.tolerance ? 0 : solution
    if let known = box.brokenAt, abs(known - width) < Self.tolerance { return false }
    guard view.breakLines(atWidth: width) else { return false }
    box.brokenAt = width
    let height = view.intrinsicContentSize.height
    if height == intrinsicSize.length { return false }
    var size = CGSize(width: UIView.noIntrinsicMetric, height: height)
    size.width = box.intrinsicSizes.horizontal?.length ?? size.width
    setContent(box, of: view, to: size)
    return true
  }

  // MARK: Results

  private var scale: CGFloat { max(1, root.traitCollection.displayScale) }

  func publish(before view: UIView?) {
    let scale = scale
    publishedScale = scale
    for box in boxes {
      let frame = frame(of: box, scale)
      if frame == box.frame { continue }
      box.frame = frame
      let parent = box.view == nil ? box.guide?.owningView : box.view?.superview
      if let parent, parent !== view { parent.setNeedsLayout() }
    }
  }

  /// An item's frame, its edges on whole pixels. Halves of pixels go one way, whatever arithmetic
  /// adds to them on the way that led here.
  private func frame(of box: LayoutVariables, _ scale: CGFloat) -> CGRect {
    let insets = box.view?.alignmentRectInsets ?? .zero
    func onPixels(_ value: CGFloat) -> CGFloat {
      ((value * scale * 1024).rounded() / 1024).rounded() / scale
    }
    let left = CGFloat(solver[box.left]), top = CGFloat(solver[box.top])
    let right = left + CGFloat(solver[box.width]), bottom = top + CGFloat(solver[box.height])
    let x = onPixels(left - insets.left), y = onPixels(top - insets.top)
    return CGRect(
      x: x, y: y, width: onPixels(right + insets.right) - x,
      height: onPixels(bottom + insets.bottom) - y)
  }
}
