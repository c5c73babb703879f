import UIKit

/// Writes down the events that a control sends.
@MainActor
final class ControlLog {
  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
    (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
  ]

  private(set) var entries: [String] = []

  init(_ control: UIControl) {
    for (event, name) in Self.names {
      control.addAction(UIAction { [weak self] _ in self?.entries.append(name) }, for: event)
    }
  }

  func clear() { entries = [] }
}
