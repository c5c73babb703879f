import Kumiko
import UIKit

/// A titled switch, with an icon if wanted.
struct SwitchRow: Component, ControlRow {
  var id: String
  var title: String
  var icon: TileIcon?
  var isOn: Bool
  var didChange: @MainActor (Bool) -> Void

  func renderContent() -> SwitchRowView { SwitchRowView() }

  func render(in content: SwitchRowView) {
    content.title.text = title
    content.tile.icon = icon
    content.toggle.accessibilityIdentifier = id
    content.toggle.accessibilityLabel = title
    if content.toggle.isOn != isOn { content.toggle.setOn(isOn, animated: true) }
  }

  func setBehaviors(in content: SwitchRowView) { content.didChange = didChange }
}

/// What a ``SwitchRow`` is drawn in.
final class SwitchRowView: StackRowView {
  let tile = TileIconView()
  let title = UILabel()
  let toggle = UISwitch()
  var didChange: (@MainActor (Bool) -> Void)?

  init() {
    title.font = .preferredFont(forTextStyle: .body)
    super.init(leading: [tile], texts: [title], trailing: [toggle])
    toggle.addAction(UIAction { [weak self] _ in self?.tell() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError("Rows are made in code") }

  private func tell() { didChange?(toggle.isOn) }
}
