import KumikoComponents
import KumikoRendering
import UIKit

/// What hands out the cells of a list.
@preconcurrency @MainActor
public protocol ListKitDataSource: ComponentQueryable {
  /// The collection view; nil while there is none.
  var collectionView: UICollectionView? { get set }

  /// Prepares a cell before its component is rendered.
  func configure(cell: UICollectionViewCell)
}

/// A data source of this module: it shows what is rendered by the language's means.
@MainActor
protocol AdaptedDataSource: ListKitDataSource, AnyObject {
  var adapter: ComposeAdapter { get }

  /// Shows a layout.
  ///
  /// - Parameter configuration: What concerns all sections; nil if nothing about that has changed.
  func apply(
    _ layout: ComposeLayout, _ configuration: UICollectionViewCompositionalLayoutConfiguration?,
    animated: Bool)
}

/// Shows each render by performing what has changed, animated if the render is.
///
/// Subclass it to prepare cells, and to ask for components:
///
/// ```swift
/// final class TodoDataSource: DiffableDataSource {
///   override func configure(cell: UICollectionViewCell) {
///     (cell as? TodoCell)?.delegate = self
///   }
/// }
/// ```
@preconcurrency @MainActor
open class DiffableDataSource: ListKitDataSource {
  /// The layout that was rendered last; nil before.
  public var layout: ComposeLayout?

  lazy var adapter = ComposeAdapter { [weak self] in self?.configure(cell: $0) }
  private lazy var renderer = Renderer(adapter: adapter, updater: ComposeUpdater())

  /// Makes a data source.
  public init() {}

  /// The collection view that shows what is rendered; another one takes that over.
  public weak var collectionView: UICollectionView? {
    didSet {
      // Another data source may have taken it over in the meantime.
      let isShown = oldValue === collectionView && collectionView?.dataSource === adapter
      guard !isShown || renderer.target == nil else { return }
      if let oldValue, oldValue !== collectionView {
        adapter.detach(from: oldValue, dataSource: adapter)
      }
      renderer.target = collectionView
    }
  }

  /// Prepares a cell before its component is rendered. Does nothing by default.
  open func configure(cell: UICollectionViewCell) {}
}

extension DiffableDataSource: AdaptedDataSource {
  func apply(
    _ layout: ComposeLayout, _ configuration: UICollectionViewCompositionalLayoutConfiguration?,
    animated: Bool
  ) {
    self.layout = layout
    adapter.willRender(configuration, in: collectionView)
    renderer.updater.isAnimationEnabled = animated
    renderer.render(layout.sections.map { KumikoComponents.Section($0) })
  }
}

/// Shows each render by reloading the collection view.
@preconcurrency @MainActor
open class PlainDataSource: NSObject, ListKitDataSource, UICollectionViewDataSource {
  lazy var adapter = ComposeAdapter { [weak self] in self?.configure(cell: $0) }
  private lazy var renderer: Renderer<PlainUpdater> = {
    let updater = PlainUpdater()
    updater.dataSource = self
    return Renderer(adapter: adapter, updater: updater)
  }()
  private var isShowing = false

  /// The layout that was rendered last; nil before. Reload the collection view after setting it.
  public var layout: ComposeLayout? {
    didSet { if !isShowing { adapter.data = sections } }
  }

  /// The collection view that shows what is rendered; another one takes that over.
  public weak var collectionView: UICollectionView? {
    didSet {
      // Another data source may have taken it over in the meantime.
      let isShown = oldValue === collectionView && collectionView?.dataSource === self
      guard !isShown || renderer.target == nil else { return }
      if let oldValue, oldValue !== collectionView {
        adapter.detach(from: oldValue, dataSource: self)
      }
      renderer.target = collectionView
    }
  }

  private var sections: [KumikoComponents.Section] {
    layout?.sections.map { KumikoComponents.Section($0) } ?? []
  }

  /// Prepares a cell before its component is rendered. Does nothing by default.
  open func configure(cell: UICollectionViewCell) {}

  /// The number of sections.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    adapter.numberOfSections(in: collectionView)
  }

  /// The number of items of a section.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { adapter.collectionView(collectionView, numberOfItemsInSection: section) }

  /// The cell of an item.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { adapter.collectionView(collectionView, cellForItemAt: indexPath) }

  /// The view at a border, or upon an item or a group.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    adapter.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  #if !canImport(ObjectiveC)
  // What subclasses add stands here where there is no Objective-C to find it: they override it.

  /// Whether the user may move an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when the user has moved an item. Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// The titles of the index beside the items; nil, for none, by default.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The item that a title of the index leads to; by default the first one of the section that has
  /// the title's number.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
  #endif
}

extension PlainDataSource: AdaptedDataSource {
  func apply(
    _ layout: ComposeLayout, _ configuration: UICollectionViewCompositionalLayoutConfiguration?,
    animated: Bool
  ) {
    isShowing = true
    self.layout = layout
    isShowing = false
    adapter.willRender(configuration, in: collectionView)
    renderer.render(sections)
  }
}
