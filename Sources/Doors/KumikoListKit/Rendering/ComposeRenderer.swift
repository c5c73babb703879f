import UIKit

/// Shows sections in a collection view.
///
/// ```swift
/// let renderer = ComposeRenderer(dataSource: DiffableDataSource())
/// renderer.target = collectionView
/// renderer.render(animated: true) {
///   Section(id: "colors") {
///     HGroup(of: colors, width: .fractionalWidth(1), height: .absolute(80)) { color in
///       ColorBox(color: color)
///     }
///   }
/// }
/// ```
@preconcurrency @MainActor
public final class ComposeRenderer {
  private var dataSource: any ListKitDataSource
  private var delegate: any ListKitDelegate & UICollectionViewDelegate
  private let cellClass: AnyClass?
  private var rendered: ComposeLayout?

  /// What concerns all sections; nil before anything is said about it.
  private var configuration: UICollectionViewCompositionalLayoutConfiguration? {
    didSet { isConfigured = false }
  }
  /// Whether the configuration is that of the last render.
  private var isConfigured = true

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - dataSource: What hands out cells.
  ///   - delegate: The delegate of the collection view; by default one that tells components when
  ///     they are displayed.
  ///   - cellClass: The class of the cells; a plain one by default.
  public init(
    dataSource: any ListKitDataSource,
    delegate: (any ListKitDelegate & UICollectionViewDelegate)? = nil, cellClass: AnyClass? = nil
  ) {
    self.dataSource = dataSource
    self.delegate = delegate ?? ComponentLifeTimeTrackingDelegate()
    self.cellClass = cellClass
    let isCell = cellClass.map { $0 is UICollectionViewCell.Type } ?? true
    precondition(isCell, "The class of cells is a subclass of UICollectionViewCell.")
    adapted?.adapter.plainCellClass = cellClass as? UICollectionViewCell.Type
  }

  /// The collection view, which is not retained. What was rendered is shown in it, and no longer in
  /// the one before.
  public weak var target: UICollectionView? {
    didSet {
      if let oldValue, oldValue !== target { detach(oldValue) }
      if let target { attach(target) } else { dataSource.collectionView = nil }
    }
  }

  /// An empty layout to make collection views with.
  public static var emptyLayout: UICollectionViewFlowLayout { UICollectionViewFlowLayout() }

  // MARK: Rendering

  /// Shows sections.
  public func render(
    animated: Bool = false, @SectionBuilder sections: () -> [SectionBuilderResult]
  ) { apply(ComposeLayout(configuration: configuration, sections: sections), animated) }

  /// Shows the section for each value.
  public func render<T>(
    of items: [T], animated: Bool = false,
    builder: (T) -> any NSCollectionLayoutSectionConvertible
  ) { apply(ComposeLayout(configuration: configuration, of: items, builder: builder), animated) }

  private func apply(_ layout: ComposeLayout, _ animated: Bool) {
    rendered = layout
    dataSource.layout = adapted == nil ? layout : dataSource.layout
    delegate.layout = layout
    if let adapted {
      adapted.apply(layout, isConfigured ? nil : configuration, animated: animated)
      isConfigured = true
    } else if let target {
      target.reloadData()
      target.setCollectionViewLayout(layout.layout, animated: animated)
    }
  }

  private var adapted: (any AdaptedDataSource)? { dataSource as? any AdaptedDataSource }

  private func attach(_ view: UICollectionView) {
    adapted?.adapter.delegate = delegate
    dataSource.collectionView = view
    view.delegate = delegate
    guard adapted == nil else { return }
    view.dataSource = dataSource as? any UICollectionViewDataSource
    if let rendered { view.setCollectionViewLayout(rendered.layout, animated: false) }
  }

  private func detach(_ view: UICollectionView) {
    if view.delegate === delegate { view.delegate = nil }
    if adapted == nil, view.dataSource === dataSource as? any UICollectionViewDataSource {
      view.dataSource = nil
    }
  }

  // MARK: Configuration

  /// The direction in which the list scrolls, from the next render on; vertical by default.
  public var scrollDirection: UICollectionView.ScrollDirection {
    get { current.scrollDirection }
    set { change { $0.scrollDirection = newValue } }
  }

  /// The space between sections from the next render on, in points; 0 by default.
  public var interSectionSpacing: CGFloat {
    get { current.interSectionSpacing }
    set { change { $0.interSectionSpacing = newValue } }
  }

  /// The views at the borders of the whole list from the next render on; none by default.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { current.boundarySupplementaryItems }
    set { change { $0.boundarySupplementaryItems = newValue } }
  }

  /// What the insets of sections are measured from, from the next render on; the safe area by
  /// default.
  public var contentInsetsReference: UIContentInsetsReference {
    get { current.contentInsetsReference }
    set { change { $0.contentInsetsReference = newValue } }
  }

  private var current: UICollectionViewCompositionalLayoutConfiguration {
    configuration ?? UICollectionViewCompositionalLayoutConfiguration()
  }

  private func change(_ change: (UICollectionViewCompositionalLayoutConfiguration) -> Void) {
    let configuration = current
    change(configuration)
    self.configuration = configuration
  }
}
