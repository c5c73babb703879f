import UIKit

/// A row of a ``Box``: a component with an identifier of a certain type.
///
/// ```swift
/// Node(id: RowID.name, ListRow("Name", value: user.name))
/// ```
@preconcurrency @MainActor
public struct Node<RowID: Hashable> {
  /// What stays the same in every version of the row, and is unlike any other row's.
  public var id: RowID {
    didSet { cell = CellNode(id: id, cell.component) }
  }

  /// The row without the type of its identifier.
  public private(set) var cell: CellNode

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - id: What identifies the row within its section.
  ///   - component: What the row shows.
  public init(id: RowID, _ component: some Component) {
    self.id = id
    cell = CellNode(id: id, component)
  }

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - id: What identifies the row within its section.
  ///   - component: What the row shows.
  public init(id: RowID, component: some Component) { self.init(id: id, component) }

  /// What the row shows.
  public var component: AnyComponent { cell.component }

  /// The component if it is a `T`, or else the first one inside its wrappers that is.
  public func component<T>(as type: T.Type) -> T? { component.as(type) }

  /// The height of the row at a width, in points.
  ///
  /// - Parameters:
  ///   - width: The width of the row, in points.
  ///   - inheritedMargins: The margins of the view around it; none by default.
  public func height(
    forWidth width: CGFloat, inheritedMargins: NSDirectionalEdgeInsets = .zero
  ) -> CGFloat {
    component.height(in: HeightContext(width: width, margins: inheritedMargins))
  }
}

extension Node: CustomDebugStringConvertible {
  /// The identifier and the component.
  public var debugDescription: String { "Node \(id): \(String(reflecting: component.base))" }
}
