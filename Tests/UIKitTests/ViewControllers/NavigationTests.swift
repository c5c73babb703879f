import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct NavigationTests {
  private let log = Log()
  private let root: Logging
  private let next: Logging
  private let navigation: UINavigationController
  private let stage: Stage

  init() {
    (root, next) = (Logging("root", log), Logging("next", log))
    root.title = "Root"
    next.title = "Next"
    navigation = UINavigationController(rootViewController: root)
    stage = Stage(root: navigation)
    _ = log.take()
  }

  // MARK: The stack

  @Test func `pushing shows the new controller over the old one`() {
    navigation.pushViewController(next, animated: true)
    #expect(navigation.viewControllers == [root, next])
    #expect(navigation.topViewController === next)
    #expect(next.navigationController === navigation)
    #expect(
      log.take().filter { !$0.contains("layout") && !$0.contains("load") } == [
        "next will move true", "root will disappear", "next will appear", "next is appearing",
      ])
    stage.advance(by: 0.3)
    #expect(next.transitionCoordinator != nil)
    #expect(root.view.window != nil)
    stage.advance(by: 0.4)
    #expect(
      log.take().filter { !$0.contains("layout") } == [
        "root did disappear", "next did appear", "next did move true",
      ])
    #expect(root.view.window == nil)
    #expect(next.view.frame == navigation.view.bounds)
  }

  @Test func `popping goes back`() {
    navigation.pushViewController(next, animated: false)
    stage.frame()
    _ = log.take()
    let gone = navigation.popViewController(animated: true)
    #expect(gone === next)
    #expect(navigation.viewControllers == [root])
    stage.advance(by: 1)
    #expect(
      log.take().filter { !$0.contains("layout") } == [
        "next will move false", "next will disappear", "root will appear", "root is appearing",
        "next did disappear", "root did appear", "next did move false",
      ])
    #expect(next.parent == nil)
    #expect(root.view.frame == navigation.view.bounds)
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test(arguments: [true, false])
  func `a controller that is popped knows that it leaves its parent`(animated: Bool) {
    navigation.pushViewController(next, animated: animated)
    stage.advance(by: 1)
    #expect(root.leaves == [false, false])
    navigation.popViewController(animated: animated)
    stage.advance(by: 1)
    #expect(next.leaves == [true, true])
    #expect(!next.isMovingFromParent)
    navigation.pushViewController(next, animated: animated)
    stage.advance(by: 1)
    navigation.view.removeFromSuperview()
    #expect(next.leaves == [true, true, false, false], "it stays on the stack")
  }

  @Test func `without animation the move is done at once`() {
    navigation.pushViewController(next, animated: false)
    #expect(
      log.take().appearances == [
        "root will disappear", "next will appear", "root did disappear", "next did appear",
      ])
  }

  @Test func `a move during a move ends the first one`() {
    let third = UIViewController()
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 0.1)
    navigation.pushViewController(third, animated: true)
    #expect(log.take().appearances.suffix(2).contains("next will disappear"))
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [root, next, third])
    #expect(third.view.window != nil)
    #expect(next.view.window == nil)
    #expect(root.view.window == nil)
    #expect(next.view.superview == nil)
  }

  @Test func `what is pushed as a move ends stays below what ended it`() {
    final class Pusher: NSObject, UINavigationControllerDelegate {
      let detail = UIViewController()
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) {
        guard viewController.title == "Next", detail.parent == nil else { return }
        navigationController.pushViewController(detail, animated: animated)
      }
    }
    let (pusher, third) = (Pusher(), UIViewController())
    navigation.delegate = pusher
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 0.1)
    navigation.pushViewController(third, animated: true)
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [root, next, pusher.detail, third])
    #expect(third.view.window != nil)
    #expect(pusher.detail.viewIfLoaded?.superview == nil)
  }

  @Test func `several controllers go at once`() {
    let third = UIViewController()
    navigation.setViewControllers([root, next, third], animated: false)
    #expect(navigation.popToRootViewController(animated: false) == [next, third])
    #expect(navigation.viewControllers == [root])
    #expect(next.parent == nil)
    navigation.setViewControllers([next, third], animated: false)
    #expect(navigation.popToViewController(next, animated: false) == [third])
    #expect(root.parent == nil)
    #expect(next.view.window != nil)
  }

  @Test func `a stack that is not on screen hears nothing of appearing`() {
    let (a, b) = (Logging("a", log), Logging("b", log))
    let hidden = UINavigationController(rootViewController: a)
    hidden.pushViewController(b, animated: true)
    hidden.popViewController(animated: false)
    #expect(log.take().appearances.isEmpty)
    #expect(!a.isViewLoaded)
  }

  @Test func `the delegate hears of moves`() {
    final class Listener: NSObject, UINavigationControllerDelegate {
      var heard: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) {
        heard.append("will \(viewController.title ?? "") \(animated)")
      }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) {
        heard.append("did \(viewController.title ?? "") \(animated)")
      }
    }
    let listener = Listener()
    navigation.delegate = listener
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 1)
    navigation.popViewController(animated: false)
    #expect(
      listener.heard == ["will Next true", "did Next true", "will Root false", "did Root false"])
  }

  @Test func `an appearance moves the title`() throws {
    func labels(in view: UIView) -> [UILabel] {
      ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    func place() throws -> CGPoint {
      let bar = navigation.navigationBar
      let found = labels(in: bar).first { $0.text == "Root" && $0.font.pointSize == 17 }
      let label = try #require(found)
      return label.convert(label.bounds.origin, to: bar)
    }
    let before = try place()
    let appearance = UINavigationBarAppearance()
    appearance.titlePositionAdjustment = UIOffset(horizontal: 12, vertical: -3)
    navigation.navigationBar.standardAppearance = appearance
    stage.frame()
    let after = try place()
    #expect(abs(after.x - before.x - 12) < 0.01)
    #expect(abs(after.y - before.y + 3) < 0.01)
  }

  // MARK: Going back by hand

  @Test func `a finger from the edge leads back`() {
    navigation.pushViewController(next, animated: false)
    stage.frame()
    swipe(to: 300)
    #expect(navigation.viewControllers == [root])
    #expect(next.view.window == nil)
  }

  @Test func `a finger that gives up stays`() {
    navigation.pushViewController(next, animated: false)
    stage.frame()
    _ = log.take()
    swipe(to: 60, slowly: true)
    #expect(navigation.viewControllers == [root, next])
    #expect(next.view.window != nil)
    #expect(root.view.window == nil)
    #expect(next.view.frame == navigation.view.bounds)
    #expect(
      log.take().appearances == [
        "next will disappear", "root will appear",
        "root will disappear", "root did disappear", "next will appear", "next did appear",
      ])
    #expect(navigation.navigationBar.topItem === next.navigationItem)
  }

  @Test func `a finger comes in from the edge where reading begins, also when that changes`() {
    navigation.pushViewController(next, animated: false)
    stage.frame()
    navigation.view.semanticContentAttribute = .forceRightToLeft
    stage.frame()
    swipe(to: 300)
    #expect(navigation.viewControllers == [root, next])
    swipe(from: 388, to: 90)
    #expect(navigation.viewControllers == [root])
  }

  private func swipe(from start: CGFloat = 2, to end: CGFloat, slowly: Bool = false) {
    stage.touch(.began, at: CGPoint(x: start, y: 400))
    for step in 1...20 {
      stage.advance(by: slowly ? 0.05 : 0.01)
      let x = start + (end - start) * CGFloat(step) / 20
      stage.touch(.moved, at: CGPoint(x: x, y: 400))
    }
    if slowly { stage.advance(by: 0.3) }
    stage.touch(.ended, at: CGPoint(x: end, y: 400))
    stage.advance(by: 1)
  }

  @Test func `the back button leads back`() {
    navigation.pushViewController(next, animated: false)
    stage.frame()
    stage.tap(at: CGPoint(x: 30, y: 22))
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [root])
  }

  @Test func `no finger leads back where there is no back button`() {
    navigation.pushViewController(next, animated: false)
    next.navigationItem.hidesBackButton = true
    stage.frame()
    swipe(to: 300)
    stage.tap(at: CGPoint(x: 30, y: 22))
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [root, next])
  }

  // MARK: Bars

  @Test func `content keeps clear of the bars`() {
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(root.view.safeAreaInsets.top == 44)
    #expect(root.view.frame.minY == 0)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(root.view.safeAreaInsets.top == 0)
    navigation.isNavigationBarHidden = false
    navigation.isToolbarHidden = false
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
  }

  @Test func `a toolbar that is away stays so when the view is resized in an animation`() {
    stage.frame()
    #expect(navigation.toolbar.isHidden)
    UIView.animate(withDuration: 0.2) {
      navigation.view.frame.size.height -= 50
      navigation.view.layoutIfNeeded()
    }
    stage.advance(by: 1)
    #expect(navigation.toolbar.isHidden)
  }

  @Test func `content stands beside bars that let nothing through`() {
    navigation.navigationBar.isTranslucent = false
    stage.frame()
    #expect(root.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    #expect(root.view.safeAreaInsets.top == 0)
    root.extendedLayoutIncludesOpaqueBars = true
    navigation.view.setNeedsLayout()
    stage.frame()
    #expect(root.view.frame.minY == 0)
  }

  @Test func `the bar shows the items of the stack`() {
    navigation.pushViewController(next, animated: false)
    #expect(navigation.navigationBar.items == [root.navigationItem, next.navigationItem])
    #expect(navigation.navigationBar.topItem?.title == "Next")
    #expect(navigation.navigationBar.backItem?.title == "Root")
  }

  @Test func `a bar button does what it says`() {
    var pressed = 0
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Go", primaryAction: UIAction { _ in pressed += 1 })
    stage.frame()
    stage.tap(at: CGPoint(x: 360, y: 22))
    #expect(pressed == 1)
    root.navigationItem.rightBarButtonItem?.isEnabled = false
    stage.frame()
    stage.tap(at: CGPoint(x: 360, y: 22))
    #expect(pressed == 1)
  }

  @Test func `items send their action to their target`() {
    @MainActor final class Target: NSObject {
      var senders: [Any] = []
      func tapped(_ sender: UIBarButtonItem) { senders.append(sender) }
    }
    let target = Target()
    let item = UIBarButtonItem(
      barButtonSystemItem: .add, target: target, action: Selector(Target.tapped(_:)))
    root.navigationItem.leftBarButtonItem = item
    stage.frame()
    stage.tap(at: CGPoint(x: 26, y: 22))
    #expect(target.senders.count == 1)
    #expect(target.senders.first as? UIBarButtonItem === item)
  }

  @Test func `the system's pictures have names, unless the item has one`() {
    func label(of item: UIBarButtonItem) -> String? {
      root.navigationItem.rightBarButtonItem = item
      stage.frame()
      return stage.window.hitTest(CGPoint(x: 360, y: 22), with: nil)?.accessibilityLabel
    }
    let names: KeyValuePairs<UIBarButtonItem.SystemItem, String> = [
      .add: "Add", .trash: "Delete", .search: "Search", .refresh: "Refresh", .action: "Share",
      .compose: "Compose", .close: "Close", .done: "Done",
    ]
    for (systemItem, name) in names {
      #expect(label(of: UIBarButtonItem(systemItem: systemItem)) == name)
    }
    let item = UIBarButtonItem(systemItem: .add)
    item.accessibilityLabel = "New task"
    #expect(label(of: item) == "New task")
  }

  @Test func `the edit button edits`() {
    root.navigationItem.rightBarButtonItem = root.editButtonItem
    #expect(root.editButtonItem.title == "Edit")
    stage.frame()
    stage.tap(at: CGPoint(x: 360, y: 22))
    #expect(root.isEditing)
    #expect(root.editButtonItem.title == "Done")
    root.setEditing(false, animated: false)
    #expect(root.editButtonItem.title == "Edit")
  }

  @Test func `title views and toolbar items are shown`() {
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    root.navigationItem.titleView = title
    let slider = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    root.toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: slider), .fixedSpace(20)]
    navigation.setToolbarHidden(false, animated: true)
    stage.advance(by: 0.5)
    #expect(title.window != nil)
    #expect(title.center.x == 195)
    let frame = slider.convert(slider.bounds, to: nil as UIView?)
    #expect(frame.minX > 200)
    #expect(frame.minY > 800)
  }

  @Test func `a field in place of the title keeps the keys when items change`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 150, height: 30))
    let go = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    go.isEnabled = false
    root.navigationItem.titleView = field
    root.navigationItem.rightBarButtonItem = go
    stage.frame()
    field.becomeFirstResponder()
    go.isEnabled = true
    stage.frame()
    #expect(field.isFirstResponder)
    root.navigationItem.rightBarButtonItems = [go, UIBarButtonItem(systemItem: .add)]
    stage.frame()
    #expect(field.isFirstResponder)
    #expect(field.isDescendant(of: navigation.navigationBar))
  }

  @Test func `rows of a covered table stay displayed, and are the same after the pop`() {
    let (rows, display, table) = (Rows(count: 100), DisplayLog(), UITableView())
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (rows, display)
    table.frame = root.view.bounds
    root.view.addSubview(table)
    stage.frame()
    let (shown, cells) = (display.shown, table.visibleCells)
    #expect(!shown.isEmpty)
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 1)
    #expect(table.window == nil)
    #expect(display.shown == shown)
    #expect(table.visibleCells == cells)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(table.window != nil)
    #expect(display.shown == shown)
    #expect(table.visibleCells == cells)
    #expect(display.faults.isEmpty)
  }
}
