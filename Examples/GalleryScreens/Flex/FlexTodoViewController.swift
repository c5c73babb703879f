import Kumiko
import UIKit

/// Tasks in one component: rows are elements with keys, which travel when a task is done.
final class FlexTodoView: ComponentView<TodoList> {
  var toggle: (TodoTask.ID) -> Void = { _ in }

  override func construct() -> any ElementTree {
    let list = state ?? TodoList()
    return VFlex(spacing: 8) {
      Parts.title("\(list.open.count) to do").key("open")
      for task in list.open { row(task, isDone: false) }
      if !list.completed.isEmpty { Parts.title("Done").key("completed") }
      for task in list.completed { row(task, isDone: true) }
    }.padding(16)
  }

  private func row(_ task: TodoTask, isDone: Bool) -> some ElementTree {
    let id = task.id
    let side = RowMetrics.scaled(24)
    // Where text is large, the button stands below it, for want of room beside it.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return Parts.card().key(id)
      .layout {
        $0.flexDirection = .row
        $0.flexWrap = isLarge ? .wrap : .noWrap
        $0.alignItems = .center
        $0.padding = FlexEdges(all: 12)
        $0.gap = 12
      }
      .opacity(isDone ? 0.6 : 1)
      .children {
        SymbolElement(isDone ? "checkmark.circle.fill" : "circle").size(side)
        Parts.body(task.text).grow().layout {
          if isLarge { $0.flexBasis = .percent(60) }
        }
        Parts.button(isDone ? "Undo" : "Done") { [weak self] in self?.toggle(id) }
      }
  }
}

/// The todo list as Render's users wrote it: one component, one state.
final class FlexTodoViewController: ComponentScreen {
  private let todo = FlexTodoView(frame: .zero)

  init() {
    todo.state = TodoList.sample
    super.init(title: "Todo in a tree", component: todo)
    todo.toggle = { [weak self] in self?.toggle($0) }
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  /// Finishes a task or takes it up again.
  func toggle(_ id: TodoTask.ID) {
    todo.state?.toggle(id)
    renderAnimated()
  }

  /// Finishes the open task at an index.
  func finish(at index: Int) {
    guard let task = todo.state?.open[index] else { return }
    toggle(task.id)
  }
}

extension GalleryScreen {
  static let flexTodo = GalleryScreen(
    name: "flextodo",
    row: MenuRow(
      id: "flextodo", title: "Todo in a tree", subtitle: "Keyed elements that travel",
      symbol: "checklist", tint: .systemGreen),
    states: [
      State("tasks", of: FlexTodoViewController.self),
      State("done", of: FlexTodoViewController.self) { screen in
        screen.finish(at: 1)
        screen.finish(at: 0)
      },
    ],
    transition: [Step { ($0 as? FlexTodoViewController)?.finish(at: 1) }],
    make: FlexTodoViewController.init)
}
