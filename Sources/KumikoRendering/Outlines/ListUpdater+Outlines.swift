import KumikoComponents

extension ListUpdater {
  /// Shows data again whenever the user expands or collapses a row of an outline.
  func observeOutlines(of adapter: Adapter, in target: Target) {
    adapter.onToggle { [weak self, weak adapter, weak target] in
      guard let self, let adapter, let target else { return }
      // What waits will show what is expanded by then.
      if queue.waiting == nil {
        queue.add(
          UpdateRequest(target: target, adapter: adapter, data: adapter.data, completion: nil))
      }
      processQueue()
    }
  }
}

extension ListAdapter {
  /// Has something done whenever the user expands or collapses a row of an outline.
  func onToggle(_ action: @escaping @MainActor () -> Void) {
    for section in data where section.rows.hasOutlines { section.rows.onToggle(action) }
  }
}

extension Array where Element == Section {
  /// These sections with what is expanded now in their outlines, which older ones know.
  @MainActor
  func resolvingOutlines(after older: [Section]) -> [Section] {
    guard contains(where: \.rows.hasOutlines) else { return self }
    return map { section in
      guard section.rows.hasOutlines else { return section }
      var copy = section
      copy.rows = section.rows.resolvingOutlines(
        after: older.first { $0.hasSameIdentifier(as: section) }?.rows)
      return copy
    }
  }
}
