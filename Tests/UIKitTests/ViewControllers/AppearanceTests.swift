import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct AppearanceTests {
  private let log = Log()

  @Test func `a root controller appears around its first layout`() {
    let stage = Stage(root: Logging("a", log))
    #expect(
      log.take() == [
        "a load", "a will appear", "a is appearing",
        "a will layout", "a did layout", "a did appear",
      ])
    stage.close()
    #expect(log.take() == ["a will disappear", "a did disappear"])
  }

  @Test func `another root takes the place of the first`() {
    let stage = Stage(root: Logging("a", log))
    _ = log.take()
    stage.window.rootViewController = Logging("b", log)
    stage.frame()
    #expect(
      log.take().filter { !$0.contains("layout") } == [
        "a will disappear", "a did disappear",
        "b load", "b will appear", "b is appearing", "b did appear",
      ])
  }

  @Test func `children appear with their parent, after it`() {
    let (parent, child) = (Logging("p", log), Logging("c", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(log.take() == ["c will move true", "p load", "c load", "c did move true"])
    let stage = Stage(root: parent)
    #expect(
      log.take().filter { $0.contains("appear") && !$0.contains("is") } == [
        "p will appear", "c will appear", "p did appear", "c did appear",
      ])
    stage.close()
    #expect(
      log.take() == [
        "p will disappear", "c will disappear", "p did disappear", "c did disappear",
      ])
  }

  @Test func `a child's view that comes later appears by itself, and leaves by itself`() {
    let (parent, child) = (Logging("p", log), Logging("c", log))
    let stage = Stage(root: parent)
    parent.addChild(child)
    _ = log.take()
    parent.view.addSubview(child.view)
    stage.frame()
    #expect(
      log.take().filter { $0.hasPrefix("c") && $0.hasSuffix("appear") }
        == ["c will appear", "c did appear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "c will move false", "c will disappear", "c did disappear", "c did move false",
      ])
  }

  @Test func `a parent that forwards nothing tells its children itself`() {
    final class Silent: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (Silent(), Logging("c", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let stage = Stage(root: parent)
    defer { stage.close() }
    #expect(!log.take().contains { $0.hasSuffix("appear") })
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(log.take() == ["c will appear", "c is appearing", "c did appear"])
  }

  @Test func `a child leaves its old parent for the new one`() {
    let (old, new, child) = (UIViewController(), UIViewController(), UIViewController())
    old.addChild(child)
    new.addChild(child)
    #expect(old.children.isEmpty)
    #expect(new.children == [child])
    #expect(child.parent === new)
  }

  @Test func `a controller's style reaches its view and its children's`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let stage = Stage(root: parent)
    defer { stage.close() }
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `additional insets make the safe area smaller`() {
    let controller = UIViewController()
    let stage = Stage(root: controller)
    defer { stage.close() }
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 390, height: 834))
    controller.view.addSubview(inner)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 7, right: 0)
    #expect(controller.view.safeAreaInsets.top == 30)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 7, right: 0))
    inner.frame.origin.y = 100
    #expect(inner.safeAreaInsets.top == 0)
    #expect(inner.layoutMargins.top == 8)
    #expect(controller.view.layoutMargins.top == 30)
  }
}
