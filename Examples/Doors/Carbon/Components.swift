import KumikoCarbon
import UIKit

/// A label with room around it, for headers and footers.
final class MarginLabel: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

struct Header: Component {
  var title: String

  init(_ title: String) { self.title = title }

  func renderContent() -> MarginLabel { MarginLabel() }

  func render(in content: MarginLabel) {
    content.label.font = .preferredFont(forTextStyle: .title3).bold
    content.label.text = title
  }
}

struct Note: Component {
  var text: String
  var isStrong = false

  func renderContent() -> MarginLabel { MarginLabel() }

  func render(in content: MarginLabel) {
    content.label.font = .preferredFont(forTextStyle: isStrong ? .headline : .footnote)
    content.label.textColor = isStrong ? .label : .secondaryLabel
    content.label.text = text
  }

  func shouldContentUpdate(with next: Note) -> Bool { text != next.text }
}

/// A bread to choose: a control, which answers its own taps.
struct BreadTile: IdentifiableComponent {
  var bread: Bread
  var count: Int
  var onSelect: () -> Void

  var id: String { bread.id }

  func renderContent() -> BreadTileContent { BreadTileContent() }

  func render(in content: BreadTileContent) {
    content.symbol.image = UIImage(systemName: bread.symbol)
    content.title.text = bread.name
    content.note.text = bread.note
    content.price.text = bread.price.money
    content.badge.text = count > 0 ? "\(count)" : nil
    content.badge.isHidden = count == 0
    content.accessibilityLabel = "\(bread.name), \(bread.note), \(bread.price.money)"
    content.accessibilityValue = count > 0 ? "\(count) in the basket" : nil
    content.onSelect = onSelect
  }

  /// Two tiles stand beside each other, or one alone if its text is large.
  func referenceSize(in bounds: CGRect) -> CGSize? {
    let width = TextSize.isLarge ? bounds.width - 32 : (bounds.width - 48) / 2
    let texts = TextSize.height(of: .headline, .footnote, .subheadline)
    return CGSize(width: max(0, width), height: max(150, 66 + texts + 6 + 14))
  }
}

final class BreadTileContent: UIControl {
  let symbol = UIImageView()
  let title = UILabel()
  let note = UILabel()
  let price = UILabel()
  let badge = UILabel()
  var onSelect: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    symbol.tintColor = .systemBrown
    symbol.contentMode = .scaleAspectFit
    title.font = .preferredFont(forTextStyle: .headline)
    note.font = .preferredFont(forTextStyle: .footnote)
    note.textColor = .secondaryLabel
    price.font = .preferredFont(forTextStyle: .subheadline)
    badge.font = .preferredFont(forTextStyle: .footnote).bold
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = .systemBrown
    badge.clipsToBounds = true
    for label in [title, note, price, badge] { label.adjustsFontForContentSizeCategory = true }
    for view in [symbol, title, note, price, badge] { addSubview(view) }
    addAction(UIAction { [unowned self] _ in self.onSelect?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 28
    place(symbol, CGRect(x: 14, y: 14, width: 40, height: 40))
    let number = badge.intrinsicContentSize
    let side = max(24, number.height + 6)
    let across = max(side, number.width + side / 2)
    place(badge, CGRect(x: bounds.width - 14 - across, y: 14, width: across, height: side))
    badge.layer.cornerRadius = side / 2
    var y: CGFloat = 66
    for label in [title, note, price] {
      let height = label.intrinsicContentSize.height
      place(label, CGRect(x: 14, y: y, width: width, height: height))
      y += height + 3
    }
  }
}

/// A line of the basket, with a stepper for its count.
struct BasketRow: IdentifiableComponent {
  var bread: Bread
  var count: Int
  var change: (Int) -> Void

  var id: String { bread.id }

  func renderContent() -> BasketRowContent { BasketRowContent() }

  func render(in content: BasketRowContent) {
    content.title.text = "\(count) × \(bread.name)"
    content.price.text = (bread.price * count).money
    content.stepper.value = Double(count)
    content.stepper.accessibilityLabel = bread.name
    content.didStep = { change($0 - count) }
  }

