import KumikoDocuments

/// Merges the user's values with those of a newer document.
enum StateMerging {
  /// Where the user's value is still the one that the old document began with, the new document's
  /// counts; otherwise the user's.
  static func merge(
    initial: [String: RemoteValue], present: [String: RemoteValue], next: [String: RemoteValue]
  ) -> [String: RemoteValue] {
    var merged = next
    for (name, value) in present {
      switch (value, next[name], initial[name]) {
      case (.object(let value), .object(let next)?, let initial):
        merged[name] = .object(
          merge(initial: initial?.fields ?? [:], present: value, next: next))
      case (_, _, let initial) where value != initial: merged[name] = value
      default: break
      }
    }
    return merged
  }
}
