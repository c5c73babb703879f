import Kumiko
import UIKit

/// 10,000 notes in columns, as high as their text. Only those that come into view are measured.
final class WaterfallViewController: CollectionListController {
  private var numbers = Array(1...10_000)

  init() { super.init(title: "Waterfall", layout: WaterfallLayout()) }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let end = UIAction(title: "End") { [weak self] _ in self?.showEnd() }
    let add = UIAction(title: "Add") { [weak self] _ in self?.add() }
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: end), UIBarButtonItem(primaryAction: add),
    ]
  }

  override func sections() -> [Section] {
    [Section(id: "notes", of: numbers, id: \.self) { NoteCard(number: $0) }]
  }

  override func didSelect(_ node: CellNode) {
    numbers.removeAll { AnyHashable($0) == node.id }
    update()
  }

  /// Puts a note first.
  func add() {
    numbers.insert(numbers.count + 1, at: 0)
    update()
  }

  /// Goes to the last notes.
  func showEnd() { renderer.scrollToEnd(animated: false) }
}

/// A note: some words on colored paper.
struct NoteCard: Component {
  private static let words = [
    "milk", "call", "Mia", "before", "noon", "the", "fern", "water", "letters", "post", "window",
    "open", "blue", "paint", "buy", "more", "tea", "train", "at", "six", "bread",
  ]

  var number: Int

  private var text: String {
    let count = 2 + number * 7919 % 23
    let words = (0..<count).map {
      Self.words[(number * 31 + $0 * $0 * 11 + $0 * 5) % Self.words.count]
    }
    return "\(number). " + words.joined(separator: " ")
  }

  func renderContent() -> NoteCardView { NoteCardView() }

  func render(in view: NoteCardView) {
    view.label.text = text
    view.backgroundColor = UIColor(
      hue: CGFloat(number * 37 % 360) / 360, saturation: 0.25, brightness: 0.97, alpha: 1)
  }
}

/// What a ``NoteCard`` is drawn in: paper is light in any surroundings, and so its ink dark.
final class NoteCardView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 10
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.numberOfLines = 0
    label.textColor = UIColor(white: 0.15, alpha: 1)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("Cards are made in code") }
}

extension GalleryScreen {
  static let waterfall = GalleryScreen(
    name: "waterfall",
    row: MenuRow(
      id: "waterfall", title: "Waterfall", subtitle: "10,000 notes that size themselves",
      symbol: "note.text", tint: .systemCyan),
    states: [
      State("top", of: WaterfallViewController.self),
      State("adding", of: WaterfallViewController.self, delay: 0.15) { $0.add() },
      State("end", of: WaterfallViewController.self) { $0.showEnd() },
    ],
    transition: [Step { ($0 as? WaterfallViewController)?.add() }],
    make: WaterfallViewController.init)
}
