import Foundation

extension UICollectionView {
  /// How cells of a class are made and configured: the class is registered when a cell is first
  /// dequeued. Make it once, outside of the data source's methods.
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = "\(Cell.self) \(UUID().uuidString)"
    let nib: UINib?
    let handler: Handler

    /// Makes a registration of a class.
    public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }

    /// Makes a registration of a nib, which must hold one cell of the class.
    public init(cellNib: UINib, handler: @escaping Handler) {
      (nib, self.handler) = (cellNib, handler)
    }
  }

  /// How supplementary views of a class and kind are made and configured.
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    /// Configures a view for its place.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = "\(Supplementary.self) \(UUID().uuidString)"
    let kind: String
    let nib: UINib?
    let handler: Handler

    /// Makes a registration of a class and kind.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, nib, self.handler) = (elementKind, nil, handler)
    }

    /// Makes a registration of a nib, which must hold one view of the class, and of a kind.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (kind, nib, self.handler) = (elementKind, supplementaryNib, handler)
    }
  }

  /// A cell of a registration's class, configured for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    if !reuse.isRegistered(nil, registration.identifier) {
      if let nib = registration.nib {
        reuse.register(nib: nib, nil, registration.identifier)
      } else {
        reuse.registerCell(Cell.self, registration.identifier)
      }
    }
    let dequeued = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = dequeued as? Cell else {
      preconditionFailure("\(type(of: dequeued)) was dequeued for \(Cell.self).")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of a registration's class and kind, configured for its place.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    if !reuse.isRegistered(registration.kind, registration.identifier) {
      if let nib = registration.nib {
        reuse.register(nib: nib, registration.kind, registration.identifier)
      } else {
        reuse.registerSupplementary(
          Supplementary.self, registration.kind, registration.identifier)
      }
    }
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = dequeued as? Supplementary else {
      preconditionFailure("\(type(of: dequeued)) was dequeued for \(Supplementary.self).")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
