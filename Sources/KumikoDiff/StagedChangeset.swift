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
/// Elements that are retained have the target's values from the first stage on; sections show what
/// they did until stage 5. Elements of deleted and inserted sections go and come with their section
/// and are not listed. The last stage's data is the target.
///
/// Moves are as few as possible: in each section a longest run of elements whose order is the same
/// before and after stays.
@frozen
public struct StagedChangeset<Collection: Swift.Collection> {
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

extension StagedChangeset
where Collection: RangeReplaceableCollection, Collection.Element: Differentiable {
  /// Finds the stages that lead from one collection of elements to another.
  ///
  /// - Parameters:
  ///   - source: The elements before.
  ///   - target: The elements after.
  ///   - section: The section that paths name.
  /// - Complexity: O(*n*) expected, and O(*m* log *m*) for *m* elements that do not keep their
  ///   order, where *n* is the number of elements in both collections.
  @inlinable
  public init(source: Collection, target: Collection, section: Int = 0) {
    self = (try? Self(linear: source, target, section: section, maximum: .max)) ?? []
  }

  /// Finds the stages that lead from one collection of elements to another, or gives up.
  ///
  /// - Parameters:
  ///   - source: The elements before.
  ///   - target: The elements after.
  ///   - section: The section that paths name.
  ///   - maximumChangeCount: The greatest ``changeCount`` to bother with. The result is `nil` if
  ///     there are more changes, which is found out before all work is done.
  /// - Complexity: As that of ``init(source:target:section:)``.
  @inlinable
  public init?(
    source: Collection, target: Collection, section: Int = 0, maximumChangeCount: Int
  ) {
    do {
      try self.init(linear: source, target, section: section, maximum: maximumChangeCount)
    } catch {
      return nil
    }
  }

  @inlinable
  init(linear source: Collection, _ target: Collection, section: Int, maximum: Int) throws {
    guard abs(target.count - source.count) <= maximum else { throw ChangeLimitExceeded() }
    var matcher = ElementMatcher(
      [
        ComparedSections(
          ElementRun(ContiguousArray(source)), at: section,
          ElementRun(ContiguousArray(target)), at: section)
      ], maximum: maximum)
    let matching = try matcher.match()
    let changes = try ElementChanges(matching, maximum: maximum)
    self.init(
      StageBuilder.changesets(
        source: source, target: target, matching: matching, elements: changes))
  }
}

extension StagedChangeset
where Collection: RangeReplaceableCollection, Collection.Element: DifferentiableSection {
  /// Finds the stages that lead from one collection of sections to another.
  ///
  /// Elements are matched within their section first. An element left without a partner there may
  /// have one in any other section that is retained: it moves from section to section.
  ///
  /// - Parameters:
  ///   - source: The sections before.
  ///   - target: The sections after.
  /// - Complexity: O(*n*) expected, and O(*m* log *m*) for *m* elements that do not keep their
  ///   order, where *n* is the number of sections and elements in both collections.
  @inlinable
  public init(source: Collection, target: Collection) {
    self = (try? Self(sectioned: source, target, maximum: .max)) ?? []
  }

  /// Finds the stages that lead from one collection of sections to another, or gives up.
  ///
  /// - Parameters:
  ///   - source: The sections before.
  ///   - target: The sections after.
  ///   - maximumChangeCount: The greatest ``changeCount`` to bother with. The result is `nil` if
  ///     there are more changes, which is found out before all work is done.
  /// - Complexity: As that of ``init(source:target:)``.
  @inlinable
  public init?(source: Collection, target: Collection, maximumChangeCount: Int) {
    do {
      try self.init(sectioned: source, target, maximum: maximumChangeCount)
    } catch {
      return nil
    }
  }

  @inlinable
  init(sectioned source: Collection, _ target: Collection, maximum: Int) throws {
    let (old, new) = (ContiguousArray(source), ContiguousArray(target))
    var sectionMatcher = ElementMatcher(
      [ComparedSections(ElementRun(old), at: 0, ElementRun(new), at: 0)], maximum: maximum)
    let sections = try SectionChanges(
      sectionMatcher.match(), count: old.count, maximum: maximum)
    var limit = CountDifference(maximum: maximum - sections.count)
    for (source, target) in sections.partners {
      try limit.add(new[target].elements.count - old[source].elements.count)
    }
    var matcher = ElementMatcher(
      ContiguousArray(
        sections.partners.map {
          ComparedSections(old[$0.source], at: $0.source, new[$0.target], at: $0.target)
        }), maximum: maximum - sections.count)
    let matching = try matcher.match()
    let changes = try ElementChanges(matching, maximum: maximum - sections.count)
    self.init(
      StageBuilder.changesets(
        source: source, target: target, matching: matching, elements: changes,
        sections: sections))
  }
}
