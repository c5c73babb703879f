extension UITableViewCell {
  /// The views and settings of a cell.
  @MainActor
  struct Parts {
    var content = UIView(frame: .zero)
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    var background: UIView?
    var selectedBackground: UIView?
    var multipleSelectionBackground: UIView?
    var standardSelectedBackground: UIView?
    var separators: [SeparatorView] = []
    var accessory = Accessory()
    var editingAccessory = Accessory()
    /// The accessory that shows, and its views.
    var shownAccessory = Accessory()
    var accessories: [UIView] = []
    var editing = Editing()
    var isFocused = false
    var focusRing: FocusRingView?
    var hasOwnBackgroundColor = false
    var handle: UIView?
    /// Whether the handle was asked for; nil leaves it to the table.
    var wantsHandle: Bool?
    var selectionStyle = SelectionStyle.default
    var separatorInset: UIEdgeInsets?
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
    var isSelected = false
    var isHighlighted = false
    /// Whether labels and images in the content were told of the highlight.
    var highlightsContent = false
    var appearance = TableRowAppearance()
  }

  /// What stands at the end of a row: a view, or where there is none one of the system's signs.
  @MainActor
  struct Accessory: Equatable {
    var type = AccessoryType.none
    var view: UIView?
  }

  /// What a cell knows of editing.
  @MainActor
  struct Editing {
    var isOn = false
    var appearance = EditingAppearance()
    var indentsByItself = true
    var control: EditControl?
    /// Whether the actions of the row are open.
    var showsActions = false
  }
}

extension UITableViewCell.Editing {
  /// What the control at the beginning of the row is, nil if there is none.
  var controlKind: EditControl.Kind? {
    guard isOn else { return nil }
    if appearance.picksSeveral { return .pick }
    switch appearance.style {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }
}
