import UIKit

/// What users change in a view although no element says so: what they typed, switched and chose,
/// and where they scrolled to.
@MainActor
struct UserInput {
  private var values: [(UIView) -> Void] = []

  /// Notes what a view has, in which nobody has changed anything yet.
  init(of view: UIView) {
    let type = type(of: view)
    // Nobody changes anything in what trees mostly hold.
    if type == UIView.self || type == UILabel.self || type == UIImageView.self { return }
    note(\UITextView.text, of: view)
    note(\UISearchBar.text, of: view)
    note(\UIScrollView.contentOffset, of: view)
    if view is UIControl { noteControl(view) }
  }

  private mutating func noteControl(_ view: UIView) {
    note(\UITextField.text, of: view)
    note(\UISwitch.isOn, of: view)
    note(\UISlider.value, of: view)
    note(\UIStepper.value, of: view)
    note(\UISegmentedControl.selectedSegmentIndex, of: view)
    note(\UIPageControl.currentPage, of: view)
    note(\UIDatePicker.date, of: view)
  }

  private mutating func note<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, of view: UIView
  ) {
    guard let view = view as? View else { return }
    let value = view[keyPath: path]
    values.append { other in
      guard let view = other as? View, view[keyPath: path] != value else { return }
      view[keyPath: path] = value
    }
  }

  /// Gives the view back what it had.
  func bringBack(to view: UIView) {
    for bringBack in values { bringBack(view) }
  }
}
