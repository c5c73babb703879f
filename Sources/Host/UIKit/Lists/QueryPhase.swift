/// What a list is asking its data source and its delegate for.
///
/// A phase is entered through ``PhaseController/withPhase(_:_:)`` and left at the end of that
/// scope. Documentation/ListEngine.md says what a client may do in which phase.
enum QueryPhase {
  /// Nothing: what a client wants of the list is done at once.
  case idle
  /// Counts and sizes, which are not known before all are. Updates reload the list afterwards.
  case loading
  /// Cells and supplementary views, and their sizes. Updates renumber them at once; then the asking
  /// begins anew.
  case filling

  /// Whether a scope of `next` may begin inside a scope of this phase.
  func mayEnter(_ next: QueryPhase) -> Bool {
    switch (self, next) {
    case (.idle, .loading), (.idle, .filling), (.loading, .loading), (.filling, .loading): true
    case (_, .idle), (.loading, .filling), (.filling, .filling): false
    }
  }
}
