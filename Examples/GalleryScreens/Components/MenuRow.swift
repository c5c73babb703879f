import Kumiko
import UIKit

/// A row that leads somewhere: an icon tile, a title with a line below, and a chevron.
struct MenuRow: IdentifiableComponent, Equatable {
  var id: String
  var title: String
  var subtitle: String
  var symbol: String
  var tint: UIColor

  func renderContent() -> MenuRowView { MenuRowView() }

  func render(in content: MenuRowView) {
    content.title.text = title
    content.subtitle.text = subtitle
    content.tile.icon = TileIcon(symbol: symbol, tint: tint)
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(width: bounds.width, height: RowMetrics.double)
  }
}

/// What a ``MenuRow`` is drawn in.
final class MenuRowView: UIView {
  let tile = TileIconView()
  let title = UILabel()
  let subtitle = UILabel()
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .body)
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.textColor = .secondaryLabel
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    chevron.preferredSymbolConfiguration = .init(pointSize: 13, weight: .semibold)
    for view in [tile, title, subtitle, chevron] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = tile.place(in: bounds)
    chevron.frame = CGRect(
      x: bounds.width - RowMetrics.margin - 10, y: (bounds.height - 16) / 2, width: 10, height: 16)
    let right = chevron.frame.minX - RowMetrics.spacing
    let bottom = UIView.place(title, y: 0, from: left, to: right)
    let end = UIView.place(subtitle, y: bottom + 1, from: left, to: right)
    let shift = ((bounds.height - end) / 2).rounded()
    title.frame.origin.y += shift
    subtitle.frame.origin.y += shift
  }
}
