/// What a cell takes over from the table it stands in.
struct TableRowAppearance: Equatable {
  /// Which sides of the section's block the cell stands at.
  struct Ends: OptionSet {
    let rawValue: Int
    static let first = Ends(rawValue: 1)
    static let last = Ends(rawValue: 2)
  }

  var style = UITableView.Style.plain
  var ends: Ends = []
  var hasSeparators = true
  /// Whether the row below shows its selection, which reaches up to this one.
  var isAboveSelection = false
  var separatorColor: UIColor?
  var separatorEffect: UIVisualEffect?
  /// The table's own inset, nil when cells may choose.
  var separatorInset: UIEdgeInsets?
  /// Whether the inset is added to what the cell would choose.
  var addsToAutomaticInset = false
  /// The space beside content, in points.
  var margin: CGFloat = 16
  /// What the safe area keeps free beside content, whatever the reading direction.
  var safeArea = UIEdgeInsets.zero
  /// The width at the end that the table's index takes.
  var indexWidth: CGFloat = 0
}
