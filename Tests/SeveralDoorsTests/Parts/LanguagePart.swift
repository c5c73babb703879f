import Kumiko
import UIKit

/// A table in the words of the language.
struct LanguageLine: Component {
  var text: String
  var id: String { text }
  var body: some ElementTree { VFlex { TextElement(text) }.padding(6) }
}

@MainActor
final class LanguagePart {
  let list = UITableView(frame: .zero, style: .plain)
  private lazy var renderer = TableRenderer(list)

  func render(_ texts: [String]) {
    renderer.render {
      Section("Lines") { for text in texts { LanguageLine(text: text) } }
    }
  }
}
