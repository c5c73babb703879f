import KumikoComponents
import KumikoCompositional
import KumikoRendering
import UIKit

/// What both kinds of data sources ask for cells: the language's adapter, with views at the borders
/// of the whole list, and without being the delegate.
final class ComposeAdapter: UICollectionViewCompositionalAdapter {
  /// The collection view's delegate.
  weak var delegate: (any UICollectionViewDelegate)?

  /// What is shown at the borders of the whole list.
  var borders: [String: ViewNode] = [:]

  /// The layout that asks the sections.
  private(set) lazy var layout = makeLayout()

  /// Whether something was rendered, so that the layout is wanted.
  private var hasRendered = false

  init(configure: @escaping @MainActor (UICollectionViewCell) -> Void) {
    super.init(data: [])
    didDequeue = configure
    // Each render brings sections anew; updaters have them asked for.
    mayArrangeDifferently = { false }
    didShowData["kinds"] = { [unowned self] in forgetUnusedKinds() }
  }

  /// Gets ready for a render with a configuration: nil if there is none, or no other than before.
  func willRender(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration?, in view: UICollectionView?
  ) {
    hasRendered = true
    if let configuration {
      let items = configuration.boundarySupplementaryItems
      borders = Dictionary(
        items.map { ($0.elementKind, Supplements.components[$0]?.node) }, uniquingKeysWith: { $1 }
      ).compactMapValues(\.self)
      layout.configuration = configuration
    }
    if let view { install(in: view) }
  }

  /// Gives a collection view the layout, unless there is nothing to lay out.
  func install(in view: UICollectionView) {
    guard hasRendered, view.collectionViewLayout !== layout else { return }
    view.setCollectionViewLayout(layout, animated: false)
  }

  /// Takes the adapter away from a collection view that shows something else from now on.
  func detach(from view: UICollectionView, dataSource: any UICollectionViewDataSource) {
    if view.dataSource === dataSource { view.dataSource = nil }
    if view.delegate === delegate ?? self { view.delegate = nil }
    guard view.collectionViewLayout === layout else { return }
    view.setCollectionViewLayout(ComposeRenderer.emptyLayout, animated: false)
  }

  /// Forgets kinds of views that went with the components whose ids they had.
  private func forgetUnusedKinds() {
    guard let view = layout.collectionView else { return }
    var used = Set(borders.keys)
    for section in data {
      used.formUnion(section.supplementaries.keys)
      for node in section.cells {
        let kinds =
          node.component.as(ListKitComponent.self)?.supplementaryKinds
          ?? ItemLayout(of: node.component).supplementaryItems.map { $0.kind.elementKind }
        used.formUnion(kinds)
      }
    }
    forgetSupplementaryKinds(in: view) { !used.contains($0) }
  }

  /// What a view shows: what its section or its item has, or else the whole list.
  override func supplementaryViewNode(
    forElementKind kind: String, collectionView: UICollectionView, at indexPath: IndexPath
  ) -> ViewNode? {
    super.supplementaryViewNode(
      forElementKind: kind, collectionView: collectionView, at: indexPath) ?? borders[kind]
  }
}
