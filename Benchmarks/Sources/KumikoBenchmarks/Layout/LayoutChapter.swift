import ConstraintSolver
import UIKit

/// Constraints: large systems and one cell.
let layoutChapter = Chapter(name: "layout") { table in
  LayoutChapter.runSolver(&table)
  MainActor.assumeIsolated { LayoutChapter.runCell(&table) }
}

private enum LayoutChapter {
  private static let runs = 9

  /// What editing one constant costs, of a full solution.
  static func runSolver(_ table: inout Table) {
    guard table.filter.mayMatch("layout/edit") else { return }
    table.addHeading("layout/edit, of a full solution of 10,000 constraints")
    for workload in SolverWorkload.allCases {
      guard let (full, edit) = try? timings(of: workload) else { continue }
      table.add(
        "layout/edit/\(workload.rawValue)", text("full ms", full) + text("   edit ms", edit),
        figure: edit.best / full.best, unit: "× full", bar: workload.bar)
    }
  }

  private static func timings(of workload: SolverWorkload) throws -> (Timing, Timing) {
    var (full, edit) = (Timing(), Timing())
    for run in 0..<runs {
      let start = ContinuousClock.now
      var (solver, ids) = try workload.make()
      solver.solve()
      full.add(ContinuousClock.now - start)
      try solver.setConstant(of: ids[workload.edited], to: Double(20 + run))
      edit.add(ContinuousClock().measure { solver.solve() })
      keep(solver)
    }
    return (full, edit)
  }

  /// What a cell of 10 views and 40 constraints costs, in milliseconds.
  @MainActor
  static func runCell(_ table: inout Table) {
    guard table.filter.mayMatch("layout/cell") else { return }
    table.addHeading("layout/cell, 10 views and 40 constraints")
    var steps: [(name: String, timing: Timing)] = [
      ("first", Timing()), ("width", Timing()), ("edit", Timing()), ("measure", Timing()),
    ]
    for run in 0..<(runs * 10) {
      let (cell, shift) = (CellWorkload(), CGFloat(run % 7))
      let clock = ContinuousClock()
      steps[0].timing.add(clock.measure { cell.layout(width: 390) })
      steps[1].timing.add(clock.measure { cell.layout(width: 320 + shift) })
      steps[2].timing.add(clock.measure { cell.edit(to: 50 + shift) })
      steps[3].timing.add(clock.measure { keep(cell.measure(width: 390)) })
    }
    for (name, timing) in steps {
      table.add("layout/cell/\(name)", text("ms", timing), figure: timing.best, unit: "ms", bar: 1)
    }
  }
}
