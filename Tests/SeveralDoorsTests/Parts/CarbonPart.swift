import KumikoCarbon
import UIKit

/// A table in Carbon's words.
struct CarbonLine: IdentifiableComponent {
  var text: String
  var id: String { text }

  func renderContent() -> UILabel { UILabel() }
  func render(in content: UILabel) { content.text = text }
  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 30) }
}

@MainActor
final class CarbonPart {
  let list = UITableView(frame: .zero, style: .plain)
  private let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())

  init() { renderer.target = list }

  func render(_ texts: [String]) {
    renderer.render {
      Section(id: "lines") {
        Group(of: texts) { text in CarbonLine(text: text) }
      }
    }
  }
}
