/// What an action does, as far as rules for actions ask.
enum ActionEffect: Sendable {
  /// It changes state, or leaves the screen; it says nothing.
  case silent
  /// It asks something of a server, which learns that it is done.
  case loads
  /// It shows words.
  case tells
  /// Only the app knows.
  case unknown

  /// Whether it is done only so often in a minute while nobody taps.
  var isRationed: Bool { self == .loads || self == .tells }

  /// Whether it says something, as far as that is known.
  var mayTell: Bool { self == .tells || self == .unknown }
}
