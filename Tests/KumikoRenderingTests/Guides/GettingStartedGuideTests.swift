import Kumiko
import KumikoTesting
import Testing
import UIKit

/// The snippets of `Guides/GettingStarted.md`, word for word, with what they need around them.
@MainActor
@Suite struct `The guide for beginners` {
  struct Task: Identifiable, Equatable {
    var id: Int
    var title: String
    var isDone = false
  }

  struct TaskRow: IdentifiableComponent, Equatable {
    var task: Task
    var id: Task.ID { task.id }

    func renderContent() -> UILabel { UILabel() }

    func render(in label: UILabel) {
      label.text = task.isDone ? "✓ \(task.title)" : task.title
    }
  }

  final class TasksViewController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())

    var tasks: [Task] = [] {
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
          for task in tasks where !task.isDone { row(task) }
        }
        if tasks.contains(where: \.isDone) {
          Section(id: "done") {
            for task in tasks where task.isDone { row(task) }
          }
        }
      }
    }

    private func row(_ task: Task) -> some IdentifiableComponent & CellsBuildable {
      TaskRow(task: task)
        .onSelect { [weak self] in self?.toggle(task.id) }
        .deletable { [weak self] in self?.tasks.removeAll { $0.id == task.id } }
    }

    private func toggle(_ id: Task.ID) {
      guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
      tasks[index].isDone.toggle()
    }
  }

  @Test func `leads to a list that works`() throws {
    let screen = TasksViewController()
    let stage = TestStage(root: screen)
    screen.tasks = [Task(id: 1, title: "Buy milk")]
    try stage.tap(on: "Buy milk")
    stage.settle()
    #expect(stage.texts == ["✓ Buy milk"])

    try stage.swipe(on: "✓ Buy milk", by: -330)
    stage.settle()
    #expect(screen.tasks == [] && stage.texts == [])
    stage.close()
  }
}
