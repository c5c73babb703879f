import KumikoNibs
import UIKit

/// Classes that the nibs among this folder's resources name, as an app would write them.

@MainActor
final class CardOwner: NSObject, NibConnectable {
  var card: CardView?
  var badges: [UIView] = []
  var followed: [String] = []
  var likes = 0

  func follow(_ sender: UIButton) { followed.append(sender.currentTitle ?? "") }

  func like(_ recognizer: UITapGestureRecognizer) { likes += 1 }

  static let nibConnections: [NibConnection] = [
    .outlet("card", \CardOwner.card),
    .outletCollection("badges", \CardOwner.badges),
    .action("follow:", CardOwner.follow),
    .action("like:", CardOwner.like),
  ]
}

class CardView: UIView, NibConnectable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var nameLabel: UILabel!
  weak var bioLabel: UILabel?
  var gap: NSLayoutConstraint?

  @IBInspectable var inset: CGFloat = 0
  @IBInspectable var caption = ""
  var ring: UIColor?

  var taps = 0
  var awakenings: [String] = []
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    awakenings.append("init with \(subviews.count) subviews in \(Int(bounds.width)) points")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    awakenings.append("awake with \(nameLabel?.text ?? "nothing")")
  }

  func countTaps() { taps += 1 }

  class var nibConnections: [NibConnection] {
    [
      .outlet("nameLabel", \CardView.nameLabel),
      .outlet("bioLabel", \CardView.bioLabel),
      .outlet("gap", \CardView.gap),
      .attribute("inset", \CardView.inset),
      .attribute("caption", \CardView.caption),
      .attribute("ring", \CardView.ring),
      .action("countTaps", CardView.countTaps),
    ]
  }
}

final class MessageCell: UITableViewCell, NibConnectable {
  var messageLabel: UILabel?

  static let nibConnections: [NibConnection] = [
    .outlet("messageLabel", \MessageCell.messageLabel)
  ]
}

final class TileCell: UICollectionViewCell, NibConnectable {
  var titleLabel: UILabel?

  static let nibConnections: [NibConnection] = [.outlet("titleLabel", \TileCell.titleLabel)]
}

final class BannerHeader: UITableViewHeaderFooterView {}

final class FormViewController: UIViewController, NibConnectable, UITextFieldDelegate,
  UITableViewDataSource
{
  var emailField: UITextField?
  var list: UITableView?
  var changes = 0

  func emailChanged(_ sender: UITextField) { changes += 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
  }

  static let nibConnections: [NibConnection] = [
    .outlet("emailField", \FormViewController.emailField),
    .outlet("list", \FormViewController.list),
    .action("emailChanged:", FormViewController.emailChanged),
  ]
}
