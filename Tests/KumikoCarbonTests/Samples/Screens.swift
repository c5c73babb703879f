import KumikoCarbon
import UIKit

/// Greetings in a table: rows, then sections with headers, footers and conditions.
final class GreetingsController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
  var selected: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    renderer.target = tableView
    renderer.adapter.didSelect = { [unowned self] context in
      if let message = context.node.component(as: HelloMessage.self) {
        self.selected.append("\(message.name) at \(context.indexPath.row)")
      }
    }
  }

  func greet(_ names: [String], isLast: Bool = false) {
    renderer.render {
      Header("GREET")
        .identified(by: \.title)

      Group(of: names) { name in
        HelloMessage(name)
      }

      if isLast {
        Footer("Bye")
          .identified(by: \.text)
      }
    }
  }

  func greetInSections(showsTop: Bool, showsFourth: Bool) {
    renderer.render {
      Section(
        id: "Bottom",
        header: Header("GREET"),
        footer: Footer("Greeting from Carbon"),
        cells: {
          HelloMessage("Marsellus")
          HelloMessage("The Wolf")
        }
      )

      if showsTop {
        Section(id: "Top") {
          HelloMessage("Brett")
          HelloMessage("Roger")

          if showsFourth {
            HelloMessage("Fourth Man")
          }
        }
      }
    }
  }

  func greetInGroups() {
    renderer.render {
      Group {
        Section(id: 0) {
          HelloMessage("Jimmie")
        }
        Section(id: 1) {
          HelloMessage("Bonnie")
        }
      }
      Group(of: ["Lance", "Jody"]) { name in
        Section(id: name) {
          HelloMessage(name)
        }
      }
    }
  }

  func greetWithNodes() {
    renderer.render(
      Section(
        id: "Section",
        header: ViewNode(Header("GREET")),
        cells: [
          CellNode(id: 0, HelloMessage("Vincent")),
          CellNode(HelloMessage("Mia").identified(by: \.name)),
          CellNode(HelloMessage("Jules")),
        ],
        footer: ViewNode(Footer("Greeting from Carbon"))
      )
    )
  }
}

/// Cells, headers and footers of other classes.
final class BadgeCell: UITableViewCell, ComponentRenderable {}
final class BadgeHeader: UITableViewHeaderFooterView, ComponentRenderable {}

class BadgeTableViewAdapter: UITableViewAdapter {
  override func cellRegistration(
    tableView: UITableView, indexPath: IndexPath, node: CellNode
  ) -> CellRegistration {
    CellRegistration(class: BadgeCell.self)
  }

  override func headerViewRegistration(
    tableView: UITableView, section: Int, node: ViewNode
  ) -> ViewRegistration {
    ViewRegistration(class: BadgeHeader.self)
  }

  override func footerViewRegistration(
    tableView: UITableView, section: Int, node: ViewNode
  ) -> ViewRegistration {
    ViewRegistration(class: BadgeHeader.self)
  }
}

/// A kind of supplementary views of the app's own.
class BadgeCollectionViewAdapter: UICollectionViewFlowLayoutAdapter {
  override func supplementaryViewNode(
    forElementKind kind: String, collectionView: UICollectionView, at indexPath: IndexPath
  ) -> ViewNode? {
    switch kind {
    case "Badge":
      return headerNode(in: indexPath.section)
    default:
      return super.supplementaryViewNode(
        forElementKind: kind, collectionView: collectionView, at: indexPath)
    }
  }
}

/// An updater that counts what it is asked to do.
class CountingUpdater: UITableViewUpdater<UITableViewAdapter> {
  var stages = 0
  var renders = 0

  override func performDifferentialUpdates(
    target: UITableView, adapter: UITableViewAdapter, stagedChangeset: StagedDataChangeset
  ) {
    stages += stagedChangeset.count
    super.performDifferentialUpdates(
      target: target, adapter: adapter, stagedChangeset: stagedChangeset)
  }

  override func renderVisibleComponents(in target: UITableView, adapter: UITableViewAdapter) {
    renders += 1
    super.renderVisibleComponents(in: target, adapter: adapter)
  }
}

/// A renderer that sees everything that is rendered.
class LoggingRenderer: Renderer<UITableViewUpdater<UITableViewAdapter>> {
  var log: [String] = []

  override func render<C: Collection>(_ data: C) where C.Element == Section {
    log.append("\(data.count) sections")
    super.render(data)
  }

  override func render<S: SectionsBuildable>(@SectionsBuilder sections: () -> S) {
    log.append("sections")
    super.render(sections: sections)
  }

  override func render<C: CellsBuildable>(@CellsBuilder cells: () -> C) {
    log.append("cells")
    super.render(cells: cells)
  }
}

/// A wrapper around components: what it does not say is said by the component inside.
struct Highlighted<Wrapped: IdentifiableComponent>: ComponentWrapping, IdentifiableComponent {
  var wrapped: Wrapped
  var log: (String) -> Void

  var id: Wrapped.ID { wrapped.id }

  func contentWillDisplay(_ content: Wrapped.Content) {
    log("shown")
    wrapped.contentWillDisplay(content)
  }
}

/// Functions of an app's own that list rows and sections.
@MainActor
func list<C: CellsBuildable>(@CellsBuilder cells: () -> C) -> [CellNode] { cells().buildCells() }

@MainActor
func lists<S: SectionsBuildable>(@SectionsBuilder sections: () -> S) -> [Section] {
  sections().buildSections()
}
