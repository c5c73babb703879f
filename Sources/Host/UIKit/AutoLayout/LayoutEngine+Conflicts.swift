import ConstraintSolver

extension LayoutEngine {
  /// Says which constraints contradict each other, and which of them is broken.
  func report(_ conflict: Conflict, breaking victim: NSLayoutConstraint) {
    let lines = conflict.constraints.map { equations.placed[$0]?.text ?? ownText(of: $0) }
    let hasMasks = lines.contains { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") }
    let note =
      """
       (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
      refer to the documentation for the UIView property \
      translatesAutoresizingMaskIntoConstraints)
      """
    Diagnostics.report(
      """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\
      \(hasMasks ? note : "")
      (
      \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(victim.text)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """)
  }

  /// The text of a constraint that a box made by itself.
  private func ownText(of id: ConstraintID) -> String {
    if let index = rootBox.fixtures.firstIndex(where: { $0.id == id }) {
      let (name, side) = [("Width", "width"), ("Height", "height")][index]
      let kind =
        root.isPlacedBySystem
        ? "NSLayoutConstraint 'UIView-Encapsulated-Layout-\(name)'"
        : "NSAutoresizingMaskLayoutConstraint"
      return "<\(kind) \(nameAndAddress(root)).\(side) == \(rootBox.fixtures[index].value)>"
    }
    for box in boxes {
      guard let index = box.fixtures.firstIndex(where: { $0.id == id }) else { continue }
      let item: AnyObject? = box.view ?? box.guide
      let lengths = (
        box.flexes.horizontal ? "trailing" : "width", box.flexes.vertical ? "bottom" : "height"
      )
      let side = ["minX", "minY", lengths.0, lengths.1][min(index, 3)]
      return
        "<NSAutoresizingMaskLayoutConstraint \(item.map(nameAndAddress) ?? "nil").\(side)"
        + " == \(box.fixtures[index].value)>"
    }
    return "<NSLayoutConstraint \(equations.solver[id].map { "\($0)" } ?? "")>"
  }
}

extension UIView {
  /// Whether a window, a controller or a cell gives the view its size, and not its owner's code.
  fileprivate var isPlacedBySystem: Bool {
    superview == nil || weakController != nil || superview is UITableViewCell
  }
}
