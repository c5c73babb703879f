/// What a stage's data is derived from when it is asked for, so that stages that nobody looks at
/// cost nothing.
@frozen
@usableFromInline
struct StageRecipe<Collection: Swift.Collection> {
  @usableFromInline let source: Collection
  @usableFromInline let target: Collection
  @usableFromInline let matching: ElementMatching
  @usableFromInline let stage: Stage

  /// Whether elements of the collections are sections whose elements were matched.
  @usableFromInline let isSectioned: Bool

  @inlinable
  init(
    source: Collection, target: Collection, matching: ElementMatching, stage: Stage,
    isSectioned: Bool
  ) {
    self.isSectioned = isSectioned
    self.source = source
    self.target = target
    self.matching = matching
    self.stage = stage
  }
}

extension StageRecipe: Sendable where Collection: Sendable {}

/// The batches that lead from a source to a target, in their order.
///
/// Linear differences have the first two and the fourth.
@frozen
@usableFromInline
enum Stage: Sendable {
  /// Content of elements changes, all of them still where they were.
  case elementUpdates

  /// Sections and elements are deleted.
  case deletions

  /// Sections are inserted with their elements, and sections move.
  case sectionInsertions

  /// Elements are inserted, and elements move, within and across sections.
  case elementInsertions

  /// Content of sections changes.
  case sectionUpdates
}

extension StageRecipe {
  /// The stage's data.
  ///
  /// A changeset does not know what a difference has asked of its elements and its collection, so
  /// recipes are recognized by their conditional conformances.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @usableFromInline var recognizedData: Collection {
    let stage: Any? =
      isSectioned
      ? (self as? any SectionedStage)?.sectionedStage : (self as? any LinearStage)?.linearStage
    return stage as? Collection ?? target
  }
}

/// A stage of a linear difference, whose collection's type is not known.
protocol LinearStage {
  /// The stage's data.
  var linearStage: Any { get }
}

extension StageRecipe: LinearStage where Collection: RangeReplaceableCollection {
  var linearStage: Any { linearData() }
}

extension StageRecipe where Collection: RangeReplaceableCollection {
  @inlinable
  func linearData() -> Collection {
    let retained = RetainedElements(
      matching: matching, targets: [ContiguousArray(target)],
      includesDeleted: stage == .elementUpdates)
    return Collection(retained.elements(of: 0, source: ContiguousArray(source)))
  }
}

/// A stage of a sectioned difference, whose collection's type is not known.
protocol SectionedStage {
  /// The stage's data.
  var sectionedStage: Any { get }
}

extension StageRecipe: SectionedStage
where Collection: RangeReplaceableCollection, Collection.Element: DifferentiableSection {
  var sectionedStage: Any { sectionedData() }
}

extension StageRecipe
where Collection: RangeReplaceableCollection, Collection.Element: DifferentiableSection {
  @inlinable
  func sectionedData() -> Collection {
    let source = ContiguousArray(source)
    let target = ContiguousArray(target)
    switch stage {
    case .elementUpdates: return inSourceOrder(source, target, includesDeleted: true)
    case .deletions: return inSourceOrder(source, target, includesDeleted: false)
    case .sectionInsertions: return inTargetOrder(source, target, includesInsertions: false)
    case .elementInsertions: return inTargetOrder(source, target, includesInsertions: true)
    case .sectionUpdates: return self.target
    }
  }

  /// The source's sections, or those of them that are retained, with the elements that are
  /// retained.
  @inlinable
  func inSourceOrder(
    _ source: ContiguousArray<Collection.Element>, _ target: ContiguousArray<Collection.Element>,
    includesDeleted: Bool
  ) -> Collection {
    let retained = retained(target, includesDeleted: includesDeleted)
    var result = includesDeleted ? source : []
    for (index, pair) in matching.pairs.enumerated() {
      let section = source[pair.source.section]
      let elements = retained.elements(of: index, source: section.contiguousElements)
      let staged = Collection.Element(source: section, elements: elements)
      if includesDeleted { result[pair.source.section] = staged } else { result.append(staged) }
    }
    return Collection(result)
  }

  /// The target's sections, those that are retained as they were, with or without arriving
  /// elements.
  @inlinable
  func inTargetOrder(
    _ source: ContiguousArray<Collection.Element>, _ target: ContiguousArray<Collection.Element>,
    includesInsertions: Bool
  ) -> Collection {
    let retained = retained(target, includesDeleted: false)
    var result = target
    for (index, pair) in matching.pairs.enumerated() {
      let section = source[pair.source.section]
      let elements =
        includesInsertions
        ? retained.targets[index]
        : retained.elements(of: index, source: section.contiguousElements)
      result[pair.target.section] = Collection.Element(source: section, elements: elements)
    }
    return Collection(result)
  }

  @inlinable
  func retained(
    _ target: ContiguousArray<Collection.Element>, includesDeleted: Bool
  ) -> RetainedElements<Collection.Element.Elements.Element> {
    RetainedElements(
      matching: matching,
      targets: ContiguousArray(
        matching.pairs.map { target[$0.target.section].contiguousElements }),
      includesDeleted: includesDeleted)
  }
}
/// The elements that are retained, in the order of the source and with the values of the target.
@frozen
@usableFromInline
struct RetainedElements<Element> {
  @usableFromInline let matching: ElementMatching

  /// The elements of each pair's target section.
  @usableFromInline let targets: ContiguousArray<ContiguousArray<Element>>

  /// Whether elements without a partner are there as well.
  @usableFromInline let includesDeleted: Bool

  @inlinable
  init(
    matching: ElementMatching, targets: ContiguousArray<ContiguousArray<Element>>,
    includesDeleted: Bool
  ) {
    self.matching = matching
    self.targets = targets
    self.includesDeleted = includesDeleted
  }

  /// The elements of a pair's source section.
  @inlinable
  func elements(of index: Int, source: ContiguousArray<Element>) -> ContiguousArray<Element> {
    let pair = matching.pairs[index]
    let target = targets[index]
    var result = ContiguousArray<Element>()
    result.reserveCapacity(source.count)
    result += target[..<pair.target.elements.lowerBound]
    appendWindow(index, source, to: &result)
    result += target[pair.target.elements.upperBound...]
    return result
  }

  @inlinable
  func appendWindow(
    _ index: Int, _ source: ContiguousArray<Element>, to result: inout ContiguousArray<Element>
  ) {
    let pair = matching.pairs[index]
    for number in pair.source.numbers {
      let partner = Int(matching.sourcePartners[number])
      if pair.target.numbers.contains(partner) {
        result.append(targets[index][pair.target.element(partner)])
      } else if partner >= 0 {
        let other = matching.pairs.lazy.map(\.target).index(of: partner)
        result.append(targets[other][matching.pairs[other].target.element(partner)])
      } else if includesDeleted {
        result.append(source[pair.source.element(number)])
      }
    }
  }
}
