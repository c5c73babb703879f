import Kumiko
import UIKit

/// A rounded landscape with a text at its bottom.
struct Swatch: Component {
  var id: Int
  var text: String
  /// The number of the landscape.
  var picture: Int

  init(_ id: Int, _ text: String? = nil, picture: Int? = nil) {
    self.id = id
    self.text = text ?? "\(id)"
    self.picture = (picture ?? id) % 36
  }

  /// One of twelve colors, for symbols beside pictures.
  static func color(_ number: Int) -> UIColor {
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
      .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
    ]
    return colors[abs(number % colors.count)]
  }

  func renderContent() -> SwatchView { SwatchView(frame: .zero) }

  func render(in content: SwatchView) {
    content.label.text = text
    content.picture.image = Landscape.picture(picture)
  }
}

/// What a ``Swatch`` is drawn in.
final class SwatchView: UIView {
  let picture = UIImageView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 10
    clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.frame = bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
    // Tiles of a grid do not grow with the text.
    label.font = UIFontMetrics(forTextStyle: .headline)
      .scaledFont(for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 28)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The title of a section, which stays in view.
struct SectionTitle: SupplementaryComponent {
  var title: String
  var subtitle: String?
  var pinToVisibleBounds = true

  func renderContent() -> SectionTitleView { SectionTitleView(frame: .zero) }

  func render(in content: SectionTitleView) {
    content.title.text = title
    content.subtitle.text = subtitle
    content.subtitle.isHidden = subtitle == nil
    content.pins = pinToVisibleBounds
  }
}

/// What a ``SectionTitle`` is drawn in.
final class SectionTitleView: UIView, PinnedTitle {
  /// What lies behind a title that other content passes below.
  let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  let title = UILabel()
  let subtitle = UILabel()

  /// Whether the title stays in view; false by default.
  var pins = false { didSet { showMaterial() } }

  /// Whether other content passes below the title now; false by default.
  var isAboveContent = false { didSet { showMaterial() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    material.isHidden = true
    material.frame = bounds
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(material)
    title.font = UIFontMetrics(forTextStyle: .title3)
      .scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [title, subtitle])
    stack.axis = .vertical
    for label in [title, subtitle] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let bottom = stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8), bottom,
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func showMaterial() { material.isHidden = !(pins && isAboveContent) }
}

/// A title that stays in view while its section is.
@MainActor
protocol PinnedTitle: UIView {
  /// Whether other content passes below the title now.
  var isAboveContent: Bool { get set }
}

/// A collection view whose pinned titles have a material while content passes below them, as bars
/// have.
final class PinnedTitlesCollectionView: UICollectionView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let cells = visibleCells.map { convert($0.bounds, from: $0) }
    for view in visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader) {
      guard let title = Self.title(in: view) else { continue }
      // What only touches a title is beside it.
      let area = view.frame.insetBy(dx: 0, dy: 1)
      title.isAboveContent = cells.contains { !$0.intersection(area).isEmpty }
    }
  }

  private static func title(in view: UIView) -> (any PinnedTitle)? {
    if let title = view as? any PinnedTitle { return title }
    return view.subviews.lazy.compactMap(title(in:)).first
  }
}

/// A card behind the items of a section.
struct CardBackdrop: DecorationComponent {
  var color = UIColor.secondarySystemBackground

  func contentInsets() -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
  }

  func renderContent() -> UIView { UIView() }

  func render(in content: UIView) {
    content.backgroundColor = color
    content.layer.cornerRadius = 14
  }
}
