import KumikoComponents
import KumikoFlexLayout
import UIKit

/// A component whose content is a tree of views that flexbox lays out.
///
/// ```swift
/// struct AlbumRow: FlexComponent {
///   var id: Int
///   var title: String
///
///   var body: any ComponentNodeType {
///     HFlex(spacing: 8) {
///       ComponentNode<UIImageView>().size(width: 40, height: 40)
///       ComponentNode<UILabel>().set(\.text, title).grow()
///     }.padding(12)
///   }
/// }
/// ```
///
/// Rows are as high as their trees at the width of the list, without constraints.
@preconcurrency @MainActor
public protocol FlexComponent: Component where Content == FlexContentView {
  /// Describes the views.
  var body: any ComponentNodeType { get }
}

extension FlexComponent {
  /// An empty view for trees.
  public func renderContent() -> FlexContentView { FlexContentView(frame: .zero) }

  /// Shows ``body``.
  public func render(in content: FlexContentView) {
    content.show(body, name: reuseIdentifier)
  }
}

/// The view that holds the tree of a ``FlexComponent``.
@preconcurrency @MainActor
public final class FlexContentView: UIView, WidthFitting {
  private lazy var tree = NodeTree(host: self, pool: ViewReusePool())
  private var fittedWidth: CGFloat = 0
  private var fittedHeight: CGFloat = 0
  private var needsFrames = false

  /// How many views the last render added, removed and moved.
  public var changedViewCount: Int { tree.changeCount }

  /// Makes the views match a description.
  ///
  /// - Parameters:
  ///   - node: The root of the description.
  ///   - name: What slow renders are reported under.
  public func show(_ node: any ComponentNodeType, name: String) {
    let limit = BaseComponentView.slowRenderLimit
    let duration = ContinuousClock().measure { tree.update(node.description) }
    if let limit, duration > limit {
      let milliseconds = Int(duration / .milliseconds(1))
      KumikoDiagnostics.report(.slowRender(component: name, milliseconds: milliseconds))
    }
    needsFrames = true
    if fittedWidth > 0 { fit(width: fittedWidth) }
    setNeedsLayout()
  }

  /// Lays the tree out for a width, in points.
  public func fit(width: CGFloat) {
    let size = tree.layOut(width: FlexSpace(width, isExact: true), height: .unlimited)
    fittedWidth = width
    needsFrames = true
    if fittedHeight != size.height {
      fittedHeight = size.height
      invalidateIntrinsicContentSize()
    }
  }

  /// The height at the width that the view was laid out for.
  public override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: fittedWidth > 0 ? fittedHeight : noIntrinsicHeight)
  }

  private var noIntrinsicHeight: CGFloat { UIView.noIntrinsicMetric }

  /// The size of the tree in some room.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = FlexSpace(size.width, isExact: false)
    let fitted = tree.layOut(width: width, height: .unlimited)
    if fittedWidth > 0 { fit(width: fittedWidth) }
    return fitted
  }

  /// Places the views of the tree.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width > 0, bounds.width != fittedWidth { fit(width: bounds.width) }
    guard needsFrames, fittedWidth > 0 else { return }
    needsFrames = false
    tree.applyFrames()
  }
}
