import Foundation

/// The events of a screen that are followed.
struct LiveConnection {
  /// Where they come from.
  var url: URL
  /// What follows them.
  var task: Task<Void, Never>
  /// Whether they have ended with a problem, and are followed again later.
  var isWaiting = false
  /// Whether nothing was sent along that shows who asks: another server had words on the screen.
  var isAnonymous = false
}
