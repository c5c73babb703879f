extension ContentIdentifiable {
  /// Derives a stage of a linear difference.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public static func _data<C: RangeReplaceableCollection<Self>>(of recipe: _StageRecipe<C>) -> C {
    recipe.linearData()
  }
}

extension _StageRecipe {
  @inlinable
  func linearData() -> Collection {
    let survivors = Survivors(
      matching: matching, targets: [ContiguousArray(target)],
      keepsDoomed: stage == .elementUpdates)
    return Collection(survivors.elements(of: 0, source: ContiguousArray(source)))
  }
}
