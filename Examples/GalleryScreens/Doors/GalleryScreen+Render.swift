import RenderExample
import UIKit

extension GalleryScreen {
  /// A screen in Render's words.
  static let records = GalleryScreen(
    name: "records",
    row: MenuRow(
      id: "records", title: "Records", subtitle: "A table of components in Render's words",
      symbol: "music.note.list", tint: .systemIndigo),
    states: [
      State("list", of: RecordsViewController.self),
      State("open", of: RecordsViewController.self) { $0.toggle(1) },
    ],
    transition: [
      Step { ($0 as? RecordsViewController)?.toggle(1) },
      Step { ($0 as? RecordsViewController)?.sortByYear() },
    ],
    make: RecordsViewController.init)
}
