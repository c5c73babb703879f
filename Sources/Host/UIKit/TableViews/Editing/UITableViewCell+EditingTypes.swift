extension UITableViewCell {
  /// What the control at the beginning of a row does while the table is being edited.
  public enum EditingStyle: Int, Sendable {
    /// There is no control.
    case none = 0
    /// It deletes the row, after a confirmation.
    case delete = 1
    /// It inserts a row.
    case insert = 2
  }

  /// What a cell shows for editing.
  public struct StateMask: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt

    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the beginning of the row.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms a deletion, or other actions that a swipe brings out.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
