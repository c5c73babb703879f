import Kumiko
import UIKit

/// The letters of a sentence that has them all: they flow between its words and the alphabet.
///
/// Letters that occur more than once are told apart by their number.
final class PangramViewController: CollectionListController {
  private static let text = "the quick brown fox jumps over the lazy dog"

  private struct Letter: Hashable {
    var character: Character
    var number: Int
  }

  private(set) var isSorted = false

  private let letters: [Letter] = {
    var counts: [Character: Int] = [:]
    return text.map { character in
      counts[character, default: 0] += 1
      return Letter(character: character, number: counts[character, default: 0])
    }
  }()

  /// The sentence is English, which is read from the left anywhere.
  init() {
    super.init(
      title: "Pangram", layout: UICollectionViewFlowLayout.grid(spacing: 6, isMirrored: false))
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let sort = UIAction(title: "Sort") { [weak self] _ in self?.toggle() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: sort)
  }

  override func sections() -> [Section] {
    let shown =
      isSorted
      ? letters.filter { $0.character != " " }.sorted {
        ($0.character, $0.number) < ($1.character, $1.number)
      } : letters
    return [
      Section(id: "letters") {
        for letter in shown {
          LetterTile(text: String(letter.character).uppercased()).identified(by: letter)
        }
      }
    ]
  }

  override func didSelect(_ node: CellNode) { toggle() }

  /// Goes to the other arrangement.
  func toggle() {
    isSorted.toggle()
    update()
  }
}

/// A letter on a tile, or the gap between two words.
struct LetterTile: Component {
  var text: String

  func renderContent() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .rounded(22)
    label.textColor = .white
    label.layer.cornerRadius = 10
    label.clipsToBounds = true
    return label
  }

  func render(in label: UILabel) {
    label.text = text
    label.isHidden = text == " "
    let number = text.unicodeScalars.first.map { Int($0.value) } ?? 0
    label.backgroundColor = UIColor(
      hue: CGFloat(number * 47 % 360) / 360, saturation: 0.6, brightness: 0.8, alpha: 1)
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    let side = Grid.width(in: bounds, least: 40, spacing: 6)
    return CGSize(width: side, height: side)
  }
}

extension UIFont {
  /// A bold font of a size, in points.
  static func rounded(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size, weight: .bold) }
}

extension GalleryScreen {
  static let pangram = GalleryScreen(
    name: "pangram",
    row: MenuRow(
      id: "pangram", title: "Pangram", subtitle: "Letters that flow between arrangements",
      symbol: "textformat", tint: .systemPink),
    states: [
      State("sentence", of: PangramViewController.self),
      State("sorting", of: PangramViewController.self, delay: 0.15) { $0.toggle() },
      State("alphabet", of: PangramViewController.self) { $0.toggle() },
    ],
    transition: [
      Step { ($0 as? PangramViewController)?.toggle() },
      Step { ($0 as? PangramViewController)?.toggle() },
    ],
    make: PangramViewController.init)
}
