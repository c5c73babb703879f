import Kumiko
import UIKit

/// A row that leads somewhere: an icon tile, a title with a line below, and a chevron.
struct MenuRow: Component, Equatable {
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
}

/// What a ``MenuRow`` is drawn in.
final class MenuRowView: StackRowView {
  let tile = TileIconView()
  let title = UILabel()
  let subtitle = UILabel()

  init() {
    title.font = .preferredFont(forTextStyle: .body)
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.textColor = .secondaryLabel
    super.init(
      leading: [tile], texts: [title, subtitle], trailing: [RowSymbolView("chevron.right")],
      axis: .vertical, height: RowMetrics.double)
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }
}
