import KumikoDiff
import Testing
import _TestSupport

/// Performs all stages on `source`, and expects each to be legal, to lead to its own data, and the
/// last to lead to `target`.
func expectReplay(
  _ stages: StagedChangeset<[ItemSection]>, from source: [ItemSection], to target: [ItemSection],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var data = source
  for stage in stages {
    do {
      data = try BatchReference(changes: stage).apply(to: data)
    } catch {
      fail(source, target, "\(error) in \(stage)", sourceLocation)
      return
    }
    if data != stage.data {
      fail(source, target, "\(stage) gives \(text(data)), has \(text(stage.data))", sourceLocation)
    }
    if !stage.hasChanges { fail(source, target, "empty stage", sourceLocation) }
  }
  if data != target { fail(source, target, "leads to \(text(data))", sourceLocation) }
}

private func fail(
  _ source: [ItemSection], _ target: [ItemSection], _ what: String,
  _ sourceLocation: SourceLocation
) {
  Issue.record(
    "\(text(source)) → \(text(target)): \(what) \(TestLabels.current.rawValue)",
    sourceLocation: sourceLocation)
}
