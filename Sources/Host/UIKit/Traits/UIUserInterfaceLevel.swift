/// Whether an interface lies on the ground or above other content, where dark backgrounds are
/// lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said; a view takes its parent's.
  case unspecified = -1
  case base = 0
  case elevated = 1
}
