import Kumiko
import UIKit

/// Lists all screens of the gallery.
final class HomeViewController: ListViewController {
  init() {
    super.init(title: "Kumiko")
    navigationItem.largeTitleDisplayMode = .always
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func sections() -> [Section] {
    [
      Section(id: "screens", header: SpaceRow(height: 16)) {
        for screen in GalleryScreen.listed {
          screen.row.separator(.inset(left: RowMetrics.textStart(besideIconOf: RowMetrics.tile)))
        }
      }
    ]
  }

  override func didSelect(_ node: CellNode) {
    guard let row = node.component(as: MenuRow.self),
      let screen = GalleryScreen.listed.first(where: { $0.row.id == row.id })
    else { return }
    navigationController?.pushViewController(screen.make(), animated: true)
  }
}
