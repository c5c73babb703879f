import Kumiko
import UIKit

/// Things to do in a list layout: done by a swipe from the left, deleted by one from the right.
final class CompositionalTodoViewController: CompositionalViewController {
  struct Todo: Hashable {
    var id: Int
    var title: String
    var isDone = false
  }

  private(set) var todos = [
    "Fold forty cranes", "Water the moss", "Write to the ferry company", "Sharpen the plane",
    "Order tea", "Oil the gate",
  ].enumerated().map { Todo(id: $0, title: $1) }

  init() { super.init(title: "List layout") }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
  }

  override func sections() -> [Section] {
    [
      list(todos.filter { !$0.isDone }, id: "open", title: "To do"),
      list(todos.filter(\.isDone), id: "done", title: "Done"),
    ].filter { !$0.cells.isEmpty }
  }

  private func list(_ todos: [Todo], id: String, title: String) -> Section {
    Section(
      id: id, header: SectionHeader(title),
      rows: {
        Group(of: todos) { todo in
          ListRow(
            todo.title, accessory: todo.isDone ? .checkmark : ListRow.Accessory.none
          ).id(todo.id)
            .swipeActions(edge: .leading) { [weak self] in
              RowAction(todo.isDone ? "Undo" : "Done", backgroundColor: .systemGreen) {
                self?.toggle(todo.id)
              }
            }
            .deletable { [weak self] in self?.delete(todo.id) }
        }
      }
    ).list(.insetGrouped)
  }

  /// Marks a thing as done, or not.
  func toggle(_ id: Int) {
    guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
    todos[index].isDone.toggle()
    update()
  }

  private func delete(_ id: Int) {
    todos.removeAll { $0.id == id }
    update()
  }
}
