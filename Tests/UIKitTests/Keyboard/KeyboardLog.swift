import Foundation
import UIKit

/// What the keyboard's area was heard to do.
@MainActor
final class KeyboardLog {
  private(set) var names: [String] = []
  private(set) var begins: [CGRect] = []
  private(set) var ends: [CGRect] = []
  private(set) var durations: [Double] = []
  private var tokens: [any NSObjectProtocol] = []

  private static let kinds: [(Notification.Name, String)] = [
    (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
    (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    (UIResponder.keyboardWillShowNotification, "willShow"),
    (UIResponder.keyboardDidShowNotification, "didShow"),
    (UIResponder.keyboardWillHideNotification, "willHide"),
    (UIResponder.keyboardDidHideNotification, "didHide"),
  ]

  init() {
    for (name, word) in Self.kinds {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] note in
        let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let duration =
          note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        MainActor.assumeIsolated {
          self?.names.append(word)
          self?.begins.append(begin ?? .null)
          self?.ends.append(end ?? .null)
          self?.durations.append(duration ?? -1)
        }
      }
      tokens.append(token)
    }
  }

  func clear() { (names, begins, ends, durations) = ([], [], [], []) }

  isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

/// A view of a height and nothing else, to be shown as a keyboard or on top of one.
@MainActor
func plate(_ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
}

extension UIView {
  /// Where the view stands on the screen.
  var onScreen: CGRect { convert(bounds, to: UIScreen.main.coordinateSpace) }
}
