import KumikoComponents
import UIKit

extension ListAdapter {
  /// The component of a row as a type or a protocol; nil if there is no such row, or it is
  /// something else.
  ///
  /// ```swift
  /// adapter.component(at: path, as: (any PhotoShowing).self)?.openPhoto()
  /// ```
  public func component<T>(at indexPath: IndexPath, as type: T.Type) -> T? {
    existingNode(at: indexPath)?.component(as: type)
  }

  /// What the modifiers of the newest version of a row say; nothing if the row is gone.
  func traits(at path: IndexPath) -> RowTraits {
    whileServing { existingNode(at: path)?.component.rowTraits ?? RowTraits() }
  }

  func ids(at paths: [IndexPath]) -> [AnyHashable] {
    paths.filter(contains).map { cellNode(at: $0).id }
  }
}
