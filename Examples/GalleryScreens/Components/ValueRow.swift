import Kumiko
import UIKit

/// A title and its value: at the end of the row or, if it opens something below, in the column of a
/// form, with a chevron.
struct ValueRow: IdentifiableComponent, Equatable {
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
    content.value.textAlignment = isOpen == nil ? .right : .natural
    content.chevron.isHidden = isOpen == nil
    content.chevron.image = UIImage(systemName: isOpen == true ? "chevron.up" : "chevron.down")
    content.setNeedsLayout()
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(width: bounds.width, height: RowMetrics.single)
  }

  private var valueColor: UIColor {
    guard let isOpen else { return .secondaryLabel }
    return isOpen ? .tintColor : value == nil ? .placeholderText : .label
  }
}

/// What a ``ValueRow`` is drawn in.
final class ValueRowView: UIView {
  let tile = TileIconView()
  let title = UILabel()
  let value = UILabel()
  let chevron = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .body)
    value.font = .preferredFont(forTextStyle: .body)
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    chevron.preferredSymbolConfiguration = .init(pointSize: 13, weight: .semibold)
    for view in [tile, title, value, chevron] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = tile.place(in: bounds)
    if chevron.isHidden { layOutAtEnds(from: left) } else { layOutInColumns() }
  }

  private func layOutAtEnds(from left: CGFloat) {
    let row = CGRect(
      x: left, y: 0, width: bounds.width - left - RowMetrics.margin, height: bounds.height)
    (title.frame, value.frame) = row.divided(atDistance: row.width * 0.55, from: .minXEdge)
  }

  private func layOutInColumns() {
    let (title, value) = RowMetrics.columns(in: bounds)
    let side: CGFloat = 14
    (self.title.frame, self.value.frame) = (title, value)
    self.value.frame.size.width -= side + RowMetrics.spacing
    chevron.frame = CGRect(
      x: value.maxX - side, y: (bounds.height - side) / 2, width: side, height: side)
  }
}
