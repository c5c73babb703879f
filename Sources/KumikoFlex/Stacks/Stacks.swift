import KumikoFlexLayout
import UIKit

/// Describes views beside each other, as SwiftUI's `HStack` does.
///
/// - Parameters:
///   - alignment: Where views stand vertically; in the middle by default.
///   - spacing: The space between views, in points; 0 by default.
///   - content: The views.
@preconcurrency @MainActor
public func HFlex(
  alignment: FlexAlign = .center, spacing: CGFloat = 0,
  @NodeBuilder content: () -> [any ComponentNodeType]
) -> ComponentNode<UIView> {
  stack("HFlex", .row, alignment, spacing, content)
}

/// Describes views below each other, as SwiftUI's `VStack` does.
///
/// - Parameters:
///   - alignment: Where views stand horizontally; as wide as the stack by default.
///   - spacing: The space between views, in points; 0 by default.
///   - content: The views.
@preconcurrency @MainActor
public func VFlex(
  alignment: FlexAlign = .stretch, spacing: CGFloat = 0,
  @NodeBuilder content: () -> [any ComponentNodeType]
) -> ComponentNode<UIView> {
  stack("VFlex", .column, alignment, spacing, content)
}

@MainActor
private func stack(
  _ reuseIdentifier: String, _ direction: FlexDirection, _ alignment: FlexAlign, _ spacing: CGFloat,
  _ content: () -> [any ComponentNodeType]
) -> ComponentNode<UIView> {
  ComponentNode<UIView>(reuseIdentifier: reuseIdentifier)
    .layout {
      $0.flexDirection = direction
      $0.alignItems = alignment
      $0.gap = .points(spacing)
    }
    .children(content)
}

/// Describes room that takes what its siblings leave.
@preconcurrency @MainActor
public func FlexSpacer() -> ComponentNode<UIView> {
  ComponentNode<UIView>(reuseIdentifier: "FlexSpacer").grow()
}

extension ComponentNode {
  /// Lets the view take free space of its parent's main axis, in relation to its siblings.
  @discardableResult
  public func grow(_ factor: Double = 1) -> Self {
    layout { $0.flexGrow = factor }
  }

  /// Lets the view give up size where there is too little room, in relation to its siblings.
  @discardableResult
  public func shrink(_ factor: Double = 1) -> Self {
    layout { $0.flexShrink = factor }
  }

  /// Keeps the same space inside the view on all sides, in points.
  @discardableResult
  public func padding(_ length: CGFloat) -> Self {
    layout { $0.padding = FlexEdges(all: .points(length)) }
  }

  /// Keeps space inside the view, in points.
  @discardableResult
  public func padding(_ insets: NSDirectionalEdgeInsets) -> Self {
    layout { $0.padding = FlexEdges(insets) }
  }

  /// Keeps space inside the view, in points.
  @discardableResult
  public func padding(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Self {
    layout {
      $0.padding = FlexEdges(horizontal: .points(horizontal), vertical: .points(vertical))
    }
  }

  /// Keeps the same space around the view on all sides, in points.
  @discardableResult
  public func margin(_ length: CGFloat) -> Self {
    layout { $0.margin = FlexEdges(all: .points(length)) }
  }

  /// Keeps space around the view, in points.
  @discardableResult
  public func margin(_ insets: NSDirectionalEdgeInsets) -> Self {
    layout { $0.margin = FlexEdges(insets) }
  }

  /// Gives the view a size; lengths that are nil stay as they are.
  @discardableResult
  public func size(width: FlexLength? = nil, height: FlexLength? = nil) -> Self {
    layout {
      if let width { $0.width = width }
      if let height { $0.height = height }
    }
  }

  /// Says how wide the view may be; limits that are nil stay as they are.
  @discardableResult
  public func width(min: FlexLength? = nil, max: FlexLength? = nil) -> Self {
    layout {
      if let min { $0.minWidth = min }
      if let max { $0.maxWidth = max }
    }
  }

  /// Says how high the view may be; limits that are nil stay as they are.
  @discardableResult
  public func height(min: FlexLength? = nil, max: FlexLength? = nil) -> Self {
    layout {
      if let min { $0.minHeight = min }
      if let max { $0.maxHeight = max }
    }
  }

  /// Keeps the view's width in proportion to its height.
  @discardableResult
  public func aspectRatio(_ ratio: Double) -> Self {
    layout { $0.aspectRatio = ratio }
  }

  /// Says where the view stands across its line.
  @discardableResult
  public func align(_ align: FlexAlign) -> Self {
    layout { $0.alignSelf = align }
  }

  /// Says how the free space of the view's line is distributed.
  @discardableResult
  public func justify(_ justify: FlexJustify) -> Self {
    layout { $0.justifyContent = justify }
  }

  /// Lets children go to further lines where they do not fit.
  @discardableResult
  public func wrap(_ wrap: FlexWrap = .wrap) -> Self {
    layout { $0.flexWrap = wrap }
  }

  /// Takes the view out of its line and places it inside its parent's edges, in points; nil edges
  /// are left open.
  @discardableResult
  public func absolute(
    top: CGFloat? = nil, start: CGFloat? = nil, bottom: CGFloat? = nil, end: CGFloat? = nil
  ) -> Self {
    layout {
      $0.position = .absolute
      if let top { $0.inset.top = .points(top) }
      if let bottom { $0.inset.bottom = .points(bottom) }
      $0.inset.start = start.map { .points($0) }
      $0.inset.end = end.map { .points($0) }
    }
  }

  /// Gives the view a background.
  @discardableResult
  public func background(_ color: UIColor?) -> Self {
    set(\.backgroundColor, color)
  }

  /// Rounds the view's corners, in points, and clips what is inside.
  @discardableResult
  public func cornerRadius(_ radius: CGFloat) -> Self {
    set(\.layer.cornerRadius, radius).set(\.clipsToBounds, radius > 0)
  }

  /// Says how opaque the view is, from 0 to 1.
  @discardableResult
  public func opacity(_ opacity: CGFloat) -> Self {
    set(\.alpha, opacity)
  }
}
