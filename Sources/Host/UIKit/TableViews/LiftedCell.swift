import ListGeometry
import QuartzCore

/// The cell of a row that is held, before the others, with its shadow.
@MainActor
final class LiftedCell {
  let cell: UITableViewCell
  private let shadow = UIView()

  init(_ cell: UITableViewCell) { self.cell = cell }

  /// Brings the cell to the front and puts a shadow below it.
  func lift(in list: UIView) {
    shadow.isUserInteractionEnabled = false
    shadow.frame = cell.frame.insetBy(dx: -0.5, dy: -0.5)
    shadow.layer.addOutlineInDarkMode(list.traitCollection)
    shadow.backgroundColor = cell.backgroundColor.map { _ in cell.colorBehind }
    shadow.layer.cornerRadius = cell.layer.cornerRadius
    shadow.layer.shadowRadius = 12
    shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
    list.addSubview(shadow)
    list.bringSubviewToFront(cell)
    shadow.layer.shadowOpacity = 0.25
    shadow.alpha = 0
    UIView.animate(withDuration: 0.2) { [shadow] in shadow.alpha = 1 }
  }

  /// Puts the cell where the finger holds it.
  func position(at frame: CGRect) {
    if cell.frame != frame { cell.frame = frame }
    shadow.frame = frame.insetBy(dx: -0.5, dy: -0.5)
  }

  /// Brings the cell before what has come into view meanwhile.
  func raise(in list: UIView) {
    list.bringSubviewToFront(shadow)
    list.bringSubviewToFront(cell)
  }

  /// Takes the shadow away while the cell, whose frame is its last already, goes there.
  func animateDrop(completion: @escaping () -> Void) {
    let (shadow, cell) = (shadow, cell)
    UIView.animate(withDuration: 0.3) {
      shadow.frame = cell.frame
      shadow.alpha = 0
    } completion: { _ in
      shadow.removeFromSuperview()
      completion()
    }
  }
}

extension UITableView {
  /// Puts the held cell where the finger is, with its own height by default.
  func placeLiftedCell(height: CGFloat? = nil) {
    guard let liftedCell, let holder = reordering.holder else { return }
    let height = height ?? liftedCell.cell.frame.height
    liftedCell.position(at: carriedFrame(heldBy: holder, height: height))
  }

  /// Where a held row is seen: at least half of it stays in view, and the finger stays on it.
  func carriedFrame(heldBy holder: ItemHolder, height: CGFloat) -> CGRect {
    let seen = bounds.inset(by: adjustedContentInset)
    let finger = convert(holder.finger, from: nil as UIView?)
    let top = (finger.y + max(holder.grip.dy, -height))
      .clamped(to: seen.minY - height / 2...max(seen.minY, seen.maxY) - height / 2)
    return CGRect(x: cardFrame.minX, y: top, width: cardFrame.width, height: height)
  }
}
