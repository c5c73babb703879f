import Kumiko
import UIKit

/// A greeting in two states: tapping any row goes to the other one.
///
/// One render inserts, removes and moves rows at once, because rows are matched by id.
final class HelloViewController: ListViewController {
  private(set) var showsMia = false

  init() { super.init(title: "Hello") }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func sections() -> [Section] {
    let names = showsMia ? ["Vincent", "Jules", "Mia"] : ["Jules", "Vincent"]
    return [
      Section(id: "greetings", header: HeaderRow(title: "Greetings", count: names.count)) {
        for name in names { MessageRow("Hello \(name)!", id: name, style: .headline) }
        if showsMia {
          MessageRow("Mia is here as well.", id: "note", style: .footnote)
        }
      },
      Section(id: "hint", header: SpaceRow(height: 24)) {
        MessageRow(
          showsMia ? "Tap any row to say goodbye to Mia." : "Tap any row to greet Mia as well.",
          id: "hint", style: .body)
      },
    ]
  }

  override func didSelect(_ node: CellNode) { toggle() }

  /// Goes to the other state.
  func toggle() {
    showsMia.toggle()
    update()
  }
}

extension GalleryScreen {
  static let hello = GalleryScreen(
    name: "hello",
    row: MenuRow(
      id: "hello", title: "Hello", subtitle: "Rows that come, go and move",
      symbol: "text.bubble.fill", tint: .systemOrange),
    states: [
      State("two", of: HelloViewController.self),
      State("three", of: HelloViewController.self) { $0.toggle() },
    ],
    transition: [
      Step { ($0 as? HelloViewController)?.toggle() },
      Step { ($0 as? HelloViewController)?.toggle() },
    ],
    make: HelloViewController.init)
}
