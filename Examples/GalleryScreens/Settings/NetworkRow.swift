import Kumiko
import UIKit

/// A network that a tap joins: its name, marks for a password and for reach, and a check if it is
/// in use.
struct NetworkRow: IdentifiableComponent, Equatable {
  var network: Network
  var isJoined = false

  var id: Network.ID { network.id }

  func renderContent() -> NetworkRowView { NetworkRowView() }

  func render(in content: NetworkRowView) {
    content.name.text = network.id
    content.check.isHidden = !isJoined
    content.lock.isHidden = network.isOpen
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(width: bounds.width, height: RowMetrics.single)
  }
}

/// What a ``NetworkRow`` is drawn in.
final class NetworkRowView: UIView {
  let name = UILabel()
  let check = UIImageView(image: UIImage(systemName: "checkmark"))
  let lock = UIImageView(image: UIImage(systemName: "lock.fill"))
  private let reach = UIImageView(image: UIImage(systemName: "wifi"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.font = .preferredFont(forTextStyle: .body)
    lock.tintColor = .secondaryLabel
    reach.tintColor = .secondaryLabel
    for image in [check, lock, reach] { image.contentMode = .scaleAspectFit }
    for view in [name, check, lock, reach] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 18
    let top = (bounds.height - side) / 2
    check.frame = CGRect(x: RowMetrics.margin, y: top, width: side, height: side)
    let left = check.frame.maxX + RowMetrics.spacing
    reach.frame = CGRect(
      x: bounds.width - RowMetrics.margin - side, y: top, width: side, height: side)
    lock.frame = reach.frame.offsetBy(dx: -side - 6, dy: 0).insetBy(dx: 2, dy: 2)
    name.frame = CGRect(
      x: left, y: 0, width: lock.frame.minX - left - RowMetrics.spacing, height: bounds.height)
  }
}
