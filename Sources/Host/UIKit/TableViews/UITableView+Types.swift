extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One list; headers and footers float while their section is in view.
    case plain = 0
    /// Sections stand apart on a gray ground.
    case grouped = 1
    /// Sections are rounded cards on a gray ground.
    case insetGrouped = 2
  }

  /// Where a row comes to stand when it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere in view, with as little movement as possible.
    case none = 0
    /// At the top of the visible area.
    case top = 1
    /// In the middle of the visible area.
    case middle = 2
    /// At the bottom of the visible area.
    case bottom = 3
  }

  /// How a row appears or disappears.
  public enum RowAnimation: Int, Sendable {
    /// It fades in or out.
    case fade = 0
    /// It slides in from, or out to, the right.
    case right = 1
    /// It slides in from, or out to, the left.
    case left = 2
    /// It slides in from, or out to, the top.
    case top = 3
    /// It slides in from, or out to, the bottom.
    case bottom = 4
    /// It is there, or gone, at once.
    case none = 5
    /// It unfolds from, or folds up into, its middle.
    case middle = 6
    /// The table chooses: a fade.
    case automatic = 100
  }

  /// What a separator's inset is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The insets that the table would choose itself.
    case fromAutomaticInsets = 1
  }
}
