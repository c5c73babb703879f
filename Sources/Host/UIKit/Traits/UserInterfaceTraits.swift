/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said; a view takes its parent's.
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  @available(iOS 17.0, *)
  case vision = 6
}

/// Whether there is little or much room in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said; a view takes its parent's.
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Whether an interface lies on the ground or above other content, where dark backgrounds are
/// lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not said; a view takes its parent's.
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The reading direction, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said; a view takes its parent's.
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The reading direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
