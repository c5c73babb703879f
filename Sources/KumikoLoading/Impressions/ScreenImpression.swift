/// That a row of a screen was seen: enough of it, for long enough, once.
public struct ScreenImpression: Hashable, Sendable {
  /// What the document calls it: `impression` of the row.
  public var name: String
  /// The id of the screen; nil if it has none.
  public var screenID: String?
  /// The variant that the server has chosen for the screen; nil if the document names none.
  public var experiment: String?

  /// Creates an impression.
  public init(_ name: String, screenID: String? = nil, experiment: String? = nil) {
    (self.name, self.screenID, self.experiment) = (name, screenID, experiment)
  }
}

/// Takes down what users have seen: an ``ImpressionReporter``, or the app's own analytics.
public protocol ImpressionCounting: Sendable {
  /// Takes down an impression, at once; what is to be sent is sent later.
  func count(_ impression: ScreenImpression)
}
