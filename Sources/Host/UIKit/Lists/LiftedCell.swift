import ListGeometry
import QuartzCore

/// A row that a finger carries through its table.
@MainActor
final class RowMove {
  let cell: UITableViewCell
  /// How far below the row's top the finger holds it.
  let grip: CGFloat
  /// The finger in the window.
  var finger: CGPoint
  /// The place that the delegate was asked about last; nil if it was not asked since an update.
  var proposed: RowPath?
  /// Whether the data source is just being told of the move: an update is then its answer.
  var isLanding = false
  let scroller: EdgeScroller
  /// Called when the table gives the row up because the app changed the rows.
  let givenUp: () -> Void
  private let shadow = UIView()

  init(
    of cell: UITableViewCell, at path: RowPath, in table: UITableView, finger: CGPoint,
    givenUp: @escaping () -> Void
  ) {
    (self.cell, self.finger, self.givenUp, proposed) = (cell, finger, givenUp, path)
    grip = table.convert(finger, from: nil as UIView?).y - cell.frame.minY
    scroller = EdgeScroller(of: table)
  }

  /// Brings the cell to the front and puts a shadow below it.
  func lift(in table: UITableView) {
    shadow.isUserInteractionEnabled = false
    shadow.frame = cell.frame.insetBy(dx: -0.5, dy: -0.5)
    shadow.layer.outlineInTheDark(table.traitCollection)
    shadow.backgroundColor = cell.backgroundColor?.withAlphaComponent(1)
    shadow.layer.cornerRadius = cell.layer.cornerRadius
    shadow.layer.shadowRadius = 12
    shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
    table.addSubview(shadow)
    table.bringSubviewToFront(cell)
    shadow.layer.shadowOpacity = 0.25
    shadow.alpha = 0
    UIView.animate(withDuration: 0.2) { [shadow] in shadow.alpha = 1 }
  }

  /// Puts the row where the finger holds it.
  func place(at frame: CGRect) {
    if cell.frame != frame { cell.frame = frame }
    shadow.frame = frame.insetBy(dx: -0.5, dy: -0.5)
  }

  /// Brings the row before what has come into view meanwhile.
  func raise(in table: UITableView) {
    table.bringSubviewToFront(shadow)
    table.bringSubviewToFront(cell)
  }

  /// Lets the row down: takes the shadow away while the cell, whose frame is its last already,
  /// goes there, and puts it among the others.
  func settle(in table: UITableView) {
    scroller.stop()
    let (shadow, cell) = (shadow, cell)
    UIView.animate(withDuration: 0.3) {
      shadow.frame = cell.frame
      shadow.alpha = 0
    } completion: { [weak table] _ in
      shadow.removeFromSuperview()
      guard let table, cell.superview === table, cell.place != nil else { return }
      if table.state.move?.cell !== cell { table.insertSubview(cell, at: table.backmostIndex) }
      table.renewOutdatedCells()
    }
  }
}
