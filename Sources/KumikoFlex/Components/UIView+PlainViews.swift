import KumikoComponents
import KumikoFlexLayout
import UIKit

extension UIView {
  /// How flexbox lays the view out, if a component view or ``render(in:)`` does.
  ///
  /// It is `FlexStyle.view` at first, for labels with a `flexShrink` of 1. A view belongs to the
  /// layout of its superview's tree from when this was first set; other subviews are left alone.
  public var flexStyle: FlexStyle {
    get { ViewStyles.shared[self] ?? .standard(for: type(of: self)) }
    set { ViewStyles.shared[self] = newValue }
  }

  /// How flexbox lays the view out: the former name of ``flexStyle``.
  @available(*, deprecated, renamed: "flexStyle")
  public var style: FlexStyle {
    get { flexStyle }
    set { flexStyle = newValue }
  }

  /// Whether ``flexStyle`` was set.
  fileprivate var hasStyle: Bool { ViewStyles.shared[self] != nil }
}

extension ComponentStylable where Self: UIView {
  /// Runs a closure with the view, then puts views inside of it that do not stand there yet: plain
  /// views can be a tree that `UIView.render(in:)` lays out.
  ///
  /// ```swift
  /// let card = UIView().configure({ $0.flexStyle.padding = FlexEdges(all: 8) }, children: [
  ///   UILabel().configure({ $0.flexStyle.flexGrow = 1 })
  /// ])
  /// card.render(in: CGSize(width: 320, height: CGFloat.nan))
  /// ```
  ///
  /// A method of this name of another module goes before it.
  @discardableResult
  @_disfavoredOverload
  public func configure(_ closure: (Self) -> Void, children: [UIView] = []) -> Self {
    if !hasStyle { flexStyle = .view }
    closure(self)
    for child in children {
      if !child.hasStyle { child.flexStyle = .view }
      if child.superview !== self { addSubview(child) }
    }
    return self
  }
}

extension UIView {
  /// Lays out the view, and all inside of it whose ``flexStyle`` was set, by flexbox.
  ///
  /// Subviews without a style are left alone, with what is inside of them. The view takes the size
  /// of the layout and keeps its origin. Scroll views scroll over what was laid out inside.
  ///
  /// - Parameter size: The room in points; lengths that are not numbers have no limit.
  public func render(in size: CGSize) {
    layOutPlainly(
      width: FlexSpace(size.width, isExact: true), height: FlexSpace(size.height, isExact: false))
  }

  /// Lays out the view, and all inside of it that has a style.
  package func layOutPlainly(
    width: FlexSpace, height: FlexSpace, habits: TreeHabits = TreeHabits()
  ) {
    var plain = PlainLayout(habits: habits)
    let root = plain.add(self)
    plain.layOut(root, of: self, width, height)
  }
}

/// A layout of views that are not described by nodes.
@MainActor
private struct PlainLayout {
  let habits: TreeHabits
  var tree = FlexTree()
  var views: [(FlexNode, UIView)] = []

  init(habits: TreeHabits) { self.habits = habits }

  mutating func add(_ view: UIView) -> FlexNode {
    let children = view.subviews.filter(\.hasStyle)
    let isMeasured = children.isEmpty && type(of: view) != UIView.self
    let node = tree.makeNode(view.flexStyle, isMeasured: isMeasured)
    views.append((node, view))
    for child in children { tree.append(add(child), to: node) }
    return node
  }

  mutating func layOut(
    _ root: FlexNode, of view: UIView, _ width: FlexSpace, _ height: FlexSpace
  ) {
    let measured = Dictionary(uniqueKeysWithValues: views)
    let direction = habits.direction(in: view)
    tree.layout(
      root, width: width, height: height, scale: max(view.traitCollection.displayScale, 1),
      direction: direction
    ) { request in
      measured[request.node]?.measure(request.width) ?? FlexMeasurement(width: 0, height: 0)
    }
    for (node, child) in views {
      var frame = habits.frame(of: node, in: tree)
      if child === view { frame.origin = view.frame.origin }
      if child.frame != frame { child.frame = frame }
    }
    updateContentSizes(of: root, in: measured, isMirrored: direction == .rightToLeft)
  }

  private func updateContentSizes(
    of node: FlexNode, in views: [FlexNode: UIView], isMirrored: Bool
  ) {
    let isMirrored = tree.style(of: node).isRightToLeft(inherited: isMirrored)
    let children = tree.children(of: node)
    if !children.isEmpty, let view = views[node] as? UIScrollView {
      view.takeContentSize(
        around: children.map { habits.frame(of: $0, in: tree) },
        padding: tree.style(of: node).padding, isRightToLeft: isMirrored)
    }
    for child in children { updateContentSizes(of: child, in: views, isMirrored: isMirrored) }
  }
}
