/// The batches of changes that lead from one collection to another, each legal for a list view.
///
/// A list view cannot perform all changes at once: an element may not be updated and moved in one
/// batch, nor may elements move between sections that move themselves. Hence there are stages, and
/// only those with changes are present:
///
/// | stage | changes | paths |
/// |---|---|---|
/// | 1 | element updates | of the source |
/// | 2 | section and element deletions | of the source |
/// | 3 | section insertions and moves | sections after deletions → of the target |
/// | 4 | element insertions and moves | elements after stage 3 → of the target |
/// | 5 | section updates | of the target |
///
/// Elements that live on have the target's values from the first stage on; sections show what they
/// did until stage 5. Elements of sections that leave or arrive do so with their section and are
/// not listed. The last stage's data is the target.
///
/// Moves are as few as possible: in each section a longest run of elements whose order is the same
/// before and after stays.
@frozen
public struct StagedChangeset<Collection: RangeReplaceableCollection>
where Collection.Element: Differentiable {
  @usableFromInline var changesets: ContiguousArray<Changeset<Collection>>

  /// Makes a sequence of stages from given ones.
  @inlinable
  public init(_ changesets: some Sequence<Changeset<Collection>>) {
    self.changesets = ContiguousArray(changesets)
  }

  /// How many changes all stages have together.
  ///
  /// - Complexity: O(*s*), where *s* is the number of stages.
  @inlinable
  public var changeCount: Int { changesets.reduce(0) { $0 + $1.changeCount } }

  /// Whether any stage has changes.
  ///
  /// - Complexity: O(*s*), where *s* is the number of stages.
  @inlinable
  public var hasChanges: Bool { changesets.contains { $0.hasChanges } }
}

extension StagedChangeset: Sendable where Collection: Sendable {}
extension StagedChangeset: Equatable where Collection: Equatable {}

extension StagedChangeset: ExpressibleByArrayLiteral {
  /// Makes a sequence of stages from a literal.
  @inlinable
  public init(arrayLiteral elements: Changeset<Collection>...) { self.init(elements) }
}

extension StagedChangeset: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// Makes stages that change nothing.
  @inlinable
  public init() { changesets = [] }

  /// The index of the first stage, 0.
  @inlinable
  public var startIndex: Int { changesets.startIndex }

  /// The number of stages.
  @inlinable
  public var endIndex: Int { changesets.endIndex }

  /// The stage at an index.
  @inlinable
  public subscript(position: Int) -> Changeset<Collection> {
    get { changesets[position] }
    set { changesets[position] = newValue }
  }

  /// Replaces the stages in a range of indices by others.
  @inlinable
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Swift.Collection<Changeset<Collection>>
  ) {
    changesets.replaceSubrange(subrange, with: newElements)
  }
}

extension StagedChangeset: CustomDebugStringConvertible {
  /// The stages, one after the other.
  public var debugDescription: String {
    isEmpty ? "no changes" : map(\.debugDescription).joined(separator: "\n")
  }
}
