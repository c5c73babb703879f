import Kumiko
import UIKit

// This folder is a client of the library in Swift 5: as an app that was written for Carbon looks
// after its import was changed. Nothing here mentions an actor.

struct HelloMessage: IdentifiableComponent {
  var name: String

  init(_ name: String) {
    self.name = name
  }

  var id: String {
    name
  }

  func renderContent() -> UILabel {
    UILabel()
  }

  func render(in content: UILabel) {
    content.text = "Hello \(name)"
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(width: bounds.width, height: 44)
  }
}

struct Header: Component, Equatable {
  var title: String

  init(_ title: String) {
    self.title = title
  }

  func renderContent() -> UILabel {
    UILabel()
  }

  func render(in content: UILabel) {
    content.text = title
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(width: bounds.width, height: 30)
  }

  func shouldContentUpdate(with next: Header) -> Bool {
    self != next
  }
}

/// A component that is its own identifier.
struct Footer: IdentifiableComponent, Hashable {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  func renderContent() -> UILabel {
    UILabel()
  }

  func render(in content: UILabel) {
    content.text = text
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(width: bounds.width, height: 30)
  }
}

class HelloViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)

  var isToggled = false {
    didSet { render() }
  }

  private let renderer = Renderer(
    adapter: UITableViewAdapter(),
    updater: UITableViewUpdater()
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    view.addSubview(tableView)
    renderer.target = tableView
    renderer.updater.isAnimationEnabled = false
    render()
  }

  func render() {
    renderer.render {
      Header("GREET")
        .id("greet")

      if isToggled {
        HelloMessage("Jules")
        HelloMessage("Vincent")
      } else {
        HelloMessage("Vincent")
        HelloMessage("Jules")
        HelloMessage("Mia")
      }

      Footer("👋 Greeting from Carbon")
    }
  }
}
