/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said; a view takes its parent's.
  case unspecified = 0
  case light = 1
  case dark = 2
}
