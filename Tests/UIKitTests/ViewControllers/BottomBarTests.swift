import HeadlessHost
import Testing
import UIKit

/// A long list above a toolbar and a tab bar.
@MainActor
@Suite struct BottomBarTests {
  private let display = HeadlessDisplay.install(size: CGSize(width: 200, height: 400), scale: 1)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let list = UIScrollView()
  private let navigation: UINavigationController
  private let tabs = UITabBarController()

  init() {
    let controller = UIViewController()
    controller.view = list
    list.backgroundColor = .white
    list.contentSize = CGSize(width: 200, height: 2000)
    navigation = UINavigationController(rootViewController: controller)
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    display.advanceUntilIdle()
  }

  private func scrollToEnd() {
    list.contentOffset.y = 2000
    list.contentOffset.y = 2000 + list.adjustedContentInset.bottom - list.bounds.height
    display.advanceUntilIdle()
  }

  private func isClear(_ bar: UIView) -> Bool {
    !display.textSnapshot(of: bar).contains("backdrop")
  }

  @Test func `a tab bar is clear at the end of content, and only there`() {
    #expect(!isClear(tabs.tabBar))
    scrollToEnd()
    #expect(isClear(tabs.tabBar))
    list.contentSize.height += 500
    display.advanceUntilIdle()
    #expect(!isClear(tabs.tabBar), "content goes on below")
    list.contentSize.height = 100
    display.advanceUntilIdle()
    #expect(isClear(tabs.tabBar))
  }

  @Test func `so is the toolbar of a navigation controller`() {
    navigation.setToolbarHidden(false, animated: false)
    display.advanceUntilIdle()
    #expect(!isClear(navigation.toolbar))
    scrollToEnd()
    #expect(isClear(navigation.toolbar))
  }

  @Test func `a field in a toolbar keeps the keys when other items come`() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    window.addSubview(toolbar)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    let item = UIBarButtonItem(customView: field)
    toolbar.items = [item]
    field.becomeFirstResponder()
    let send = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    toolbar.items = [send, item]
    #expect(field.isFirstResponder)
    #expect(field.superview === toolbar)
    toolbar.items = [send]
    #expect(!field.isFirstResponder)
    #expect(field.superview == nil)
  }

  @Test func `a toolbar shows another view that its item gets`() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    window.addSubview(toolbar)
    let item = UIBarButtonItem(title: "Load", style: .plain, target: nil, action: nil)
    toolbar.items = [item]
    let (first, second) = (UIView(), UIView())
    for view in [first, second] {
      view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
      item.customView = view
      #expect(view.superview === toolbar)
    }
    #expect(first.superview == nil)
    item.customView = nil
    #expect(second.superview == nil)
  }

  @Test func `bars follow the content that is pushed, and the one before again`() {
    navigation.pushViewController(UIViewController(), animated: true)
    display.advanceUntilIdle()
    #expect(isClear(tabs.tabBar), "nothing scrolls there")
    navigation.popViewController(animated: true)
    display.advanceUntilIdle()
    #expect(!isClear(tabs.tabBar))
  }

  @Test func `bars follow the tab that is chosen`() {
    let other = UIViewController()
    tabs.viewControllers = [navigation, other]
    tabs.selectedIndex = 1
    display.advanceUntilIdle()
    #expect(isClear(tabs.tabBar))
    let inner = UIScrollView(frame: other.view.bounds)
    inner.contentSize.height = 3000
    other.view.addSubview(inner)
    other.setContentScrollView(inner, for: .bottom)
    display.advanceUntilIdle()
    #expect(!isClear(tabs.tabBar))
  }

  @Test func `appearances say what bars show over content and at its end`() {
    let (over, edge) = (UITabBarAppearance(), UITabBarAppearance())
    over.configureWithOpaqueBackground()
    over.backgroundColor = .red
    edge.configureWithOpaqueBackground()
    edge.backgroundColor = .green
    tabs.tabBar.standardAppearance = over
    tabs.tabBar.scrollEdgeAppearance = edge
    let point = CGPoint(x: 5, y: 380)
    display.advanceUntilIdle()
    #expect(display.snapshot().color(at: point) == UIColor.red.cgColor)
    scrollToEnd()
    #expect(display.snapshot().color(at: point) == UIColor.green.cgColor)
    let own = UITabBarAppearance(barAppearance: edge)
    own.backgroundColor = .blue
    navigation.tabBarItem.scrollEdgeAppearance = own
    display.advanceUntilIdle()
    #expect(display.snapshot().color(at: point) == UIColor.blue.cgColor)
  }

  @Test func `a bar outside of such controllers, or one that is not translucent, is never clear`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
    list.addSubview(bar)
    tabs.tabBar.isTranslucent = false
    scrollToEnd()
    list.contentOffset.y = 0
    display.advanceUntilIdle()
    #expect(!isClear(bar))
    scrollToEnd()
    #expect(display.snapshot().color(at: CGPoint(x: 5, y: 380)) != UIColor.white.cgColor)
  }

  @Test func `items look as their state's appearance says`() throws {
    navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    let second = UIViewController()
    second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
    tabs.viewControllers = [navigation, second]
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.blue]
    tabs.tabBar.standardAppearance = look
    display.advanceUntilIdle()
    func color(of title: String) -> UIColor? {
      labels(in: tabs.tabBar).first { $0.text == title }?.textColor
    }
    #expect(color(of: "One") == .blue)
    #expect(color(of: "Two") == .red)
    let copy = try #require(look.copy() as? UITabBarAppearance)
    look.stackedLayoutAppearance.normal.iconColor = .green
    #expect(copy.stackedLayoutAppearance.normal.iconColor == nil)
    #expect(copy.stackedLayoutAppearance.normal.titleTextAttributes.count == 1)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }
}
