import KumikoBento
import UIKit

/// A table in Bento's words.
struct BentoLine: Renderable {
  var text: String
  func render(in view: UILabel) { view.text = text }
}

@MainActor
final class BentoPart {
  let list = UITableView(frame: .zero, style: .plain)

  func render(_ texts: [String]) {
    let box: Box<Int, String> =
      .empty
      |-+ Section(id: 0)
      |---* texts.map { Node(id: $0, component: BentoLine(text: $0)) }
      |---? .iff(texts.isEmpty, Node(id: "", component: BentoLine(text: "nothing")))
    list.render(box)
  }
}
