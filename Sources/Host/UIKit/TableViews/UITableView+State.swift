import ListGeometry

/// What the data source said, and where things are.
struct TableContents {
  /// Rows of each section.
  var counts: [Int] = []
  /// Heights of everything between the table's header and footer views.
  var geometry = RowGeometry()
  /// Whether the data source was asked since the last change of who it is or what it has.
  var isLoaded = false
}

/// A header or a footer of a section.
enum SectionEdge: Hashable {
  case header
  case footer
}

/// The rows of one section that are in view.
struct RowSlice: Equatable {
  var section: Int
  var rows: Range<Int>
}

/// A section's header or footer in view; without a view, the section is known to have none.
struct DisplayedEdge {
  var view: UIView?
  var isDisplayed = false
}

/// What stands in the table.
struct DisplayedViews {
  var cells: [RowPath: UITableViewCell] = [:]
  /// Cells made to be measured, not yet in view.
  var prepared: [RowPath: UITableViewCell] = [:]
  /// Headers and footers by section.
  var edges: [SectionEdge: [Int: DisplayedEdge]] = [:]
  /// The stretch that the cells were made for.
  var slices: [RowSlice] = []
  /// The layout that the frames were made for.
  var version = -1

  /// The headers or the footers, to be read.
  subscript(edge: SectionEdge) -> [Int: DisplayedEdge] { edges[edge] ?? [:] }
}

extension UITableView {
  /// Everything a table remembers that is not a setting.
  struct State {
    var contents = TableContents()
    var displayed = DisplayedViews()
    var knowledge = DelegateKnowledge()
    var selection = TableSelection()
    var editing = TableEditing()
    var updates = TableUpdates()
    /// The row that a finger carries.
    var move: RowMove?
    /// How rows make room for what is carried.
    var arrangement: RowArrangement?
    /// The cell that is typed into although its row is out of view; no path: the row is gone.
    var kept: (path: RowPath?, cell: UITableViewCell)?
    /// Rows that stand for things dropped whose data is on its way.
    var placeholders = TablePlaceholders()
    /// The row that takes a placeholder's place, and how many others are above it.
    var committed: (path: RowPath, index: Int)?
    /// Views that animate out, oldest first.
    var leaving: [LeavingView] = []
    var cellPool = ReusePool<UITableViewCell>()
    var edgePool = ReusePool<UITableViewHeaderFooterView>()
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var edgeClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    /// The inset that was set; nil leaves it to the table and its cells.
    var separatorInset: UIEdgeInsets?
    /// What leads context menus to the delegate.
    var contextMenus: (leader: TableContextMenus, interaction: UIContextMenuInteraction)?
    /// What leads drags to the drag delegate.
    var dragging: (leader: TableDragging, interaction: UIDragInteraction)?
    /// What leads drops to the drop delegate.
    var dropping: (leader: TableDropping, interaction: UIDropInteraction)?
    /// Counts the batches carried out.
    var batch = 0
    /// Counts changes of where things are.
    var layoutVersion = 0
    /// The widths that heights were measured for; nil before any were.
    var measuredWidth: TableWidths?
    /// What the data source and the delegate are being asked for.
    var phase = TablePhase.idle
    /// What they wanted of the table meanwhile.
    var interruption = TableInterruption()
    /// Rows in view whose cells ask for another height.
    var changedHeights: Set<RowPath> = []
    /// The sections without height that were measured last.
    var measuredCollapsed: CollapsedSections?
    /// The row that an animated scroll is on its way to, and where it should stand.
    var aim: (path: RowPath, position: ScrollPosition)?
    /// The row whose cell is asked to be configured again.
    var reconfigured: (path: RowPath, cell: UITableViewCell)?
    /// The header or footer that the delegate is being asked for.
    var askedEdge: EdgeLook?
    var prefetching = TablePrefetching()
    var rowSettings = TableRowSettings()
    /// The lines below the last row.
    var fillers: [UIView] = []
    var index = TableIndex()
    /// Unusable heights that were reported already.
    var reportedHeights: Set<String> = []
  }
}

/// How wide a table is, and how much of that lies outside the safe area at either side.
struct TableWidths: Equatable {
  var whole: CGFloat
  var left: CGFloat
  var right: CGFloat
}
