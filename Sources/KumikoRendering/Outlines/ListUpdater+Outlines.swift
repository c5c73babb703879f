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
