import ListGeometry

extension UICollectionView: SectionIndexHost {
  var sectionIndexTitles: [String] { dataSource?.indexTitles(for: self) ?? [] }

  var sectionIndexColors: SectionIndexColors { SectionIndexColors() }

  func scroll(toIndexTitle title: String, at index: Int) {
    guard let dataSource else { return }
    let path = dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
    guard let item = RowPath(path), engine.contents.hasItem(item) else { return }
    scrollToItem(at: path, at: selectsSideways ? .left : .top, animated: false)
  }

  func sectionIndexDidChange(cameOrWent: Bool) {}
}
