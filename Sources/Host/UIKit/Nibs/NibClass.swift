/// What the elements of a nib say of the views of one class.
@MainActor
struct NibClass {
  /// What Interface Builder calls views of the class.
  let names: [String]
  let type: UIView.Type
  let matches: @MainActor (UIView) -> Bool
  let decode: @MainActor (UIView, NibElement, NibUnarchiver) -> Void

  init<View: UIView>(
    _ names: String..., of type: View.Type, decode: @escaping @MainActor (NibReader<View>) -> Void
  ) {
    (self.names, self.type) = (names, type)
    matches = { $0 is View }
    self.decode = { view, element, unarchiver in
      guard let view = view as? View else { return }
      decode(NibReader(target: view, element: element, unarchiver: unarchiver))
    }
  }

  /// All classes, each after those that it inherits from.
  static let all: [NibClass] =
    [view, NibClass("control", of: UIControl.self, decode: NibControls.control)]
    + texts + controls + containers + lists

  static let view = NibClass("view", of: UIView.self, decode: NibViews.view)

  private static let texts = [
    NibClass("label", of: UILabel.self, decode: NibTexts.label),
    NibClass("textField", of: UITextField.self, decode: NibTexts.field),
    NibClass("scrollView", of: UIScrollView.self, decode: NibLists.scrollView),
    NibClass("textView", of: UITextView.self, decode: NibTexts.textView),
    NibClass("searchBar", of: UISearchBar.self, decode: NibTexts.searchBar),
  ]

  private static let controls = [
    NibClass("button", of: UIButton.self, decode: NibButtons.button),
    NibClass("switch", of: UISwitch.self, decode: NibControls.toggle),
    NibClass("slider", of: UISlider.self, decode: NibControls.slider),
    NibClass("stepper", of: UIStepper.self, decode: NibControls.stepper),
    NibClass("pageControl", of: UIPageControl.self, decode: NibControls.pages),
    NibClass("segmentedControl", of: UISegmentedControl.self, decode: NibControls.segments),
    NibClass("datePicker", of: UIDatePicker.self, decode: NibControls.datePicker),
    NibClass("pickerView", of: UIPickerView.self) { _ in },
    NibClass("refreshControl", of: UIRefreshControl.self) { _ in },
  ]

  private static let containers = [
    NibClass("imageView", of: UIImageView.self, decode: NibViews.image),
    NibClass("activityIndicatorView", of: UIActivityIndicatorView.self, decode: NibViews.wheel),
    NibClass("progressView", of: UIProgressView.self, decode: NibViews.progress),
    NibClass("stackView", of: UIStackView.self, decode: NibViews.stack),
    NibClass("visualEffectView", of: UIVisualEffectView.self, decode: NibViews.effect),
    NibClass("toolbar", of: UIToolbar.self, decode: NibBars.toolbar),
    NibClass(of: UIInputView.self) { _ in },
    NibClass(of: UIWindow.self) { _ in },
  ]

  private static let lists = [
    NibClass("tableView", of: UITableView.self, decode: NibLists.table),
    NibClass("tableViewCell", of: UITableViewCell.self, decode: NibLists.tableCell),
    NibClass(of: UITableViewHeaderFooterView.self, decode: NibLists.headerFooter),
    NibClass("collectionView", of: UICollectionView.self, decode: NibLists.collection),
    NibClass("collectionReusableView", of: UICollectionReusableView.self) {
      NibLists.reusableView($0)
    },
    NibClass("collectionViewCell", of: UICollectionViewCell.self, decode: NibLists.collectionCell),
  ]

  /// The class whose views Interface Builder calls `name`.
  static func named(_ name: String) -> NibClass? { all.first { $0.names.contains(name) } }

  /// The last of these classes that a view's class inherits from.
  static func last(of view: UIView) -> UIView.Type {
    all.last { $0.matches(view) }?.type ?? UIView.self
  }
}
