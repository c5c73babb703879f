import Kumiko
import UIKit
import _TestSupport

/// What went wrong in a sequence.
struct FuzzFailure: CustomStringConvertible {
  var sequence: FuzzSequence
  var faults: [String]

  /// The faults, and the sequence as it can be pasted into a test.
  var description: String {
    let steps = sequence.steps.map { "      \($0)" }.joined(separator: ",\n")
    return """
      \(faults.prefix(6).joined(separator: "\n"))
          await expectNoFault(
            \(sequence.setup),
      \(steps))
      """
  }
}

extension FuzzSequence {
  /// Does all steps, and checks after each; nil if nothing is wrong.
  @MainActor
  func run() async -> FuzzFailure? {
    var reports: [String] = []
    let (handler, report) = (KumikoDiagnostics.handler, Diagnostics.report)
    defer { (KumikoDiagnostics.handler, Diagnostics.report) = (handler, report) }
    let hasDuplicates = steps.contains { $0.shape?.hasDuplicates == true }
    KumikoDiagnostics.handler = { report in
      // Collections get the rows of tables, whose swipes flow layouts do not have.
      if case .ignoredModifier = report { return }
      if !hasDuplicates, !report.isOfSwap { reports.append("\(report)") }
    }
    let isSwapped = steps.contains { $0.isSwap }
    Diagnostics.report = { report in
      // A cell may be asked for the height of a row that was rendered while the table was no target.
      if isSwapped, report.contains("give no height") { return }
      // A view may be too small for its items.
      if report.contains("UICollectionViewFlowLayout is not defined") { return }
      if report.contains("cannot fit even a single item") { return }
      reports.append(report)
    }
    var list: FuzzHost? = setup.layout == nil ? FuzzList(setup) : FuzzCollection(setup)
    for (index, step) in steps.enumerated() {
      list?.perform(step)
      await list?.takeTurn()
      let faults = (list?.faults ?? []) + reports
      if !faults.isEmpty {
        list?.close()
        return failure(index, faults)
      }
    }
    let account = list?.account
    let closing = await end(&list) + reports
    if let alive = account?.aliveCount, alive > 0, closing.isEmpty {
      return failure(steps.count - 1, ["\(alive) cells outlive their list view"])
    }
    return closing.isEmpty ? nil : failure(steps.count - 1, closing)
  }

  /// Lets all come to rest, checks, and lets go.
  @MainActor
  private func end(_ list: inout FuzzHost?) async -> [String] {
    list?.perform(.lift)
    // An item that an app carries near an edge scrolls what may be minutes of content.
    list?.perform(.drop(true))
    list?.perform(.settle)
    await list?.takeTurn()
    list?.perform(.settle)
    let faults = list?.faults ?? []
    let display = list?.screen.display
    list?.close()
    display?.advanceUntilIdle()
    let shown = list?.account.shown.count ?? 0
    list = nil
    display?.advanceUntilIdle()
    return faults + (shown > 10_000 ? ["many views are still announced"] : [])
  }

  private func failure(_ index: Int, _ faults: [String]) -> FuzzFailure {
    FuzzFailure(
      sequence: FuzzSequence(setup: setup, steps: Array(steps[...index])), faults: faults)
  }
}

extension KumikoDiagnostic {
  /// Whether this is what steps that swap adapters, targets and data must be told.
  fileprivate var isOfSwap: Bool {
    switch self {
    case .missingRow, .dataSetDirectly, .sharedAdapter, .sharedListView: true
    default: false
    }
  }
}

extension FuzzStep {
  /// The list that the step renders.
  var shape: ListShape? {
    switch self {
    case .render(let shape), .renderOnSelect(let shape), .renderOn(_, let shape),
      .renderInBatch(let shape, _), .retarget(let shape, _), .setData(let shape),
      .shareAdapter(let shape), .shareTable(let shape):
      shape
    default: nil
    }
  }

  /// Whether someone else than the updater decides what the table or the adapter shows.
  fileprivate var isSwap: Bool {
    switch self {
    case .retarget, .setData, .shareAdapter, .shareTable: true
    default: false
    }
  }

  fileprivate func with(_ shape: ListShape) -> FuzzStep {
    switch self {
    case .render: .render(shape)
    case .renderOnSelect: .renderOnSelect(shape)
    case .renderOn(let callback, _): .renderOn(callback, shape)
    case .renderInBatch(_, let usesBegin): .renderInBatch(shape, usesBegin: usesBegin)
    case .retarget(_, let offset): .retarget(shape, offset: offset)
    case .setData: .setData(shape)
    case .shareAdapter: .shareAdapter(shape)
    case .shareTable: .shareTable(shape)
    default: self
    }
  }
}

// MARK: Shrinking

extension FuzzFailure {
  /// The shortest sequence found that still fails: steps, then sections, then rows are left out.
  @MainActor
  func shrunk() async -> FuzzFailure {
    var best = self
    _ = await sequence.steps.shrunk { steps in
      var shorter = best.sequence
      shorter.steps = steps
      return await best.improve(shorter)
    }
    for index in best.sequence.steps.indices.reversed()
    where best.sequence.steps.indices.contains(index) {
      await best.shrinkList(at: index)
    }
    return best
  }

  /// Leaves out sections and rows of what a step renders.
  @MainActor
  private mutating func shrinkList(at index: Int) async {
    func places() -> [(part: Int, rows: Range<Int>?)] {
      guard sequence.steps.indices.contains(index), let shape = sequence.steps[index].shape else {
        return []
      }
      return shape.parts.indices.flatMap { part -> [(Int, Range<Int>?)] in
        let count = shape.parts[part].rows.count
        let step = max(1, count / 12)
        return [(part, nil)]
          + stride(from: 0, to: count, by: step).map { (part, $0..<min(count, $0 + step)) }
      }
    }
    for place in places().reversed() {
      guard sequence.steps.indices.contains(index), var shape = sequence.steps[index].shape,
        shape.parts.indices.contains(place.part)
      else { continue }
      if let rows = place.rows {
        guard rows.upperBound <= shape.parts[place.part].rows.count else { continue }
        shape.parts[place.part].rows.removeSubrange(rows)
      } else {
        shape.parts.remove(at: place.part)
      }
      var shorter = sequence
      shorter.steps[index] = shorter.steps[index].with(shape)
      await improve(shorter)
    }
  }

  /// Takes a shorter sequence if it fails too. Returns whether it does.
  @MainActor
  @discardableResult
  private mutating func improve(_ shorter: FuzzSequence) async -> Bool {
    guard let failure = await shorter.run() else { return false }
    self = failure
    return true
  }
}
