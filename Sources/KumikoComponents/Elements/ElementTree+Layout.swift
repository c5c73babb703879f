import KumikoFlexLayout
import UIKit

extension ElementTree {
  /// Says how the view is laid out, in the words of flexbox.
  public consuming func layout(_ change: (inout FlexStyle) -> Void) -> Self {
    unique.changeLayout(change)
    return self
  }

  /// Lets the view take free space of its parent's main axis, in relation to its siblings.
  ///
  /// The view begins with the size of its content. A text field is as wide as what is typed into it
  /// when the tree is laid out; one that takes what room there is has `.size(width: 0).grow()`.
  public consuming func grow(_ factor: Double = 1) -> Self {
    layout { $0.flexGrow = factor }
  }

  /// Lets the view give up size where there is too little room, in relation to its siblings.
  public consuming func shrink(_ factor: Double = 1) -> Self {
    layout { $0.flexShrink = factor }
  }

  /// Keeps the same space inside the view on all sides, in points.
  public consuming func padding(_ length: CGFloat) -> Self {
    layout { $0.padding = FlexEdges(all: .points(length)) }
  }

  /// Keeps space inside the view, in points.
  public consuming func padding(_ insets: NSDirectionalEdgeInsets) -> Self {
    layout { $0.padding = FlexEdges(insets) }
  }

  /// Keeps space inside the view, in points.
  public consuming func padding(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Self {
    layout {
      $0.padding = FlexEdges(horizontal: .points(horizontal), vertical: .points(vertical))
    }
  }

  /// Keeps the same space around the view on all sides, in points.
  public consuming func margin(_ length: CGFloat) -> Self {
    layout { $0.margin = FlexEdges(all: .points(length)) }
  }

  /// Keeps space around the view, in points.
  public consuming func margin(_ insets: NSDirectionalEdgeInsets) -> Self {
    layout { $0.margin = FlexEdges(insets) }
  }

  /// Makes the view a square, in points.
  public consuming func size(_ side: CGFloat) -> Self {
    size(width: .points(side), height: .points(side))
  }

  /// Gives the view a size; lengths that are nil stay as they are.
  public consuming func size(width: FlexLength? = nil, height: FlexLength? = nil) -> Self {
    layout {
      if let width { $0.width = width }
      if let height { $0.height = height }
    }
  }

  /// Says how wide the view may be; limits that are nil stay as they are.
  public consuming func width(min: FlexLength? = nil, max: FlexLength? = nil) -> Self {
    layout {
      if let min { $0.minWidth = min }
      if let max { $0.maxWidth = max }
    }
  }

  /// Says how high the view may be; limits that are nil stay as they are.
  public consuming func height(min: FlexLength? = nil, max: FlexLength? = nil) -> Self {
    layout {
      if let min { $0.minHeight = min }
      if let max { $0.maxHeight = max }
    }
  }

  /// Keeps the view's width in proportion to its height.
  public consuming func aspectRatio(_ ratio: Double) -> Self {
    layout { $0.aspectRatio = ratio }
  }

  /// Says where the view stands across its line.
  ///
  /// - Parameters:
  ///   - align: Where it stands.
  ///   - isSafe: Whether it stands at the start where it is too large for its line.
  public consuming func align(_ align: FlexAlign, isSafe: Bool = false) -> Self {
    layout {
      $0.alignSelf = align
      $0.safeAlignments.set(.alignSelf, isSafe)
    }
  }

  /// Says how the free space of the view's line is distributed.
  ///
  /// - Parameters:
  ///   - justify: Where the space is.
  ///   - isSafe: Whether what is inside stands at the start where it is too long for the line.
  public consuming func justify(_ justify: FlexJustify, isSafe: Bool = false) -> Self {
    layout {
      $0.justifyContent = justify
      $0.safeAlignments.set(.justifyContent, isSafe)
    }
  }

  /// Lets children go to further lines where they do not fit.
  public consuming func wrap(_ wrap: FlexWrap = .wrap) -> Self {
    layout { $0.flexWrap = wrap }
  }

  /// Takes the view out of its line and places it inside its parent's edges, in points; nil edges
  /// are left open.
  public consuming func absolute(
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
}

extension FlexAlignments {
  fileprivate mutating func set(_ alignment: FlexAlignments, _ isContained: Bool) {
    if isContained { insert(alignment) } else { remove(alignment) }
  }
}
