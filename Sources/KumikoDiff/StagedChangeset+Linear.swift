extension StagedChangeset {
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
    var matcher = ElementMatcher(
      sources: [ContiguousArray(source)], targets: [ContiguousArray(target)],
      sections: [(section, section)], maximum: maximum)
    let matching = try matcher.match()
    let changes = try ElementChanges(matching, maximum: maximum)
    self.init(
      StageBuilder.changesets(
        source: source, target: target, matching: matching, elements: changes))
  }
}
