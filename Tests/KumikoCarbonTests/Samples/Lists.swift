import KumikoCarbon
import UIKit

// Screens as the example apps have them.

@MainActor
protocol Deletable {
  func delete()
}

struct Task: Equatable {
  var id: Int
  var title: String
}

struct TaskRow: IdentifiableComponent, Deletable {
  var task: Task
  var onDelete: (Task) -> Void

  var id: Int { task.id }

  func renderContent() -> UILabel { UILabel() }
  func render(in content: UILabel) { content.text = task.title }
  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 50) }
  func delete() { onDelete(task) }
}

/// Swipe actions for rows whose components can be deleted.
class DeletingAdapter: UITableViewAdapter {
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let row = cellNode(at: indexPath).component(as: (any Deletable).self) else { return nil }
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      row.delete()
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}

final class TasksController: UIViewController {
  struct State {
    var tasks: [Task] = []
    var done: [Task] = []
  }

  let tableView = UITableView(frame: .zero, style: .plain)
  let renderer = Renderer(adapter: DeletingAdapter(), updater: UITableViewUpdater())

  var state = State() {
    didSet { render() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    view.addSubview(tableView)
    renderer.target = tableView
    renderer.updater.deleteRowsAnimation = .middle
    renderer.updater.insertRowsAnimation = .top
    render()
  }

  func render() {
    renderer.render {
      if state.tasks.isEmpty {
        Section(id: ID.none) {
          Header("Nothing to do")
            .identified(by: ID.none)
        }
      } else {
        Section(id: ID.task, header: Header("TASKS (\(state.tasks.count))")) {
          Group(of: state.tasks) { task in
            TaskRow(task: task) { [unowned self] in self.finish($0) }
          }
        }
      }
      if !state.done.isEmpty {
        Section(id: ID.done, header: Header("DONE")) {
          Group(of: state.done.enumerated()) { offset, task in
            TaskRow(task: task) { _ in self.state.done.remove(at: offset) }
          }
        }
      }
    }
  }

  private func finish(_ task: Task) {
    state.tasks.removeAll { $0 == task }
    state.done.append(task)
  }

  enum ID {
    case none
    case task
    case done
  }
}

struct Face: IdentifiableComponent, Hashable {
  var face: String

  func renderContent() -> UILabel { UILabel() }
  func render(in content: UILabel) { content.text = face }
  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 40, height: 40) }
}

/// Faces that change places in a collection view.
final class FacesController: UIViewController {
  let list = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  let renderer = Renderer(
    adapter: UICollectionViewFlowLayoutAdapter(), updater: UICollectionViewUpdater())

  var faces: [String] = [] {
    didSet { renderer.render { Group(of: faces) { Face(face: $0) } } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    view.addSubview(list)
    renderer.target = list
    renderer.adapter.didSelect = { [unowned self] context in
      guard let face = context.node.component(as: Face.self) else { return }
      self.faces.removeAll { $0 == face.face }
    }
  }
}

struct Field: IdentifiableComponent {
  var title: String
  var text: String?
  var onChange: (String?) -> Void

  var id: String { title }

  func renderContent() -> FieldView { FieldView(frame: .zero) }

  func render(in content: FieldView) {
    content.field.placeholder = title
    content.field.text = text
    content.onChange = onChange
  }

  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 44) }
}

final class FieldView: UIView {
  let field = UITextField()
  var onChange: ((String?) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
    field.addAction(
      UIAction { [unowned self] _ in self.onChange?(self.field.text) }, for: .editingChanged)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds
  }
}

/// A form of which a row shows whether another one opens.
final class FormController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .grouped)
  let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
  private(set) var name: String?
  private var isOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    view.addSubview(tableView)
    renderer.target = tableView
    render()
  }

  func render() {
    renderer.render {
      Section(id: 0, header: Header("ABOUT YOU")) {
        Field(title: "Name", text: name) { [unowned self] in
          self.name = $0
          self.render()
        }
        if name?.isEmpty == false {
          MenuItem(text: isOpen ? "Less" : "More") { [unowned self] in
            self.isOpen.toggle()
            self.render()
          }
          .identified(by: "more")
        }
        if isOpen {
          Footer("Hello \(name ?? "")")
            .identified(by: "note")
        }
      }
    }
  }
}

/// What a component hears of its display.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

struct Logged: IdentifiableComponent {
  var id: Int
  var log: Log

  func renderContent() -> UILabel { UILabel() }
  func render(in content: UILabel) { content.text = "\(id)" }
  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 100) }
  func contentWillDisplay(_ content: UILabel) { log.note("+\(id)") }
  func contentDidEndDisplay(_ content: UILabel) { log.note("-\(id)") }
}

// MARK: Doubles, as unit tests of an app have them

class SpyComponent: Component {
  let reuseIdentifier: String
  let size: CGSize?
  let renders: Bool
  let content = UIView()
  private(set) weak var renderedIn: UIView?

  init(reuseIdentifier: String = "spy", size: CGSize? = nil, renders: Bool = true) {
    self.reuseIdentifier = reuseIdentifier
    self.size = size
    self.renders = renders
  }

  func referenceSize(in bounds: CGRect) -> CGSize? { size }
  func renderContent() -> UIView { content }
  func render(in content: UIView) { renderedIn = content }
  func shouldRender(next: SpyComponent, in content: UIView) -> Bool { renders }
  func intrinsicContentSize(for content: UIView) -> CGSize { size ?? .zero }
}

final class SpyTarget {}

final class SpyAdapter: Adapter {
  var data: [Section] = []
}

final class SpyUpdater: Updater {
  private(set) weak var preparedTarget: SpyTarget?
  private(set) weak var preparedAdapter: SpyAdapter?
  private(set) var updates = 0

  func prepare(target: SpyTarget, adapter: SpyAdapter) {
    preparedTarget = target
    preparedAdapter = adapter
  }

  func performUpdates(target: SpyTarget, adapter: SpyAdapter, data: [Section]) {
    updates += 1
    adapter.data = data
  }
}

final class SpyTableView: UITableView {
  var reloads = 0
  var batches = 0
  var spyWindow: UIWindow?

  override var window: UIWindow? { spyWindow }

  override func reloadData() {
    reloads += 1
    super.reloadData()
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batches += 1
    super.performBatchUpdates(updates, completion: completion)
  }
}

final class SpyContainer: ComponentRenderable {
  let componentContainerView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
}
