extension ContentIdentifiable where Self: DifferentiableSection {
  /// Derives a stage of a sectioned difference.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public static func _data<C: RangeReplaceableCollection<Self>>(of recipe: _StageRecipe<C>) -> C {
    recipe.isSectioned ? recipe.sectionedData() : recipe.linearData()
  }
}

extension _StageRecipe where Collection.Element: DifferentiableSection {
  @inlinable
  func sectionedData() -> Collection {
    let source = ContiguousArray(source)
    let target = ContiguousArray(target)
    switch stage {
    case .elementUpdates: return inSourceOrder(source, target, keepsDoomed: true)
    case .deletions: return inSourceOrder(source, target, keepsDoomed: false)
    case .sectionArrivals: return inTargetOrder(source, target, hasArrivals: false)
    case .elementArrivals: return inTargetOrder(source, target, hasArrivals: true)
    case .sectionUpdates: return self.target
    }
  }

  /// The source's sections, or those of them that live on, with the elements that live on.
  @inlinable
  func inSourceOrder(
    _ source: ContiguousArray<Collection.Element>, _ target: ContiguousArray<Collection.Element>,
    keepsDoomed: Bool
  ) -> Collection {
    let survivors = survivors(target, keepsDoomed: keepsDoomed)
    var result = keepsDoomed ? source : []
    for (index, pair) in matching.pairs.enumerated() {
      let section = source[pair.source.section]
      let elements = survivors.elements(of: index, source: section.contiguousElements)
      let staged = Collection.Element(source: section, elements: elements)
      if keepsDoomed { result[pair.source.section] = staged } else { result.append(staged) }
    }
    return Collection(result)
  }

  /// The target's sections, those that live on as they were, with or without arriving elements.
  @inlinable
  func inTargetOrder(
    _ source: ContiguousArray<Collection.Element>, _ target: ContiguousArray<Collection.Element>,
    hasArrivals: Bool
  ) -> Collection {
    let survivors = survivors(target, keepsDoomed: false)
    var result = target
    for (index, pair) in matching.pairs.enumerated() {
      let section = source[pair.source.section]
      let elements =
        hasArrivals
        ? survivors.targets[index]
        : survivors.elements(of: index, source: section.contiguousElements)
      result[pair.target.section] = Collection.Element(source: section, elements: elements)
    }
    return Collection(result)
  }

  @inlinable
  func survivors(
    _ target: ContiguousArray<Collection.Element>, keepsDoomed: Bool
  ) -> Survivors<Collection.Element.Elements.Element> {
    Survivors(
      matching: matching,
      targets: ContiguousArray(
        matching.pairs.map { target[$0.target.section].contiguousElements }),
      keepsDoomed: keepsDoomed)
  }
}
