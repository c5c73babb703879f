import KumikoComponents
import UIKit
import _TestSupport

/// A component that writes down every call.
struct Recorder: Component {
  var name: String
  var log: Log
  var rerenders = true
  var updates = false

  func renderContent() -> UILabel {
    log.events.append("make by \(name)")
    return UILabel(frame: .zero)
  }

  func render(in content: UILabel) {
    log.events.append("render \(name)")
    content.text = name
  }

  func setBehaviors(in content: UILabel) { log.events.append("behaviors \(name)") }

  func layout(content: UILabel, in container: UIView) {
    log.events.append("lay out by \(name)")
    container.addSubview(content)
  }

  func shouldContentUpdate(with next: Recorder) -> Bool { updates }

  func shouldRender(next: Recorder, in content: UILabel) -> Bool { rerenders }

  func contentWillDisplay(_ content: UILabel) { log.events.append("display \(name)") }

  func contentDidEndDisplay(_ content: UILabel) { log.events.append("end \(name)") }

  func didMount(to content: UILabel, storage: ViewStorage) { log.events.append("mount \(name)") }

  func willUnmount(from content: UILabel, storage: ViewStorage) {
    log.events.append("unmount \(name)")
  }
}

/// The plainest row: a text.
struct Row: IdentifiableComponent, Hashable {
  var text: String

  init(_ text: String) { self.text = text }

  func render(in content: UILabel) { content.text = text }
}

/// A row of another kind, with an identifier of its own.
struct NumberRow: Component {
  var id: Int
  var value = 0

  func render(in content: UIView) { content.tag = value }

  func shouldContentUpdate(with next: NumberRow) -> Bool { value != next.value }
}
