/// What a nib says of scroll views and lists.
@MainActor
enum NibLists {
  static func scrollView(_ reader: NibReader<UIScrollView>) {
    reader.set("scrollEnabled", \.isScrollEnabled)
    reader.set("pagingEnabled", \.isPagingEnabled)
    reader.set("directionalLockEnabled", \.isDirectionalLockEnabled)
    reader.set("bounces", \.bounces)
    reader.set("alwaysBounceVertical", \.alwaysBounceVertical)
    reader.set("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
    reader.set("bouncesZoom", \.bouncesZoom)
    reader.set("minimumZoomScale", \.minimumZoomScale)
    reader.set("maximumZoomScale", \.maximumZoomScale)
    reader.set("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
    reader.set("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
    reader.set("indicatorStyle", \.indicatorStyle)
    reader.set("delaysContentTouches", \.delaysContentTouches)
    reader.set("canCancelContentTouches", \.canCancelContentTouches)
    reader.set("scrollsToTop", \.scrollsToTop)
    reader.set("keyboardDismissMode", \.keyboardDismissMode)
    reader.set("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
    reader.insets("contentInset", \.contentInset)
    reader.insets("scrollIndicatorInsets", \.scrollIndicatorInsets)
    reader.size("contentSize", \.contentSize)
  }

  // MARK: Tables

  static func table(_ reader: NibReader<UITableView>) {
    // The style was taken when the table was made; rows of a table come from its data source.
    _ = (reader.element["style"], reader.element["dataMode"])
    height("rowHeight", \.rowHeight, reader)
    height("estimatedRowHeight", \.estimatedRowHeight, reader)
    height("sectionHeaderHeight", \.sectionHeaderHeight, reader)
    height("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, reader)
    height("sectionFooterHeight", \.sectionFooterHeight, reader)
    height("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, reader)
    reader.set("separatorStyle", \.separatorStyle)
    reader.color("separatorColor", \.separatorColor)
    reader.insets("separatorInset", \.separatorInset)
    reader.set("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount)
    reader.color("sectionIndexColor", \.sectionIndexColor)
    reader.color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor)
    reader.color("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor)
    reader.set("allowsSelection", \.allowsSelection)
    reader.set("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
    reader.set("allowsMultipleSelection", \.allowsMultipleSelection)
    reader.set(
      "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
    extraView("tableHeaderView", \.tableHeaderView, reader)
    extraView("tableFooterView", \.tableFooterView, reader)
  }

  /// A height of rows; -1 stands for an automatic one.
  private static func height(
    _ name: String, _ property: ReferenceWritableKeyPath<UITableView, CGFloat>,
    _ reader: NibReader<UITableView>
  ) {
    guard let height: CGFloat = reader.value(name) else { return }
    reader.target[keyPath: property] = height < 0 ? UITableView.automaticDimension : height
  }

  private static func extraView(
    _ key: String, _ property: ReferenceWritableKeyPath<UITableView, UIView?>,
    _ reader: NibReader<UITableView>
  ) {
    guard let element = reader.element.children.first(where: { $0.key == key }) else { return }
    reader.target[keyPath: property] = reader.unarchiver.make(element) as? UIView
  }

  static func tableCell(_ reader: NibReader<UITableViewCell>) {
    let (cell, element) = (reader.target, reader.element)
    // Taken when the cell was made. The height belongs to the canvas.
    _ = (element["style"], element["reuseIdentifier"], element["rowHeight"])
    _ = element["hidesAccessoryWhenEditing"]
    reader.set("selectionStyle", \.selectionStyle)
    reader.set("accessoryType", \.accessoryType)
    reader.set("editingAccessoryType", \.editingAccessoryType)
    reader.set("showsReorderControl", \.showsReorderControl)
    reader.set("shouldIndentWhileEditing", \.shouldIndentWhileEditing)
    reader.set("indentationLevel", \.indentationLevel)
    reader.set("indentationWidth", \.indentationWidth)
    reader.insets("separatorInset", \.separatorInset)
    if let id = element["textLabel"] { reader.unarchiver.setPart(cell.textLabel, id) }
    if let id = element["detailTextLabel"] { reader.unarchiver.setPart(cell.detailTextLabel, id) }
    if let id = element["imageView"] { reader.unarchiver.setPart(cell.imageView, id) }
    reader.decode("contentView", into: cell.contentView)
  }

  static func headerFooter(_ reader: NibReader<UITableViewHeaderFooterView>) {
    reader.decode("contentView", into: reader.target.contentView)
  }

  // MARK: Collection views

  static func collection(_ reader: NibReader<UICollectionView>) {
    _ = reader.element["dataMode"]
    reader.set("prefetchingEnabled", \.isPrefetchingEnabled)
    reader.set("allowsSelection", \.allowsSelection)
    reader.set("allowsMultipleSelection", \.allowsMultipleSelection)
    let layout = reader.target.collectionViewLayout
    guard let element = reader.element.child(key: "collectionViewLayout") else { return }
    reader.unarchiver.register(layout, element)
    guard let layout = layout as? UICollectionViewFlowLayout else { return }
    flow(NibReader(target: layout, element: element, unarchiver: reader.unarchiver))
  }

  private static func flow(_ reader: NibReader<UICollectionViewFlowLayout>) {
    reader.set("minimumLineSpacing", \.minimumLineSpacing)
    reader.set("minimumInteritemSpacing", \.minimumInteritemSpacing)
    reader.set("scrollDirection", \.scrollDirection)
    reader.set("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
    reader.set("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
    reader.size("itemSize", \.itemSize)
    reader.size("estimatedItemSize", \.estimatedItemSize)
    reader.size("headerReferenceSize", \.headerReferenceSize)
    reader.size("footerReferenceSize", \.footerReferenceSize)
    reader.insets("sectionInset", \.sectionInset)
    if reader.value("automaticEstimatedItemSize", as: Bool.self) == true {
      reader.target.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
  }

  static func reusableView(_ reader: NibReader<UICollectionReusableView>) {
    if let identifier = reader.element["reuseIdentifier"] {
      reader.target.setReuseIdentifier(identifier)
    }
  }

  static func collectionCell(_ reader: NibReader<UICollectionViewCell>) {
    reader.decode("contentView", into: reader.target.contentView)
    _ = reader.element.child(key: "customSize")?.ignore()
  }
}

extension NibCoder {
  /// The layout of a collection view: a flow layout, or one of the class that the file names.
  @MainActor
  func makeLayout() -> UICollectionViewLayout? {
    guard let element = element.child(key: "collectionViewLayout") else { return nil }
    let base: UICollectionViewLayout.Type =
      element.name == "collectionViewFlowLayout"
      ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    let type = unarchiver.customClass(of: element, default: base)
    return type._make() as? UICollectionViewLayout
  }
}
