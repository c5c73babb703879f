import KumikoDocuments

/// Merges the user's values with those of a newer document.
enum StateMerging {
  /// Where the user's value is still the one that the old document began with, the new document's
  /// counts; otherwise the user's, unless it is of another kind than the new document has there.
  ///
  /// - Parameters:
  ///   - initial: What the old document began with.
  ///   - present: What the user has made of it.
  ///   - next: What the new document begins with.
  ///   - reset: Where the new document's value counts in any case.
  static func merge(
    initial: [String: RemoteValue], present: [String: RemoteValue], next: [String: RemoteValue],
    reset: [StatePath] = []
  ) -> [String: RemoteValue] {
    var merged = merge(initial: initial, present: present, next: next)
    for path in reset { path.set(path.value(in: next), in: &merged) }
    return merged
  }

  private static func merge(
    initial: [String: RemoteValue], present: [String: RemoteValue], next: [String: RemoteValue]
  ) -> [String: RemoteValue] {
    var merged = next
    for (name, value) in present {
      switch (value, next[name]) {
      case (.object(let value), .object(let next)?):
        merged[name] = .object(
          merge(initial: initial[name]?.fields ?? [:], present: value, next: next))
      case (_, let next) where value != initial[name] && value.mayReplace(next):
        merged[name] = value
      default: break
      }
    }
    return merged
  }
}

extension RemoteValue {
  /// Whether what a document says of a value makes sense of this one: null says nothing.
  fileprivate func mayReplace(_ other: RemoteValue?) -> Bool {
    guard let other, other != .null, self != .null else { return true }
    return kind == other.kind
  }
}
