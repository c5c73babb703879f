import ConstraintSolver

extension LayoutEngine {
  /// A question about the size that fits, and the answer.
  struct Fitting {
    struct Question: Equatable {
      var target: CGSize
      var horizontal: UILayoutPriority
      var vertical: UILayoutPriority
      /// The natural size of the root itself.
      var content: CGSize
    }

    let question: Question
    /// The system that the answer follows from.
    var revision: Int
    /// The size of the root's alignment rectangle.
    let size: CGSize
  }

  /// The size that the constraints give the root when its frame does not, but `target` is wished
  /// for. Asked again while nothing has changed, it is known.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let question = Fitting.Question(
      target: target, horizontal: horizontal, vertical: vertical,
      content: root.intrinsicContentSize)
    if let fitting, fitting.question == question, fitting.revision == solver.revision {
      return root.frameSize(of: fitting.size)
    }
    let size = measure(target, horizontal, vertical)
    fitting = Fitting(question: question, revision: solver.revision, size: size)
    return root.frameSize(of: size)
  }

  /// Solves for the size that fits. The engine is afterwards as it was before.
  private func measure(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let (savedSolver, savedBroken) = (solver, broken)
    let savedBoxes = (boxes + [rootBox]).map { ($0, $0.intrinsicSizes, $0.brokenAt) }
    for fixture in rootBox.fixtures { try? solver.remove(fixture.id) }
    updateContent(rootBox, of: root)
    intrinsicSize(rootBox.width, target.width, horizontal)
    intrinsicSize(rootBox.height, target.height, vertical)
    resolve(silently: true)
    breakLines()
    let result = CGSize(width: solver[rootBox.width], height: solver[rootBox.height])
    (solver, broken) = (savedSolver, savedBroken)
    for (box, intrinsicSizes, width) in savedBoxes {
      let didBreak = box.brokenAt != width
      (box.intrinsicSizes, box.brokenAt) = (intrinsicSizes, width)
      if didBreak { box.view?.breakLines(atWidth: width) }
    }
    return result
  }

  private func intrinsicSize(_ variable: Variable, _ length: CGFloat, _ priority: UILayoutPriority)
  {
    let length = length.isFinite ? min(Double(length), 1e9) : 0
    let priority = Priority(rawValue: priority.rawValue)
    _ = try? solver.add(Constraint(variable, .equal, length, priority: priority))
  }

  /// Brings all constraints that `view` and what is inside it hold into an engine that measures.
  func placeAll(from view: UIView) {
    for constraint in view.storage.layout?.constraints ?? [] { place(constraint) }
    for child in view.heldSubviews where !child.isLayoutRoot || child.flexes != (false, false) {
      placeAll(from: child)
    }
  }

  /// Has the text of labels that were measured break again where their frames have it break.
  func restoreLines() {
    for case let view? in boxes.map({ $0.view }) {
      view.breakLines(atWidth: view.storage.layout?.box?.brokenAt)
    }
  }
}

extension UIView {
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    passConstraints()
    if isLayoutRoot, let engine = storage.layout?.engine, !hasFlexibleConstraints {
      engine.updateGiven()
      return engine.fittingSize(target, horizontal, vertical)
    }
    let engine = LayoutEngine(root: self, measuring: true)
    engine.placeAll(from: self)
    defer { engine.restoreLines() }
    return engine.fittingSize(target, horizontal, vertical)
  }

  /// Whether constraints inside of subviews that flex with the view have a say in its size,
  /// although they have a solver of their own.
  var hasFlexibleConstraints: Bool {
    heldSubviews.contains { view in
      view.flexes != (false, false)
        && (view.storage.layout?.constraints.isEmpty == false || view.hasFlexibleConstraints)
    }
  }

  /// The size of the frame around an alignment rectangle, rounded up to whole pixels.
  fileprivate func frameSize(of alignment: CGSize) -> CGSize {
    let insets = alignmentRectInsets
    return CGSize(
      width: roundedUp(alignment.width + insets.left + insets.right),
      height: roundedUp(alignment.height + insets.top + insets.bottom))
  }
}
