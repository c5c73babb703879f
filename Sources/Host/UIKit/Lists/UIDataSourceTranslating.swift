import Foundation

/// A list view whose items may for a while stand elsewhere than in its data source: an item is
/// carried by a finger, or placeholders stand between the others.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Where a section of the data source is shown.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

  /// Where the data source has a section that is shown.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

  /// Where an item of the data source is shown; nil for nil.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

  /// Where the data source has an item that is shown; nil for nil and for placeholders.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

  /// Performs actions that speak of items by where they are shown.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
