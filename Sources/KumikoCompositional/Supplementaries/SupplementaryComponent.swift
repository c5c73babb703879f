import KumikoComponents
import UIKit

/// A component that knows where it stands beside or upon items, groups and sections.
///
/// ```swift
/// struct ShelfHeader: SupplementaryComponent {
///   var title: String
///   var pinToVisibleBounds: Bool { true }
///
///   func renderContent() -> UILabel { UILabel() }
///   func render(in content: UILabel) { content.text = title }
/// }
/// ```
@preconcurrency @MainActor
public protocol SupplementaryComponent: Component {
  /// What the view is to its section; its header by default.
  var kind: SupplementaryViewKind { get }

  /// The size; the whole width, and an estimated height of 44 points, by default.
  func layoutSize() -> NSCollectionLayoutSize

  /// Which edges of an item or a group it lies on; the upper one by default.
  func containerAnchor() -> NSCollectionLayoutAnchor

  /// Which of its own points lies there; nil, for the same edges, by default.
  func itemAnchor() -> NSCollectionLayoutAnchor?

  /// The space around it; none by default.
  func contentInsets() -> NSDirectionalEdgeInsets

  /// What is in front of what; nil, for as UIKit has it, by default.
  var zIndex: Int? { get }

  /// Whether it stays in view while its section is; false by default.
  var pinToVisibleBounds: Bool { get }

  /// How far from its border it stands, in points; not at all by default.
  var offset: CGPoint { get }

  /// Which border of the section it stands at; nil, for the lower one of a footer and the upper one
  /// of all others, by default.
  var alignment: NSRectAlignment? { get }

  /// Whether the section grows by it; true by default.
  var extendsBoundary: Bool { get }
}

extension SupplementaryComponent {
  public var kind: SupplementaryViewKind { .header }

  /// The whole width, and an estimated height.
  public func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
  }

  /// The upper edge.
  public func containerAnchor() -> NSCollectionLayoutAnchor {
    NSCollectionLayoutAnchor(edges: .top)
  }

  /// The same edges as the container's.
  public func itemAnchor() -> NSCollectionLayoutAnchor? { nil }

  public func contentInsets() -> NSDirectionalEdgeInsets { .zero }

  /// As UIKit has it.
  public var zIndex: Int? { nil }

  /// It scrolls with its section.
  public var pinToVisibleBounds: Bool { false }

  public var offset: CGPoint { .zero }

  /// As its kind says.
  public var alignment: NSRectAlignment? { nil }

  /// It makes room for itself.
  public var extendsBoundary: Bool { true }
}

extension SupplementaryItem {
  /// Makes an item of what a component says of itself.
  public init(_ component: some SupplementaryComponent) {
    let size = component.layoutSize()
    self.init(
      component.kind, component, width: size.widthDimension, height: size.heightDimension)
    containerAnchor = component.containerAnchor()
    itemAnchor = component.itemAnchor()
    contentInsets = component.contentInsets()
    zIndex = component.zIndex
    pinsToVisibleBounds = component.pinToVisibleBounds
    offset = component.offset
    alignment = component.alignment
    extendsBoundary = component.extendsBoundary
  }
}
