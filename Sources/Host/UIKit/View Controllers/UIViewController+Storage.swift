extension UIViewController {
  /// The values of a view controller.
  struct Storage {
    var view: UIView?
    var isLoading = false
    var title: String?
    var additionalSafeAreaInsets: UIEdgeInsets = .zero
    var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  }
}
