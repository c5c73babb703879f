import Kumiko
import UIKit

/// Pictures as in a magazine: a layout of our own repeats a pattern of large and small ones.
final class MagazineViewController: CollectionListController {
  private var numbers = Array(0..<42)

  init() { super.init(title: "Magazine", layout: MosaicLayout()) }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let turn = UIAction(title: "Turn") { [weak self] _ in self?.turn() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: turn)
  }

  override func sections() -> [Section] {
    [Section(id: "pictures", of: numbers, id: \.self) { PictureCard(number: $0) }]
  }

  override func didSelect(_ node: CellNode) {
    numbers.removeAll { AnyHashable($0) == node.id }
    update()
  }

  /// Brings the last picture to the front, if there is one.
  func turn() {
    guard let last = numbers.popLast() else { return }
    numbers.insert(last, at: 0)
    update()
  }

  /// Goes to the middle.
  func showMiddle() { renderer.scroll(to: 21, at: .middle, animated: false) }
}

/// Groups of pictures on six columns: one across, two beside each other, one high beside two low
/// ones; where there is more width than height, a large one beside four small ones, on either side
/// by turns.
final class MosaicLayout: FramesLayout {
  /// The columns and lines that a picture takes.
  private struct Tile {
    var x: Int
    var y: Int
    var columns: Int
    var lines: Int
  }

  private static let gap: CGFloat = 4
  private static let columnCount = 6
  private static let high = [
    Tile(x: 0, y: 0, columns: 6, lines: 2), Tile(x: 0, y: 2, columns: 3, lines: 1),
    Tile(x: 3, y: 2, columns: 3, lines: 1), Tile(x: 0, y: 3, columns: 4, lines: 2),
    Tile(x: 4, y: 3, columns: 2, lines: 1), Tile(x: 4, y: 4, columns: 2, lines: 1),
  ]
  private static let wide = [
    Tile(x: 0, y: 0, columns: 3, lines: 2), Tile(x: 3, y: 0, columns: 2, lines: 1),
    Tile(x: 5, y: 0, columns: 1, lines: 1), Tile(x: 3, y: 1, columns: 1, lines: 1),
    Tile(x: 4, y: 1, columns: 2, lines: 1),
  ]

  override func prepare() {
    super.prepare()
    frames = []
    guard let list = collectionView, list.numberOfSections > 0 else { return }
    let area = list.bounds.inset(by: list.safeAreaInsets)
    let isWide = area.width > area.height
    let tiles = isWide ? Self.wide : Self.high
    // Lines are as high as one column is wide, or two where columns are narrow.
    let line = ((area.width + Self.gap) / (isWide ? 6 : 3)).rounded(.down)
    let lineCount = tiles.map { $0.y + $0.lines }.max() ?? 0
    for item in 0..<list.numberOfItems(inSection: 0) {
      let (group, index) = item.quotientAndRemainder(dividingBy: tiles.count)
      var tile = tiles[index]
      if isWide, !group.isMultiple(of: 2) { tile.x = Self.columnCount - tile.x - tile.columns }
      tile.y += group * lineCount
      frames.append(
        Self.frame(of: tile, line, area.width).offsetBy(dx: list.leadingSafeArea, dy: 0))
    }
  }

  private static func frame(of tile: Tile, _ line: CGFloat, _ width: CGFloat) -> CGRect {
    let edge = { (column: Int) in
      (CGFloat(column) * (width + gap) / CGFloat(columnCount)).rounded()
    }
    let (left, right) = (edge(tile.x), edge(tile.x + tile.columns))
    return CGRect(
      x: left, y: CGFloat(tile.y) * line, width: right - left - gap,
      height: CGFloat(tile.lines) * line - gap)
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var collectionViewContentSize: CGSize {
    let height = frames.suffix(6).map(\.maxY).max() ?? 0
    return CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }
}

/// A picture that is made by code, with a caption.
struct PictureCard: Component {
  var number: Int

  func renderContent() -> PictureCardView { PictureCardView() }

  func render(in view: PictureCardView) {
    view.picture.image = Landscape.picture(number)
    view.caption.text = Landscape.names[number % Landscape.names.count]
  }
}

/// What a ``PictureCard`` is drawn in.
final class PictureCardView: UIView {
  let picture = UIImageView()
  let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    caption.font = .preferredFont(forTextStyle: .caption1)
    caption.adjustsFontForContentSizeCategory = true
    caption.adjustsFontSizeToFitWidth = true
    caption.minimumScaleFactor = 0.5
    caption.textColor = .white
    for view in [picture, caption] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("Cards are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let height = caption.intrinsicContentSize.height
    caption.frame = CGRect(
      x: 8, y: bounds.height - height - 6, width: max(0, bounds.width - 16), height: height)
  }
}

extension GalleryScreen {
  static let magazine = GalleryScreen(
    name: "magazine",
    row: MenuRow(
      id: "magazine", title: "Magazine", subtitle: "A layout of its own",
      symbol: "photo.on.rectangle", tint: .systemTeal),
    states: [
      State("top", of: MagazineViewController.self),
      State("middle", of: MagazineViewController.self) { $0.showMiddle() },
    ],
    transition: [
      Step { ($0 as? MagazineViewController)?.turn() },
      Step { ($0 as? MagazineViewController)?.turn() },
    ],
    make: MagazineViewController.init)
}