  /// A stepper stands beside the texts, or below them if they are large.
  func referenceSize(in bounds: CGRect) -> CGSize? {
    let texts = TextSize.height(of: .body, .subheadline)
    let below = TextSize.isLarge ? UIStepper().intrinsicContentSize.height + 8 : 0
    return CGSize(width: bounds.width, height: max(64, texts + below + 20))
  }
}

final class BasketRowContent: UIView {
  let title = UILabel()
  let price = UILabel()
  let stepper = UIStepper()
  var didStep: ((Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .body)
    price.font = .preferredFont(forTextStyle: .subheadline)
    price.textColor = .secondaryLabel
    for label in [title, price] { label.adjustsFontForContentSizeCategory = true }
    for view in [title, price, stepper] { addSubview(view) }
    stepper.addAction(
      UIAction { [unowned self] _ in self.didStep?(Int(self.stepper.value)) }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = stepper.intrinsicContentSize
    let isBelow = TextSize.isLarge
    let (first, second) = (title.intrinsicContentSize.height, price.intrinsicContentSize.height)
    let used = first + second + (isBelow ? size.height + 8 : 0)
    let top = (bounds.height - used) / 2
    let width = max(0, bounds.width - 40 - (isBelow ? 0 : size.width + 12))
    place(title, CGRect(x: 20, y: top, width: width, height: first))
    place(price, CGRect(x: 20, y: top + first, width: width, height: second))
    let corner =
      isBelow
      ? CGPoint(x: 20, y: top + first + second + 8)
      : CGPoint(x: bounds.width - size.width - 20, y: (bounds.height - size.height) / 2)
    place(stepper, CGRect(origin: corner, size: size))
  }
}

/// A day and its hours; hashable, and so its own identifier.
struct HoursRow: IdentifiableComponent, Hashable {
  var day: String
  var hours: String

  func renderContent() -> HoursContent { HoursContent() }

  func render(in content: HoursContent) {
    content.day.text = day
    content.hours.text = hours
    content.hours.textColor = hours == "Closed" ? .systemRed : .secondaryLabel
  }

  /// The hours stand beside the day, or below it if they are large.
  func referenceSize(in bounds: CGRect) -> CGSize? {
    let texts = TextSize.isLarge ? TextSize.height(of: .body, .body) : TextSize.height(of: .body)
    return CGSize(width: bounds.width, height: max(44, texts + 16))
  }
}

final class HoursContent: UIView {
  let day = UILabel()
  let hours = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [day, hours] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = max(0, bounds.width - 40)
    guard !TextSize.isLarge else {
      let half = bounds.height / 2
      place(day, CGRect(x: 20, y: 8, width: room, height: half - 8))
      return place(hours, CGRect(x: 20, y: half, width: room, height: half - 8))
    }
    let width = min(hours.intrinsicContentSize.width, room)
    place(day, CGRect(x: 20, y: 0, width: max(0, room - width - 12), height: bounds.height))
    place(hours, CGRect(x: 20 + room - width, y: 0, width: width, height: bounds.height))
  }
}

/// How large the user likes text.
@MainActor
enum TextSize {
  /// Whether text takes so much room that things had better stand below each other.
  static var isLarge: Bool { UIFont.preferredFont(forTextStyle: .body).pointSize >= 28 }

  /// The height of lines below each other.
  static func height(of styles: UIFont.TextStyle...) -> CGFloat {
    styles.reduce(0) { $0 + UIFont.preferredFont(forTextStyle: $1).lineHeight.rounded(.up) }
  }
}

extension UIView {
  /// Gives a view inside a frame, or its mirror image where reading goes from right to left.
  fileprivate func place(_ view: UIView, _ frame: CGRect) {
    var frame = frame
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = bounds.width - frame.maxX
    }
    view.frame = frame
  }
}

extension UIFont {
  /// The same, bold.
  fileprivate var bold: UIFont {
    fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? self
  }
}
