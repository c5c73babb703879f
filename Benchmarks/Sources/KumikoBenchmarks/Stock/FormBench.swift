import HeadlessHost
import Kumiko
import UIKit

/// A form of stock rows on a headless screen, whose first row is typed into.
@MainActor
final class FormBench {
  static let rowCount = 200

  /// Whether every keystroke renders the whole form.
  var rendersKeystrokes = false

  private let display: HeadlessDisplay
  private let window: UIWindow
  private let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .insetGrouped)
  private lazy var list = TableRenderer(tableView)
  private var text = ""

  init() {
    display = HeadlessDisplay.install(scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  /// Shows the form: from the data to the first picture.
  func open() {
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view.addSubview(tableView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    render()
    draw()
    tableView.focus()
  }

  func close() {
    window.endEditing(true)
    window.isHidden = true
    display.advanceUntilIdle()
  }

  /// Types a text, and draws the frame.
  func type(_ text: String) {
    display.type(text)
    draw()
  }

  private func render() {
    list.render {
      Section(id: 0, header: SectionHeader("FORM")) {
        TextInput("Text", placeholder: "Required", text: text) { [weak self] in
          self?.textDidChange($0)
        }
        .id(-1)
        for index in 0..<Self.rowCount { row(index) }
      }
    }
  }

  private func row(_ index: Int) -> CellNode {
    switch index % 4 {
    case 0: CellNode(id: index, ListRow("Row \(index)", value: "Value") {})
    case 1: CellNode(id: index, ToggleRow("Row \(index)", isOn: true))
    case 2: CellNode(id: index, TextInput("Row \(index)", text: "Text"))
    default: CellNode(id: index, ListRow("Row \(index)", subtitle: "With a text below"))
    }
  }

  private func textDidChange(_ text: String) {
    self.text = text
    if rendersKeystrokes { render() }
  }

  private func draw() {
    display.advance(by: 1 / 60)
    keep(display.snapshot())
  }
}
