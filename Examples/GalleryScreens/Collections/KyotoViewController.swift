import Kumiko
import UIKit

/// What a card of ``KyotoViewController`` shows.
struct Place: Hashable {
  var name: String
  var text: String
  var picture: Int
}

/// A guide to a city: sections with headers, a wide card each and narrow ones below it. A tap on a
/// card hides its chapter, one on the header hides it, too, and brings it back.
final class KyotoViewController: CollectionListController {
  private static let chapters: [(title: String, places: [Place])] = [
    (
      "Temples",
      [
        Place(name: "Kinkaku-ji", text: "The golden pavilion above its pond.", picture: 3),
        Place(name: "Ginkaku-ji", text: "Sand, moss and a silver name.", picture: 12),
        Place(name: "Ryoan-ji", text: "Fifteen stones, fourteen at a time.", picture: 21),
        Place(name: "Tofuku-ji", text: "Maples below the bridge.", picture: 7),
        Place(name: "Nanzen-ji", text: "A gate to climb.", picture: 17),
      ]
    ),
    (
      "Walks",
      [
        Place(name: "Arashiyama", text: "Bamboo, a river and monkeys.", picture: 30),
        Place(name: "Keage Incline", text: "Cherry trees along old rails.", picture: 9),
        Place(name: "Fushimi Inari", text: "Ten thousand gates up the hill.", picture: 14),
      ]
    ),
    (
      "Food",
      [
        Place(name: "Nishiki Market", text: "Five blocks of small kitchens.", picture: 25),
        Place(name: "Pontocho", text: "Lanterns beside the water.", picture: 33),
        Place(name: "Uji", text: "Green tea in everything.", picture: 5),
      ]
    ),
  ]

  private(set) var hidden: Set<String> = []

  init() {
    let layout = UICollectionViewFlowLayout.grid(spacing: 12)
    layout.sectionInset.top = 4
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(title: "Kyoto", layout: layout)
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func sections() -> [Section] {
    Self.chapters.map { chapter in
      let places = hidden.contains(chapter.title) ? [] : chapter.places
      let header = ChapterHeader(title: chapter.title) { [weak self] in
        self?.hide(chapter.title)
      }
      return Section(id: chapter.title, header: header) {
        for (index, place) in places.enumerated() {
          PlaceCard(
            place: place, isWide: index == 0, neighbors: index == 0 ? [] : Array(places.dropFirst())
          )
          .id(place.name)
        }
      }
    }
  }

  override func didSelect(_ node: CellNode) {
    let chapter = Self.chapters.first { $0.places.contains { AnyHashable($0.name) == node.id } }
    if let chapter { hide(chapter.title) }
  }

  /// Hides the places of a chapter, or shows them again.
  func hide(_ title: String) {
    hidden.formSymmetricDifference([title])
    update()
  }
}

/// The title of a chapter, which stays at the top.
struct ChapterHeader: Component {
  var title: String
  var didTap: @MainActor () -> Void

  func renderContent() -> ChapterHeaderView { ChapterHeaderView() }

  func render(in view: ChapterHeaderView) {
    view.label.text = title
    view.accessibilityLabel = title
    view.didTap = didTap
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    let font = UIFont.preferredFont(forTextStyle: .title3)
    return CGSize(width: bounds.width, height: (font.lineHeight + 20).rounded(.up))
  }
}

/// What a ``ChapterHeader`` is drawn in: a control, which answers its own taps.
final class ChapterHeaderView: UIControl, PinnedTitle {
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))

  /// Whether other content passes below the title now, which is then seen through a material.
  var isAboveContent = false { didSet { material.isHidden = !isAboveContent } }

  let label = UILabel()
  var didTap: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    material.isHidden = true
    material.isUserInteractionEnabled = false
    material.frame = bounds
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(material)
    label.font = .preferredFont(forTextStyle: .title3)
    label.adjustsFontForContentSizeCategory = true
    isAccessibilityElement = true
    accessibilityTraits = [.header, .button]
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.didTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("Headers are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets)
    label.frame = room.insetBy(dx: min(16, room.width / 2), dy: 0)
  }
}

/// A place: wide cards are as wide as the list, two or more narrow ones stand beside each other.
struct PlaceCard: Component {
  var place: Place
  var isWide: Bool
  /// The places of cards that are as high as this one.
  var neighbors: [Place] = []

  func renderContent() -> PlaceCardView { PlaceCardView() }

  func render(in view: PlaceCardView) {
    view.picture.image = Landscape.picture(place.picture)
    view.title.text = place.name
    view.detail.text = place.text
    view.isWide = isWide
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    let fonts = [PlaceCardView.titleFont, PlaceCardView.detailFont]
    // Large text takes the room of two cards.
    let least = 150 * max(1, fonts[0].pointSize / 20)
    let width =
      isWide ? max(0, bounds.width - 32) : Grid.width(in: bounds, least: least, spacing: 12)
    if PlaceCardView.isLarge { return largeSize(width) }
    let count = CGFloat(PlaceCardView.detailLines(isWide: isWide))
    let lines = fonts[0].lineHeight + fonts[1].lineHeight * count
    let height =
      width < PlaceCardView.leastSidewaysWidth
      ? PlaceCardView.pictureHeight(width) + lines + 24 : max(160, lines + 48)
    return CGSize(width: width, height: height.rounded(.up))
  }

