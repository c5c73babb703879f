import QuartzCore
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct AlertTests {
  private let root = UIViewController()
  private let stage: Stage
  private let heard = Heard()

  private final class Heard {
    var titles: [String] = []
  }

  init() { stage = Stage(root: root) }

  private func alert(_ style: UIAlertController.Style, _ titles: String...) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for title in titles {
      let kind: UIAlertAction.Style = title == "Cancel" ? .cancel : .default
      alert.addAction(
        UIAlertAction(title: title, style: kind) { [heard] in heard.titles.append($0.title ?? "") })
    }
    return alert
  }

  private func show(_ alert: UIAlertController) {
    root.present(alert, animated: true)
    stage.advance(by: 1)
  }

  /// Taps the button that says `title`.
  private func press(_ title: String) {
    guard let button = find(title, in: stage.window) else {
      Issue.record("There is no button \(title).")
      return
    }
    stage.tap(at: button.convert(CGPoint(x: 5, y: 5), to: nil as UIView?))
    stage.advance(by: 1)
  }

  private func find(_ title: String, in view: UIView) -> UIView? {
    if view is UIControl, view.accessibilityLabel == title { return view }
    for subview in view.subviews {
      if let found = find(title, in: subview) { return found }
    }
    return nil
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `texts of alerts follow the size of text, and what is too high scrolls`(
    style: UIAlertController.Style
  ) throws {
    let alert = alert(style, "One", "Two", "Three", "Cancel")
    show(alert)
    let button = try #require(find("One", in: stage.window))
    let label = try #require(self.label("Message", in: stage.window))
    let height = button.frame.height
    #expect(label.font.pointSize == 13)
    UIApplication.shared.setPreferredContentSizeCategory(.accessibilityExtraExtraExtraLarge)
    defer { UIApplication.shared.setPreferredContentSizeCategory(.large) }
    stage.advance(by: 0.1)
    #expect(label.font.pointSize > 30)
    #expect(label.frame.height >= label.font.lineHeight)
    #expect(button.frame.height > height + 20)
    let content = try #require(button.superview as? UIScrollView)
    let plate = content.convert(content.bounds, to: nil as UIView?)
    #expect(stage.window.bounds.contains(plate))
    #expect(content.isScrollEnabled == (content.contentSize.height > content.bounds.height))
    let last = try #require(find("Three", in: stage.window))
    #expect(last.frame.maxY <= content.contentSize.height)
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }

  @Test func `text in a field of an alert keeps off the field's edges`() throws {
    let alert = alert(.alert, "OK")
    alert.addTextField { $0.placeholder = "Name" }
    show(alert)
    let field = try #require(alert.textFields?.first)
    let plate = try #require(field.superview)
    let text = field.convert(field.textRect(forBounds: field.bounds), to: plate)
    #expect(plate.bounds.height == 30)
    #expect(text.minX >= 6 && text.maxX <= plate.bounds.width - 6)
    #expect(!field.isFirstResponder || field.isEditing)
    field.resignFirstResponder()
    stage.tap(at: plate.convert(CGPoint(x: 2, y: 15), to: nil as UIView?))
    #expect(field.isFirstResponder)
  }

  @Test func `a button dismisses the alert and is heard of afterwards`() {
    show(alert(.alert, "Cancel", "Go"))
    press("Go")
    #expect(heard.titles == ["Go"])
    #expect(root.presentedViewController == nil)
  }

  /// Presses a key and lets go.
  private func press(_ code: KeyInput.Code) {
    for isDown in [true, false] {
      stage.window.receive(.key(KeyInput(code), isDown: isDown, time: MediaClock.now))
    }
    stage.advance(by: 1)
  }

  @Test func `keys go to the alert, not to what had the focus behind it`() {
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    button.addAction(UIAction { [heard] _ in heard.titles.append("behind") }, for: .touchUpInside)
    root.view.addSubview(button)
    press(.tab)
    #expect(button.isFocused)
    show(alert(.alert, "Cancel", "Go"))
    #expect(!button.isFocused)
    press(.return)
    #expect(heard.titles == ["Go"])
    show(alert(.alert, "Cancel", "Go"))
    press(.escape)
    #expect(heard.titles == ["Go", "Cancel"])
  }

  @Test func `tab leads from button to button of an alert`() {
    let behind = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    root.view.addSubview(behind)
    show(alert(.alert, "Cancel", "Go"))
    for _ in 0..<3 {
      press(.tab)
      #expect(!behind.isFocused)
    }
    #expect(find("Cancel", in: stage.window)?.isFocused == true)
    press(.space)
    #expect(heard.titles == ["Cancel"])
  }

  @Test func `a button that is not enabled does nothing`() {
    let alert = alert(.alert, "Go")
    show(alert)
    alert.actions[0].isEnabled = false
    stage.frame()
    press("Go")
    #expect(heard.titles.isEmpty)
    #expect(root.presentedViewController === alert)
  }

  @Test func `a tap beside cancels an action sheet but not an alert`() {
    let question = alert(.alert, "Cancel")
    show(question)
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.advance(by: 1)
    #expect(root.presentedViewController === question)
    press("Cancel")
    show(alert(.actionSheet, "Copy", "Cancel"))
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.advance(by: 1)
    #expect(heard.titles == ["Cancel", "Cancel"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `an alert has fields`() {
    let alert = alert(.alert, "Go")
    alert.addTextField { $0.text = "name" }
    show(alert)
    #expect(alert.textFields?.map(\.text) == ["name"])
    #expect(alert.textFields?.first?.isFirstResponder == true)
  }

  @Test func `a field keeps the keys when what is typed enables a button`() throws {
    let alert = alert(.alert, "Cancel", "Go")
    let go = alert.actions[1]
    go.isEnabled = false
    alert.addTextField { field in
      let check = UIAction { [weak field] _ in go.isEnabled = field?.text?.isEmpty == false }
      field.addAction(check, for: .editingChanged)
    }
    show(alert)
    let field = try #require(alert.textFields?.first)
    field.insertText("a")
    #expect(go.isEnabled)
    stage.frame()
    #expect(field.isFirstResponder)
    field.insertText("b")
    stage.frame()
    #expect(field.text == "ab")
    press("Go")
    #expect(heard.titles == ["Go"])
  }

  @Test func `tabs show one controller at a time`() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    first.title = "First"
    tabs.viewControllers = [first, second]
    stage.window.rootViewController = tabs
    stage.frame()
    #expect(tabs.selectedIndex == 0)
    #expect(first.view.window != nil)
    #expect(first.tabBarItem.title == "First")
    #expect(first.tabBarController === tabs)
    #expect(first.view.safeAreaInsets.bottom == 49)
    stage.tap(at: CGPoint(x: 300, y: 820))
    stage.frame()
    #expect(tabs.selectedViewController === second)
    #expect(first.view.window == nil)
    #expect(second.view.window != nil)
    tabs.viewControllers = [second]
    #expect(tabs.selectedIndex == 0)
    #expect(first.parent == nil)
  }

  @Test func `other controllers show the tab in the place of the one that showed`() {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map { _ in UIViewController() }
    tabs.selectedIndex = 2
    stage.window.rootViewController = tabs
    stage.frame()
    let others = (0..<3).map { _ in UIViewController() }
    tabs.viewControllers = others
    #expect(tabs.selectedViewController === others[2])
    #expect(others[2].view.window != nil)
    tabs.viewControllers = [UIViewController()]
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `a tab that its delegate takes away is not chosen`() {
    final class Replacer: NSObject, UITabBarControllerDelegate {
      let others = [UIViewController()]
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        tabBarController.viewControllers = others
        return true
      }
    }
    let (tabs, replacer) = (UITabBarController(), Replacer())
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.delegate = replacer
    stage.window.rootViewController = tabs
    stage.frame()
    stage.tap(at: CGPoint(x: 300, y: 820))
    stage.frame()
    #expect(tabs.selectedViewController === replacer.others[0])
    #expect(replacer.others[0].view.window != nil)
  }

  @Test func `a tab shows the item that its controller is given later`() {
    let first = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [first, UIViewController()]
    stage.window.rootViewController = tabs
    stage.frame()
    first.tabBarItem = UITabBarItem(title: "Late", image: nil, tag: 0)
    stage.frame()
    #expect(tabs.tabBar.items?.first === first.tabBarItem)
    #expect(tabs.tabBar.items?.count == 2)
    let tab = find("Late", in: tabs.tabBar)
    #expect(tab?.accessibilityTraits.contains(.selected) == true)
  }

  @Test func `a navigation controller has the tab of the controller at its root`() {
    let (list, other) = (UIViewController(), UIViewController())
    (list.title, other.title) = ("List", "Other")
    let navigation = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    stage.frame()
    #expect(navigation.tabBarItem === list.tabBarItem)
    #expect(find("List", in: tabs.tabBar) != nil)
    navigation.pushViewController(other, animated: false)
    #expect(tabs.tabBar.items?.map(\.title) == ["List"])
    navigation.viewControllers = [other]
    #expect(tabs.tabBar.items?.map(\.title) == ["Other"])
    let own = UITabBarItem(title: "Own", image: nil, tag: 0)
    navigation.tabBarItem = own
    #expect(tabs.tabBar.items == [own])
    #expect(tabs.tabBar.selectedItem === own)
  }

  @Test func `a window without room has alerts with frames that are numbers`() {
    show(alert(.alert, "OK"))
    var reports: [String] = []
    let usual = Diagnostics.report
    Diagnostics.report = { reports.append($0) }
    defer { Diagnostics.report = usual }
    stage.window.frame.size = CGSize(width: 1, height: 1)
    stage.frame()
    #expect(reports == [])
  }

  @Test func `a button pressed twice while the alert appears is heard of once`() {
    root.present(alert(.alert, "Cancel", "Go"), animated: true)
    stage.advance(by: 0.1)
    for _ in 0..<2 {
      stage.window.receive(.key(KeyInput(.return), isDown: true, time: MediaClock.now))
      stage.window.receive(.key(KeyInput(.return), isDown: false, time: MediaClock.now))
      stage.advance(by: 0.1)
    }
    stage.advance(by: 2)
    #expect(heard.titles == ["Go"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `tabs tell their controllers of appearing`() {
    let log = Log()
    let (first, second) = (Logging("1", log), Logging("2", log))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    stage.window.rootViewController = tabs
    stage.frame()
    #expect(log.take().appearances == ["1 will appear", "1 did appear"])
    tabs.selectedIndex = 1
    #expect(
      log.take().appearances == [
        "1 will disappear", "2 will appear", "1 did disappear", "2 did appear",
      ])
  }
}
