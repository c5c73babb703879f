import QuartzCore

/// One wheel of a picker: a scroll view that comes to rest on rows and bends them away.
final class PickerColumn: UIScrollView, UIScrollViewDelegate, ScrollObserver {
  let index: Int
  private(set) var count = 0
  private(set) var rowHeight: CGFloat = 32
  /// The row that was chosen last; -1 if there is none.
  private(set) var chosen = -1
  /// The rows that are seen, by index.
  private(set) var shownRows: [Int: UIView] = [:]

  /// Whether the offset is being set to that of a row.
  private var isPlaced = false
  private weak var picker: UIPickerView?
  private var spare: [UIView] = []

  init(of picker: UIPickerView, index: Int) {
    (self.picker, self.index) = (picker, index)
    super.init(frame: .zero)
    scrollDelegate = self
    follower = self
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    scrollsToTop = false
    decelerationRate = .fast
    let tap = UITapGestureRecognizer { [weak self] tap in self?.tapped(at: tap.location(in: self)) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) {
    index = 0
    super.init(coder: coder)
  }

  // MARK: Contents

  func load(count: Int, rowHeight: CGFloat) {
    (self.count, self.rowHeight) = (count, rowHeight)
    for view in shownRows.values { view.removeFromSuperview() }
    spare += shownRows.values
    shownRows = [:]
    fit()
    setNeedsLayout()
  }

  func choose(_ row: Int, animated: Bool) {
    chosen = count > 0 ? min(max(row, 0), count - 1) : -1
    // This stops a wheel that turns, which chooses nothing.
    isPlaced = true
    setContentOffset(offset(of: max(chosen, 0)), animated: animated)
    isPlaced = false
    setNeedsLayout()
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  private func row(at offset: CGFloat) -> Int {
    let row = ((offset + contentInset.top) / rowHeight).rounded()
    return min(max(Int(row), 0), max(count - 1, 0))
  }

  private func fit() {
    let space = max(0, (bounds.height - rowHeight) / 2)
    contentInset = UIEdgeInsets(top: space, left: 0, bottom: space, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
  }

  override func boundsSizeDidChange(from old: CGSize) {
    // A wheel that turns stops at the row in the middle, which is about to stand elsewhere.
    if isDecelerating { reportSelectedRow() }
    super.boundsSizeDidChange(from: old)
    fit()
    choose(chosen, animated: false)
  }

  // MARK: Rows

  /// How far from the middle rows are seen: a quarter of the wheel, spread over half the height.
  private var radius: CGFloat { max(1, bounds.height / 2) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let reach = radius * .pi / 2
    let middle = bounds.midY
    let first = max(0, Int(((middle - reach) / rowHeight).rounded(.down)))
    let last = min(count - 1, Int(((middle + reach) / rowHeight).rounded(.down)))
    let seen = first <= last && bounds.height > 0 ? first...last : nil
    for (row, view) in shownRows where seen?.contains(row) != true {
      view.removeFromSuperview()
      spare.append(view)
      shownRows[row] = nil
    }
    if let seen { for row in seen { layOutRow(row, middle) } }
  }

  private func layOutRow(_ row: Int, _ middle: CGFloat) {
    let view = shownRows[row] ?? make(row)
    let distance = (CGFloat(row) + 0.5) * rowHeight - middle
    let angle = (distance / radius).clamped(to: -CGFloat.pi / 2...CGFloat.pi / 2)
    view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
    view.center = CGPoint(x: bounds.midX, y: middle + sin(angle) * radius)
    view.transform = CGAffineTransform(scaleX: 1, y: max(0.01, cos(angle)))
    let isMiddle = abs(distance) < rowHeight / 2
    view.alpha = isMiddle ? 1 : 0.55 * cos(angle)
  }

  private func make(_ row: Int) -> UIView {
    guard let picker else { return UIView() }
    let reused = spare.popLast()
    let view = picker.row(row, index, reusing: reused)
    view.transform = .identity
    view.isUserInteractionEnabled = false
    addSubview(view)
    shownRows[row] = view
    return view
  }

  // MARK: Choosing

  private func tapped(at point: CGPoint) {
    let angle = asin(((point.y - bounds.midY) / radius).clamped(to: -1...1))
    let row = Int(((bounds.midY + angle * radius) / rowHeight).rounded(.down))
    guard row >= 0, row < count, row != chosen else { return }
    turn(to: row)
  }

  private func turn(to row: Int) {
    choose(row, animated: window != nil)
    picker?.userChose(row, index)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = offset(of: row(at: targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { reportSelectedRow() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !isTracking { reportSelectedRow() }
  }

  private func reportSelectedRow() {
    let row = row(at: contentOffset.y)
    guard count > 0, row != chosen, !isPlaced else { return }
    chosen = row
    picker?.userChose(row, index)
  }

  // MARK: Resting

  func scrollViewDidMove(_ scrollView: UIScrollView) {}

  func refreshHost(of scrollView: UIScrollView) -> RefreshHost? { nil }

  /// A wheel that a finger has stopped between two rows goes on to the nearer one.
  func restingOffset(of scrollView: UIScrollView, near offset: CGPoint) -> CGPoint {
    count > 0 ? self.offset(of: row(at: offset.y)) : offset
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { count > 0 }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { .adjustable }
    set { super.accessibilityTraits = newValue }
  }

  override func accessibilityIncrement() { step(by: 1) }

  override func accessibilityDecrement() { step(by: -1) }

  private func step(by rows: Int) {
    let row = chosen + rows
    if (0..<count).contains(row) { turn(to: row) }
  }
}
