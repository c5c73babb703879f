import KumikoComponents
import KumikoFlexLayout
public import UIKit

/// How flexbox lays out a view or a ``Node``.
///
/// It is a reference: what is set in `view.style` is set in the view.
@preconcurrency @MainActor
open class Style {
  private let view: UIView?
  private var own = FlexStyle.render

  /// What the language lays out by.
  var flexStyle: FlexStyle {
    get { view.map { ViewStyles.shared[$0] ?? .render } ?? own }
    set { if let view { ViewStyles.shared[view] = newValue } else { own = newValue } }
  }

  /// The style of a view, or one of its own.
  init(of view: UIView? = nil) { self.view = view }

  /// The structure of the C library, which is not there.
  @available(*, unavailable, message: "There is no C library: set the properties of the style.")
  open var target: Any? { nil }

  /// The direction of writing; the parent's by default.
  open var direction: Directive.Direction {
    get { Directive.Direction(flexStyle.direction) }
    set { flexStyle.direction = newValue.language }
  }

  /// The axis along which children follow each other; a column by default.
  open var flexDirection: Directive.FlexDirection {
    get { Directive.FlexDirection(flexStyle.flexDirection) }
    set { flexStyle.flexDirection = newValue.language }
  }

  /// How free space of the main axis is distributed; at the end by default.
  open var justifyContent: Directive.Justify {
    get { Directive.Justify(flexStyle.justifyContent) }
    set { flexStyle.justifyContent = newValue.language }
  }

  /// How lines share free space; they stand in the middle by default.
  open var alignContent: Directive.Align {
    get { Directive.Align(flexStyle.alignContent) }
    set { flexStyle.alignContent = newValue.ofLines }
  }

  /// Where children stand across their line; stretched by default.
  open var alignItems: Directive.Align {
    get { Directive.Align(flexStyle.alignItems) }
    set { flexStyle.alignItems = newValue.language }
  }

  /// Where the view stands across its line; as the parent says by default.
  open var alignSelf: Directive.Align {
    get { flexStyle.alignSelf.map { Directive.Align($0) } ?? .auto }
    set { flexStyle.alignSelf = newValue == .auto ? nil : newValue.language }
  }

  /// Whether the view follows its siblings or its parent's edges; its siblings by default.
  open var positionType: Directive.PositionType {
    get { flexStyle.position == .absolute ? .absolute : .relative }
    set { flexStyle.position = newValue == .absolute ? .absolute : .relative }
  }

  /// Whether children that do not fit go to a further line; they do not by default.
  open var flexWrap: Directive.WrapType {
    get { flexStyle.flexWrap == .noWrap ? .noWrap : .wrap }
    set { flexStyle.flexWrap = newValue == .wrap ? .wrap : .noWrap }
  }

  /// The view's share of free space, in relation to its siblings' shares; 0, for the size of the
  /// content, by default.
  open var flex: Float {
    get { flexStyle.flex }
    set { flexStyle.flex = newValue }
  }

  /// The space around the view; none by default.
  open var margin: Inset {
    get { flexStyle.margin.inset }
    set { flexStyle.margin = FlexEdges(newValue) }
  }

  /// How far the view is moved, or how far it is from its parent's edges.
  open var position: Position {
    get { flexStyle.inset.position }
    set { flexStyle.inset = FlexEdges(newValue) }
  }

  /// The space between the border and the content; none by default.
  open var padding: Inset {
    get { flexStyle.padding.inset }
    set { flexStyle.padding = FlexEdges(newValue) }
  }

  /// The thickness of the border; none by default.
  open var border: Inset {
    get { flexStyle.border.inset }
    set { flexStyle.border = FlexEdges(newValue) }
  }

  /// The size, with padding and border; free by default.
  open var dimensions: Dimension {
    get { (flexStyle.width.float, flexStyle.height.float) }
    set {
      let (width, height) = (FlexLength(newValue.width), FlexLength(newValue.height))
      (flexStyle.width, flexStyle.height) = (width, height)
    }
  }

  /// The least size; 0 by default.
  open var minDimensions: Dimension {
    get { (flexStyle.minWidth.float, flexStyle.minHeight.float) }
    set {
      flexStyle.minWidth = newValue.width > 0 ? FlexLength(newValue.width) : .zero
      flexStyle.minHeight = newValue.height > 0 ? FlexLength(newValue.height) : .zero
    }
  }

  /// The greatest size; none by default.
  open var maxDimensions: Dimension {
    get { (flexStyle.maxWidth.float, flexStyle.maxHeight.float) }
    set {
      flexStyle.maxWidth = FlexLength(newValue.width)
      flexStyle.maxHeight = FlexLength(newValue.height)
    }
  }
}

extension UIView {
  /// How flexbox lays the view out: once it was asked for, the view takes part in layout.
  public var style: Style {
    let style = Style(of: self)
    if ViewStyles.shared[self] == nil { style.flexStyle = .render }
    return style
  }
}
