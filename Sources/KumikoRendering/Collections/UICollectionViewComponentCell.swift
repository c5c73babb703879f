import KumikoComponents
import UIKit

/// The cell that collection views use unless an adapter says otherwise: clear.
///
/// A layout that asks cells for their sizes is told the size that the component refers to or, if it
/// does not, the one that the content asks for.
open class UICollectionViewComponentCell: UICollectionViewCell, FramingCell, ListSized {
  let sizing = ListSizing()
  private let move = ViewMove()

  /// Makes a cell.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a cell from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Tells the list's selection that editing begins or ends. With cells of classes that are not
  /// derived from this one it finds that out at the next update.
  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    sizing.editingMayHaveChanged(state.isEditing, in: self)
  }

  /// The size that the component asks for, if its content is placed by frames.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    framedSize(fitting: size) ?? super.sizeThatFits(size)
  }

  /// The attributes with the size that the component refers to or that its content asks for.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    sizing.fitting(self, layoutAttributes) {
      super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  /// Says that the collection view moves the cell, during which it cannot be updated.
  open override func willMove(toSuperview newSuperview: UIView?) {
    move.begin(from: superview, to: newSuperview)
    super.willMove(toSuperview: newSuperview)
  }

  /// Says that the collection view has moved the cell.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    move.end()
  }
}

/// The supplementary view that collection views use unless an adapter says otherwise: clear, and of
/// no height while there is nothing to show.
open class UICollectionViewComponentReusableView: UICollectionReusableView, ComponentRenderable,
  ListSized
{
  let sizing = ListSizing()
  private let move = ViewMove()
  private let pinnedBackground = PinnedHeaderBackground()

  /// Makes a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The attributes with the size that the component refers to or that its content asks for.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    sizing.fitting(self, layoutAttributes) {
      super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  /// Has a background while the view is a header that floats above rows, if its content wants that.
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    pinnedBackground.update(self, in: sizing.list, at: layoutAttributes)
  }

  /// Says that the collection view moves the view, during which it cannot be updated.
  open override func willMove(toSuperview newSuperview: UIView?) {
    move.begin(from: superview, to: newSuperview)
    super.willMove(toSuperview: newSuperview)
  }

  /// Says that the collection view has moved the view.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    move.end()
  }
}

/// A view of a collection view that knows for which one it was made.
@MainActor
protocol ListSized: UICollectionReusableView {
  var sizing: ListSizing { get }
}

/// For which collection view a cell was made: it is measured before it is in one.
@MainActor
final class ListSizing {
  weak var list: UICollectionView?

  /// Measures a view, during which the collection view cannot be updated.
  func whileServing<Answer>(_ answer: () -> Answer) -> Answer {
    list?.backingAdapter?.features.willMeasure()
    return list?.backingAdapter?.whileServing(answer) ?? answer()
  }

  /// The attributes that a view wants, with the size that its component refers to.
  func fitting(
    _ view: some UIView & ComponentRenderable, _ attributes: UICollectionViewLayoutAttributes,
    _ preferred: () -> UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    whileServing {
      let size = attributes.size
      view.prepareContent(forWidth: size.width)
      let wanted = preferred()
      applySize(of: view, to: wanted, insteadOf: attributes.size)
      if wanted.size != size { list?.backingAdapter?.features.contentMayResize() }
      return wanted
    }
  }

  /// Tells the selection of the list's adapter that a cell began or ended to be edited.
  func editingMayHaveChanged(_ isEditing: Bool, in cell: UIView) {
    guard let list, cell.isDescendant(of: list),
      let adapter = list.delegate as? UICollectionViewAdapter
    else { return }
    adapter.features.selection.cellDidChangeEditing(isEditing, in: list)
  }

  /// Gives attributes the size that the component of a view refers to. Without one, a layout that
  /// is none of UIKit's, or does not ask although it should be told, is told the height that the
  /// content asks for at its width.
  private func applySize(
    of view: some UIView & ComponentRenderable, to attributes: UICollectionViewLayoutAttributes,
    insteadOf size: CGSize
  ) {
    if view.isEmptySupplementary { return attributes.size.height = .leastNonzeroMagnitude }
    guard let list, let component = view.componentContainer.boundComponent else { return }
    if let size = component.referenceSize(in: list.bounds) {
      attributes.size = CGSize(width: max(0, size.width), height: max(0, size.height))
    } else if !list.collectionViewLayout.isOfUIKit || list.asksForHeight(attributes) {
      let context = HeightContext(width: size.width, traits: list.traitCollection)
      let fitted = view.systemLayoutSizeFitting(
        CGSize(width: size.width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      attributes.size = CGSize(width: size.width, height: context.roundedUp(fitted.height))
    }
  }
}

extension UICollectionViewLayout {
  /// Whether the layout says itself, by the way it asks, which lengths follow from the content.
  fileprivate var isOfUIKit: Bool {
    self is UICollectionViewFlowLayout || self is UICollectionViewCompositionalLayout
  }
}

extension UICollectionView {
  /// Whether the item of attributes says how high it is although the layout has its frame.
  fileprivate func asksForHeight(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .cell
      && backingAdapter?.asksItemsForHeights(attributes.indexPath.section) == true
  }
}
