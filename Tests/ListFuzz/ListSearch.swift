import Foundation

/// Does sequences one after the other, and says what becomes of them.
package struct ListSearch {
  /// What the sequences are done to.
  package enum Lists {
    case tables, collections, compositional
    /// Lists of all kinds that have all abilities at once.
    case abilities
  }

  private let sequences: Int
  private let seed: UInt64
  private let limit: Int
  private let lists: Lists

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - sequences: How many sequences to do.
  ///   - seed: The seed of the first one; those of the others count on from it.
  ///   - limit: After how many faulty sequences to stop.
  ///   - lists: What the sequences are done to.
  package init(sequences: Int, seed: UInt64, limit: Int, lists: Lists) {
    (self.sequences, self.seed, self.limit, self.lists) = (sequences, seed, limit, lists)
  }

  /// Does the sequences and returns how many went wrong.
  @MainActor
  package func run() async -> Int {
    var (stepCount, faultCount) = (0, 0)
    for (index, seed) in (seed..<seed + UInt64(sequences)).enumerated() {
      let (steps, failure) = lists == .abilities ? await runAbilities(seed) : await runUpdates(seed)
      stepCount += steps
      if let failure {
        faultCount += 1
        Self.say("seed \(seed): \(failure)")
        if faultCount >= limit { break }
      }
      if (index + 1).isMultiple(of: 1000) || index == sequences - 1 {
        Self.say("\(index + 1) sequences, \(stepCount) steps, \(faultCount) faulty")
      }
    }
    return faultCount
  }

  /// Does the sequence of a seed; returns how many steps it has, and the shortest that goes wrong.
  @MainActor
  private func runUpdates(_ seed: UInt64) async -> (steps: Int, failure: String?) {
    let sequence = FuzzSequence(
      seed: seed, isCollection: lists == .collections, isCompositional: lists == .compositional)
    let failure = await sequence.run()?.shrunk()
    return (sequence.steps.count, failure.map { "\($0)" })
  }

  @MainActor
  private func runAbilities(_ seed: UInt64) async -> (steps: Int, failure: String?) {
    let sequence = AbilitySequence(seed: seed)
    let failure = await sequence.run()?.shrunk()
    return (sequence.steps.count, failure.map { "\($0)" })
  }

  /// Writes a line at once, so that long runs can be watched.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
