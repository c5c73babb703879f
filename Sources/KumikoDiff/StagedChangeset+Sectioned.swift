extension StagedChangeset where Collection.Element: DifferentiableSection {
  /// Finds the stages that lead from one collection of sections to another.
  ///
  /// Elements are matched within their section first. An element left without a partner there may
  /// have one in any other section that lives on: it moves from section to section.
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
      sources: [old], targets: [new], sections: [(0, 0)], maximum: maximum)
    let sections = try SectionChanges(
      sectionMatcher.match(), count: old.count, maximum: maximum)
    var matcher = ElementMatcher(
      sources: ContiguousArray(sections.partners.map { old[$0.source].contiguousElements }),
      targets: ContiguousArray(sections.partners.map { new[$0.target].contiguousElements }),
      sections: sections.partners, maximum: maximum - sections.count)
    let matching = try matcher.match()
    let changes = try ElementChanges(matching, maximum: maximum - sections.count)
    self.init(
      StageBuilder.changesets(
        source: source, target: target, matching: matching, elements: changes,
        sections: sections))
  }
}
