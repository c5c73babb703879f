import HeadlessHost
import UIKit

/// A collection view of many items on a headless screen.
@MainActor
final class CompositionalBench: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let display: HeadlessDisplay
  private let window: UIWindow
  private var counts: [Int]

  /// Shows sections of `counts` items.
  init(_ layout: UICollectionViewLayout, _ counts: [Int], cell: AnyClass) {
    display = HeadlessDisplay.install(scale: 1)
    window = UIWindow(frame: UIScreen.main.bounds)
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    super.init()
    view.register(cell, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.layoutIfNeeded()
  }

  func close() { window.isHidden = true }

  /// Has the layout ask for its sections and place everything anew.
  func prepare() {
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
  }

  func scroll(by points: CGFloat) {
    view.contentOffset.y += points
    view.layoutIfNeeded()
  }

  func insertItem() {
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        counts[0] += 1
        view.insertItems(at: [[0, 1]])
      }
    }
    view.layoutIfNeeded()
  }

  func rotate() {
    view.frame.size = CGSize(width: view.frame.height, height: view.frame.width)
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = indexPath.item
    return cell
  }
}

/// A cell whose height follows from its item.
final class MeasuredBenchCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = CGFloat(40 + tag % 5 * 10)
    return layoutAttributes
  }
}
