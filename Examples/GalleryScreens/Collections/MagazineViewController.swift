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

  /// Brings the last picture to the front.
  func turn() {
    numbers.insert(numbers.removeLast(), at: 0)
    update()
  }

  /// Goes to the middle.
  func showMiddle() { renderer.scroll(to: 21, at: .middle, animated: false) }
}

/// Groups of six pictures: one across, two beside each other, one high beside two low ones.
final class MosaicLayout: UICollectionViewLayout {
  private static let gap: CGFloat = 4
  private var frames: [CGRect] = []

  override func prepare() {
    super.prepare()
    frames = []
    guard let list = collectionView, list.numberOfSections > 0 else { return }
    let area = list.bounds.inset(by: list.safeAreaInsets)
    let width = area.width
    let unit = ((width - 2 * Self.gap) / 3).rounded(.down)
    var top: CGFloat = 0
    for item in 0..<list.numberOfItems(inSection: 0) {
      let (frame, isLast) = Self.place(item % 6, unit, width)
      frames.append(frame.offsetBy(dx: list.leadingSafeArea, dy: top))
      if isLast { top = (frames.last?.maxY ?? 0) + Self.gap }
    }
  }

  /// Where the picture of an index in its group is, and whether it ends a row of the group.
  private static func place(
    _ index: Int, _ unit: CGFloat, _ width: CGFloat
  ) -> (CGRect, isLast: Bool) {
    let (double, right) = (2 * unit + gap, width - unit)
    let half = ((width - gap) / 2).rounded(.down)
    switch index {
    case 0: return (CGRect(x: 0, y: 0, width: width, height: double), true)
    case 1: return (CGRect(x: 0, y: 0, width: half, height: unit), false)
    case 2: return (CGRect(x: width - half, y: 0, width: half, height: unit), true)
    case 3: return (CGRect(x: 0, y: 0, width: right - gap, height: double), false)
    case 4: return (CGRect(x: right, y: 0, width: unit, height: unit), false)
    default: return (CGRect(x: right, y: unit + gap, width: unit, height: unit), true)
    }
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var collectionViewContentSize: CGSize {
    let height = frames.suffix(6).map(\.maxY).max() ?? 0
    return CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
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
      State("turning", of: MagazineViewController.self, delay: 0.15) { $0.turn() },
      State("middle", of: MagazineViewController.self) { $0.showMiddle() },
    ],
    transition: [
      Step { ($0 as? MagazineViewController)?.turn() },
      Step { ($0 as? MagazineViewController)?.turn() },
    ],
    make: MagazineViewController.init)
}
