/// The reading direction, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said; a view takes its parent's.
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
