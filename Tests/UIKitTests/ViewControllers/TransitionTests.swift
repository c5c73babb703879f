import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Slides or fades for a navigation controller, driven by time or by a fraction.
@MainActor
private final class Driver: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var interactor: UIPercentDrivenInteractiveTransition?
  var operations: [UINavigationController.Operation] = []
  var ends: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      from.frame.origin.x = 390
    } completion: { _ in
      let completed = !context.transitionWasCancelled
      if !completed { from.frame.origin.x = 0 }
      context.completeTransition(completed)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

@MainActor
@Suite(.closesWindows) struct TransitionTests {
  private let log = Log()
  private let root: Logging
  private let next: Logging
  private let navigation: UINavigationController
  private let driver = Driver()
  private let stage: Stage

  init() {
    (root, next) = (Logging("root", log), Logging("next", log))
    navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(next, animated: false)
    stage = Stage(root: navigation)
    navigation.delegate = driver
    _ = log.take()
  }

  private var shownX: CGFloat { (next.view.layer.presentation() ?? next.view.layer).frame.minX }

  // MARK: Animators

  @Test func `the delegate's animator shows moves`() {
    navigation.popViewController(animated: true)
    stage.advance(by: 0.5)
    #expect(abs(shownX - 195) < 4)
    #expect(navigation.viewControllers == [root])
    #expect(log.take().appearances == ["next will disappear", "root will appear"])
    stage.advance(by: 0.6)
    #expect(driver.operations == [.pop])
    #expect(driver.ends == [true])
    #expect(log.take().appearances == ["next did disappear", "root did appear"])
    #expect(next.view.window == nil)
    #expect(root.view.window != nil)
  }

  @Test func `others hear of the transition and take part`() {
    navigation.popViewController(animated: true)
    var (seen, done): (TimeInterval?, Bool?) = (nil, nil)
    let coordinator = navigation.transitionCoordinator
    #expect(coordinator?.viewController(forKey: .from) === next)
    #expect(coordinator?.viewController(forKey: .to) === root)
    coordinator?.animate(alongsideTransition: { seen = $0.transitionDuration }) {
      done = !$0.isCancelled
    }
    stage.advance(by: 1.2)
    #expect(seen == 1)
    #expect(done == true)
    #expect(navigation.transitionCoordinator == nil)
  }

  // MARK: Driven by a fraction

  private func beginDriving() -> UIPercentDrivenInteractiveTransition {
    let interactor = UIPercentDrivenInteractiveTransition()
    driver.interactor = interactor
    navigation.popViewController(animated: true)
    return interactor
  }

  @Test func `a fraction moves the transition, time does not`() {
    let interactor = beginDriving()
    #expect(navigation.transitionCoordinator?.initiallyInteractive == true)
    stage.advance(by: 0.3)
    #expect(abs(shownX) < 1)
    interactor.update(0.5)
    stage.advance(by: 0.3)
    #expect(abs(shownX - 195) < 1)
    #expect(interactor.percentComplete == 0.5)
    #expect(navigation.transitionCoordinator?.percentComplete == 0.5)
    interactor.update(0.25)
    stage.frame()
    #expect(abs(shownX - 97.5) < 1)
  }

  @Test func `let go, it runs on to the end`() {
    let interactor = beginDriving()
    interactor.update(0.5)
    stage.frame()
    var cancelled: [Bool] = []
    navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      cancelled.append($0.isCancelled)
    }
    interactor.finish()
    #expect(cancelled == [false])
    stage.advance(by: 1.2)
    #expect(driver.ends == [true])
    #expect(navigation.viewControllers == [root])
    #expect(
      log.take().appearances == [
        "next will disappear", "root will appear", "next did disappear", "root did appear",
      ])
  }

  @Test func `a fraction that is no number does not stop it`() {
    let interactor = beginDriving()
    interactor.update(.nan)
    #expect(interactor.percentComplete == 0)
    stage.frame()
    interactor.finish()
    stage.advance(by: 2)
    #expect(driver.ends == [true])
  }

  @Test func `caught again on its way, it waits for the finger`() {
    let interactor = beginDriving()
    interactor.update(0.5)
    stage.frame()
    interactor.finish()
    stage.advance(by: 0.2)
    interactor.pause()
    let caught = interactor.percentComplete
    #expect(caught > 0.5)
    #expect(caught < 1)
    stage.advance(by: 2)
    #expect(driver.ends.isEmpty)
    #expect(abs(shownX - 390 * caught) < 4)
    interactor.update(0.25)
    stage.frame()
    #expect(abs(shownX - 97.5) < 1)
    interactor.finish()
    stage.advance(by: 2)
    #expect(driver.ends == [true])
    #expect(navigation.viewControllers == [root])
  }

  @Test func `one that begins by itself is caught on its way`() {
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = false
    driver.interactor = interactor
    navigation.popViewController(animated: true)
    stage.advance(by: 0.4)
    interactor.pause()
    #expect(abs(interactor.percentComplete - 0.4) < 0.05)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    stage.advance(by: 2)
    #expect(driver.ends.isEmpty)
    interactor.update(0.25)
    stage.frame()
    #expect(abs(shownX - 97.5) < 10)
    interactor.finish()
    stage.advance(by: 2)
    #expect(driver.ends == [true])
    #expect(navigation.viewControllers == [root])
  }

  @Test func `one that another move ends leaves the next one its time`() {
    let interactor = beginDriving()
    interactor.update(0.5)
    stage.frame()
    driver.interactor = nil
    let third = UIViewController()
    navigation.pushViewController(third, animated: true)
    #expect(driver.ends == [true])
    stage.advance(by: 2)
    #expect(driver.ends == [true, true])
    #expect(navigation.viewControllers == [root, third])
    #expect(third.view.window != nil)
  }

  @Test func `taken back, everything is as before, and heard of in UIKit's order`() {
    let interactor = beginDriving()
    interactor.update(0.4)
    stage.frame()
    interactor.cancel()
    stage.advance(by: 1.2)
    #expect(driver.ends == [false])
    #expect(navigation.viewControllers == [root, next])
    #expect(next.view.window != nil)
    #expect(root.view.window == nil)
    #expect(next.view.frame.minX == 0)
    #expect(
      log.take().appearances == [
        "next will disappear", "root will appear", "root will disappear", "root did disappear",
        "next will appear", "next did appear",
      ])
  }

  @Test func `after one that was taken back the next move works`() {
    let interactor = beginDriving()
    interactor.update(0.4)
    stage.frame()
    interactor.cancel()
    stage.advance(by: 1.2)
    driver.interactor = nil
    navigation.popViewController(animated: true)
    stage.advance(by: 1.2)
    #expect(driver.ends == [false, true])
    #expect(navigation.viewControllers == [root])
    #expect(root.view.window != nil)
    #expect(next.view.window == nil)
  }
}

@MainActor
@Suite(.closesWindows) struct StackedSheetTests {
  private let stage = Stage(root: UIViewController())

  private func shownTop(of controller: UIViewController) -> CGFloat {
    let layer = controller.view.superview?.superview?.layer
    return (layer?.presentation() ?? layer)?.frame.minY ?? .nan
  }

  @Test func `sheets that lie over each other go together`() {
    let (lower, upper) = (UIViewController(), UIViewController())
    stage.window.rootViewController?.present(lower, animated: false)
    stage.frame()
    lower.present(upper, animated: false)
    stage.advance(by: 0.5)
    let (lowerTop, upperTop) = (shownTop(of: lower), shownTop(of: upper))
    stage.window.rootViewController?.dismiss(animated: true)
    stage.advance(by: 0.15)
    #expect(lower.view.window != nil)
    #expect(upper.view.window != nil)
    #expect(shownTop(of: lower) > lowerTop + 50)
    #expect(shownTop(of: upper) > upperTop + 50)
    stage.advance(by: 1)
    #expect(lower.view.window == nil)
    #expect(upper.view.window == nil)
    #expect(stage.window.subviews.count == 1)
  }
}
