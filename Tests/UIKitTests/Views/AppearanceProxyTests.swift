import Testing
import UIKit
import _UIKitTestSupport

/// Each test customizes classes of its own: what is set for a class stays set.
@MainActor
@Suite(.closesWindows) struct AppearanceProxyTests {
  private let stage = Stage()

  private final class Bar: UINavigationBar {}
  private final class Toggle: UISwitch {}
  private final class InnerToggle: UISwitch {}
  private class Card: UIView {}
  private final class BigCard: Card {}
  private final class Panel: UIView {}
  private final class Screen: UIViewController {}

  private func show<View: UIView>(_ view: View, in parent: UIView? = nil) -> View {
    (parent ?? stage.window).addSubview(view)
    return view
  }

  @Test func `instances take over what is set when they come into a window`() {
    Toggle.appearance().onTintColor = .systemRed
    let toggle = Toggle()
    #expect(toggle.onTintColor == nil)
    #expect(show(toggle).onTintColor == .systemRed)
    #expect(show(UISwitch()).onTintColor == nil)
  }

  @Test func `what an instance was given wins`() {
    Card.appearance().backgroundColor = .systemYellow
    let card = Card()
    card.backgroundColor = .systemGreen
    #expect(show(card).backgroundColor == .systemGreen)
    let other = show(Card())
    #expect(other.backgroundColor == .systemYellow)
    other.backgroundColor = .systemPink
    other.removeFromSuperview()
    #expect(show(other).backgroundColor == .systemPink)
  }

  @Test func `subclasses follow their superclass unless more is said about them`() {
    Card.appearance().backgroundColor = .systemYellow
    #expect(show(BigCard()).backgroundColor == .systemYellow)
    BigCard.appearance().backgroundColor = .systemBlue
    #expect(show(BigCard()).backgroundColor == .systemBlue)
    #expect(show(Card()).backgroundColor == .systemYellow)
  }

  @Test func `containers limit what is set`() {
    let inPanels = InnerToggle.appearance(whenContainedInInstancesOf: [Panel.self])
    inPanels.onTintColor = .systemPurple
    let inScreens = InnerToggle.appearance(whenContainedInInstancesOf: [Panel.self, Screen.self])
    inScreens.onTintColor = .systemTeal
    #expect(inPanels !== inScreens)
    #expect(show(InnerToggle()).onTintColor == nil)
    let panel = show(Panel())
    let between = show(UIView(), in: panel)
    #expect(show(InnerToggle(), in: between).onTintColor == .systemPurple)
    let screen = Screen()
    stage.window.rootViewController = screen
    let inner = show(Panel(), in: screen.view)
    #expect(show(InnerToggle(), in: inner).onTintColor == .systemTeal)
  }

  @Test func `a bar takes looks, colors and titles`() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemIndigo
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    Bar.appearance().standardAppearance = look
    Bar.appearance().scrollEdgeAppearance = look
    Bar.appearance().tintColor = .white
    Bar.appearance().prefersLargeTitles = true
    let bar = show(Bar())
    #expect(bar.standardAppearance.backgroundColor == .systemIndigo)
    #expect(bar.scrollEdgeAppearance === look)
    #expect(bar.tintColor == .white)
    #expect(bar.prefersLargeTitles)
  }

  private final class TabBar: UITabBar {}

  @Test func `a tab bar takes a look that differs in its items alone`() {
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.selected.iconColor = .systemRed
    TabBar.appearance().standardAppearance = look
    #expect(show(TabBar()).standardAppearance === look)
    let own = UITabBarAppearance()
    own.stackedLayoutAppearance.normal.titleTextAttributes = [.kern: 2]
    let bar = TabBar()
    bar.standardAppearance = own
    #expect(show(bar).standardAppearance === own)
  }

  @Test func `the same object stands for a class every time`() {
    #expect(Panel.appearance() === Panel.appearance())
    #expect(Panel.appearance() !== Panel.appearance(whenContainedInInstancesOf: [Screen.self]))
  }

  private final class ToolButton: UIBarButtonItem {}
  private final class ToolBar: UIToolbar {}

  private func button(_ item: UIBarButtonItem) -> UIButton? {
    func find(_ view: UIView) -> UIButton? {
      (view as? UIButton) ?? view.subviews.lazy.compactMap(find).first
    }
    let bar = show(ToolBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)))
    bar.items = [item]
    bar.layoutIfNeeded()
    return find(bar)
  }

  @Test func `bar button items look as is set for their class, unless they say more`() {
    ToolButton.appearance().tintColor = .systemRed
    ToolButton.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
    func make() -> ToolButton { ToolButton(title: "Go", style: .plain, target: nil, action: nil) }
    #expect(button(make())?.tintColor == .systemRed)
    let title = button(make())?.attributedTitle(for: .normal)
    #expect(title?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
    let own = make()
    own.tintColor = .systemGreen
    #expect(button(own)?.tintColor == .systemGreen)
    #expect(button(UIBarButtonItem(systemItem: .add))?.tintColor != .systemRed)
    #expect(make().tintColor == nil, "items themselves stay as they are")
    let inBars = ToolButton.appearance(whenContainedInInstancesOf: [ToolBar.self])
    inBars.tintColor = .systemPurple
    #expect(button(make())?.tintColor == .systemPurple)
    #expect(ToolButton.appearance(whenContainedInInstancesOf: [ToolBar.self]) === inBars)
  }
}
