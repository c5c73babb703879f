import KumikoListKit
import UIKit

struct Todo: Equatable {
  let id: Int
  let title: String
}

protocol Deletable {
  func delete()
}

/// A cell of a library that knows nothing of components.
class SwipeCell: UICollectionViewCell {
  weak var swipeDelegate: AnyObject?
}

struct TodoComponent: Component, Deletable {
  let id: AnyHashable
  let todo: Todo
  let onDelete: (Todo) -> Void

  init(todo: Todo, onDelete: @escaping (Todo) -> Void) {
    self.id = todo.id
    self.todo = todo
    self.onDelete = onDelete
  }

  func contentView() -> UILabel {
    return UILabel()
  }

  func layoutSize() -> NSCollectionLayoutSize {
    return NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(50))
  }

  func render(in content: UILabel) {
    content.text = todo.title
  }

  func delete() {
    onDelete(todo)
  }
}

struct EmptyComponent: Component {
  let id: AnyHashable = "empty"
  let title: String

  func contentView() -> UILabel { UILabel() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(100))
  }
  func render(in content: UILabel) { content.text = title }
}

class TodoDataSource: DiffableDataSource {
  override func configure(cell: UICollectionViewCell) {
    guard let swipeCell = cell as? SwipeCell else { return }
    swipeCell.swipeDelegate = self
  }

  func deleteItem(at indexPath: IndexPath) {
    guard let deletable = component(at: indexPath, to: (any Deletable).self) else { return }
    deletable.delete()
  }
}

class TodoScreen: BaseScreen {
  let dataSource = TodoDataSource()
  var todos: [Todo] = [Todo(id: 1, title: "Buy milk"), Todo(id: 2, title: "Call Ada")] {
    didSet {
      render()
    }
  }

  override func viewDidLoad() {
    renderer = ComposeRenderer(
      dataSource: dataSource, delegate: SelectingDelegate(), cellClass: SwipeCell.self)
    super.viewDidLoad()
  }

  override func render() {
    renderer.render(animated: true) {
      Section(id: "todos") {
        if todos.isEmpty {
          VGroup(width: .fractionalWidth(1.0), height: .estimated(30)) {
            EmptyComponent(title: "Add New Todo!")
          }
        } else {
          VGroup(of: todos, width: .fractionalWidth(1.0), height: .estimated(30)) { todo in
            TodoComponent(todo: todo) { [weak self] t in
              self?.todos.removeAll(where: { $0 == t })
            }
          }
        }
      }
    }
  }
}

class SelectingDelegate: ComponentLifeTimeTrackingDelegate {
  var selected: [String] = []

  #if canImport(ObjectiveC)
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    select(indexPath)
  }
  #else
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    select(indexPath)
  }
  #endif

  private func select(_ indexPath: IndexPath) {
    guard let todo = component(at: indexPath, to: TodoComponent.self) else { return }
    selected.append(todo.todo.title)
  }
}
