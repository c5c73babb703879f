extension Changeset: CustomDebugStringConvertible {
  /// The changes of each kind that occur, one kind a line.
  ///
  /// ```
  /// Changeset of 3 changes:
  ///   delete elements [0, 4]
  ///   move elements [0, 2]→[0, 0], [0, 3]→[1, 0]
  /// ```
  public var debugDescription: String {
    let lines = [
      line("delete sections", sectionDeleted),
      line("insert sections", sectionInserted),
      line("update sections", sectionUpdated),
      line("move sections", sectionMoved.map { "\($0.source)→\($0.target)" }),
      line("delete elements", elementDeleted),
      line("insert elements", elementInserted),
      line("update elements", elementUpdated),
      line("move elements", elementMoved.map { "\($0.source)→\($0.target)" }),
    ]
    let title = "Changeset of \(changeCount) \(changeCount == 1 ? "change" : "changes")"
    return ([hasChanges ? title + ":" : title] + lines.compactMap { $0 }).joined(separator: "\n")
  }

  private func line(_ title: String, _ changes: [some Any]) -> String? {
    guard !changes.isEmpty else { return nil }
    return "  \(title) " + changes.map { "\($0)" }.joined(separator: ", ")
  }
}
