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
    /// The edition of the system that the answer follows from.
    let edition: Int
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
    if let fitting, fitting.question == question, fitting.edition == edition {
      return root.frameSize(of: fitting.size)
    }
    let size = measure(target, horizontal, vertical)
    fitting = Fitting(question: question, edition: edition, size: size)
    return root.frameSize(of: size)
  }

  /// Counts changes of what sizes that fit follow from: of all but the root's own size.
  private var edition: Int { equations.revision - rootRevisions + contentChanges }

  /// Solves for the size that fits. The engine is afterwards as it was before.
  private func measure(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let known = (boxes + [rootBox]).map { ($0, $0.content) }
    let size = equations.whileTrying {
      for fixture in rootBox.fixtures { equations.remove(fixture.id) }
      rootBox.readContent(of: root, in: equations)
      intrinsicSize(rootBox.width, target.width, horizontal)
      intrinsicSize(rootBox.height, target.height, vertical)
      resolve(silently: true)
      breakLines()
      return CGSize(width: equations[rootBox.width], height: equations[rootBox.height])
    }
    for (box, content) in known { box.restore(content) }
    return size
  }

  private func intrinsicSize(_ variable: Variable, _ length: CGFloat, _ priority: UILayoutPriority)
  {
    let length = length.isFinite ? min(Double(length), 1e9) : 0
    let priority = Priority(rawValue: priority.rawValue)
    equations.add(Constraint(variable, .equal, length, priority: priority))
  }

  /// Brings all constraints that `view` and what is inside it hold into an engine that measures.
  func placeAll(from view: UIView) {
    for constraint in view.storage.layout?.constraints ?? [] { _ = add(constraint) }
    for child in view.heldSubviews where !child.isLayoutRoot || child.flexes != (false, false) {
      placeAll(from: child)
    }
  }

  /// Has the text of labels that were measured break again where their frames have it break.
  func restoreLines() {
    for case let view? in boxes.map({ $0.view }) {
      view.breakLines(atWidth: view.storage.layout?.box?.content.brokenAt)
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
