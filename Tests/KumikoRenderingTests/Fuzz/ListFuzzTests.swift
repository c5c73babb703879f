import Foundation
import Testing

@testable import ListFuzz

/// Random sequences of what apps and users do to a list.
///
/// `FUZZ_SEQUENCES` says how many, `FUZZ_SEED` with which to begin; the seed of a sequence that
/// fails is printed with the shortest one that still does.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct `A list under random use` {
  private static let environment = ProcessInfo.processInfo.environment
  private let count = Self.environment["FUZZ_SEQUENCES"].flatMap { Int($0) } ?? 60
  private let seed = Self.environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

  @Test(arguments: [false, true])
  func `shows what it should after every step`(isCollection: Bool) async {
    for seed in seed..<seed + UInt64(count) {
      let sequence = FuzzSequence(seed: seed, isCollection: isCollection)
      guard let failure = await sequence.run() else { continue }
      let shortest = await failure.shrunk()
      Issue.record("seed \(seed): \(shortest)")
      return
    }
  }

  @Test func `shows what it should with compositional layouts`() async {
    for seed in seed..<seed + UInt64(count) {
      let sequence = FuzzSequence(seed: seed, isCompositional: true)
      guard let failure = await sequence.run() else { continue }
      let shortest = await failure.shrunk()
      Issue.record("seed \(seed): \(shortest)")
      return
    }
  }
}
