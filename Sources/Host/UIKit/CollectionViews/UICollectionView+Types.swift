extension UICollectionView {
  /// What an element of a collection view is.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    /// A header, footer or other view that the data source gives.
    case supplementaryView = 1
    /// A view that only the layout knows of.
    case decorationView = 2
  }

  /// The axis along which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// Where an item stands after scrolling to it: one position for each axis at most.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The position's bits.
    public let rawValue: UInt

    /// Makes a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top of what is seen.
    public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
    /// In the middle between top and bottom.
    public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
    /// At the bottom of what is seen.
    public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
    /// At the left of what is seen.
    public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
    /// In the middle between left and right.
    public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
    /// At the right of what is seen.
    public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }
  }

  /// When self-sizing cells are measured again by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When a cell says that its intrinsic size changed.
    case enabled = 1
    /// Also when constraints inside a cell's content changed.
    case enabledIncludingConstraints = 2
  }
}
