import Foundation

/// Collects what a delegate wants to have animated, and called at the end.
final class InteractionAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(previewViewController: UIViewController? = nil) {
    self.previewViewController = previewViewController
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Performs the changes, inside an animation.
  func animate() {
    for change in animations { change() }
    animations = []
  }

  /// Tells that all is over.
  func complete() {
    for completion in completions { completion() }
    completions = []
  }
}
