import Kumiko
import UIKit

/// The letters of a sentence that has them all: they flow between its words and the alphabet.
///
/// Letters that occur more than once are told apart by their number.
final class PangramViewController: CollectionListController {
  private static let words = "the quick brown fox jumps over the lazy dog".split(separator: " ")

  private struct Letter: Hashable, Comparable {
    var character: Character
    var number: Int

    static func < (a: Self, b: Self) -> Bool {
      (a.character, a.number) < (b.character, b.number)
    }
  }

  private(set) var isSorted = false
  private let layout = WordLayout()

  private let letters: [Letter] = {
    var counts: [Character: Int] = [:]
    return words.joined().map { character in
      counts[character, default: 0] += 1
      return Letter(character: character, number: counts[character, default: 0])
    }
  }()

  init() { super.init(title: "Pangram", layout: layout) }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let sort = UIAction(title: "Sort") { [weak self] _ in self?.toggle() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: sort)
  }

  override func sections() -> [Section] {
    [
      Section(id: "letters") {
        for letter in isSorted ? letters.sorted() : letters {
          LetterTile(text: String(letter.character).uppercased()).id(letter)
        }
      }
    ]
  }

  override func didSelect(_ node: CellNode) { toggle() }

  override func update() {
    layout.words = isSorted ? [] : Self.words.map(\.count)
    super.update()
  }

  /// Goes to the other arrangement.
  func toggle() {
    isSorted.toggle()
    update()
  }
}

/// Square tiles in lines that break between words only.
///
/// Lines begin at the left anywhere: the sentence is English.
final class WordLayout: FramesLayout {
  private static let gap: CGFloat = 6
  private static let margin: CGFloat = 16

  /// How many tiles each word has; empty if tiles stand side by side without gaps. The next update
  /// shows it.
  var words: [Int] = []

  override func prepare() {
    super.prepare()
    frames = []
    guard let list = collectionView, list.numberOfSections > 0 else { return }
    let count = list.numberOfItems(inSection: 0)
    let area = list.bounds.inset(by: list.safeAreaInsets)
    let width = area.width - 2 * Self.margin
    let columns = columnCount(width)
    let pitch = ((width + Self.gap) / CGFloat(columns)).rounded(.down)
    var (line, column) = (0, 0)
    for length in words.isEmpty ? Array(repeating: 1, count: count) : words {
      if column + length > columns { (line, column) = (line + 1, 0) }
      for place in column..<column + length where frames.count < count {
        frames.append(
          CGRect(
            x: list.safeAreaInsets.left + Self.margin + CGFloat(place) * pitch,
            y: Self.margin + CGFloat(line) * pitch, width: pitch - Self.gap,
            height: pitch - Self.gap))
      }
      column += words.isEmpty ? length : length + 1
    }
  }

  /// As many tiles as there is room for, but never fewer than a word has.
  private func columnCount(_ width: CGFloat) -> Int {
    let least = UIFontMetrics.default.scaledValue(for: width > 500 ? 44 : 34)
    return max(words.max() ?? 5, Int((width + Self.gap) / (least + Self.gap)))
  }

  override var collectionViewContentSize: CGSize {
    let height = frames.last.map { $0.maxY + Self.margin } ?? 0
    return CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }
}

/// A letter on a tile.
struct LetterTile: Component {
  var text: String

  func renderContent() -> LetterLabel { LetterLabel() }

  func render(in label: LetterLabel) {
    label.text = text
    let number = text.unicodeScalars.first.map { Int($0.value) } ?? 0
    label.backgroundColor = UIColor(
      hue: CGFloat(number * 47 % 360) / 360, saturation: 0.6, brightness: 0.8, alpha: 1)
  }
}

/// A letter as large as its tile allows.
final class LetterLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    textAlignment = .center
    textColor = .white
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { fatalError("Tiles are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 4
    let size = (bounds.height * 0.56).rounded()
    if font.pointSize != size { font = .systemFont(ofSize: size, weight: .bold) }
  }
}

extension GalleryScreen {
  static let pangram = GalleryScreen(
    name: "pangram",
    row: MenuRow(
      id: "pangram", title: "Pangram", subtitle: "Letters that flow between arrangements",
      symbol: "textformat", tint: .systemPink),
    states: [
      State("sentence", of: PangramViewController.self),
      State("alphabet", of: PangramViewController.self) { $0.toggle() },
    ],
    transition: [
      Step { ($0 as? PangramViewController)?.toggle() },
      Step { ($0 as? PangramViewController)?.toggle() },
    ],
    make: PangramViewController.init)
}
