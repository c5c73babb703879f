import UIKit

extension UICollectionView {
  /// Gets ready for boxes whose identifiers have certain types. A collection view can be made ready
  /// once.
  public func prepareForBoxRendering<SectionID: Hashable, ItemID: Hashable>(
    sectionIdType: SectionID.Type, rowIdType: ItemID.Type
  ) { prepareForBoxRendering(with: BoxCollectionViewAdapter<SectionID, ItemID>(with: self)) }

  /// Gets ready for boxes with an adapter that was made with this collection view: it becomes data
  /// source and delegate, and is kept. The second time stops the program.
  public func prepareForBoxRendering<SectionID, ItemID>(
    with adapter: any CollectionViewAdapter<SectionID, ItemID>
  ) {
    AdapterKeeper.keep(adapter, in: self)
    adapter.prepare(self)
  }

  /// Shows a box, with changes as the layout animates them.
  public func render<SectionID, ItemID>(_ box: Box<SectionID, ItemID>) {
    render(box, animated: true, completion: nil)
  }

  /// Shows a box.
  ///
  /// - Parameters:
  ///   - box: The whole list.
  ///   - animated: Whether changes are seen happening; if not, the collection view reloads.
  ///   - completion: Called when the box is shown and animations are over.
  public func render<SectionID, ItemID>(
    _ box: Box<SectionID, ItemID>, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    if AdapterKeeper.adapter(of: self) == nil {
      prepareForBoxRendering(sectionIdType: SectionID.self, rowIdType: ItemID.self)
    }
    let adapter = AdapterKeeper.adapter(of: self)
    guard let adapter = adapter as? CollectionViewAdapterBase<SectionID, ItemID> else {
      preconditionFailure("The collection view shows boxes with identifiers of other types.")
    }
    adapter.render(box, animated: animated, completion)
  }
}
