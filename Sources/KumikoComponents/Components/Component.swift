import UIKit

/// A value that makes a view, or other content, once and renders itself into it many times.
///
/// A component says what a row, a header or a footer shows. Lists are described anew, with new
/// component values, whenever something changes; the content stays, and the newest component is
/// rendered into it. There are two ways to say what is shown. UIKit's way: ``render(in:)`` fills a
/// view, and ``renderContent()`` makes it, if its plain initializer does not do:
///
/// ```swift
/// struct HelloMessage: Component {
///   var name: String
///
///   func render(in label: UILabel) { label.text = "Hello \(name)" }
/// }
/// ```
///
/// Or a ``body``: a tree of elements that flexbox lays out, without a view class:
///
/// ```swift
/// struct AlbumRow: Component {
///   var album: Album
///
///   var body: some ElementTree {
///     HFlex(spacing: 12) {
///       ImageElement(album.cover).size(56).cornerRadius(8)
///       TextElement(album.title, .headline).grow()
///     }
///     .padding(12)
///   }
/// }
/// ```
///
/// With an `id` a component is a row by itself. Without one its row is known by what
/// ``id(_:)`` says, or else by its place in the section:
///
/// ```swift
/// struct AvatarRow: Component {
///   let user: User
///   var id: User.ID { user.id }
///   func renderContent() -> AvatarView { AvatarView() }
///   func render(in view: AvatarView) { view.show(user) }
/// }
/// ```
///
/// ## Life of a content
///
/// 1. ``renderContent()`` makes it, once for each place on screen that can show this kind of
///    component, and ``layout(content:in:)`` puts it there.
/// 2. ``render(in:)`` fills it, then ``setBehaviors(in:)`` and ``didMount(to:storage:)`` follow.
/// 3. ``contentWillDisplay(_:)`` and ``contentDidEndDisplay(_:)`` frame the time it is on screen.
/// 4. For each newer component, ``shouldRender(next:in:)`` is asked; if it agrees,
///    ``willUnmount(from:storage:)`` is called, and step 2 repeats with the newer one.
///
/// Content is reused for other rows whose components have the same ``reuseIdentifier``, hence
/// ``render(in:)`` must set everything that another component of its kind might have set.
@preconcurrency @MainActor
public protocol Component<ID>: HeaderFooterContent {
  /// What the component is rendered into: most often a view, or a view controller. That of a
  /// component with a ``body`` is an ``ElementView``.
  associatedtype Content = ElementView

  /// The type of ``body``; ``NoTree`` of a component without one.
  associatedtype Tree: ElementBody = NoTree

  /// The type of ``id``, found by it: `Hashable`, or ``NoID`` of a component without one.
  ///
  /// In a module whose default isolation is the main actor, declare a type of your own
  /// `nonisolated`, so that it is `Hashable` everywhere.
  associatedtype ID = NoID

  /// What modifiers put into a ``Row``: the component itself, and of a row what is in it.
  associatedtype Base: Component = Self

  /// What stays the same in every version of the row, and is unlike any other row's of its section;
  /// nothing by default.
  var id: ID { get }

  /// The row that modifiers change: one without modifiers by default. Rows are theirs already.
  consuming func makeRow() -> Row<Base, ID>

  /// The views that the component shows, described by elements. Asked in each render.
  ///
  /// A component has a body or a ``render(in:)``, not both.
  @ElementBuilder var body: Tree { get }

  /// Not for apps: what proves that a component has one way to show itself, and not two.
  static func requireOneWay(_ tree: Tree.Type, _ content: Content.Type)

  /// Makes the content.
  ///
  /// Called once for each container. By default made with `Content()` when it is a view: by its
  /// class's `init()` or else `init(frame:)`. A class that has neither, because all of its
  /// initializers take something else, stops the program; declare this method then.
  func renderContent() -> Content

  /// Shows this component in `content`, which may have shown another of its kind before.
  func render(in content: Content)

  /// Gives `content` the closures that should run for this component.
  ///
  /// Called after every ``render(in:)`` and also when ``shouldRender(next:in:)`` refused one, so
  /// that closures never are out of date. Does nothing by default.
  func setBehaviors(in content: Content)

  /// What distinguishes kinds of content; the name of the component's type by default.
  ///
  /// Components with equal identifiers must have the same ``Content`` and make it alike.
  var reuseIdentifier: String { get }

  /// The size to be given in a list with `bounds`, or `nil` to be measured; `nil` by default.
  ///
  /// Tables use the height only.
  func referenceSize(in bounds: CGRect) -> CGSize?

  /// Whether the row has to be reloaded, because its size changes, when `next` takes its place.
  ///
  /// What is visible is rendered anew without a reload; `false` by default.
  func shouldContentUpdate(with next: Self) -> Bool

  /// Whether `next` has to be rendered into `content`, which shows this component.
  ///
  /// Asked of the component that was last rendered into `content`; `true` by default.
  func shouldRender(next: Self, in content: Content) -> Bool

  /// Puts `content` into `container`.
  ///
  /// Called once, after ``renderContent()``. By default a view, or the view of a view controller,
  /// is pinned to the container's edges, giving way at the bottom and the trailing edge.
  func layout(content: Content, in container: UIView)

  /// The natural size of `content`; by default that of the view.
  func intrinsicContentSize(for content: Content) -> CGSize

  /// Called before `content` comes on screen. Does nothing by default.
  func contentWillDisplay(_ content: Content)

  /// Called after `content` left the screen. Does nothing by default.
  func contentDidEndDisplay(_ content: Content)

  /// Called after this component was bound to `content`. Does nothing by default.
  ///
  /// The storage keeps values until ``willUnmount(from:storage:)``, then is emptied.
  func didMount(to content: Content, storage: ViewStorage)

  /// Called before another component is bound to `content`, or `content` is put away for reuse.
  /// Does nothing by default.
  func willUnmount(from content: Content, storage: ViewStorage)
}

extension Component where ID == NoID {
  /// Nothing: the row is known by its place.
  public var id: NoID { NoID() }
}

extension Component where Base == Self {
  /// A row with this component and its identifier.
  @inlinable
  public consuming func makeRow() -> Row<Self, ID> {
    let id = self.id
    return Row(self, id: id)
  }
}

extension Component {
  public func setBehaviors(in content: Content) {}
  /// The name of the component's type, with its module.
  public var reuseIdentifier: String { TypeNames.name(of: Self.self) }
  /// Nothing: the component is measured.
  public func referenceSize(in bounds: CGRect) -> CGSize? { nil }
  public func shouldContentUpdate(with next: Self) -> Bool { false }
  public func shouldRender(next: Self, in content: Content) -> Bool { true }
  public func contentWillDisplay(_ content: Content) {}
  public func contentDidEndDisplay(_ content: Content) {}
  public func didMount(to content: Content, storage: ViewStorage) {}
  public func willUnmount(from content: Content, storage: ViewStorage) {}
}
