import KumikoComponents
import KumikoRendering
import UIKit

/// A collection view that brings its renderer along.
///
/// ```swift
/// let list = ListView()
/// list.render {
///   Section(id: "team") { for person in people { PersonRow(person) } }
///   Section(id: "rooms", layout: .grid(minimumWidth: 110)) {
///     for room in rooms { RoomCard(room) }
///   }
/// }
/// ```
///
/// Sections that say nothing about their layout are rows of a list.
open class ListView: UICollectionView {
  /// What shows sections in this view.
  public let renderer: CollectionRenderer

  /// Makes an empty list.
  ///
  /// - Parameters:
  ///   - appearance: How sections without a layout look; inset groups by default.
  ///   - adapter: What the list asks for its data; of the library's class by default.
  public init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped,
    adapter: UICollectionViewCompositionalAdapter = UICollectionViewCompositionalAdapter()
  ) {
    adapter.defaultLayout = .list(appearance)
    renderer = CollectionRenderer(adapter: adapter)
    super.init(frame: .zero, collectionViewLayout: adapter.makeLayout())
    renderer.target = self
  }

  /// Lists are made in code.
  @available(*, unavailable, message: "A ListView is made in code.")
  public required init?(coder: NSCoder) { fatalError("A ListView is made in code.") }

  /// Shows the sections that `sections` lists, or returns; see
  /// ``/KumikoRendering/Renderer/render(sections:)``.
  open func render<Sections: SectionsBuildable>(@SectionsBuilder sections: () -> Sections) {
    renderer.render(sections: sections)
  }

  /// Shows the sections that `sections` lists, in a list with certain options.
  open func render<Sections: SectionsBuildable>(
    _ options: ListOptions, @SectionsBuilder sections: () -> Sections
  ) { renderer.render(options, sections: sections) }

  /// Shows the rows that `rows` lists, in one section.
  @_disfavoredOverload
  open func render(@RowsBuilder rows: () -> Rows) { renderer.render(rows: rows) }

  /// Shows the sections that `sections` lists, with an animation for this render.
  open func render<Sections: SectionsBuildable>(
    _ options: ListOptions? = nil, animation: ListAnimation,
    @SectionsBuilder sections: () -> Sections
  ) { renderer.render(options, animation: animation, sections: sections) }

  /// Shows the sections that `sections` lists, and returns when the list shows them and rests; see
  /// ``/KumikoRendering/Renderer/renderAndWait(_:)``.
  @discardableResult
  open func renderAndWait<Sections: SectionsBuildable>(
    @SectionsBuilder sections: () -> Sections
  ) async -> Bool { await renderer.renderAndWait(sections: sections) }
}
