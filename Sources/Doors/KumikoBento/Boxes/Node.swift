import UIKit

/// A row: a component with an identifier.
@preconcurrency @MainActor
public struct Node<Identifier: Hashable> {
  /// What stays the same in every version of the row, and is unlike any other row's of its section.
  public let id: Identifier

  let component: AnyRenderable

  /// Makes a row.
  public init<R: Renderable>(id: Identifier, component: R) {
    (self.id, self.component) = (id, component.asAnyRenderable())
  }

  /// The component, if it is a `T`: also inside what behaviors have made of it.
  public func component<T>(as type: T.Type) -> T? { component.cast(to: type) }

  /// The size of the row at a width, in points.
  ///
  /// - Parameter inheritedMargins: The margins of the view around it; none by default.
  public func sizeBoundTo(width: CGFloat, inheritedMargins: UIEdgeInsets = .zero) -> CGSize {
    component.size(.fillHorizontal(width), inheritedMargins)
  }

  /// The size of the row at a height, in points.
  ///
  /// - Parameter inheritedMargins: The margins of the view around it; none by default.
  public func sizeBoundTo(height: CGFloat, inheritedMargins: UIEdgeInsets = .zero) -> CGSize {
    component.size(.fillVertical(height), inheritedMargins)
  }

  /// The size of the row within a size, in points.
  ///
  /// - Parameter inheritedMargins: The margins of the view around it; none by default.
  public func sizeBoundTo(size: CGSize, inheritedMargins: UIEdgeInsets = .zero) -> CGSize {
    component.size(.compressed(size), inheritedMargins)
  }
}

extension Node: CustomInput {
  /// The row as a list of its own, whose section is 0, in the place of the keyboard.
  public func makeCustomInputBox() -> AnyBox {
    AnyBox(Box(sections: [Section(id: 0, items: [self])]))
  }
}

extension Node: @preconcurrency CustomDebugStringConvertible {
  /// The identifier and the type of the component.
  public var debugDescription: String { "🍙 Node \(id): \(component.componentType)" }
}
