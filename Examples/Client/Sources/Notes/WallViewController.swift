import Kumiko
import UIKit

/// The notes as a wall of cards.
final class WallViewController: UICollectionViewController {
  var notes: [Note] = [] {
    didSet { if isViewLoaded { update() } }
  }

  private let renderer = Renderer(adapter: WallAdapter(), updater: WallUpdater())

  /// How many changes each update made.
  var changeCounts: [Int] { renderer.updater.changeCounts }

  init() { super.init(collectionViewLayout: WallLayout()) }

  required init?(coder: NSCoder) { fatalError("walls are not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    renderer.adapter.didSelect = { [weak self] context in
      self?.remove(context.node)
    }
    renderer.target = collectionView
    update()
  }

  private func update() {
    renderer.render {
      Section(id: "notes") {
        Group(of: notes) { NoteCard(note: $0) }
      }
    }
  }

  /// Takes a card off the wall.
  private func remove(_ node: CellNode) {
    notes.removeAll { AnyHashable($0.id) == node.id }
  }
}
