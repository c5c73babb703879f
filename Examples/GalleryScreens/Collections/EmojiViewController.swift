import Kumiko
import UIKit

/// 72 emoji to shuffle; a tap removes one.
final class EmojiViewController: CollectionListController {
  private static let all: [String] = (0x1F400..<0x1F400 + 72).compactMap {
    UnicodeScalar($0).map { String(Character($0)) }
  }

  private(set) var emoji = EmojiViewController.all

  init() { super.init(title: "Emoji", layout: UICollectionViewFlowLayout.grid(spacing: 8)) }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let shuffle = UIAction(title: "Shuffle") { [weak self] _ in self?.shuffle() }
    let reset = UIAction(title: "Reset") { [weak self] _ in self?.reset() }
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: shuffle), UIBarButtonItem(primaryAction: reset),
    ]
  }

  override func sections() -> [Section] {
    [Section(id: "emoji") { for emoji in emoji { EmojiTile(text: emoji) } }]
  }

  override func didSelect(_ node: CellNode) { remove(node.id as? String) }

  /// Takes an emoji out.
  func remove(_ text: String?) {
    emoji.removeAll { $0 == text }
    update()
  }

  /// Brings the emoji into another order: the same in every run.
  func shuffle() {
    emoji = emoji.enumerated().sorted { ($0.offset * 31 % 73) < ($1.offset * 31 % 73) }
      .map(\.element)
    update()
  }

  private func reset() {
    emoji = Self.all
    update()
  }
}

/// One emoji on a tile.
struct EmojiTile: Component {
  var text: String

  var id: String { text }

  func renderContent() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 30)
    label.backgroundColor = .secondarySystemGroupedBackground
    label.layer.cornerRadius = 12
    label.clipsToBounds = true
    return label
  }

  func render(in label: UILabel) { label.text = text }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    let side = Grid.width(in: bounds, least: 52, spacing: 8)
    return CGSize(width: side, height: side)
  }
}

extension GalleryScreen {
  static let emoji = GalleryScreen(
    name: "emoji",
    row: MenuRow(
      id: "emoji", title: "Emoji", subtitle: "Shuffle them, tap to remove one",
      symbol: "face.smiling", tint: .systemYellow),
    states: [
      State("all", of: EmojiViewController.self),
      State("removed", of: EmojiViewController.self) { $0.remove($0.emoji.first) },
    ],
    transition: [
      Step { ($0 as? EmojiViewController)?.shuffle() },
      Step { screen in
        (screen as? EmojiViewController).map { $0.remove($0.emoji.first) }
      },
    ],
    make: EmojiViewController.init)
}
