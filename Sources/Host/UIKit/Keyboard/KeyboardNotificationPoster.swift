import QuartzCore

extension UIResponder {
  /// Posted before the keyboard's area appears, or changes its height.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")

  /// Posted after the keyboard's area appeared, or changed its height.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")

  /// Posted before the keyboard's area leaves.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")

  /// Posted after the keyboard's area left.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")

  /// Posted before each change of the area's frame, ahead of the news that it shows or hides.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")

  /// Posted after each change of the area's frame, ahead of the news that it was shown or hidden.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The area's frame before the change: an `NSValue` of a `CGRect` in the screen's coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

  /// The area's frame after the change: an `NSValue` of a `CGRect` in the screen's coordinates.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// How long the change takes: an `NSNumber`, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"

  /// The pace of the change: an `NSNumber`, the raw value of a `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"

  /// Whether the keyboard is this application's: an `NSNumber`, always true here.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// What everybody is told of one change of the keyboard's area.
@MainActor
struct KeyboardNotificationPoster {
  var from: CGRect
  var to: CGRect
  var isShown: Bool
  var isAnimated: Bool

  /// Tells what is about to happen.
  func announce() {
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(
      isShown
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
  }

  /// Tells what has happened.
  func confirm() {
    post(UIResponder.keyboardDidChangeFrameNotification)
    post(
      isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
  }

  private func post(_ name: Notification.Name) {
    let duration: TimeInterval = isAnimated ? InputViewContainer.duration : 0
    NotificationCenter.default.post(
      name: name, object: UIScreen.main,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: from),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: to),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
          value: InputViewContainer.curve.rawValue),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
