/// A controller that can show what it has in the view of the controller that it takes the place of.
@MainActor
protocol ViewSharing: UIViewController {
  /// Whether it does so when it takes the place of another one.
  func sharesView(of other: UIViewController, _ operation: UINavigationController.Operation) -> Bool

  /// Takes the view over from another controller. Called before its own view is asked for.
  func takeView(of other: UIViewController)

  /// Leads the view to what the controller shows in it.
  func showInSharedView(animated: Bool)
}
