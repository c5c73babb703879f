/// What the views of a collection view ask of it.
@MainActor
protocol ElementViewsHost: UICollectionView {
  /// Has the data source or the layout make the view of an element.
  func makeElement(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView

  /// The attributes that an element has on the screen.
  func presentationAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes?

  /// Called before a view comes into view.
  func notifyWillDisplay(_ view: UICollectionReusableView, _ key: ElementKey)

  /// Called after a view has left.
  func notifyDidEndDisplaying(_ view: UICollectionReusableView, _ key: ElementKey)

  /// Shows a new cell as its item is: selected, highlighted.
  func showState(of cell: UICollectionViewCell)

  /// Called before a view starts on its way out.
  func viewWillDepart(_ view: UICollectionReusableView)

  /// Called before a view is taken away.
  func viewWillLeave(_ view: UICollectionReusableView)

  /// Called after a view was taken away.
  func viewDidLeave(_ view: UICollectionReusableView)
}
