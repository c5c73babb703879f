import CoreGraphics

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  private var values = Values()

  private struct Values {
    var direction = UICollectionView.ScrollDirection.vertical
    var spacing: CGFloat = 0
    var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var reference = UIContentInsetsReference.safeArea
  }

  /// The axis along which sections follow each other; vertical by default.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { values.direction }
    set { values.direction = newValue }
  }

  /// The space between sections, in points; 0 by default.
  open var interSectionSpacing: CGFloat {
    get { values.spacing }
    set { values.spacing = newValue }
  }

  /// Views at the boundary of the whole layout; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { values.boundaryItems }
    set { values.boundaryItems = newValue }
  }

  /// What the content insets of sections are measured from; the safe area by default.
  open var contentInsetsReference: UIContentInsetsReference {
    get { values.reference }
    set { values.reference = newValue }
  }

  /// A copy of the same class.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = newInstance(of: type(of: self))
    copy.values = values
    return copy
  }
}
