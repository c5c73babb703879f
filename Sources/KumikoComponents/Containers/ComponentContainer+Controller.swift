import UIKit

extension ComponentContainer {
  /// Makes a content that is a view controller a child of the one whose view this container is in.
  func adoptController() {
    guard let controller = innermostContent as? UIViewController, controller.parent == nil,
      window != nil, let parent = enclosingController
    else { return }
    parent.addChild(controller)
    controller.didMove(toParent: parent)
  }

  /// Ends what ``adoptController()`` began unless the container is still below the view of the
  /// controller's parent, which only has left the window.
  func dropControllerIfApart() {
    guard let controller = innermostContent as? UIViewController,
      controller.parent !== enclosingController
    else { return }
    dropController()
  }

  /// Ends what ``adoptController()`` began.
  func dropController() {
    guard let controller = innermostContent as? UIViewController, controller.parent != nil
    else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  /// The first view controller up the responder chain that is not the content.
  private var enclosingController: UIViewController? {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
