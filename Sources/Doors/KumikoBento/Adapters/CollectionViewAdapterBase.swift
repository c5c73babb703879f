import KumikoComponents
import KumikoRendering
import UIKit

/// What collection views can be prepared with.
public typealias CollectionViewAdapter<SectionID: Hashable, ItemID: Hashable> =
  CollectionViewAdapterBase<SectionID, ItemID> & UICollectionViewDataSource
  & UICollectionViewDelegate

/// What answers a collection view that shows boxes. Subclasses conform to
/// `UICollectionViewDataSource` and `UICollectionViewDelegate`, and call `super` in what they
/// override.
@preconcurrency @MainActor
open class CollectionViewAdapterBase<SectionID: Hashable, ItemID: Hashable>: NSObject {
  private let core = BoxItemsCore()
  private let updater = BoxItemsUpdater()
  private lazy var renderer = Renderer(adapter: core, updater: updater)
  private var knownSections: [Section<SectionID, ItemID>]? = []

  /// The sections that are shown, from within an update on.
  public var sections: [Section<SectionID, ItemID>] {
    if let knownSections { return knownSections }
    let sections = core.data.compactMap { Section<SectionID, ItemID>($0) }
    knownSections = sections
    return sections
  }

  /// Makes an adapter for a collection view, which it does not keep.
  public required init(with collectionView: UICollectionView) {
    super.init()
    updater.front = self
    // A render that waits may outlive the list, which keeps this.
    core.didChangeData = { [weak self] in self?.knownSections = nil }
  }

  func prepare(_ view: UICollectionView) {
    renderer.target = view
    view.layoutIfNeeded()
  }

  func render(
    _ box: Box<SectionID, ItemID>, animated: Bool, _ completion: (() -> Void)?
  ) {
    updater.isAnimationEnabled = animated
    updater.completion = completion
    renderer.render(box.sections.map(\.inLanguage))
  }

  // MARK: Data source

  /// The number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    core.numberOfSections(in: collectionView)
  }

  /// The number of items of a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { core.collectionView(collectionView, numberOfItemsInSection: section) }

  /// A cell with the component of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { core.collectionView(collectionView, cellForItemAt: indexPath) }

  /// A view with what its section has for a kind; an empty one if there is nothing.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    core.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  // MARK: Display

  /// Tells an item's component that it comes on screen.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { core.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }

  /// Tells a component beside items that it comes on screen.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    core.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
      at: indexPath)
  }

  /// Tells an item's component that it has left the screen.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { core.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }

  /// Tells a component beside items that it has left the screen.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    core.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  // MARK: Menus

  /// Whether an item's component has items for a menu.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { menuItems(at: indexPath) != nil }

  /// Whether an item's component has an item with an action.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath?, withSender sender: Any?
  ) -> Bool {
    let component = indexPath.flatMap { menuItems(at: $0) }
    return component?.menuItems.contains { $0.action == action } ?? false
  }

  /// Whether an item's component has an item with an action.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    self.collectionView(
      collectionView, canPerformAction: action, forItemAt: Optional(indexPath), withSender: sender)
  }

  /// Calls an action on an item's component.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    guard let component = menuItems(at: indexPath) else { return }
    UIApplication.shared.sendAction(action, to: component, from: sender, for: nil)
  }

  /// The menu with the items of an item's component, which a long press shows.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap { menuItems(at: $0) }.map { component in
      UIContextMenuConfiguration(actionProvider: { _ in component.menu })
    }
  }

  private func menuItems(at path: IndexPath) -> (any MenuItemsResponding)? {
    guard core.data.indices.contains(path.section) else { return nil }
    let cells = core.data[path.section].cells
    guard cells.indices.contains(path.item) else { return nil }
    return cells[path.item].component(as: RenderableComponent.self)?.base
      .cast(to: (any MenuItemsResponding).self)
  }
}

extension CollectionViewAdapterBase: AdapterForwarding {
  package var forwardedAdapter: ListAdapter { core }
}

/// What answers collection views that have not been prepared with another adapter.
final class BoxCollectionViewAdapter<SectionID: Hashable, ItemID: Hashable>:
  CollectionViewAdapterBase<SectionID, ItemID>, UICollectionViewDataSource,
  UICollectionViewDelegate
{}
