import KumikoComponents
import KumikoStock
import UIKit

/// A component of this module among those of Kumiko: old rows in new lists.
///
/// ```swift
/// Kumiko.Section(id: "people") {
///   RenderableComponent(NameRow(name)).id(name)
///   ListRow("New")
/// }
/// ```
public struct RenderableComponent: KumikoComponents.Component {
  /// The component.
  public let base: AnyRenderable

  /// Wraps a component.
  public init(_ base: some Renderable) { self.base = base.asAnyRenderable() }

  /// The name of the component's type, and of what wraps it.
  public var reuseIdentifier: String {
    String(reflecting: base.componentType) + String(reflecting: type(of: base.base))
  }

  /// Makes the component's view: from its nib if it is ``NibLoadable``.
  public func renderContent() -> UIView {
    let view = base.viewType.generate()
    view.preservesSuperviewLayoutMargins = true
    return view
  }

  /// Rendered by the component, after the one before has been unmounted.
  public func render(in content: UIView) {
    if let binding = RowBinding.of(content: content) {
      binding.bind(base, to: content)
    } else {
      base.render(in: content)
    }
  }

  /// Mounts what the component brings in place of the keyboard.
  public func didMount(to content: UIView, storage: KumikoComponents.ViewStorage) {
    RowInputGesture.update(in: content, for: base.traits.input)
  }

  /// Tells the component.
  public func contentWillDisplay(_ content: UIView) {
    RowBinding.of(content: content)?.willDisplay()
  }

  /// Tells the component.
  public func contentDidEndDisplay(_ content: UIView) {
    RowBinding.of(content: content)?.didEndDisplaying()
  }
}

extension RenderableComponent: KumikoComponents.HeightCustomizing {
  /// What the component computes; nil if it has to be measured.
  public func height(in context: HeightContext) -> CGFloat? {
    let margins = context.margins
    return base.cast(to: (any HeightCustomizing).self)?.height(
      forWidth: context.width,
      inheritedMargins: UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing))
  }
}

extension RenderableComponent: KumikoStock.Focusable {
  /// That of the component, or of what it brings in place of the keyboard.
  public var focusEligibility: KumikoStock.FocusEligibility {
    let eligibility =
      base.traits.input?.focusEligibility
      ?? base.cast(to: (any Focusable).self)?.focusEligibility
    return eligibility?.inLanguage ?? .ineligible
  }
}

// MARK: Sections

/// The identifier of a row in a list: one that turns up in another section is another row.
struct ItemKey<SectionID: Hashable, ItemID: Hashable>: Hashable {
  var section: SectionID
  var item: ItemID
}

extension Section {
  /// The section of the language.
  var inLanguage: KumikoComponents.Section {
    let cells = items.map { $0.cell(in: id) }
    var section = KumikoComponents.Section(id: AnyHashable(id), cells: cells)
    section.header = supplements[.header].map { ViewNode(RenderableComponent($0)) }
    section.footer = supplements[.footer].map { ViewNode(RenderableComponent($0)) }
    for case (.custom(let kind), let component) in supplements {
      section.supplementaries[kind] = ViewNode(RenderableComponent(component))
    }
    return section
  }

  /// The section that a section of the language was made of; nil for any other.
  init?(_ section: KumikoComponents.Section) {
    guard let id = section.id.base as? SectionID else { return nil }
    var supplements = section.supplementaries.compactMapValues(\.renderable)
      .reduce(into: [Supplement: AnyRenderable]()) { $0[.custom($1.key)] = $1.value }
    supplements[.header] = section.header?.renderable
    supplements[.footer] = section.footer?.renderable
    self.init(
      id: id, items: section.cells.compactMap { Node($0, in: SectionID.self) },
      supplements: supplements)
  }
}

extension Node {
  fileprivate func cell<SectionID: Hashable>(in section: SectionID) -> CellNode {
    let key = ItemKey(section: section, item: id)
    let row = RenderableComponent(component)
    guard let input = component.traits.input else { return CellNode(id: key, row) }
    return CellNode(id: key, input.row(row))
  }

  fileprivate init?<SectionID: Hashable>(_ cell: CellNode, in _: SectionID.Type) {
    guard let key = cell.id.base as? ItemKey<SectionID, Identifier>,
      let row = cell.component(as: RenderableComponent.self)
    else { return nil }
    self.init(id: key.item, component: row.base)
  }
}

extension ViewNode {
  fileprivate var renderable: AnyRenderable? { component(as: RenderableComponent.self)?.base }
}

extension Box {
  /// The list with identifiers of no type.
  var erased: Box<AnyHashable, AnyHashable> {
    Box<AnyHashable, AnyHashable>(
      sections: sections.map { section in
        KumikoBento.Section(
          id: AnyHashable(section.id),
          items: section.items.map { Node(id: AnyHashable($0.id), component: $0.component) },
          supplements: section.supplements)
      })
  }
}
