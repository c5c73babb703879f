/// Why an address is not loaded.
public enum URLRefusal: String, Hashable, Sendable {
  /// It is no address, or has no host.
  case unreadable
  /// Its scheme is neither `https` nor, on this machine, `http`.
  case scheme
  /// It holds a name or a password.
  case userInfo
  /// It belongs to another server, which the app does not list.
  case otherOrigin
  /// It leads from `https` to `http`.
  case downgrade
}
