import CoreGraphics
import ListGeometry

/// What surrounds a section or a custom group.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The space that there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The space that there is for a section or a custom group.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before insets.
  var contentSize: CGSize { get }
  /// The size after insets.
  var effectiveContentSize: CGSize { get }
  /// The insets as they were given: a value between 0 and 1 is a part of the size.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment that a compositional layout gives.
@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: LayoutContainer, _ traitCollection: UITraitCollection) {
    self.container = container
    self.traitCollection = traitCollection
    super.init()
  }

  /// The environment of what is in a group.
  func inside(_ size: CGSize, _ insets: CompositionalInsets) -> LayoutEnvironment {
    LayoutEnvironment(LayoutContainer(size, insets), traitCollection)
  }
}

/// A container of a compositional layout.
@MainActor
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  private let insets: CompositionalInsets

  init(_ contentSize: CGSize, _ insets: CompositionalInsets) {
    self.contentSize = contentSize
    self.insets = insets
    super.init()
  }

  var contentInsets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(insets) }

  var effectiveContentInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(insets.points(in: contentSize))
  }

  var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: max(0, contentSize.width - insets.leading - insets.trailing),
      height: max(0, contentSize.height - insets.top - insets.bottom))
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: CompositionalInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
