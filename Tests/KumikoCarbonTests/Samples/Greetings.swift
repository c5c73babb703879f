import KumikoCarbon
import UIKit

// Components as apps of Carbon write them.

struct Header: Component {
  var title: String

  init(_ title: String) { self.title = title }

  func renderContent() -> UILabel { UILabel() }
  func render(in content: UILabel) { content.text = title }
}

struct Footer: Component {
  var text: String

  init(_ text: String) { self.text = text }

  func renderContent() -> UILabel { UILabel() }
  func render(in content: UILabel) { content.text = text }
}

struct HelloMessage: IdentifiableComponent {
  var name: String

  init(_ name: String) { self.name = name }

  var id: String { name }

  func renderContent() -> UILabel { UILabel() }
  func render(in content: UILabel) { content.text = "Hello \(name)" }
}

struct Tag: IdentifiableComponent, Hashable {
  var word: String

  func renderContent() -> UILabel { UILabel() }
  func render(in content: UILabel) { content.text = "#\(word)" }
}

final class PriceView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// As high as it says, and drawn anew only when the price is another.
struct Price: IdentifiableComponent {
  var item: String
  var amount: Int

  var id: String { item }

  func renderContent() -> PriceView { PriceView(frame: .zero) }
  func render(in content: PriceView) { content.label.text = "\(item) \(amount)" }
  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 64) }
  func shouldContentUpdate(with next: Price) -> Bool { amount != next.amount }
  func shouldRender(next: Price, in content: PriceView) -> Bool { amount != next.amount }
}

final class MenuItemControl: UIControl {
  let label = UILabel()
  var onSelect: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    addAction(UIAction { [unowned self] _ in self.handleSelect() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  func handleSelect() { onSelect?() }
}

struct MenuItem: Component {
  var text: String
  var onSelect: () -> Void

  func renderContent() -> MenuItemControl { MenuItemControl() }

  func render(in content: MenuItemControl) {
    content.label.text = text
    content.onSelect = onSelect
  }

  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 44) }
}

/// A view controller as content.
struct Chapter: IdentifiableComponent {
  var number: Int
  var id: Int { number }

  func renderContent() -> ChapterController { ChapterController() }
  func render(in content: ChapterController) { content.label.text = "Chapter \(number)" }
}

final class ChapterController: UIViewController {
  let label = UILabel()
  override func loadView() { view = label }
}
