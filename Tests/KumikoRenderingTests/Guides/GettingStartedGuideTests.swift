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

  struct TodoRow: Component, Equatable {
    var item: TodoItem
    var id: TodoItem.ID { item.id }

    func renderContent() -> UIListContentView {
      UIListContentView(configuration: .cell())
    }

    func render(in content: UIListContentView) {
      var configuration = UIListContentConfiguration.cell()
      configuration.text = item.title
      configuration.image = UIImage(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
      content.configuration = configuration
    }
  }

  final class TodoListViewController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var renderer = TableRenderer(tableView)

    var items: [TodoItem] = [] {
      didSet { update() }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Todo"
      tableView.frame = view.bounds
      tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(tableView)
      update()
    }

    private func update() {
      renderer.render {
        Section(id: "open") {
          for item in items where !item.isDone { row(item) }
        }
        if items.contains(where: \.isDone) {
          Section(id: "done", header: "DONE") {
            for item in items where item.isDone { row(item) }
          }
        }
      }
    }

    private func row(_ item: TodoItem) -> some Component<TodoItem.ID> {
      TodoRow(item: item)
        .rowBackground(.secondarySystemGroupedBackground)
        .selectionStyle(.default)
        .onSelect { [weak self] in self?.toggle(item.id) }
        .deletable { [weak self] in self?.items.removeAll { $0.id == item.id } }
    }

    private func toggle(_ id: TodoItem.ID) {
      guard let index = items.firstIndex(where: { $0.id == id }) else { return }
      items[index].isDone.toggle()
    }
  }

  @Test func `leads to a list that works and looks well`() throws {
    let screen = TodoListViewController()
    let stage = TestStage(root: UINavigationController(rootViewController: screen))
    screen.items = [TodoItem(id: 1, title: "Buy milk"), TodoItem(id: 2, title: "Water the fern")]
    try stage.tap(on: "Buy milk")
    stage.settle()
    #expect(stage.texts.suffix(3) == ["Water the fern", "DONE", "Buy milk"])
    try stage.expectPicture("todo")

    try stage.swipe(on: "Buy milk", by: -330)
    stage.settle()
    #expect(screen.items.map(\.title) == ["Water the fern"])
    let cell = try stage.view(of: UITableViewCell.self)
    #expect(cell.frame.height == 44)
  }

  final class Swiped: UIViewController {
    private(set) var toggled: [Int] = []

    func toggle(_ id: Int) { toggled.append(id) }

    func row(_ item: TodoItem) -> some Component<TodoItem.ID> {
      TodoRow(item: item)
        .swipeActions { [weak self] in
          RowAction("Done") { self?.toggle(item.id) }
        }
    }
  }

  @Test func `leads to rows that let go of their screen`() {
    weak var screen: Swiped?
    var row: (any Component)?
    do {
      let swiped = Swiped()
      screen = swiped
      row = swiped.row(TodoItem(id: 1, title: "Buy milk"))
    }
    #expect(row != nil)
    #expect(screen == nil)
  }
}
