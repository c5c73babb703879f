/// Something with a size of its own that holds other such things; view controllers are.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the container would like to have.
  var preferredContentSize: CGSize { get }

  /// Called when the preferred size of something inside changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}
