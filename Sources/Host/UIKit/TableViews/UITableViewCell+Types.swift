extension UITableViewCell {
  /// What a cell has built in.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default` = 0
    /// An image, a text at the left and a gray one at the right.
    case value1 = 1
    /// A small tinted text at the left and a text beside it.
    case value2 = 2
    /// An image, a text and a smaller one below it.
    case subtitle = 3
  }

  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// How selection looks.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Gray, whatever its name.
    case blue = 1
    case gray = 2
    /// As is usual: gray.
    case `default` = 3
  }

  /// How a row looks that keys are at.
  public enum FocusStyle: Int, Sendable {
    /// A ring surrounds it.
    case `default` = 0
    /// As its cell draws it: the table adds nothing.
    case custom = 1
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron: the row leads further.
    case disclosureIndicator = 1
    /// A button for details and a chevron.
    case detailDisclosureButton = 2
    /// A tick in the tint color.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }
}
