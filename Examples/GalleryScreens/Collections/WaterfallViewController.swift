import Kumiko
import UIKit

/// 10,000 notes in columns, as high as their text. Only those that come into view are measured.
final class WaterfallViewController: CompositionalViewController {
  private(set) var numbers = Array(1...10_000)
  /// The number of the note that came last.
  private var newest = 10_000

  init() { super.init(title: "Waterfall") }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    let end = UIAction(title: "End") { [weak self] _ in self?.showEnd() }
    let add = UIAction(title: "Add") { [weak self] _ in self?.add() }
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: end), UIBarButtonItem(primaryAction: add),
    ]
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let (old, new) = (previous?.preferredContentSizeCategory, traitCollection)
    if old != new.preferredContentSizeCategory, isViewLoaded { update() }
  }

  override func sections() -> [Section] {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let notes = Section(id: "notes", of: numbers, id: \.self) { [weak self] number in
      NoteCard(number: number).onSelect { self?.remove(number) }
    }
    return [
      notes
        .layout(.waterfall(minimumWidth: isLarge ? 320 : 160, spacing: 10, estimatedHeight: 90))
        .contentInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    ]
  }

  /// Takes a note away.
  func remove(_ number: Int) {
    numbers.removeAll { $0 == number }
    update()
  }

  /// Puts a note first.
  func add() {
    newest += 1
    numbers.insert(newest, at: 0)
    update()
  }

  /// Goes to the last notes.
  func showEnd() { renderer.scrollToEnd(animated: false) }
}

/// A note: a few words on colored paper.
struct NoteCard: Component {
  private static let openings = [
    "Milk, bread, six eggs and the good butter.", "Call Mia before noon.",
    "The ferry leaves at 7:40 from the second pier, not from the first as it says in the letter.",
    "Water the fern.", "Paint for the shed: two tins of blue, one of white, and a wide brush.",
    "Return the book on knots; it has been due since Tuesday.", "Ask about the window.",
    "Soup: leeks, potatoes, a bay leaf, an hour of patience and nothing else.",
    "Two stamps for abroad.", "Saturday, if it is dry: the long way round the lake with Jonas.",
    "New strings for the cello.", "Tea from the shop by the mill, the one in the green tin.",
    "Measure the shelf again.",
  ]
  private static let remarks = [
    "", "Not urgent.", "", "Do not wait for me.", "", "Ask Anna.",
    "The shop closes at five, on Thursdays at eight.",
  ]

  var number: Int

  private var text: String {
    let opening = Self.openings[number * 5 % Self.openings.count]
    let remark = Self.remarks[number * 3 % Self.remarks.count]
    return "\(number). \(opening) \(remark)".trimmingCharacters(in: .whitespaces)
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
    label.adjustsFontForContentSizeCategory = true
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
      State("end", of: WaterfallViewController.self) { $0.showEnd() },
    ],
    transition: [Step { ($0 as? WaterfallViewController)?.add() }],
    make: WaterfallViewController.init)
}
