import Foundation

/// Does sequences one after the other, and says what becomes of them.
package struct ListSearch {
  private let sequences: Int
  private let seed: UInt64
  private let limit: Int
  private let isCollection: Bool
  private let isCompositional: Bool

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - sequences: How many sequences to do.
  ///   - seed: The seed of the first one; those of the others count on from it.
  ///   - limit: After how many faulty sequences to stop.
  ///   - isCollection: Whether to use collection views, rather than tables.
  ///   - isCompositional: Whether to use collection views with compositional layouts.
  package init(
    sequences: Int, seed: UInt64, limit: Int, isCollection: Bool, isCompositional: Bool
  ) {
    (self.sequences, self.seed, self.limit) = (sequences, seed, limit)
    (self.isCollection, self.isCompositional) = (isCollection, isCompositional)
  }

  /// Does the sequences and returns how many went wrong.
  @MainActor
  package func run() async -> Int {
    var (stepCount, faultCount) = (0, 0)
    for (index, seed) in (seed..<seed + UInt64(sequences)).enumerated() {
      let sequence = FuzzSequence(
        seed: seed, isCollection: isCollection, isCompositional: isCompositional)
      stepCount += sequence.steps.count
      if let failure = await sequence.run() {
        faultCount += 1
        Self.say("seed \(seed): \(await failure.shrunk())")
        if faultCount >= limit { break }
      }
      if (index + 1).isMultiple(of: 1000) || index == sequences - 1 {
        Self.say("\(index + 1) sequences, \(stepCount) steps, \(faultCount) faulty")
      }
    }
    return faultCount
  }

  /// Writes a line at once, so that long runs can be watched.
  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
