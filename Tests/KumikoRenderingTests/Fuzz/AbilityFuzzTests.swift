import Foundation
import Testing

@testable import ListFuzz

/// Random sequences of what apps and users do to lists that are refreshed, searched, paged,
/// expanded, dragged in, edited, swiped, scrolled and rendered in all ways at once.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct `A list with all abilities under random use` {
  private static let environment = ProcessInfo.processInfo.environment
  private let count = Self.environment["FUZZ_SEQUENCES"].flatMap { Int($0) } ?? 60
  private let seed = Self.environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

  @Test func `shows what was rendered last, loses nothing and leaves nothing`() async {
    for seed in seed..<seed + UInt64(count) {
      guard let failure = await AbilitySequence(seed: seed).run() else { continue }
      let shortest = await failure.shrunk()
      Issue.record("seed \(seed): \(shortest)")
      return
    }
  }
}

/// Sequences that went wrong once, as short as they still did.
@MainActor
@Suite struct `Faults of lists with all abilities that were found` {
  @Test func `a form begins where it does when it is rendered again`() async {
    await expectNoFault(.form)
  }

  @Test func `pages that are off and on again are loaded one at a time`() async {
    await expectNoFault(
      .grid, .ability(.pages, .unanimated), .ability(.pages, .unanimated),
      .change([.remove(19), .insert(30)], .plain))
  }

  @Test func `a scroll on its way ends when a shelf leaves the window`() async {
    await expectNoFault(.shelf, .scrollTo(9, animated: true), .leaveWindow)
  }

  @Test func `a search while a page is on its way finds what the page brings`() async {
    await expectNoFault(.table, .ability(.pages, .fade), .search("2", .fade))
  }

  @Test func `a task that renders later than others shows what they have`() async {
    let list = AbilityList(.grid, isRightToLeft: false)
    await list.rest()
    // How soon the task runs is up to the machine: here after the row has come.
    list.perform(.pick(0, .waiting))
    list.perform(.change([.insert(0)], .plain))
    await list.rest()
    list.check()
    #expect(list.faults == [])
    list.close()
  }
}

/// Does the steps of a sequence that went wrong once.
@MainActor
func expectNoFault(
  _ kind: AbilityKind, isRightToLeft: Bool = false, _ steps: AbilityStep...,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let sequence = AbilitySequence(kind: kind, isRightToLeft: isRightToLeft, steps: steps)
  let failure = await sequence.run()
  #expect(
    failure == nil, "\(failure?.faults.joined(separator: "\n") ?? "")",
    sourceLocation: sourceLocation)
}
