/// Why something is loaded.
public enum LoadCause: Hashable, Sendable {
  /// The user asked for it. It begins at once.
  case user
  /// A document, an event or a timer asked for it. Loads of this kind wait for each other: see
  /// `automaticLoadsPerSecond` of `DocumentLimits`.
  case automatic
}
