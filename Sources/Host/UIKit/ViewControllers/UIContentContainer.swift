/// Something with a size of its own that holds other such things; view controllers are.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the container would like to have.
  var preferredContentSize: CGSize { get }

  /// Called before the container's size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// The size that something inside gets when the container's becomes `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called when the preferred size of something inside changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}
