import Kumiko
import UIKit

struct Todo: Equatable {
  var id: Int
  var text: String
}

/// The type of a swipe library, whose name the client has as its own.
struct SwipeAction {
  var title: String
  var handler: () -> Void
}

protocol Deletable {
  var deletion: SwipeAction { get }
}

struct TodoText: IdentifiableComponent, Deletable {
  var todo: Todo
  var isCompleted: Bool
  var onDelete: () -> Void

  var id: Int {
    todo.id
  }

  var deletion: SwipeAction {
    SwipeAction(title: "Trash", handler: onDelete)
  }

  func renderContent() -> UILabel {
    UILabel()
  }

  func render(in content: UILabel) {
    content.text = isCompleted ? "✓ \(todo.text)" : todo.text
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    CGSize(width: bounds.width, height: 50)
  }

  func shouldContentUpdate(with next: TodoText) -> Bool {
    todo != next.todo
  }
}

/// Knows no actor and no view: builds what the list shows.
final class TodoViewModel {
  static let empty = Header("Nothing to do")
  static let limits: [ViewNode] = [ViewNode(Footer("end"))]

  var tasks: [Todo]
  var completed: [Todo] = []
  var onChange: () -> Void = {}
  private let makeHeader: (String) -> Header

  init(tasks: [Todo], makeHeader: @escaping (String) -> Header = Header.init) {
    self.tasks = tasks
    self.makeHeader = makeHeader
  }

  var sections: [Section] {
    guard !tasks.isEmpty || !completed.isEmpty else {
      return [Section(id: "empty", header: TodoViewModel.empty)]
    }
    return [
      section("tasks", tasks, isCompleted: false),
      section("completed", completed, isCompleted: true),
    ]
  }

  func section(_ id: String, _ todos: [Todo], isCompleted: Bool) -> Section {
    Section(
      id: id, header: ViewNode(makeHeader("\(id) (\(todos.count))")),
      cells: todos.map { todo in
        CellNode(row(todo, isCompleted: isCompleted))
      })
  }

  func row(_ todo: Todo, isCompleted: Bool) -> TodoText {
    TodoText(todo: todo, isCompleted: isCompleted) { [weak self] in self?.delete(todo.id) }
  }

  func toggle(_ id: Int) {
    if let index = tasks.firstIndex(where: { $0.id == id }) {
      completed.append(tasks.remove(at: index))
    } else if let index = completed.firstIndex(where: { $0.id == id }) {
      tasks.append(completed.remove(at: index))
    }
    onChange()
  }

  func delete(_ id: Int) {
    tasks.removeAll { $0.id == id }
    completed.removeAll { $0.id == id }
    onChange()
  }
}

final class TodoCell: UITableViewCell, ComponentRenderable {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

class TodoAdapter: UITableViewAdapter {
  override func cellRegistration(
    tableView: UITableView, indexPath: IndexPath, node: CellNode
  ) -> CellRegistration {
    CellRegistration(class: TodoCell.self)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    cellNode(at: indexPath).component(as: Deletable.self) != nil
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let action = cellNode(at: indexPath).component(as: Deletable.self)?.deletion else {
      return nil
    }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: action.title) { _, _, completion in
        action.handler()
        completion(true)
      }
    ])
  }
}

class TodoViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let model: TodoViewModel
  let renderer: Renderer<UITableViewUpdater<TodoAdapter>>

  init(
    model: TodoViewModel,
    renderer: Renderer<UITableViewUpdater<TodoAdapter>> = Renderer(
      adapter: TodoAdapter(), updater: UITableViewUpdater())
  ) {
    self.model = model
    self.renderer = renderer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    view.addSubview(tableView)
    renderer.adapter.didSelect = { [weak self] context in
      guard let todo = context.node.component(as: TodoText.self) else { return }
      self?.model.toggle(todo.id)
    }
    renderer.updater.set(allAnimation: .middle)
    renderer.target = tableView
    model.onChange = { [weak self] in self?.render() }
    render()
  }

  func render() {
    renderer.render(model.sections)
  }
}
