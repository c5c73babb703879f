import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct PresentationTests {
  private let log = Log()
  private let root: Logging
  private let modal: Logging
  private let stage: Stage

  init() {
    (root, modal) = (Logging("root", log), Logging("modal", log))
    stage = Stage(root: root)
    _ = log.take()
  }

  @Test func `a sheet comes over a root that stays`() {
    var done = false
    root.present(modal, animated: true) { done = true }
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
    #expect(log.take().appearances == ["modal will appear"])
    #expect(modal.isBeingPresented)
    stage.advance(by: 0.3)
    #expect(!done)
    stage.advance(by: 0.4)
    #expect(log.take().appearances == ["modal did appear"])
    #expect(done)
    #expect(!modal.isBeingPresented)
    #expect(root.view.window != nil)
  }

  @Test func `a full screen takes the root's view away`() {
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    stage.advance(by: 1)
    #expect(
      log.take().appearances == [
        "root will disappear", "modal will appear", "modal did appear", "root did disappear",
      ])
    #expect(root.view.window == nil)
    #expect(modal.view.frame == stage.window.bounds)
    modal.dismiss(animated: true)
    #expect(root.view.window != nil)
    stage.advance(by: 1)
    #expect(
      log.take().appearances == [
        "modal will disappear", "root will appear", "modal did disappear", "root did appear",
      ])
    #expect(root.presentedViewController == nil)
    #expect(modal.viewIfLoaded?.window == nil)
  }

  @Test func `a root that is covered stays so when its window is shown again`() {
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    stage.frame()
    _ = log.take()
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.frame()
    #expect(log.take().appearances.isEmpty)
    #expect(root.view.window == nil)
    modal.dismiss(animated: false)
    stage.frame()
    #expect(root.view.window === stage.window)
    #expect(log.take().appearances.contains("root did appear"))
  }

  @Test func `without animation it is there in the next frame`() {
    var order: [String] = []
    root.present(modal, animated: false) { order.append("completion") }
    stage.frame()
    #expect(log.take().appearances == ["modal will appear", "modal did appear"])
    root.dismiss(animated: false) { order.append("dismissed") }
    stage.frame()
    #expect(log.take().appearances == ["modal will disappear", "modal did disappear"])
    #expect(order == ["completion", "dismissed"])
  }

  @Test func `a child presents on behalf of the outermost parent`() {
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.present(modal, animated: false)
    #expect(modal.presentingViewController === root)
    #expect(child.presentedViewController === modal)
    child.dismiss(animated: false)
    stage.advance(by: 0.1)
    #expect(root.presentedViewController == nil)
  }

  @Test func `dismissing a lower controller dismisses those above it`() {
    let top = Logging("top", log)
    root.present(modal, animated: false)
    stage.frame()
    modal.present(top, animated: false)
    stage.frame()
    _ = log.take()
    root.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(
      Set(log.take().appearances) == [
        "top will disappear", "modal will disappear", "top did disappear", "modal did disappear",
      ])
    #expect(root.presentedViewController == nil)
    #expect(modal.presentedViewController == nil)
    #expect(stage.window.subviews == [root.view])
  }

  @Test func `a second presentation is refused with a word`() {
    var words: [String] = []
    let before = Diagnostics.report
    Diagnostics.report = { words.append($0) }
    root.present(modal, animated: false)
    root.present(UIViewController(), animated: false)
    UIViewController().present(UIViewController(), animated: false)
    Diagnostics.report = before
    #expect(words.count == 2)
    #expect(words.first?.contains("already presenting") == true)
    #expect(words.last?.contains("not in the window hierarchy") == true)
    #expect(root.presentedViewController === modal)
  }

  @Test func `dismissing while coming waits for the arrival`() {
    root.present(modal, animated: true)
    var gone = false
    modal.dismiss(animated: true) { gone = true }
    stage.advance(by: 2)
    #expect(gone)
    #expect(root.presentedViewController == nil)
    #expect(
      log.take().appearances == [
        "modal will appear", "modal did appear", "modal will disappear", "modal did disappear",
      ])
  }

  @Test(arguments: [true, false])
  func `a controller may dismiss itself as it appears`(animated: Bool) {
    final class Impatient: UIViewController {
      var isAnimated = false
      var isGone = false

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        dismiss(animated: isAnimated) { [weak self] in self?.isGone = true }
      }
    }
    let impatient = Impatient()
    impatient.isAnimated = animated
    root.present(impatient, animated: animated)
    stage.advance(by: 2)
    #expect(impatient.isGone)
    #expect(root.presentedViewController == nil)
    #expect(impatient.view.window == nil)
  }

  @Test func `nothing is presented on a controller that goes`() {
    var words: [String] = []
    root.present(modal, animated: false)
    stage.frame()
    modal.dismiss(animated: true)
    let before = Diagnostics.report
    Diagnostics.report = { words.append($0) }
    modal.present(UIViewController(), animated: true)
    Diagnostics.report = before
    #expect(words.count == 1)
    #expect(words.first?.contains("which is being dismissed") == true)
    stage.advance(by: 2)
    #expect(modal.presentedViewController == nil)
    #expect(stage.window.subviews == [root.view])
  }

  @Test func `others move along with a transition`() {
    let bystander = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(bystander)
    stage.frame()
    root.present(modal, animated: true)
    var ended = false
    let taken = modal.transitionCoordinator?.animate(
      alongsideTransition: { _ in
        bystander.alpha = 0
      }, completion: { context in ended = !context.isCancelled })
    #expect(taken == true)
    stage.advance(by: 1)
    #expect(bystander.alpha == 0)
    #expect(ended)
    #expect(modal.transitionCoordinator == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen], [0.1, 1])
  func `another root takes the place of the first and of all that it presents`(
    style: UIModalPresentationStyle, seconds: Double
  ) {
    let (top, other) = (Logging("top", log), UIViewController())
    modal.modalPresentationStyle = style
    root.present(modal, animated: false)
    stage.frame()
    modal.present(top, animated: true)
    stage.advance(by: seconds)
    _ = log.take()
    stage.window.rootViewController = other
    stage.advance(by: 2)
    #expect(stage.window.subviews == [other.view])
    #expect(other.view.window === stage.window)
    #expect(root.presentedViewController == nil)
    #expect(top.presentingViewController == nil)
    #expect(root.view.transform == .identity)
    let heard = log.take().appearances
    #expect(heard.contains("top did disappear"))
    #expect(heard.contains("modal did disappear"))
  }

  // MARK: Sheets

  @Test func `a sheet leaves a strip at the top and rounds its corners`() {
    root.present(modal, animated: false)
    stage.frame()
    let frame = modal.view.convert(modal.view.bounds, to: nil as UIView?)
    #expect(frame == CGRect(x: 0, y: 10, width: 390, height: 834))
    #expect(modal.presentationController is UISheetPresentationController)
    #expect(root.view.transform != .identity)
    root.dismiss(animated: false)
    stage.frame()
    #expect(root.view.transform == .identity)
    #expect(root.view.frame == stage.window.bounds)
  }

  @Test func `a sheet rests at its detents`() {
    let sheet = modal.sheetPresentationController
    sheet?.detents = [.medium(), .custom(identifier: .init("low")) { _ in 100 }]
    root.present(modal, animated: false)
    stage.frame()
    #expect(modal.view.bounds.height == 417)
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = .init("low") }
    stage.advance(by: 1)
    #expect(modal.view.bounds.height == 100)
  }

  @Test(arguments: [0.1, 0.4])
  func `a sheet that comes goes along when the window gets another size`(seconds: Double) {
    let sheet = modal.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    root.present(modal, animated: true)
    stage.advance(by: seconds)
    stage.window.frame = CGRect(x: 0, y: 0, width: 700, height: 500)
    stage.advance(by: 2)
    #expect(sheet?.presentedView?.frame == CGRect(x: 0, y: 255, width: 700, height: 245))
    #expect(modal.view.frame == sheet?.presentedView?.bounds)
  }

  @Test func `a sheet that another one pushes back stays as large as it is`() {
    let top = UIViewController()
    root.present(modal, animated: true)
    stage.advance(by: 1)
    let size = modal.view.bounds.size
    modal.present(top, animated: true)
    stage.advance(by: 1)
    for width in [390, 320, 390] as [CGFloat] {
      stage.window.frame.size.width = width
      stage.advance(by: 1)
      #expect(modal.view.bounds.size == CGSize(width: width, height: size.height))
      #expect(root.view.bounds.width == width)
      let middle = modal.view.convert(CGPoint(x: width / 2, y: 0), to: nil)
      #expect(abs(middle.x - width / 2) < 0.01)
    }
    top.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(modal.view.convert(modal.view.bounds, to: nil).minX == 0)
    #expect(modal.view.bounds.size == size)
  }

  @Test func `what a sheet that comes pushes back fits a window of another size`() {
    root.present(modal, animated: true)
    stage.advance(by: 0.1)
    stage.window.frame.size = CGSize(width: 320, height: 500)
    stage.advance(by: 2)
    let pushed = root.view.transform
    stage.window.setNeedsLayout()
    modal.presentationController?.containerView?.setNeedsLayout()
    stage.frame()
    #expect(pushed == root.view.transform)
    #expect(abs(pushed.a - 288 / 320) < 1e-9)
  }

  @Test func `a sheet that goes leaves a window of another size`() {
    let sheet = modal.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    root.present(modal, animated: false)
    stage.advance(by: 0.1)
    modal.dismiss(animated: true)
    stage.advance(by: 0.1)
    stage.window.frame = CGRect(x: 0, y: 0, width: 700, height: 1000)
    stage.frame()
    #expect(sheet?.presentedView?.frame.width == 700)
    #expect(sheet?.presentedView?.frame.minY == 1000)
    stage.advance(by: 2)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a sheet is dragged away unless it must stay`() {
    root.present(modal, animated: false)
    stage.frame()
    modal.isModalInPresentation = true
    drag(from: 100, to: 700)
    #expect(root.presentedViewController === modal)
    modal.isModalInPresentation = false
    drag(from: 100, to: 700)
    #expect(root.presentedViewController == nil)
  }

  private func drag(from start: CGFloat, to end: CGFloat, halfway: () -> Void = {}) {
    stage.touch(.began, at: CGPoint(x: 200, y: start))
    for step in 1...10 {
      stage.advance(by: 0.02)
      let y = start + (end - start) * CGFloat(step) / 10
      stage.touch(.moved, at: CGPoint(x: 200, y: y))
      if step == 5 { halfway() }
    }
    stage.touch(.ended, at: CGPoint(x: 200, y: end))
    stage.advance(by: 1)
  }

  /// Writes down what the delegate of a sheet hears, and answers what it is told to.
  private final class Listener: NSObject, UISheetPresentationControllerDelegate {
    var events: [String] = []
    var dismisses = true

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      events.append("should")
      return dismisses
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      events.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      events.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      events.append("attempt")
    }
  }

  @Test func `a delegate is asked once in a drag whether a sheet may go`() {
    let listener = Listener()
    modal.presentationController?.delegate = listener
    root.present(modal, animated: false)
    stage.frame()
    listener.dismisses = false
    drag(from: 100, to: 800)
    #expect(root.presentedViewController === modal)
    #expect(listener.events.filter { $0 == "should" } == ["should"])
    listener.events = []
    listener.dismisses = true
    drag(from: 100, to: 800)
    #expect(listener.events == ["should", "will", "did"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a sheet that the app takes from under a finger goes without the delegate`() {
    let listener = Listener()
    modal.presentationController?.delegate = listener
    root.present(modal, animated: false)
    stage.frame()
    drag(from: 100, to: 800) { modal.dismiss(animated: true) }
    #expect(root.presentedViewController == nil)
    #expect(listener.events.filter { $0 != "should" }.isEmpty)
  }

  @Test func `what lies below an undimmed sheet can be used`() {
    let sheet = modal.sheetPresentationController
    sheet?.detents = [.medium()]
    sheet?.largestUndimmedDetentIdentifier = .medium
    root.present(modal, animated: false)
    stage.frame()
    #expect(stage.window.hitTest(CGPoint(x: 200, y: 100), with: nil) === root.view)
    #expect(stage.window.hitTest(CGPoint(x: 200, y: 700), with: nil) === modal.view)
  }

  @Test func `a tap beside a sheet dismisses it`() {
    let sheet = modal.sheetPresentationController
    sheet?.detents = [.medium()]
    root.present(modal, animated: false)
    stage.frame()
    stage.tap(at: CGPoint(x: 200, y: 100))
    stage.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }

  // MARK: Custom transitions

  @Test func `an animator of one's own shows the transition`() {
    final class Slow: NSObject, UIViewControllerAnimatedTransitioning,
      UIViewControllerTransitioningDelegate
    {
      var ended: Bool?

      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      { 2 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 2) {
          view.alpha = 1
        } completion: {
          context.completeTransition($0)
        }
      }

      func animationEnded(_ completed: Bool) { ended = completed }

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    let slow = Slow()
    modal.transitioningDelegate = slow
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    stage.advance(by: 1)
    #expect(modal.isBeingPresented)
    #expect(slow.ended == nil)
    stage.advance(by: 1.2)
    #expect(!modal.isBeingPresented)
    #expect(slow.ended == true)
    #expect(root.view.window == nil)
  }

  @Test func `an animator of one's own gets the view that a full screen had taken away`() {
    final class Exchange: NSObject, UIViewControllerAnimatedTransitioning,
      UIViewControllerTransitioningDelegate
    {
      var hasViews: Bool?

      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      { 1 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        hasViews = from != nil && to != nil
        if let to { context.containerView.insertSubview(to, at: 0) }
        UIView.animate(withDuration: 1) {
          from?.alpha = 0
        } completion: {
          context.completeTransition($0)
        }
      }

      func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
      { self }
    }
    let exchange = Exchange()
    modal.transitioningDelegate = exchange
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    stage.frame()
    _ = log.take()
    modal.dismiss(animated: true)
    stage.advance(by: 2)
    #expect(exchange.hasViews == true)
    #expect(stage.window.subviews == [root.view])
    #expect(root.view.frame == stage.window.bounds)
    #expect(
      log.take().appearances == [
        "modal will disappear", "root will appear", "modal did disappear", "root did appear",
      ])
  }

  @Test func `a presentation controller of one's own says where the view stands`() {
    final class Corner: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 10, y: 20, width: 100, height: 200)
      }
    }
    final class Chooser: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Corner(presentedViewController: presented, presenting: presenting)
      }
    }
    let chooser = Chooser()
    modal.transitioningDelegate = chooser
    modal.modalPresentationStyle = .custom
    root.present(modal, animated: true)
    stage.advance(by: 1)
    #expect(modal.view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
  }
}
