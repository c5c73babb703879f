import KumikoListKit
import UIKit

/// A picture with its title below: as large as its group says.
struct ExhibitCard: Component {
  let exhibit: Exhibit
  let color: UIColor
  /// Fractions of the group.
  var width: CGFloat = 1
  var height: CGFloat = 1

  var id: AnyHashable { exhibit }

  func contentView() -> CardView { CardView() }

  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
  }

  func render(in content: CardView) {
    content.symbol.image = UIImage(systemName: exhibit.symbol)
    content.backgroundColor = color
    content.title.text = exhibit.name
    content.subtitle.text = "\(exhibit.artist), \(exhibit.year)"
  }
}

final class CardView: UIView {
  let symbol = UIImageView()
  let title = UILabel()
  let subtitle = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    clipsToBounds = true
    symbol.contentMode = .scaleAspectFit
    symbol.tintColor = UIColor.white.withAlphaComponent(0.9)
    title.font = .preferredFont(forTextStyle: .headline)
    subtitle.font = .preferredFont(forTextStyle: .caption1)
    for label in [title, subtitle] {
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .white
      label.lineBreakMode = .byTruncatingTail
    }
    for view in [symbol, title, subtitle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: min(12, bounds.width / 2), dy: min(10, bounds.height / 2))
    let (first, second) = (title.intrinsicContentSize.height, subtitle.intrinsicContentSize.height)
    subtitle.frame = CGRect(
      x: room.minX, y: room.maxY - second, width: max(0, room.width), height: second)
    title.frame = CGRect(
      x: room.minX, y: subtitle.frame.minY - first, width: max(0, room.width), height: first)
    let side = max(0, min(56, title.frame.minY - room.minY - 8))
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    symbol.frame = CGRect(
      x: isReversed ? room.maxX - side : room.minX, y: room.minY, width: side, height: side)
  }
}

/// One line: a room and how much is in it.
struct RoomRow: Component {
  let room: Room
  let isVisited: Bool

  var id: AnyHashable { room.number }

  func contentView() -> RoomRowView { RoomRowView() }

  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: Heights.row(52, .body))
  }

  func render(in content: RoomRowView) {
    content.number.text = "\(room.number)"
    content.number.backgroundColor = room.color
    content.title.text = room.name
    content.detail.text = isVisited ? "visited" : "\(room.exhibits.count) exhibits"
    content.detail.textColor = isVisited ? .systemGreen : .secondaryLabel
  }
}

final class RoomRowView: UIView {
  let number = UILabel()
  let title = UILabel()
  let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    number.font = .preferredFont(forTextStyle: .headline)
    number.textColor = .white
    number.textAlignment = .center
    number.layer.cornerRadius = 8
    number.clipsToBounds = true
    title.font = .preferredFont(forTextStyle: .body)
    detail.font = .preferredFont(forTextStyle: .subheadline)
    for label in [number, title, detail] {
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = max(30, number.intrinsicContentSize.height + 6)
    let room = max(0, bounds.width - side - 12)
    let free = max(room / 3, room - title.intrinsicContentSize.width - 8)
    let width = min(detail.intrinsicContentSize.width, free)
    number.frame = CGRect(x: 0, y: (bounds.height - side) / 2, width: side, height: side)
    title.frame = CGRect(
      x: side + 12, y: 0, width: max(0, room - width - 8), height: bounds.height)
    detail.frame = CGRect(
      x: bounds.width - width, y: 0, width: width, height: bounds.height)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for label in [number, title, detail] {
      label.frame.origin.x = bounds.width - label.frame.maxX
    }
  }
}

/// A text that stands by itself.
struct Hint: Component {
  let text: String
  var id: AnyHashable { text }

  func contentView() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    return label
  }

  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: Heights.row(44, .footnote))
  }

  func render(in content: UILabel) { content.text = text }
}

/// What stands above a section.
struct RoomHeader: SupplementaryComponent {
  var id: AnyHashable
  let title: String

  init(title: String) {
    self.id = title
    self.title = title
  }

  func contentView() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: Heights.row(44, .title2))
  }

  func render(in content: UILabel) { content.text = title }
}

/// A sign in a card's corner.
struct NewSign: SupplementaryComponent {
  var id: AnyHashable
  var kind: SupplementaryComponentKind { .custom(name: "new") }

  func contentView() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .caption2)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.textColor = .white
    label.backgroundColor = .systemRed
    label.layer.cornerRadius = Heights.sign.height / 2
    label.clipsToBounds = true
    return label
  }

  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .absolute(Heights.sign.width),
      heightDimension: .absolute(Heights.sign.height))
  }

  func containerAnchor() -> NSCollectionLayoutAnchor {
    NSCollectionLayoutAnchor(
      edges: [.top, .trailing],
      absoluteOffset: CGPoint(x: -Heights.sign.width / 2 - 10, y: 10))
  }

  func zIndex() -> Int { 5 }

  func render(in content: UILabel) { content.text = "NEW" }
}

/// Heights that follow the size of text.
@MainActor
enum Heights {
  /// That of a card, which grows with its lines; two of them below each other grow by both.
  static func card(_ height: CGFloat, count: CGFloat = 1) -> NSCollectionLayoutDimension {
    .absolute(height + count * max(0, line(.headline) + line(.caption1) - 38))
  }

  /// That of one line with space around it.
  static func row(
    _ least: CGFloat, _ style: UIFont.TextStyle
  ) -> NSCollectionLayoutDimension { .absolute(max(least, line(style) + 20)) }

  /// The size of a sign.
  static var sign: CGSize {
    let height = max(18, line(.caption2) + 4)
    return CGSize(width: height * 20 / 9, height: height)
  }

  private static func line(_ style: UIFont.TextStyle) -> CGFloat {
    UIFont.preferredFont(forTextStyle: style).lineHeight.rounded(.up)
  }
}
