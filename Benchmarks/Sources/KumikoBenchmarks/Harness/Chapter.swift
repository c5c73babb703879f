/// A group of benchmarks.
struct Chapter: Sendable {
  /// The first part of its rows' names.
  let name: String

  /// Adds the chapter's rows.
  let run: @MainActor @Sendable (inout Table) -> Void
}
