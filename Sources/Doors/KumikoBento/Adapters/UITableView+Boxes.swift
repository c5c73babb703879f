import UIKit

extension UITableView {
  /// Gets ready for boxes whose identifiers have certain types. A table can be made ready once.
  public func prepareForBoxRendering<SectionID: Hashable, ItemID: Hashable>(
    sectionIdType: SectionID.Type, rowIdType: ItemID.Type
  ) { prepareForBoxRendering(with: BoxTableViewAdapter<SectionID, ItemID>(with: self)) }

  /// Gets ready for boxes with an adapter that was made with this table: it becomes data source and
  /// delegate, and is kept. A table can be made ready once; the second time stops the program.
  public func prepareForBoxRendering<SectionID, ItemID>(
    with adapter: any TableViewAdapter<SectionID, ItemID>
  ) {
    AdapterKeeper.keep(adapter, in: self)
    adapter.prepare(self)
  }

  /// Shows a box, with changes that fade.
  public func render<SectionID, ItemID>(_ box: Box<SectionID, ItemID>) {
    render(box, animated: true)
  }

  /// Shows a box, with changes that fade, or by a reload: then every row ends display and is
  /// mounted anew.
  public func render<SectionID, ItemID>(_ box: Box<SectionID, ItemID>, animated: Bool) {
    boxAdapter(for: box).render(box, animated: animated, TableViewAnimation())
  }

  /// Shows a box, with changes that look a certain way.
  public func render<SectionID, ItemID>(
    _ box: Box<SectionID, ItemID>, with animation: TableViewAnimation
  ) { boxAdapter(for: box).render(box, animated: true, animation) }

  /// What forgets the sizes of rows. The table must have been made ready, or shown a box.
  public var sizeInvalidator: any SizeInvalidationSupporting {
    guard let adapter = AdapterKeeper.adapter(of: self) as? any SizeInvalidationSupporting else {
      preconditionFailure("The table has not been prepared for boxes.")
    }
    return adapter
  }

  /// The adapter that shows boxes; a new one if there is none.
  private func boxAdapter<SectionID, ItemID>(
    for box: Box<SectionID, ItemID>
  ) -> TableViewAdapterBase<SectionID, ItemID> {
    if AdapterKeeper.adapter(of: self) == nil {
      prepareForBoxRendering(sectionIdType: SectionID.self, rowIdType: ItemID.self)
    }
    return knownBoxAdapter()
  }

  /// The adapter, which shows boxes of one type only: any other stops the program.
  func knownBoxAdapter<SectionID, ItemID>() -> TableViewAdapterBase<SectionID, ItemID> {
    let adapter = AdapterKeeper.adapter(of: self)
    guard let adapter = adapter as? TableViewAdapterBase<SectionID, ItemID> else {
      preconditionFailure("The table shows boxes with identifiers of other types.")
    }
    return adapter
  }
}
