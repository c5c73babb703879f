extension Array {
  /// The shortest array found that still has a property: halves are left out, then quarters, and
  /// so on down to single elements.
  ///
  /// - Parameter holds: Whether a shorter array has the property. This array must have it.
  /// - Complexity: O(n log n) calls if nothing can be left out.
  public nonisolated(nonsending) func shrunk(
    while holds: nonisolated(nonsending) ([Element]) async -> Bool
  ) async -> [Element] {
    var best = self
    var size = Swift.max(1, count / 2)
    while size > 0 {
      var start = 0
      while start < best.count {
        var shorter = best
        shorter.removeSubrange(start..<Swift.min(start + size, shorter.count))
        if await holds(shorter) { best = shorter } else { start += size }
      }
      size /= 2
    }
    return best
  }
}
