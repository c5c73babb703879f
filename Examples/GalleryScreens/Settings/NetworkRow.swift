import Kumiko
import UIKit

/// A network that a tap joins: its name, marks for a password and for reach, and a check if it is
/// in use.
struct NetworkRow: Component, Equatable {
  var network: Network
  var isJoined = false

  var id: Network.ID { network.id }

  func renderContent() -> NetworkRowView { NetworkRowView() }

  func render(in content: NetworkRowView) {
    content.name.text = network.id
    // Names stand below each other, so the check keeps its place where it is not seen.
    content.check.alpha = isJoined ? 1 : 0
    content.lock.isHidden = network.isOpen
  }
}

/// What a ``NetworkRow`` is drawn in.
final class NetworkRowView: StackRowView {
  /// The side of the check, in points.
  static var checkSide: CGFloat { RowMetrics.scaled(18) }

  let name = UILabel()
  let check = UIImageView(image: UIImage(systemName: "checkmark"))
  let lock = UIImageView(image: UIImage(systemName: "lock.fill"))
  private var sides: [(length: CGFloat, constraints: [NSLayoutConstraint])] = []

  init() {
    let reach = UIImageView(image: UIImage(systemName: "wifi"))
    name.font = .preferredFont(forTextStyle: .body)
    lock.tintColor = .secondaryLabel
    reach.tintColor = .secondaryLabel
    for (sign, label) in [(check, "Joined"), (lock, "Needs a password")] {
      (sign.isAccessibilityElement, sign.accessibilityLabel) = (true, label)
    }
    let marks = UIStackView(arrangedSubviews: [lock, reach])
    (marks.spacing, marks.alignment) = (8, .center)
    super.init(leading: [check], texts: [name], trailing: [marks])
    for (image, side) in [(check, 18), (lock, 14), (reach, 18)] as [(UIImageView, CGFloat)] {
      image.contentMode = .scaleAspectFit
      let constraints = [image.widthAnchor, image.heightAnchor].map {
        $0.constraint(equalToConstant: RowMetrics.scaled(side))
      }
      NSLayoutConstraint.activate(constraints)
      sides.append((side, constraints))
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for (length, constraints) in sides {
      for constraint in constraints { constraint.constant = RowMetrics.scaled(length) }
    }
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }
}
