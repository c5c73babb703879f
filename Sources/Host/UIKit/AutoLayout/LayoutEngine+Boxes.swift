import ConstraintSolver

/// The boxes of an engine: who has one, and what ties it to its item.
extension LayoutEngine {
  /// The variables of a view or guide, made if there are none yet.
  func box(for item: any LayoutItem) -> LayoutVariables {
    if item === root { return rootBox }
    if let box = knownBox(for: item), box.engine === self { return box }
    let box = LayoutVariables(of: item, in: self, equations)
    boxes.append(box)
    keep(box, for: item)
    if let view = box.view {
      constrain(box, of: view)
    } else if let guide = box.guide {
      constrain(box, of: guide)
    }
    return box
  }

  private func knownBox(for item: any LayoutItem) -> LayoutVariables? {
    if let measuringBoxes { return measuringBoxes[ObjectIdentifier(item)] }
    if let view = item as? UIView { return view.storage.layout?.box }
    return (item as? UILayoutGuide)?.box
  }

  private func keep(_ box: LayoutVariables, for item: any LayoutItem) {
    if measuringBoxes != nil {
      measuringBoxes?[ObjectIdentifier(item)] = box
    } else if let view = box.view {
      view.madeLayout.join(box)
    } else {
      box.guide?.join(box)
    }
  }

  /// Takes the variables of an item, and all constraints on them, out of the system.
  func drop(_ box: LayoutVariables) {
    if isRetired { return }
    boxes.removeAll { $0 === box }
    staleBoxes.removeAll { $0 === box }
    box.leave(equations)
    setNeedsSolving()
  }

  // MARK: Content

  /// Hears that a view's content changed its size, its priorities or its baselines.
  func contentDidChange(of box: LayoutVariables) {
    contentChanges += 1
    noteVolatileChange()
    if box.noteContentChange() { staleBoxes.append(box) }
    setNeedsSolving()
  }

  /// Asks views for their content's sizes that changed.
  func readStaleContents() {
    let stale = staleBoxes
    staleBoxes = []
    for box in stale where box.isContentStale {
      if let view = box.view { box.readContent(of: view, in: equations) }
      contentChanges += 1
    }
  }

  // MARK: Views

  /// Ties a view's variables to its frame, or to its content's size.
  func constrain(_ box: LayoutVariables, of view: UIView) {
    box.release(from: equations)
    if view.translatesAutoresizingMaskIntoConstraints {
      fixSides(box, of: view)
    } else {
      box.readContent(of: view, in: equations)
    }
  }

  /// Holds a view's sides where its frame has them: along axes in which it flexes with its
  /// superview, both distances from that, so that each gives the other its size.
  private func fixSides(_ box: LayoutVariables, of view: UIView) {
    let flexes = isTied(view) ? view.flexes : (horizontal: false, vertical: false)
    var sides = box.variables.map(\.linear)
    if flexes != (false, false), let superview = view.superview {
      let outer = self.box(for: superview)
      if flexes.horizontal { sides[2] = outer.width - box.left - box.width }
      if flexes.vertical { sides[3] = outer.height - box.top - box.height }
    }
    box.hold(sides, at: view.givenSides(flexing: flexes), flexing: flexes, in: equations)
  }

  /// Whether the size of a view that its frame places is open here: where constraints place its
  /// superview, or the size that fits the superview is looked for.
  private func isTied(_ view: UIView) -> Bool {
    guard view !== root, let superview = view.superview else { return false }
    return measuringBoxes != nil || !superview.isLayoutRoot
  }
}
