import KumikoComponents
import KumikoFlexLayout
import UIKit

extension UIView {
  /// How flexbox lays the view out, if a component view or ``render(in:)`` does.
  ///
  /// It is `FlexStyle.view` at first, for labels with a `flexShrink` of 1. A view belongs to the
  /// layout of its superview's tree from when this was first set; other subviews are left alone.
  public var style: FlexStyle {
    get { ViewStyles.shared.style(of: self) ?? .standard(for: type(of: self)) }
    set { ViewStyles.shared.set(newValue, of: self) }
  }

  /// Whether ``style`` was set.
  fileprivate var hasStyle: Bool { ViewStyles.shared.style(of: self) != nil }
}

extension ComponentStylable where Self: UIView {
  /// Runs a closure with the view, then puts views inside of it that do not stand there yet: plain
  /// views can be a tree that `UIView.render(in:)` lays out.
  ///
  /// ```swift
  /// let card = UIView().configure({ $0.style.padding = FlexEdges(all: 8) }, children: [
  ///   UILabel().configure({ $0.style.flexGrow = 1 })
  /// ])
  /// card.render(in: CGSize(width: 320, height: CGFloat.nan))
  /// ```
  @discardableResult
  public func configure(_ closure: (Self) -> Void, children: [UIView] = []) -> Self {
    if !hasStyle { style = .view }
    closure(self)
    for child in children {
      if !child.hasStyle { child.style = .view }
      if child.superview !== self { addSubview(child) }
    }
    return self
  }
}

extension UIView {
  /// Lays out the view, and all inside of it whose ``style`` was set, by flexbox.
  ///
  /// Subviews without a style are left alone, with what is inside of them. The view takes the size
  /// of the layout and keeps its origin.
  ///
  /// - Parameter size: The room in points; lengths that are not numbers have no limit.
  public func render(in size: CGSize) {
    var plain = PlainLayout()
    let root = plain.add(self)
    plain.layOut(root, of: self, size)
  }
}

/// A layout of views that are not described by nodes.
@MainActor
private struct PlainLayout {
  var tree = FlexTree()
  var views: [(FlexNode, UIView)] = []

  mutating func add(_ view: UIView) -> FlexNode {
    let children = view.subviews.filter(\.hasStyle)
    let isMeasured = children.isEmpty && type(of: view) != UIView.self
    let node = tree.makeNode(view.style, isMeasured: isMeasured)
    views.append((node, view))
    for child in children { tree.append(add(child), to: node) }
    return node
  }

  mutating func layOut(_ root: FlexNode, of view: UIView, _ size: CGSize) {
    let measured = Dictionary(uniqueKeysWithValues: views)
    let direction: FlexWritingDirection =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    tree.layout(
      root, width: FlexSpace(size.width, isExact: true),
      height: FlexSpace(size.height, isExact: false),
      scale: max(view.traitCollection.displayScale, 1), direction: direction
    ) { request in
      measured[request.node]?.measure(request.width) ?? FlexMeasurement(width: 0, height: 0)
    }
    for (node, child) in views {
      let placed = tree.frame(of: node)
      var frame = CGRect(
        x: placed.x, y: placed.y, width: placed.width, height: placed.height)
      if child === view { frame.origin = view.frame.origin }
      if child.frame != frame { child.frame = frame }
    }
  }
}
