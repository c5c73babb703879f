import Kumiko
import KumikoTesting
import UIKit
import _TestSupport

/// A random sequence of steps for a list that has all abilities; it follows from its seed.
struct AbilitySequence: Hashable {
  var kind: AbilityKind
  var isRightToLeft = false
  var steps: [AbilityStep]
}

/// What went wrong in a sequence.
struct AbilityFailure: CustomStringConvertible {
  var sequence: AbilitySequence
  var faults: [String]

  /// The faults, and the sequence as it can be pasted into a test.
  var description: String {
    let steps = sequence.steps.map { "      \($0)" }.joined(separator: ",\n")
    let direction = sequence.isRightToLeft ? ", isRightToLeft: true" : ""
    return """
      \(faults.prefix(6).joined(separator: "\n"))
          await expectNoFault(
            .\(sequence.kind)\(direction),
      \(steps))
      """
  }

  /// The shortest sequence found that still fails.
  @MainActor
  func shrunk() async -> AbilityFailure {
    var best = self
    _ = await sequence.steps.shrunk { steps in
      var shorter = best.sequence
      shorter.steps = steps
      guard let failure = await shorter.run() else { return false }
      best = failure
      return true
    }
    return best
  }
}

extension AbilitySequence {
  /// Does all steps and checks after each, compares the list with one that was made for the same
  /// data, and looks for what outlives it; nil if nothing is wrong.
  @MainActor
  func run() async -> AbilityFailure? {
    var reports: [String] = []
    let (handler, report) = (KumikoDiagnostics.handler, Diagnostics.report)
    defer { (KumikoDiagnostics.handler, Diagnostics.report) = (handler, report) }
    KumikoDiagnostics.handler = { report in
      if case .ignoredModifier = report { return }
      reports.append("\(report)")
    }
    Diagnostics.report = { reports.append($0) }
    weak var view: UIView?
    weak var adapter: ListAdapter?
    var faults: [String] = []
    do {
      let list = AbilityList(kind, isRightToLeft: isRightToLeft)
      view = list.view
      adapter = list.table?.adapter ?? list.collection?.adapter
      for (index, step) in steps.enumerated() {
        list.perform(step)
        await list.takeTurns()
        list.check()
        if !(list.faults + reports).isEmpty {
          faults = list.faults + reports
          list.close()
          return failure(index, faults)
        }
      }
      await list.rest()
      if !list.isAtRest { list.note("the list never comes to rest") }
      list.check()
      faults = list.faults + reports + (await differences(of: list))
    }
    for turn in 0..<400 where view != nil || adapter != nil { await pause(turn) }
    if view != nil { faults.append("the list view is never released") }
    if adapter != nil { faults.append("the adapter is never released") }
    return faults.isEmpty ? nil : failure(steps.count - 1, faults)
  }

  /// What a list that was made for the same data has otherwise, and what never ends.
  @MainActor
  private func differences(of list: AbilityList) async -> [String] {
    let (look, data) = (list.look(), AbilityModel())
    data.adopt(list.model)
    list.close()
    for turn in 0..<400 where list.waiters > 0 { await pause(turn) }
    let waiters = list.waiters > 0 ? ["\(list.waiters) tasks wait for ever"] : []
    let fresh = AbilityList(kind, isRightToLeft: isRightToLeft, showing: data)
    await fresh.rest()
    let expected = fresh.look()
    fresh.close()
    // Shelves are scrolled by themselves, too.
    guard look != expected, kind != .shelf else { return waiters }
    return waiters + ["the list is \(look.prefix(12)), a fresh one \(expected.prefix(12))"]
  }

  /// Lets tasks go on: for many turns at once; then in time, for a yield goes through a thread that
  /// a busy machine may not run for longer than all those turns take.
  @MainActor
  private func pause(_ turn: Int) async {
    if turn < 200 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(5)) }
  }

  private func failure(_ index: Int, _ faults: [String]) -> AbilityFailure {
    var shorter = self
    shorter.steps = Array(steps.prefix(max(0, index + 1)))
    return AbilityFailure(sequence: shorter, faults: faults)
  }
}

// MARK: Drawing steps

extension AbilitySequence {
  /// Makes the sequence of a seed.
  init(seed: UInt64) {
    var maker = AbilityMaker(random: SeededRandom(seed: seed))
    kind = maker.pick(AbilityKind.allCases)
    isRightToLeft = maker.chance(0.25)
    steps = (0..<maker.number(5, 25)).map { _ in maker.step() }
  }
}

private struct AbilityMaker {
  var random: SeededRandom

  mutating func number(_ low: Int, _ high: Int) -> Int {
    Int.random(in: low...high, using: &random)
  }

  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(0, choices.count - 1)]
  }

  private mutating func way() -> RenderWay { pick(RenderWay.allCases) }

  private mutating func x() -> Double { Double(number(4, 296)) }
  private mutating func y() -> Double { Double(number(4, 396)) }

  mutating func step() -> AbilityStep {
    switch number(0, 99) {
    case 0..<34: renderStep()
    case 34..<68: userStep()
    case 68..<82: askStep()
    default: timeStep()
    }
  }

  private mutating func renderStep() -> AbilityStep {
    switch number(0, 9) {
    case 0...4: .change((0..<number(1, 4)).map { _ in lineChange() }, way())
    case 5: .toggle(number(0, 20), way())
    case 6: .search(pick(["", "1", "2", "99"]), way())
    case 7: .pick(number(0, 30), way())
    case 8: .redact(way())
    default: .ability(pick(ListAbility.allCases), way())
    }
  }

  private mutating func lineChange() -> LineChange {
    switch number(0, 3) {
    case 0: .insert(number(0, 40))
    case 1: .remove(number(0, 40))
    case 2: .move(number(0, 40), number(0, 40))
    default: .rename(number(0, 40))
    }
  }

  private mutating func userStep() -> AbilityStep {
    switch number(0, 13) {
    case 0...1: .pull
    case 2...3: .tap(x: x(), y: y())
    case 4: .tap(x: Double(number(270, 285)), y: y())
    case 5: .swipe(y: y(), by: Double(number(-280, 280)))
    case 6: .fling(by: Double(number(-300, 300)))
    case 7...8: .hold(x: x(), y: y())
    case 9...10: .carry(x: x(), y: y())
    case 11: pick([.drop, .drop, .cancel])
    case 12: .type(pick(["1", "2", "0"]))
    default: .key(number(0, 7))
    }
  }

  private mutating func askStep() -> AbilityStep {
    switch number(0, 6) {
    case 0: .pulse(number(0, 30))
    case 1...2: .scrollTo(number(0, 40), animated: chance(0.5))
    case 3: .scrollToEnd(animated: chance(0.5))
    case 4: .remember
    case 5: .restore
    default: .edit
    }
  }

  private mutating func timeStep() -> AbilityStep {
    switch number(0, 9) {
    case 0...2: .advance(Double(number(1, 40)) / 100)
    case 3...4: .settle
    case 5...7: .answer(succeeds: chance(0.8))
    case 8: pick([.leaveWindow, .enterWindow, .enterWindow])
    default: .resize(width: Double(number(200, 300)), height: Double(number(150, 400)))
    }
  }
}
