import KumikoComponents
import KumikoRendering
import UIKit

/// An item as a row of the language's lists.
///
/// ```swift
/// Section("Posts") {
///   ItemRow(ListComponentItem<PostView, Post>(state: post))
///   ListRow("More")
/// }
/// ```
public struct ItemRow: Component {
  let item: any ListComponentItemType
  /// What distinguishes the row.
  public let id: AnyHashable
  /// What distinguishes kinds of components.
  public var reuseIdentifier: String { "Render.\(item.reuseIdentifier)" }

  /// A row that shows an item.
  public init(_ item: any ListComponentItemType) {
    self.item = item
    id = ItemID(item)
  }

  /// Makes the view that holds the item's component.
  public func renderContent() -> ItemContent { ItemContent(item.newComponentIstance()) }

  /// Has the component show the item.
  public func render(in content: ItemContent) { content.configure(item) }
}

extension ListAdapter {
  /// The item that the list shows in a row; nil if there is none. Items that were set while the
  /// list could not be updated are not shown yet.
  func item(at path: IndexPath) -> (any ListComponentItemType)? {
    existingNode(at: path)?.component.as(ItemRow.self)?.item
  }
}

/// Holds the component of an item, which is as high as it wants to be at the view's width.
public final class ItemContent: UIView, WidthFitting {
  private let component: any ComponentViewType
  /// The width that the component was last rendered for, in points; nil for none yet.
  private var width: CGFloat?

  init(_ component: any ComponentViewType) {
    self.component = component
    super.init(frame: .zero)
    if let view = component as? UIView { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ item: any ListComponentItemType) {
    item.apply(to: component)
    if let width { fit(width: width) }
  }

  /// Renders the component for a width. Where that is not the view's, because somebody only
  /// measures, the next layout goes back to the view's own.
  public func fit(width: CGFloat) {
    renderComponent(width: width)
    if width != bounds.width { setNeedsLayout() }
  }

  private func renderComponent(width: CGFloat) {
    self.width = width
    component.renderComponent(.sizeConstraintToWidth(width))
    invalidateIntrinsicContentSize()
  }

  /// The height of the component.
  public override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: (component as? UIView)?.bounds.height ?? UIView.noIntrinsicMetric)
  }

  /// Renders the component where the view has another width.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width > 0, bounds.width != width { renderComponent(width: bounds.width) }
  }
}

/// What tells an item apart from others.
struct ItemID: Hashable {
  private let kind: String
  private let id: AnyHashable
  /// Keeps objects whose identity is the item's.
  private let owner: Owner

  @MainActor
  init(_ item: any ListComponentItemType) {
    kind = item.reuseIdentifier
    let object = Self.object(item.itemState) ?? Self.object(item) ?? Owner()
    owner = Owner(object)
    id =
      (item.itemState as? any ComponentStateTypeUniquing)?.stateUniqueIdentifier
      ?? AnyHashable(ObjectIdentifier(object))
  }

  /// A value that is an object.
  private static func object(_ value: Any) -> AnyObject? {
    type(of: value) is AnyClass ? value as AnyObject : nil
  }

  /// Whatever object it keeps, it is as good as any other.
  private final class Owner: Hashable {
    let object: AnyObject?
    init(_ object: AnyObject? = nil) { self.object = object }
    static func == (one: Owner, other: Owner) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }
}
