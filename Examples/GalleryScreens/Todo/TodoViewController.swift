import Kumiko
import UIKit

/// Tasks in two counted sections; a tap finishes a task, which travels to the other section.
final class TodoViewController: ListViewController {
  private(set) var list = TodoList.sample {
    didSet { update() }
  }
  private var ideas = ["Oil the plane", "Call Vincent", "Sweep the workshop", "Draw the lattice"]

  init() { super.init(title: "Todo") }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addIdea() })
  }

  override func sections() -> [Section] {
    guard !list.tasks.isEmpty else {
      return [
        Section(id: "empty", header: SpaceRow(height: 24)) {
          MessageRow("All done. Tap + to think of something to do.", id: "empty", style: .footnote)
        }
      ]
    }
    var sections = [section("tasks", title: "Tasks", tasks: list.open)]
    if !list.completed.isEmpty {
      sections.append(section("completed", title: "Completed", tasks: list.completed))
    }
    return sections
  }

  private func section(_ id: String, title: String, tasks: [TodoTask]) -> Section {
    Section(id: id, header: HeaderRow(title: title, count: tasks.count)) {
      for task in tasks {
        TodoRow(task: task)
          .separator(.inset(left: RowMetrics.textStart(besideIconOf: TodoRowView.markSide)))
      }
    }
  }

  override func didSelect(_ node: CellNode) {
    guard let row = node.component(as: TodoRow.self) else { return }
    toggle(row.task.id)
  }

  /// Finishes a task or takes it up again.
  func toggle(_ id: TodoTask.ID) { list.toggle(id) }

  /// Finishes the open task at an index.
  func finish(at index: Int) { toggle(list.open[index].id) }

  /// Adds the next idea for a task.
  func addIdea() {
    let idea = ideas.removeFirst()
    ideas.append(idea)
    list.add(idea)
  }

  /// Finishes and drops everything.
  func clear() { list = TodoList() }
}

extension GalleryScreen {
  static let todo = GalleryScreen(
    name: "todo",
    row: MenuRow(
      id: "todo", title: "Todo", subtitle: "Tasks that travel between sections",
      symbol: "checkmark", tint: .systemGreen),
    states: [
      State("tasks", of: TodoViewController.self),
      State("completed", of: TodoViewController.self) { screen in
        for task in screen.list.open.prefix(4).dropFirst() { screen.toggle(task.id) }
      },
      State("added", of: TodoViewController.self) { $0.addIdea() },
      State("empty", of: TodoViewController.self) { $0.clear() },
    ],
    transition: [
      Step { ($0 as? TodoViewController)?.finish(at: 1) },
      Step { ($0 as? TodoViewController)?.finish(at: 2) },
      Step { ($0 as? TodoViewController)?.addIdea() },
    ],
    make: TodoViewController.init)
}
