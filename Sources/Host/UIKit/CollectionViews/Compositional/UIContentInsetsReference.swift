import CoreGraphics

/// What content insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  /// Of a section: what the layout's configuration says.
  case automatic = 0
  /// The edges of the collection view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content guide.
  case readableContent = 4
}
