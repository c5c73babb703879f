import Kumiko
import UIKit
import _TestSupport

/// A row with an identifier and a version of its content.
struct Item: Component {
  var id: String
  var version = 0
  var log: Log?
  var rerenders = true
  var height: CGFloat? = 40

  init(
    _ id: String, _ version: Int = 0, log: Log? = nil, rerenders: Bool = true,
    height: CGFloat? = 40
  ) {
    self.id = id
    self.version = version
    self.log = log
    self.rerenders = rerenders
    self.height = height
  }

  func render(in content: UILabel) {
    content.text = "\(id)\(version)"
    log?.events.append("render \(id)\(version)")
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    height.map { CGSize(width: bounds.width, height: $0) }
  }

  func shouldContentUpdate(with next: Item) -> Bool { version != next.version }
  func shouldRender(next: Item, in content: UILabel) -> Bool { rerenders }
  func contentWillDisplay(_ content: UILabel) { log?.events.append("display \(id)\(version)") }
  func contentDidEndDisplay(_ content: UILabel) { log?.events.append("end \(id)\(version)") }
}

/// A header or footer; its content updates only if asked to.
struct Title: Component {
  var text: String
  var updates = false

  init(_ text: String, updates: Bool = false) {
    self.text = text
    self.updates = updates
  }

  func render(in content: UILabel) { content.text = text }
  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 0, height: 30) }
  func shouldContentUpdate(with next: Title) -> Bool { updates && text != next.text }
}

/// A row that does something while content is compared: after the difference was found elsewhere
/// and before it is used.
struct Meddler: Component {
  var caller: Caller
  func render(in content: UIView) {}
  func shouldContentUpdate(with next: Meddler) -> Bool {
    caller.call()
    return false
  }
}

/// Sections from texts such as `"A: a b1 c"`: an identifier, then rows with a version of one digit.
@MainActor
func sections(_ texts: String..., log: Log? = nil) -> [Section] {
  texts.map { text in
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let rows = parts.count > 1 ? parts[1].split(separator: " ") : []
    return Section(id: String(parts[0])) {
      for row in rows { Item(String(row.prefix(1)), Int(row.dropFirst()) ?? 0, log: log) }
    }
  }
}
