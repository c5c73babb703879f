import ListKitExample
import UIKit

extension GalleryScreen {
  /// The example app in ListKit's words.
  static let museum = GalleryScreen(
    name: "museum",
    row: MenuRow(
      id: "museum", title: "Museum", subtitle: "Groups in groups, in the words of ListKit",
      symbol: "building.columns.fill", tint: .systemIndigo),
    states: [
      State("exhibits", of: MuseumController.self),
      State("rooms", of: MuseumController.self) { $0.visit([]) },
      State("rooms-visited", of: MuseumController.self) { $0.visit([2, 3]) },
      State("wall", of: MuseumController.self) { $0.selectedIndex = 2 },
    ],
    make: MuseumController.init)
}
