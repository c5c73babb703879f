import QuartzCore

/// Columns of rows that turn like wheels; the row in the middle of each is chosen.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  static let standardRowHeight: CGFloat = 32
  private static let size = CGSize(width: 320, height: 216)

  private let bar = UIView()
  private var columns: [PickerColumn] = []
  private var isLoaded = false

  /// Makes a picker without rows. It is 320 × 216 points where `frame` has no size.
  public override init(frame: CGRect) {
    let size = frame.isEmpty ? Self.size : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  /// Makes a picker from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeNib(coder, as: UIPickerView.self)
  }

  private func setUp() {
    bar.backgroundColor = .tertiarySystemFill
    bar.layer.cornerRadius = 8
    bar.isUserInteractionEnabled = false
    addSubview(bar)
  }

  /// Tells how many columns and rows there are; nil by default.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }

  /// Tells what rows show; nil by default.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }

  // MARK: Contents

  /// The number of columns.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// The number of rows of a column.
  open func numberOfRows(inComponent component: Int) -> Int { column(component).count }

  /// The size of a column's rows in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let column = column(component)
    layoutIfNeeded()
    return CGSize(width: column.bounds.width, height: column.rowHeight)
  }

  /// The view of a row if it is seen at present.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return column(component).shownRows[row]
  }

  /// Asks for everything anew.
  open func reloadAllComponents() {
    isLoaded = true
    let old = columns
    old.forEach { $0.removeFromSuperview() }
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    columns = (0..<max(0, count)).map { PickerColumn(of: self, index: $0) }
    for (index, column) in columns.enumerated() {
      addSubview(column)
      load(column)
      column.choose(old.indices.contains(index) ? old[index].chosen : 0, animated: false)
    }
    setNeedsLayout()
  }

  /// Asks for one column's rows anew.
  open func reloadComponent(_ component: Int) {
    let column = column(component)
    load(column)
    column.choose(column.chosen, animated: false)
  }

  // MARK: Selection

  /// The row that is chosen in a column; -1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int { column(component).chosen }

  /// Turns a column to a row without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component).choose(row, animated: animated && window != nil)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let gap: CGFloat = 5
    let widths = widths(sharing: bounds.width - 18 - gap * CGFloat(max(0, columns.count - 1)))
    var x = (bounds.width - widths.reduce(0, +) - gap * CGFloat(max(0, columns.count - 1))) / 2
    for (column, width) in zip(columns, widths) {
      column.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + gap
    }
    let height = (columns.map(\.rowHeight).max() ?? Self.standardRowHeight) + 2
    bar.frame = CGRect(
      x: 9, y: bounds.midY - height / 2, width: max(0, bounds.width - 18), height: height)
  }

  /// The widths that the delegate asks for; columns without one share the rest.
  private func widths(sharing room: CGFloat) -> [CGFloat] {
    let wanted = columns.map {
      let width = delegate?.pickerView(self, widthForComponent: $0.index) ?? 0
      return width.isFinite ? max(0, width) : 0
    }
    let free = wanted.count { $0 <= 0 }
    let rest = max(0, room - wanted.reduce(0, +))
    return wanted.map { $0 > 0 ? $0 : rest / CGFloat(max(1, free)) }
  }

  // MARK: Rows

  private func setNeedsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    if !isLoaded { reloadAllComponents() }
  }

  private func load(_ column: PickerColumn) {
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: column.index) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: column.index) ?? 0
    column.load(count: max(0, count), rowHeight: Self.rowHeight(wanted: height))
  }

  /// The height of rows for one that the delegate wants. All rows of a height that nobody can see
  /// would be in view at once.
  private static func rowHeight(wanted height: CGFloat) -> CGFloat {
    height.isFinite && height > 0 ? height.clamped(to: 1...10_000) : standardRowHeight
  }

  private func column(_ component: Int) -> PickerColumn {
    loadIfNeeded()
    precondition(
      columns.indices.contains(component),
      "UIPickerView: there is no component \(component); there are \(columns.count).")
    return columns[component]
  }

  func row(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
      ?? standardRow(row, component, reusing: view)
  }

  func standardRow(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView {
    let label = view as? UILabel ?? UILabel()
    label.font = .systemFont(ofSize: 21)
    label.textAlignment = .center
    label.textColor = .label
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
    }
    return label
  }

  func userChose(_ row: Int, _ component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}
