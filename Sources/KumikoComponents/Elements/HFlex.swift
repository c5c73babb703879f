import KumikoFlexLayout
import UIKit

/// Elements beside each other, as in SwiftUI's `HStack`.
public struct HFlex: ElementTree {
  /// What the element says of the view that the others stand in.
  public var node: ElementNode

  /// Describes elements beside each other.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand vertically; in the middle by default.
  ///   - spacing: The space between them, in points; 0 by default.
  ///   - content: The elements.
  public init(
    alignment: FlexAlign = .center, spacing: CGFloat = 0, @ElementBuilder content: () -> Elements
  ) {
    node = .container(of: Self.self, content().nodes, .row, alignment, spacing)
  }
}

/// Elements below each other, as in SwiftUI's `VStack`.
public struct VFlex: ElementTree {
  /// What the element says of the view that the others stand in.
  public var node: ElementNode

  /// Describes elements below each other.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand horizontally; as wide as the whole by default.
  ///   - spacing: The space between them, in points; 0 by default.
  ///   - content: The elements.
  public init(
    alignment: FlexAlign = .stretch, spacing: CGFloat = 0, @ElementBuilder content: () -> Elements
  ) {
    node = .container(of: Self.self, content().nodes, .column, alignment, spacing)
  }
}

/// Room that takes what the elements beside it leave.
public struct FlexSpacer: ElementTree {
  /// What the element says of its view.
  public var node: ElementNode

  /// Describes room.
  public init() {
    node = ElementNode(ElementKind(element: Self.self)) { UIView() }
    node.changeLayout { $0.flexGrow = 1 }
  }
}

extension ElementNode {
  /// An element that others stand in, one after the other.
  static func container(
    of element: Any.Type, _ children: [ElementNode], _ direction: FlexDirection,
    _ alignment: FlexAlign, _ spacing: CGFloat
  ) -> ElementNode {
    let node = ElementNode(ElementKind(element: element)) { UIView() }
    node.changeLayout {
      $0.flexDirection = direction
      $0.alignItems = alignment
      $0.gap = .points(spacing)
    }
    node.children = children
    return node
  }
}
