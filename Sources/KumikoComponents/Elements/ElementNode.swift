import KumikoFlexLayout
import UIKit

/// What an element says of its view: how it is made, what is set in it, how it is laid out, and
/// what stands inside of it.
///
/// Elements are values that share their nodes until one of them is changed; apps have nothing to do
/// with nodes.
@preconcurrency @MainActor
public final class ElementNode {
  let kind: ElementKind
  let makeView: @MainActor () -> UIView

  /// What distinguishes siblings of the same kind; nil to tell them apart by their order.
  package var key: AnyHashable?

  /// Where the view stands; nil for the style that views of its class have by default.
  package internal(set) var layout: ElementLayout?

  /// What is set in the view, in this order.
  package internal(set) var settings: [PropertySetting] = []

  /// What is run with the view in each render, after what is set.
  package internal(set) var configurations: [@MainActor (UIView) -> Void] = []

  /// The nodes of the elements inside.
  package internal(set) var children: [ElementNode] = []

  /// Whether a view that left the tree may be shown by another element of its kind even though
  /// this one configures it.
  let isPreparedForReuse: Bool

  package init(
    _ kind: ElementKind, isPreparedForReuse: Bool = false,
    makeView: @escaping @MainActor () -> UIView
  ) {
    self.kind = kind
    self.isPreparedForReuse = isPreparedForReuse
    self.makeView = makeView
  }

  /// What stands for nodes on their way into a list of nodes.
  static func several(_ nodes: [ElementNode]) -> ElementNode {
    let node = ElementNode(.several) { UIView() }
    node.children = nodes
    return node
  }

  /// Whether this stands for its children.
  var isSeveral: Bool { kind.type == ElementKind.several.type }

  /// A node that can be changed without changing this one.
  func copy() -> ElementNode {
    let copy = ElementNode(kind, isPreparedForReuse: isPreparedForReuse, makeView: makeView)
    copy.key = key
    copy.layout = layout
    copy.settings = settings
    copy.configurations = configurations
    copy.children = children
    return copy
  }

  /// Sets a property after all others; what was said of it before is forgotten.
  func add(_ setting: PropertySetting) {
    for (index, old) in settings.enumerated() where old.isSameProperty(as: setting) {
      settings.remove(at: index)
      break
    }
    settings.append(setting)
  }

  /// Changes the style by which the view is laid out.
  package func changeLayout(_ change: (inout FlexStyle) -> Void) {
    var layout = layout.take() ?? ElementLayout(kind.standardStyle)
    if !isKnownUniquelyReferenced(&layout) { layout = ElementLayout(layout.style) }
    change(&layout.style)
    self.layout = layout
  }

  /// Whether a view that showed this can show another of its kind.
  var canBeReused: Bool { isPreparedForReuse || configurations.isEmpty }
}

/// What distinguishes kinds of views: a view is kept for an element of the same kind.
package struct ElementKind: Hashable {
  /// The element's own type, or that of its view.
  var type: ObjectIdentifier
  /// What tells apart views of a class that are made in different ways; nil for the usual way.
  package var reuseIdentifier: String?
  /// Whether labels' style is what the view is laid out by where the element says nothing else.
  var isLabel = false

  /// That of what stands for several elements.
  static let several = ElementKind(element: Several.self)
  private enum Several {}

  @MainActor var standardStyle: FlexStyle { isLabel ? .label : .view }

  package init(view: UIView.Type, reuseIdentifier: String? = nil) {
    type = ObjectIdentifier(view)
    self.reuseIdentifier = reuseIdentifier
    isLabel = view is UILabel.Type
  }

  /// The kind of an element that has a type of its own.
  init(element: Any.Type, isLabel: Bool = false) {
    type = ObjectIdentifier(element)
    self.isLabel = isLabel
  }
}

/// The style by which an element's view is laid out: an object, so that nodes stay small and equal
/// styles that are the same object need not be compared.
@MainActor
package final class ElementLayout {
  package var style: FlexStyle

  init(_ style: FlexStyle) { self.style = style }
}
