import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// The snippets of `Guides/Layouts.md`, word for word, with what they need around them.
@MainActor
@Suite(.closesWindows) struct `The guide to layouts` {
  struct Book: Identifiable, Hashable {
    var id: Int
    var title: String
    var newPages = 0
  }

  struct Cover: Component {
    var book: Book
    var id: Book.ID { book.id }

    func renderContent() -> UILabel {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .headline)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .white
      label.textAlignment = .center
      label.numberOfLines = 0
      label.clipsToBounds = true
      label.layer.cornerRadius = 12
      return label
    }

    func render(in label: UILabel) {
      let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink]
      label.text = book.title
      label.backgroundColor = colors[book.id % colors.count]
    }
  }

  struct Badge: Component {
    var count: Int

    func renderContent() -> UILabel {
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .white
      label.backgroundColor = .systemRed
      label.textAlignment = .center
      label.clipsToBounds = true
      label.layer.cornerRadius = 11
      return label
    }

    func render(in label: UILabel) { label.text = "\(count)" }
  }

  final class LibraryViewController: UIViewController {
    private let collectionView = ListView()

    var books: [Book] = [] {
      didSet { update() }
    }

    /// Called when the list is pulled down; books that are set end the refresh.
    var didPull: () -> Void = {}

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Library"
      collectionView.frame = view.bounds
      collectionView.backgroundColor = .systemGroupedBackground
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(collectionView)
      addRefreshing()
      update()
    }

    private func update() {
      collectionView.render {
        shelf
        grid
        Section(id: "links", layout: .list(.insetGrouped)) {
          for title in ["Imports", "Settings"] { ListRow(title) {}.id(title) }
        }
      }
      collectionView.refreshControl?.endRefreshing()
    }

    private var shelf: Section {
      Section(id: "new") {
        HGroup(of: books.prefix(6), width: .absolute(130), height: .absolute(180)) { book in
          tile(book)
        }
      }
      .orthogonalScrollingBehavior(.continuousGroupLeadingBoundary)
      .interGroupSpacing(12)
      .contentInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
      .supplementaryContentInsetsReference(.none)
      .boundarySupplementaryItem(
        SectionHeader("New").supplementary(.header, height: .estimated(44)))
    }

    private var grid: Section {
      Section(id: "all", cells: books.map { CellNode(Cover(book: $0)) })
        .layout { environment in
          let columns = max(2, Int(environment.container.effectiveContentSize.width / 160))
          HGroup(width: .fractionalWidth(1), height: .absolute(96)) { Self.slot(of: columns) }
        }
        .contentInsets(leading: 12, bottom: 16, trailing: 12)
        .supplementaryContentInsetsReference(.none)
        .boundarySupplementaryItem(
          SectionHeader("All").supplementary(.header, height: .estimated(44)))
    }

    private static func slot(of columns: Int) -> ItemLayout {
      var slot = ItemLayout(
        width: .fractionalWidth(1 / CGFloat(columns)), height: .fractionalHeight(1))
      slot.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      return slot
    }

    private func tile(_ book: Book) -> some Component<Book.ID> {
      let corner = NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: 6, y: -6))
      let badge = Badge(count: book.newPages)
        .supplementary(.custom("pages"), width: .absolute(22), height: .absolute(22))
        .anchored(to: corner)
      return Cover(book: book)
        .layoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
        .badge(book.newPages == 0 ? nil : badge)
        .onSelect { [weak self] in self?.read(book.id) }
    }

    private func read(_ id: Book.ID) {
      guard let index = books.firstIndex(where: { $0.id == id }) else { return }
      books[index].newPages = 0
    }

    private func addRefreshing() {
      let action = UIAction { [weak self] _ in self?.didPull() }
      collectionView.refreshControl = UIRefreshControl(frame: .zero, primaryAction: action)
    }
  }

  private let titles = [
    "Ferry Times", "Paper Cranes", "The Moss Garden", "Tide Tables", "A Star Map", "Postcards",
    "On Tea", "Rain",
  ]

  private func makeScreen() -> LibraryViewController {
    let screen = LibraryViewController()
    screen.books = titles.enumerated().map { number, title in
      Book(id: number, title: title, newPages: number == 0 ? 3 : number == 1 ? 12 : 0)
    }
    return screen
  }

  @Test func `leads to a shelf, a grid with badges, and a list`() throws {
    let screen = makeScreen()
    let stage = TestStage(root: UINavigationController(rootViewController: screen))
    stage.settle()
    try stage.expectPicture("library")
    try stage.tap(on: "Paper Cranes")
    stage.settle()
    #expect(screen.books[1].newPages == 0)
    #expect(!stage.texts.contains("12"))
    #expect(stage.texts.contains("3"))
  }

  @Test func `leads to as many columns as there is room for`() throws {
    let size = CGSize(width: 700, height: 600)
    let stage = TestStage(
      root: UINavigationController(rootViewController: makeScreen()), size: size)
    stage.settle()
    let list = try stage.view(of: UICollectionView.self)
    let frames = list.visibleCells.filter { list.indexPath(for: $0)?.section == 1 }.map(\.frame)
    #expect(Set(frames.map(\.minX)).count == 4)
    try stage.expectPicture("library-wide")
  }

  @Test func `leads to a waterfall in a word`() {
    let books = makeScreen().books
    let list = ListView()
    list.render {
      Section("Notes", layout: .waterfall(columns: 2, spacing: 10)) {
        for book in books { Cover(book: book) }
      }
      .contentInsets(leading: 16, trailing: 16)
    }
    let stage = TestStage(view: list, size: CGSize(width: 400, height: 800))
    stage.settle()
    #expect(Set(list.visibleCells.map(\.frame.minX)) == [16, 205])
    #expect(list.visibleCells.count == books.count)
  }

  @Test func `leads to a list that is refreshed by a pull`() throws {
    let screen = makeScreen()
    var pulls = 0
    screen.didPull = { pulls += 1 }
    let stage = TestStage(root: screen)
    let list = try stage.view(of: UICollectionView.self)
    stage.drag(list, by: CGVector(dx: 0, dy: 300))
    #expect(pulls == 1)
    #expect(list.refreshControl?.isRefreshing == true)
    screen.books.removeLast()
    stage.settle()
    #expect(list.refreshControl?.isRefreshing == false)
  }
}
