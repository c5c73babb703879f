import Kumiko
import UIKit

/// A cell class of our own: the content stands on a rounded plate.
final class NoteCell: UITableViewCell, ComponentRenderable {
  private let plate = UIView()

  var componentContainerView: UIView { plate }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    plate.backgroundColor = .secondarySystemBackground
    plate.layer.cornerRadius = 10
    plate.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(plate)
    NSLayoutConstraint.activate([
      plate.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      plate.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      plate.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      plate.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("cells are not archived") }
}
