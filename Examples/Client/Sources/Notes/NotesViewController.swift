import Kumiko
import UIKit

/// A list of notes, pinned ones first.
final class NotesViewController: UIViewController {
  var notes: [Note] = [] {
    didSet { if isViewLoaded { render() } }
  }

  private let table = UITableView(frame: .zero, style: .plain)
  private let renderer = Renderer(adapter: NoteAdapter(), updater: NoteUpdater())

  /// How many stages each update of the list took.
  var stageCounts: [Int] { renderer.updater.stageCounts }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.separatorStyle = .none
    view.addSubview(table)
    renderer.target = table
    renderer.adapter.didSelect = { [weak self] context in
      guard let id = context.node.component(as: NoteCard.self)?.id else { return }
      self?.togglePin(of: id)
    }
    render()
  }

  private func togglePin(of id: Int) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].isPinned.toggle()
  }

  private func render() {
    renderer.render {
      section("Pinned", notes.filter { $0.isPinned })
      section("Others", notes.filter { !$0.isPinned })
    }
  }

  private func section(_ title: String, _ notes: [Note]) -> Section? {
    guard !notes.isEmpty else { return nil }
    return Section(id: title) {
      Group(of: notes) { NoteCard(note: $0) }
    }
  }
}
