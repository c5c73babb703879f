import BentoExample
import UIKit

extension GalleryScreen {
  /// The example app in Bento's words.
  static let journey = GalleryScreen(
    name: "journey",
    row: MenuRow(
      id: "journey", title: "Journey", subtitle: "Forms and boxes in the words of Bento",
      symbol: "map.fill", tint: .systemBlue),
    states: [
      State("plan", of: JourneyController.self),
      State("plan-filled", of: JourneyController.self) { $0.fill() },
      State("tickets", of: JourneyController.self) {
        $0.fill()
        $0.book()
        $0.selectedIndex = 1
      },
      State("packing", of: JourneyController.self) { $0.selectedIndex = 2 },
    ],
    transition: [
      Step { ($0 as? JourneyController)?.selectedIndex = 2 },
      Step { ($0 as? JourneyController)?.packing.toggle("Camera") },
    ],
    make: JourneyController.init)
}
