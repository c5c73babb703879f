import KumikoComponents
import UIKit

// List views that rendered boxes by themselves, before a renderer took one line.

extension UITableView {
  /// Shows a box, with changes that fade unless they are not to be seen.
  @available(*, deprecated, message: "Keep a TableRenderer(tableView), and render box.sections.")
  public func render<SectionID, RowID>(
    _ box: Box<SectionID, RowID>, animated: Bool = true, completion: (() -> Void)? = nil
  ) { renderSections(box.sections, with: TableAnimations(), animated: animated, completion) }

  /// Shows a box, with changes that look a certain way.
  @available(*, deprecated, message: "Keep a TableRenderer(tableView), and render box.sections.")
  public func render<SectionID, RowID>(
    _ box: Box<SectionID, RowID>, with animations: TableAnimations
  ) { renderSections(box.sections, with: animations, animated: true, nil) }

  private func renderSections(
    _ sections: [Section], with animations: TableAnimations, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    keptRenderer.updater.animations = animations
    keptRenderer.updater.completion = completion
    renderSections(sections, animated: animated)
  }

  /// What shows boxes in this table, made when first asked for.
  @available(*, deprecated, message: "Keep a TableRenderer(tableView).")
  public var boxRenderer: Renderer<UITableViewUpdater<UITableViewAdapter>> { keptRenderer }

  /// Makes an adapter the one that shows boxes in this table, instead of a plain one.
  @available(*, deprecated, message: "Keep a TableRenderer(tableView, adapter: adapter).")
  public func prepareForBoxRendering(with adapter: UITableViewAdapter) {
    keptRenderer = TableRenderer(self, adapter: adapter)
  }
}

extension UICollectionView {
  /// Shows a box, with changes as the layout animates them unless they are not to be seen.
  @available(
    *, deprecated, message: "Keep a CollectionRenderer(collectionView), and render box.sections."
  )
  public func render<SectionID, RowID>(
    _ box: Box<SectionID, RowID>, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    keptRenderer.updater.isAnimationEnabled = animated
    keptRenderer.updater.completion = completion
    keptRenderer.render(box.sections)
  }

  /// What shows boxes in this collection view, made when first asked for.
  @available(*, deprecated, message: "Keep a CollectionRenderer(collectionView).")
  public var boxRenderer: Renderer<UICollectionViewUpdater<UICollectionViewAdapter>> {
    keptRenderer
  }

  /// Makes an adapter the one that shows boxes in this collection view, instead of a plain one.
  @available(*, deprecated, message: "Keep a renderer of the adapter.")
  public func prepareForBoxRendering(with adapter: UICollectionViewAdapter) {
    keptRenderer = Renderer(adapter: adapter, updater: UICollectionViewUpdater())
  }
}

extension Box {
  /// Shows the box in a table.
  @available(*, deprecated, message: "Keep a TableRenderer(tableView), and render the sections.")
  public func render(in tableView: UITableView, animated: Bool = true) {
    tableView.renderSections(sections, animated: animated)
  }

  /// Shows the box in a collection view.
  @available(*, deprecated, message: "Keep a renderer, and render the sections.")
  public func render(in collectionView: UICollectionView, animated: Bool = true) {
    collectionView.keptRenderer.updater.isAnimationEnabled = animated
    collectionView.keptRenderer.render(sections)
  }
}
