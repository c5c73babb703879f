import KumikoLoading

/// Why an action is done, also for what it begins and does not wait for.
enum ActionCause {
  /// `.user` while the user has tapped for it, or the app asks; `.automatic` for what a document
  /// does by itself, such as with `onAppear` and `onDisplay`.
  @TaskLocal static var current = LoadCause.user
}
