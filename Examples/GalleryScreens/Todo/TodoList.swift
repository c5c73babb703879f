/// Something to do.
struct TodoTask: Identifiable, Hashable {
  var id: Int
  var text: String
  var isCompleted = false
}

/// The tasks of the Todo screen, as a value.
struct TodoList: Hashable {
  private(set) var tasks: [TodoTask] = []
  private var nextID = 0

  /// Tasks still to do, newest first.
  var open: [TodoTask] { tasks.filter { !$0.isCompleted } }

  /// Tasks that are done, the last finished first.
  var completed: [TodoTask] { tasks.filter(\.isCompleted) }

  init(_ texts: [String] = []) { texts.reversed().forEach { add($0) } }

  /// Adds a task above the others.
  mutating func add(_ text: String) {
    tasks.insert(TodoTask(id: nextID, text: text), at: 0)
    nextID += 1
  }

  /// Finishes a task, or takes it up again; it goes to the top of its new section.
  mutating func toggle(_ id: TodoTask.ID) {
    guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
    var task = tasks.remove(at: index)
    task.isCompleted.toggle()
    tasks.insert(task, at: 0)
  }

  /// The tasks that the screen starts with.
  static let sample = TodoList([
    "Water the fern", "Answer Mia's letter", "Buy rice paper and glue", "Plane the cedar strips",
    "Book the train to Kyoto", "Sharpen the small chisel",
  ])
}
