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
    content.onSelect = onSelect
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(width: max(0, (bounds.width - 48) / 2), height: 150)
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
    badge.layer.backgroundColor = UIColor.systemBrown.cgColor
    badge.layer.cornerRadius = 12
    for view in [symbol, title, note, price, badge] { addSubview(view) }
    addAction(UIAction { [unowned self] _ in self.onSelect?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 28
    symbol.frame = CGRect(x: 14, y: 14, width: 40, height: 40)
    badge.frame = CGRect(x: bounds.width - 38, y: 14, width: 24, height: 24)
    var y: CGFloat = 66
    for label in [title, note, price] {
      let height = label.intrinsicContentSize.height
      label.frame = CGRect(x: 14, y: y, width: width, height: height)
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
    content.didStep = { change($0 - count) }
  }

  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 64) }
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
    for view in [title, price, stepper] { addSubview(view) }
    stepper.addAction(
      UIAction { [unowned self] _ in self.didStep?(Int(self.stepper.value)) }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = stepper.intrinsicContentSize
    stepper.frame = CGRect(
      x: bounds.width - size.width - 20, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    let width = stepper.frame.minX - 32
    title.frame = CGRect(x: 20, y: 10, width: width, height: 24)
    price.frame = CGRect(x: 20, y: 34, width: width, height: 20)
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

  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 44) }
}

final class HoursContent: UIView {
  let day = UILabel()
  let hours = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    hours.textAlignment = .right
    for label in [day, hours] {
      label.font = .preferredFont(forTextStyle: .body)
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let half = (bounds.width - 40) / 2
    day.frame = CGRect(x: 20, y: 0, width: half, height: bounds.height)
    hours.frame = CGRect(x: 20 + half, y: 0, width: half, height: bounds.height)
  }
}

extension UIFont {
  /// The same, bold.
  fileprivate var bold: UIFont {
    fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? self
  }
}
