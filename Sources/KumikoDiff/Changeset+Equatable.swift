extension Changeset: Equatable where Collection: Equatable {
  /// Whether both hold the same changes, in whatever order, and lead to equal data.
  ///
  /// - Complexity: O(*n* + *m* log *m*), where *n* is the number of elements and *m* that of
  ///   changes.
  public static func == (left: Changeset, right: Changeset) -> Bool {
    left.hasSameSectionChanges(as: right) && left.hasSameElementChanges(as: right)
      && left.data == right.data
  }

  private func hasSameSectionChanges(as other: Changeset) -> Bool {
    sectionDeleted.sorted() == other.sectionDeleted.sorted()
      && sectionInserted.sorted() == other.sectionInserted.sorted()
      && sectionUpdated.sorted() == other.sectionUpdated.sorted()
      && sectionMoved.sorted(by: <).elementsEqual(other.sectionMoved.sorted(by: <), by: ==)
  }

  private func hasSameElementChanges(as other: Changeset) -> Bool {
    elementDeleted.sorted() == other.elementDeleted.sorted()
      && elementInserted.sorted() == other.elementInserted.sorted()
      && elementUpdated.sorted() == other.elementUpdated.sorted()
      && elementMoved.sorted(by: <).elementsEqual(other.elementMoved.sorted(by: <), by: ==)
  }
}
