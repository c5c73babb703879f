/// Which element of the target each element of the source became.
///
/// Only elements of sections that live on are matched. Numbers are 32 bits wide, so that a million
/// elements cost eight megabytes while they are worked on.
@frozen
@usableFromInline
struct ElementMatching: Sendable {
  /// The sections that live on, in the order of the source.
  @usableFromInline let pairs: ContiguousArray<SectionPair>

  /// For each element of the source windows, the number of its partner, or -1.
  @usableFromInline let sourcePartners: ContiguousArray<Int32>

  /// For each element of the target windows, the number of its partner, or -1.
  @usableFromInline let targetPartners: ContiguousArray<Int32>

  /// The elements that changed their content.
  @usableFromInline let updates: UpdateLog

  @inlinable
  init(
    pairs: ContiguousArray<SectionPair>, sourcePartners: ContiguousArray<Int32>,
    targetPartners: ContiguousArray<Int32>, updates: UpdateLog
  ) {
    self.pairs = pairs
    self.sourcePartners = sourcePartners
    self.targetPartners = targetPartners
    self.updates = updates
  }
}
