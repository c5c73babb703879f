import Kumiko
import UIKit

/// An essay that opens where it was left, with a table of contents that leads to its chapters.
final class ReaderViewController: UIViewController {
  /// Where the reader was, as it is kept in the app's defaults or a scene's state.
  private static var bookmark: Data?

  private let essay = Essay.lattices
  private let list = UITableView(frame: .zero, style: .plain)
  private let renderer: TableRenderer
  /// The chapter that the reader has gone to last.
  private(set) var arrival: Task<ScrollResult, Never>?

  init() {
    renderer = TableRenderer(list)
    super.init(nibName: nil, bundle: nil)
    title = "Lattices"
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Contents", image: UIImage(systemName: "list.bullet"), menu: contents)
  }

  required init?(coder: NSCoder) { fatalError("Screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.separatorStyle = .none
    view.addSubview(list)
    renderer.render {
      for chapter in essay.chapters {
        Section(id: chapter.id) {
          Heading(id: .heading(chapter.id), text: chapter.title)
          for paragraph in chapter.paragraphs {
            Passage(id: .paragraph(paragraph.id), text: paragraph.text)
          }
        }
      }
    }
    openBookmark()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Self.bookmark = try? JSONEncoder().encode(renderer.position(as: Place.self))
  }

  private func openBookmark() {
    guard let data = Self.bookmark,
      let place = try? JSONDecoder().decode(ListPosition<Place>.self, from: data)
    else { return }
    renderer.restore(place)
  }

  // MARK: Contents

  private var contents: UIMenu {
    UIMenu(
      title: "Contents",
      children: essay.chapters.map { chapter in
        UIAction(title: chapter.title) { [weak self] _ in self?.go(to: chapter.id) }
      })
  }

  /// Scrolls to a chapter, whose heading says that it is there.
  func go(to chapter: Int) {
    let scroll = renderer.scroll(to: Place.heading(chapter), at: .top)
    arrival = Task { [weak self] in
      let result = await scroll.result
      if result == .arrived { self?.renderer.pulse(Place.heading(chapter)) }
      return result
    }
  }

  /// Reads on for some points, as if somebody had scrolled.
  func read(to paragraph: Int, _ points: CGFloat) {
    renderer.scroll(to: Place.paragraph(paragraph), at: .top, animated: false)
    list.contentOffset.y += points
  }

  /// Begins anew.
  func reopen() {
    Self.bookmark = nil
    renderer.scrollToStart(animated: false)
  }

  // MARK: Rows

  /// What a row shows; kept through launches.
  enum Place: Hashable, Codable, Sendable {
    case heading(Int)
    case paragraph(Int)
  }

  private struct Heading: Component {
    var id: Place
    var text: String

    var body: some ElementTree {
      VFlex { TextElement(text, .title2) }
        .padding(NSDirectionalEdgeInsets(top: 28, leading: 24, bottom: 8, trailing: 24))
    }
  }

  private struct Passage: Component {
    var id: Place
    var text: String

    var body: some ElementTree {
      VFlex { TextElement(text, .body) }
        .padding(NSDirectionalEdgeInsets(top: 0, leading: 24, bottom: 14, trailing: 24))
    }
  }
}

extension GalleryScreen {
  /// An essay that opens where it was left.
  static let reader = GalleryScreen(
    name: "reader",
    row: MenuRow(
      id: "reader", title: "Reader", subtitle: "Comes back to where it was", symbol: "book.fill",
      tint: .systemBrown),
    states: [
      State("top", of: ReaderViewController.self) { $0.reopen() },
      State("middle", of: ReaderViewController.self) { $0.read(to: 101, 30) },
      State("chapter", of: ReaderViewController.self) {
        $0.reopen()
        $0.go(to: 2)
      },
    ],
    make: ReaderViewController.init)
}
