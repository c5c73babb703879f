import Kumiko
import UIKit

/// A shelf of books that are dragged into lists, and between them; what was done can be undone.
final class BookshelfViewController: UIViewController, TableScreen {
  private(set) var books = Book.library
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let shelfView: UICollectionView
  private let shelf: CollectionRenderer
  private let lists: TableRenderer
  private let undoing = UndoManager()

  init() {
    shelfView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    (shelf, lists) = (CollectionRenderer(shelfView), TableRenderer(tableView))
    super.init(nibName: nil, bundle: nil)
    title = "Bookshelf"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override var undoManager: UndoManager? { undoing }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    (tableView.backgroundColor, shelfView.backgroundColor) = (.clear, .clear)
    for list in [shelfView, tableView] {
      list.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(list)
    }
    let safe = view.safeAreaLayoutGuide
    let end = tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    // In a window lower than the shelf there is no room for the lists.
    end.priority = .required - 1
    NSLayoutConstraint.activate([
      shelfView.topAnchor.constraint(equalTo: safe.topAnchor),
      shelfView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      shelfView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      shelfView.heightAnchor.constraint(equalToConstant: 164),
      tableView.topAnchor.constraint(equalTo: shelfView.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      end,
    ])
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .redo, primaryAction: UIAction { [undoing] _ in undoing.redo() }),
      UIBarButtonItem(systemItem: .undo, primaryAction: UIAction { [undoing] _ in undoing.undo() }),
    ]
    render()
  }

  private func render() {
    shelf.render {
      Section(id: Book.Place.shelf, of: books[.shelf] ?? []) { book in
        BookCover(book: book).draggable { book }
      }
      .dropDestination(of: Book.self) { [weak self] in self?.put($0, in: .shelf, at: $1) }
      .layout(.shelf(height: 132))
      .contentInsets(leading: 16, trailing: 16)
    }
    lists.render {
      for place in Book.Place.allCases where place != .shelf {
        list(at: place)
      }
    }
    for (item, isOn) in zip(
      navigationItem.rightBarButtonItems ?? [], [undoing.canRedo, undoing.canUndo])
    {
      item.isEnabled = isOn
    }
  }

  private func list(at place: Book.Place) -> Section {
    Section(
      id: place, header: SectionHeader(place.rawValue),
      rows: {
        for book in books[place] ?? [] {
          ListRow(
            book.title, subtitle: book.author, icon: .symbol("book.closed.fill", tint: book.color)
          )
          .id(book.id)
          .draggable { book }
        }
      }
    )
    .dropDestination(of: Book.self) { [weak self] in self?.put($0, in: place, at: $1) }
  }

  /// Puts books where they were dropped.
  func put(_ new: [Book], in list: Book.Place, at place: DropPlace) {
    var books = books.mapValues { $0.filter { !new.contains($0) } }
    books[list, default: []].insert(new, at: place)
    show(books)
  }

  /// Shows books elsewhere, so that it can be undone, and redone.
  private func show(_ new: [Book.Place: [Book]]) {
    undoing.registerUndo(withTarget: self) { [books] in $0.show(books) }
    books = new
    render()
  }

  /// Takes back what was done last.
  func undo() { undoing.undo() }
}

extension GalleryScreen {
  /// Books that are dragged from a shelf into lists.
  static let bookshelf = GalleryScreen(
    name: "bookshelf",
    row: MenuRow(
      id: "bookshelf", title: "Bookshelf", subtitle: "Drag and drop, undo",
      symbol: "books.vertical.fill", tint: .systemBrown),
    states: [
      State("shelf", of: BookshelfViewController.self),
      State("sorted", of: BookshelfViewController.self) { screen in
        let books = screen.books[.shelf] ?? []
        screen.put(
          [books[1], books[3]], in: .reading, at: DropPlace(sectionID: Book.Place.reading))
      },
    ],
    make: BookshelfViewController.init)
}
