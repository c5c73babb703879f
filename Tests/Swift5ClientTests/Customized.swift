import Kumiko
import UIKit

/// Changes how updates look, and counts them.
class CountingUpdater<Adapter: UITableViewAdapter>: UITableViewUpdater<Adapter> {
  var stageCounts: [Int] = []
  var refreshCount = 0

  override var insertRowsAnimation: UITableView.RowAnimation {
    get { .left }
    set {}
  }

  override func set(allAnimation animation: UITableView.RowAnimation) {
    deleteRowsAnimation = animation
  }

  override func performDifferentialUpdates(
    target: UITableView, adapter: Adapter, stagedChangeset: StagedDataChangeset
  ) {
    stageCounts.append(stagedChangeset.count)
    super.performDifferentialUpdates(
      target: target, adapter: adapter, stagedChangeset: stagedChangeset)
  }

  override func renderVisibleComponents(in target: UITableView, adapter: Adapter) {
    refreshCount += 1
    super.renderVisibleComponents(in: target, adapter: adapter)
  }
}

/// Performs stages by itself.
class ManualUpdater<Adapter: UITableViewAdapter>: UITableViewUpdater<Adapter> {
  override func performDifferentialUpdates(
    target: UITableView, adapter: Adapter, stagedChangeset: StagedDataChangeset
  ) {
    target.reload(using: stagedChangeset, with: .none) { adapter.data = $0 }
    renderVisibleComponents(in: target, adapter: adapter)
    completion?()
  }
}

/// An adapter that owes nothing to the library's.
class PlainAdapter: NSObject, Adapter, UITableViewDataSource, UITableViewDelegate {
  var data: [Section] = []

  func numberOfSections(in tableView: UITableView) -> Int {
    data.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cellNodes(in: section).count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let component = cellNode(at: indexPath).component
    let cell = tableView.dequeueReusableCell(withIdentifier: component.reuseIdentifier)
    let plainCell =
      cell as? PlainCell
      ?? PlainCell(style: .default, reuseIdentifier: component.reuseIdentifier)
    plainCell.render(component: component)
    return plainCell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    cellNode(at: indexPath).component.referenceSize(in: tableView.bounds)?.height ?? 44
  }
}

final class PlainCell: UITableViewCell, ComponentRenderable {}

/// An updater that owes nothing to the library's.
class PlainUpdater: Updater {
  func prepare(target: UITableView, adapter: PlainAdapter) {
    target.delegate = adapter
    target.dataSource = adapter
    target.reloadData()
  }

  func performUpdates(target: UITableView, adapter: PlainAdapter, data: [Section]) {
    let stages = StagedDataChangeset(source: adapter.data, target: data)
    target.reload(
      using: stages, deleteSectionsAnimation: .none, insertSectionsAnimation: .none,
      reloadSectionsAnimation: .none, deleteRowsAnimation: .none, insertRowsAnimation: .none,
      reloadRowsAnimation: .none, interrupt: { $0.changeCount > 100 },
      setData: { adapter.data = $0 })
  }
}

/// A renderer that notes what it is given in each form.
class NotingRenderer<U: Updater>: Renderer<U> {
  var notes: [String] = []

  override func render<C: Collection>(_ data: C) where C.Element == Section {
    notes.append("collection")
    super.render(data)
  }

  override func render<C: Collection>(_ data: C) where C.Element == Section? {
    notes.append("optionals")
    super.render(data)
  }

  override func render(_ data: Section...) {
    notes.append("list")
    super.render(data)
  }

  override func render(_ data: Section?...) {
    notes.append("list of optionals")
    super.render(data.compactMap { $0 })
  }

  override func render<S: SectionsBuildable>(@SectionsBuilder sections: () -> S) {
    notes.append("sections")
    super.render(sections: sections)
  }

  override func render(@RowsBuilder rows: () -> Rows) {
    notes.append("rows")
    super.render(rows: rows)
  }
}

/// Shows a component in no cell at all.
final class ComponentViewController: UIViewController, ComponentRenderable {
  var componentContainerView: UIView {
    view
  }
}

/// Passes on what it is given.
func card(_ id: String, @RowsBuilder rows: () -> Rows) -> Section {
  Section(id: id, header: Header(id), rows: rows)
}

func identifiers<C: IdentifiableComponent>(of components: [C]) -> Set<C.ID> {
  Set(components.map { $0.id })
}

/// A list of elements of several types, without components.
class FeedViewController: UITableViewController {
  var feed: [AnyDifferentiable] = [] {
    didSet { shownCount = feed.count }
  }
  var shownCount = 0

  func show(_ next: [AnyDifferentiable]) {
    let stages = StagedChangeset(source: feed, target: next)
    tableView.reload(using: stages, with: .fade) { self.feed = $0 }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    feed.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(feed[indexPath.row].base)"
    return cell
  }
}

struct Score: Hashable, Differentiable, CustomStringConvertible {
  var points: Int

  var description: String {
    "\(points) points"
  }
}

struct Advert: ContentIdentifiable, ContentEquatable {
  var name: String

  var differenceIdentifier: String {
    name
  }

  func isContentEqual(to source: Advert) -> Bool {
    true
  }
}
