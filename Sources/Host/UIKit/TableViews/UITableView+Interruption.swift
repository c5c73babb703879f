import ListGeometry

/// What a table is asking its data source and its delegate for.
enum TablePhase {
  /// Nothing: what is wanted of the table is done at once.
  case idle
  /// Numbers and heights, which are not known before all are. Updates reload the table afterwards.
  case loading
  /// Cells, headers and footers, and their heights. Updates renumber them at once; then the asking
  /// begins anew.
  case filling
}

/// What was wanted of a table by those whom it was asking.
struct TableInterruption {
  /// Whether to ask for everything anew.
  var reloads = false
  /// Whether to begin again with estimates of heights.
  var resizes = false
  /// The batches of updates that were taken over.
  var batches: [Int] = []
  /// Who waits for the end of those batches.
  var completions: [(Bool) -> Void] = []

  var isEmpty: Bool { !reloads && !resizes && batches.isEmpty && completions.isEmpty }

  /// Forgets everything but who waits, because the data source is asked from now on.
  mutating func settle() { (reloads, resizes, batches) = (false, false, []) }
}

/// Data sources and delegates may change the table that is asking them: they reload or update it
/// when a row is about to be displayed, when a cell has left, when a height is wanted.
extension UITableView {
  /// Whether what is being asked for may be out of date.
  var isInterrupted: Bool { !state.interruption.isEmpty }

  /// Whether everything is going to be asked for anew, which makes updates pointless.
  var willReload: Bool { state.phase == .loading || state.interruption.reloads }

  /// Runs `body`, which asks the data source or the delegate, then does what they wanted meanwhile.
  /// Returns whether they wanted nothing. Loops in `body` end when ``isInterrupted``.
  @discardableResult
  func whileAsking(_ phase: TablePhase, _ body: () -> Void) -> Bool {
    let outer = state.phase
    state.phase = phase
    body()
    state.phase = outer
    guard isInterrupted else { return true }
    if outer == .idle { resume(after: phase) }
    return false
  }

  private func resume(after phase: TablePhase) {
    let interruption = state.interruption
    state.interruption = TableInterruption()
    if interruption.reloads {
      // Who wants a reload whenever numbers are asked for gets it once a layout.
      if phase == .loading { forgetContents() } else { startOver() }
    } else if interruption.resizes {
      if phase == .loading { state.measuredWidth = nil } else { rebuildGeometry() }
    }
    if !interruption.batches.isEmpty {
      recycleUnusedPrepared()
      if state.contents.isLoaded { geometryDidChange() }
    }
    for batch in interruption.batches { finishLeaving(batch: batch) }
    interruption.completions.forEach { $0(true) }
    setNeedsLayout()
  }
}
