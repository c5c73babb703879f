import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// The snippets of `Guides/GettingStarted.md`, word for word, with what they need around them.
@MainActor
@Suite(.closesWindows) struct `The guide for beginners` {
  struct TodoItem: Identifiable, Equatable {
    var id: Int
    var title: String
    var isDone = false
  }

  struct TodoRow: IdentifiableComponent, Equatable {
    var item: TodoItem
    var id: TodoItem.ID { item.id }

    func renderContent() -> UILabel { UILabel() }

    func render(in label: UILabel) {
      label.text = item.isDone ? "✓ \(item.title)" : item.title
    }
  }

  final class TodoListViewController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())

    var items: [TodoItem] = [] {
      didSet { update() }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(tableView)
      renderer.target = tableView
      update()
    }

    private func update() {
      renderer.render {
        Section(id: "open") {
          for item in items where !item.isDone { row(item) }
        }
        if items.contains(where: \.isDone) {
          Section(id: "done") {
            for item in items where item.isDone { row(item) }
          }
        }
      }
    }

    private func row(_ item: TodoItem) -> some IdentifiableComponent {
      TodoRow(item: item)
        .onSelect { [weak self] in self?.toggle(item.id) }
        .deletable { [weak self] in self?.items.removeAll { $0.id == item.id } }
    }

    private func toggle(_ id: TodoItem.ID) {
      guard let index = items.firstIndex(where: { $0.id == id }) else { return }
      items[index].isDone.toggle()
    }
  }

  @Test func `leads to a list that works`() throws {
    let screen = TodoListViewController()
    let stage = TestStage(root: screen)
    screen.items = [TodoItem(id: 1, title: "Buy milk")]
    try stage.tap(on: "Buy milk")
    stage.settle()
    #expect(stage.texts == ["✓ Buy milk"])

    try stage.swipe(on: "✓ Buy milk", by: -330)
    stage.settle()
    #expect(screen.items == [])
    #expect(stage.texts == [])
  }
}