  /// The size of a card that breaks its texts.
  private func largeSize(_ width: CGFloat) -> CGSize {
    let view = PlaceCardView()
    let isSideways = PlaceCardView.isSideways(width)
    let textWidth = isSideways ? PlaceCardView.sidewaysTextWidth(width) : width - 24
    let heights = ([place] + neighbors).map { place in
      PlaceCard(place: place, isWide: isWide).render(in: view)
      return view.textHeight(textWidth)
    }
    let text = heights.max() ?? 0
    let height = isSideways ? text + 48 : PlaceCardView.pictureHeight(width) + text + 24
    return CGSize(width: width, height: height.rounded(.up))
  }
}

/// What a ``PlaceCard`` is drawn in.
final class PlaceCardView: UIView {
  /// The width from which on the picture stands beside the text.
  static let leastSidewaysWidth: CGFloat = 480

  /// Whether text has a size of the accessibility settings.
  static var isLarge: Bool {
    UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Whether the picture stands beside the text in a card of a width. Large text has a column there
  /// that holds some words.
  static func isSideways(_ width: CGFloat) -> Bool {
    guard width >= leastSidewaysWidth else { return false }
    return !isLarge || sidewaysTextWidth(width) >= titleFont.pointSize * 9
  }

  /// The width of large text beside a picture.
  static func sidewaysTextWidth(_ width: CGFloat) -> CGFloat { width - (width / 3).rounded() - 40 }

  /// How many lines the text may take: large text takes two, on any card, and as many as it needs
  /// in the sizes of the accessibility settings.
  static func detailLines(isWide: Bool) -> Int {
    isLarge ? 0 : isWide && titleFont.pointSize < 20 ? 1 : 2
  }

  static var titleFont: UIFont { .preferredFont(forTextStyle: .headline) }
  static var detailFont: UIFont { .preferredFont(forTextStyle: .footnote) }

  /// The height of a picture above the text.
  static func pictureHeight(_ width: CGFloat) -> CGFloat { (width * 0.54).rounded() }

  let picture = UIImageView()
  let title = UILabel()
  let detail = UILabel()
  /// Whether the card is as wide as the list.
  var isWide = false { didSet { updateLines() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    title.font = Self.titleFont
    detail.font = Self.detailFont
    detail.textColor = .secondaryLabel
    updateLines()
    for label in [title, detail] { label.adjustsFontForContentSizeCategory = true }
    for view in [picture, title, detail] { addSubview(view) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLines()
    setNeedsLayout()
  }

  /// Lets large texts break.
  private func updateLines() {
    title.numberOfLines = Self.isLarge ? 0 : 1
    detail.numberOfLines = Self.detailLines(isWide: isWide)
  }

  required init?(coder: NSCoder) { fatalError("Cards are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    if !Self.isSideways(bounds.width) {
      let height = Self.pictureHeight(bounds.width)
      picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      placeText(
        in: CGRect(x: 12, y: height + 10, width: bounds.width - 24, height: bounds.height - height))
    } else {
      placeSideways()
    }
  }

  /// Puts the picture where the text begins, and the text beside its middle.
  private func placeSideways() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = (Self.isLarge ? bounds.width / 3 : bounds.height * 4 / 3).rounded()
    picture.frame = CGRect(
      x: isMirrored ? bounds.width - side : 0, y: 0, width: side, height: bounds.height)
    let width = bounds.width - side - 40
    let height = textHeight(width)
    let top = ((bounds.height - height) / 2).rounded()
    placeText(in: CGRect(x: isMirrored ? 20 : side + 20, y: top, width: width, height: height))
  }

  /// The height of both texts in a width.
  func textHeight(_ width: CGFloat) -> CGFloat { titleHeight(width) + 2 + detailHeight(width) }

  private func titleHeight(_ width: CGFloat) -> CGFloat {
    title.numberOfLines == 1 ? title.font.lineHeight : height(of: title, width)
  }

  private func detailHeight(_ width: CGFloat) -> CGFloat { height(of: detail, width) }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: 10_000)).height
  }

  private func placeText(in area: CGRect) {
    let height = detailHeight(area.width)
    title.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: titleHeight(area.width))
    let lines = detail.numberOfLines
    detail.frame = CGRect(
      x: area.minX, y: title.frame.maxY + 2, width: area.width,
      height: lines == 0 ? height : min(height, detail.font.lineHeight * CGFloat(lines) + 1))
  }
}

extension GalleryScreen {
  static let kyoto = GalleryScreen(
    name: "kyoto",
    row: MenuRow(
      id: "kyoto", title: "Kyoto", subtitle: "Headers, wide and narrow cards",
      symbol: "map.fill", tint: .systemRed),
    states: [
      State("top", of: KyotoViewController.self),
      State("hidden", of: KyotoViewController.self) { $0.hide("Temples") },
      State("scrolled", of: KyotoViewController.self) {
        $0.list.contentOffset.y = 420
      },
    ],
    transition: [
      Step { ($0 as? KyotoViewController)?.hide("Temples") },
      Step { ($0 as? KyotoViewController)?.hide("Temples") },
    ],
    make: KyotoViewController.init)
}
