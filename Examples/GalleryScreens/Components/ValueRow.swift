import Kumiko
import UIKit

/// A title and its value: at the end of the row or, if it opens something below, in the column of a
/// form, with a chevron.
struct ValueRow: Component, Equatable {
  var id: String
  var title: String
  var icon: TileIcon?
  /// The value; nil if it is not set.
  var value: String?
  /// Whether what it opens is open; nil if it opens nothing.
  var isOpen: Bool?

  func renderContent() -> ValueRowView { ValueRowView() }

  func render(in content: ValueRowView) {
    content.tile.icon = icon
    content.title.text = title
    content.value.text = value ?? "Not set"
    content.value.textColor = valueColor
    content.chevron.isHidden = isOpen == nil
    content.chevron.image = UIImage(systemName: isOpen == true ? "chevron.up" : "chevron.down")
    content.hasColumns = isOpen != nil
  }

  private var valueColor: UIColor {
    guard let isOpen else { return .secondaryLabel }
    return isOpen ? .tintColor : value == nil ? .placeholderText : .label
  }
}

/// What a ``ValueRow`` is drawn in.
final class ValueRowView: StackRowView {
  let tile = TileIconView()
  let title = UILabel()
  let value = UILabel()
  let chevron = RowSymbolView()

  init() {
    title.font = .preferredFont(forTextStyle: .body)
    value.font = .preferredFont(forTextStyle: .body)
    super.init(leading: [tile], texts: [title, value], trailing: [chevron])
    value.setContentHuggingPriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  /// A value at the end of the row takes the room that it needs; in a column all that there is.
  override var hasColumns: Bool {
    didSet {
      value.setContentHuggingPriority(hasColumns ? .defaultLow : .required, for: .horizontal)
    }
  }
}
