import KumikoComponents
import KumikoRendering
import UIKit

/// A row that shows the component of an item of a ``ComponentListView``.
struct ItemRow: Component {
  /// Items of different kinds are different rows, whatever their ids are.
  struct ItemID: Hashable {
    var kind: String
    var id: AnyHashable

    @MainActor
    init(_ item: any ListComponentItemType) {
      kind = item.reuseIdentifier
      id = item.id
    }
  }

  let item: any ListComponentItemType
  /// Those of the list, which learn the item's size.
  let prototypes: ComponentPrototypes

  var id: ItemID { ItemID(item) }
  var reuseIdentifier: String { item.reuseIdentifier }

  func render(in content: ItemView) { content.configure(item, prototypes: prototypes) }
}

extension Section {
  /// The section of a list of items.
  init(items: [any ListComponentItemType], prototypes: ComponentPrototypes) {
    self.init(id: 0) {
      for item in items { ItemRow(item: item, prototypes: prototypes) }
    }
  }
}

extension ListAdapter {
  /// The row of an item; nil if there is none.
  func itemRow(at path: IndexPath) -> ItemRow? {
    existingNode(at: path)?.component.as(ItemRow.self)
  }
}

/// Holds the component of an item, which is as high as it wants to be at the view's width.
final class ItemView: UIView, WidthFitting {
  private(set) var component: BaseComponentView?
  private var item: (any ListComponentItemType)?
  private var prototypes: ComponentPrototypes?
  /// The width that the component was last rendered for, in points; nil for none yet.
  private var fittedWidth: CGFloat?
  private var fittedHeight: CGFloat = 0
  private var needsRender = false

  /// Whether the list states the size of the item.
  var hasStatedSize: Bool { item.map { prototypes?.hasStatedSize($0) == true } ?? false }

  /// Shows an item, of the kind of the one before.
  func configure(_ item: any ListComponentItemType, prototypes: ComponentPrototypes) {
    (self.item, self.prototypes) = (item, prototypes)
    if component == nil {
      let new = prototypes.makeRowComponent(of: item)
      component = new
      addSubview(new)
    }
    needsRender = true
    if let fittedWidth { fit(width: fittedWidth) }
  }

  /// Renders the component for a width, unless it was since the item was shown. Where that is not
  /// the view's, because somebody only measures, the next layout goes back to the view's own.
  func fit(width: CGFloat) {
    renderComponent(width: width)
    if width != bounds.width { setNeedsLayout() }
  }

  private func renderComponent(width: CGFloat) {
    guard let component, let item, needsRender || width != fittedWidth else { return }
    if fittedWidth == nil { invalidateIntrinsicContentSize() }
    (fittedWidth, needsRender) = (width, false)
    item.apply(to: component)
    component.renderComponent(size: .sizeConstraintToWidth(width))
    prototypes?.note(component.bounds.size, of: item, width: width)
    takeHeight()
  }

  /// Has the row measured again if the component, which may have rendered itself, has another
  /// height than it was said to have.
  private func takeHeight() {
    guard let component, component.bounds.height != fittedHeight else { return }
    fittedHeight = component.bounds.height
    invalidateIntrinsicContentSize()
  }

  /// The height of the component.
  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: fittedWidth == nil ? UIView.noIntrinsicMetric : fittedHeight)
  }

  /// Renders the component anew where text has another size, or pixels have.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let isNews =
      traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory
      || traitCollection.displayScale != previous?.displayScale
    if isNews, fittedWidth != nil {
      needsRender = true
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    component?.frame.origin = .zero
    // A view that has never had a width has none yet.
    if bounds.width > 0 || fittedWidth != nil { renderComponent(width: bounds.width) }
    component?.layoutIfNeeded()
    takeHeight()
  }
}
