import Testing
import UIKit

private class KeyLog: UIWindow {
  var log: [String] = []
  var refusesKeys = false
  override var canBecomeKey: Bool { !refusesKeys }
  override func becomeKey() { log.append("became") }
  override func resignKey() { log.append("resigned") }
}

@MainActor
@Suite struct WindowTests {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func `windows are hidden until shown`() {
    let window = UIWindow(frame: frame)
    #expect(window.isHidden)
    #expect(!window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    #expect(window.isKeyWindow)
    window.isHidden = true
    #expect(!window.isKeyWindow)
  }

  @Test func `one window at a time gets keys`() {
    let (first, second) = (KeyLog(frame: frame), KeyLog(frame: frame))
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    second.makeKeyAndVisible()
    #expect(first.log == ["became", "resigned"])
    #expect(second.log == ["became"])
    #expect(UIApplication.shared.keyWindow === second)
    (first.isHidden, second.isHidden) = (true, true)
  }

  @Test func `keys go to the window in front when the key window is hidden`() {
    let (first, second, third) = (KeyLog(frame: frame), KeyLog(frame: frame), KeyLog(frame: frame))
    first.makeKeyAndVisible()
    third.refusesKeys = true
    third.isHidden = false
    second.makeKeyAndVisible()
    second.isHidden = true
    #expect(first.isKeyWindow)
    #expect(first.log == ["became", "resigned", "became"])
    #expect(second.log == ["became", "resigned"])
    #expect(third.log.isEmpty)
    (first.isHidden, third.isHidden) = (true, true)
    #expect(!first.isKeyWindow)
  }

  @Test func `the application knows windows by level, back to front`() {
    let windows = (0..<3).map { _ in UIWindow(frame: frame) }
    windows[0].windowLevel = .alert
    windows[2].windowLevel = .statusBar
    let known = UIApplication.shared.windows.filter { windows.contains($0) }
    #expect(known == [windows[1], windows[2], windows[0]])
  }

  @Test func `nobody keeps a window`() {
    weak var window: UIWindow?
    do {
      let shown = UIWindow(frame: frame)
      shown.rootViewController = UIViewController()
      window = shown
    }
    #expect(window == nil)
  }

  @Test func `the root view fills its window and follows it`() {
    let window = UIWindow(frame: frame)
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.isHidden = false
    #expect(controller.view.superview === window)
    #expect(controller.view.frame == window.bounds)
    window.frame.size = CGSize(width: 200, height: 300)
    #expect(controller.view.frame == window.bounds)
    window.rootViewController = nil
    #expect(controller.view.superview == nil)
    window.isHidden = true
  }

  @Test func `windows convert to each other and the screen`() {
    let other = UIWindow(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let window = UIWindow(frame: CGRect(x: 1, y: 2, width: 50, height: 50))
    #expect(window.convert(CGPoint(x: 0, y: 0), to: other) == CGPoint(x: -9, y: -18))
    #expect(window.convert(CGPoint(x: 0, y: 0), from: other) == CGPoint(x: 9, y: 18))
    #expect(window.convert(CGPoint(x: 5, y: 5), to: nil as UIWindow?) == CGPoint(x: 6, y: 7))
  }

  @Test func `the chain goes on to the application`() {
    #expect(UIWindow(frame: frame).next === UIApplication.shared)
  }

  @Test func `a window made without a frame fills the screen`() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
    #expect(KeyLog().frame == UIScreen.main.bounds)
    #expect(UIWindow(frame: .zero).frame == .zero)
  }
}
