import HeadlessHost
import QuartzCore
import Testing
import UIKit

/// A list of black and white stripes below bars.
@MainActor
@Suite struct BarMaterialTests {
  private let display = HeadlessDisplay.install(size: CGSize(width: 200, height: 400), scale: 1)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let list = UIScrollView()
  private let controller = UIViewController()
  private let navigation: UINavigationController
  private let tabs = UITabBarController()

  init() {
    controller.view = list
    controller.title = ""
    list.backgroundColor = .white
    list.contentSize = CGSize(width: 200, height: 2000)
    for y in stride(from: CGFloat(0), to: 2000, by: 20) {
      let stripe = UIView(frame: CGRect(x: 0, y: y, width: 200, height: 10))
      stripe.backgroundColor = .black
      list.addSubview(stripe)
    }
    navigation = UINavigationController(rootViewController: controller)
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    display.advance(by: 0.1)
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func scroll() {
    list.contentOffset.y = 300
    display.advance(by: 0.1)
  }

  /// The grays at the left edge in some rows of the screen, from 0 to 255.
  private func grays(_ rows: Range<Int>) -> [Int] {
    let picture = display.snapshot()
    return rows.map { row in
      let color = picture.color(at: CGPoint(x: 3, y: CGFloat(row) + 0.5))
      return Int(((color?.components?[1] ?? 0) * 255).rounded())
    }
  }

  /// The greatest step from one row to the next.
  private func sharpness(_ rows: Range<Int>) -> Int {
    let grays = grays(rows)
    return zip(grays, grays.dropFirst()).map { abs($0 - $1) }.max() ?? 0
  }

  @Test func `rows behind the bars cannot be read`() {
    scroll()
    #expect(sharpness(100..<200) == 255)
    #expect(sharpness(0..<42) <= 3)
    #expect(sharpness(355..<398) <= 3)
  }

  @Test func `but they shine through`() {
    scroll()
    let bright = grays(2..<40)
    for stripe in list.subviews { stripe.isHidden = true }
    #expect(zip(bright, grays(2..<40)).allSatisfy { $0 < $1 })
  }

  @Test func `while content is at its top, a navigation bar is clear`() {
    #expect(!display.textSnapshot(of: bar).contains("backdrop"))
    scroll()
    #expect(display.textSnapshot(of: bar).contains("backdrop blur 20 saturation 1.8 tint #f9f9f9"))
    list.contentOffset.y = -list.adjustedContentInset.top
    display.advance(by: 0.1)
    #expect(!display.textSnapshot(of: bar).contains("backdrop"))
  }

  @Test func `a scroll edge appearance with a material shows it at the top, too`() {
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    display.advance(by: 0.1)
    #expect(display.textSnapshot(of: bar).contains("backdrop blur"))
  }

  @Test func `appearances say what they are made of`() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
    #expect(appearance.backgroundColor == nil)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.shadowColor == nil)
    appearance.configureWithDefaultBackground()
    let copy = UIToolbarAppearance(barAppearance: appearance)
    #expect(copy.backgroundEffect == appearance.backgroundEffect)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.backgroundColor != nil)
    #expect(copy.backgroundEffect != nil)
  }

  @Test func `an appearance's effect and color are what the bar shows`() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundEffect = UIBlurEffect(style: .systemThinMaterialDark)
    appearance.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    bar.standardAppearance = appearance
    scroll()
    #expect(sharpness(0..<42) <= 3)
    let color = display.snapshot().color(at: CGPoint(x: 3, y: 20))?.components ?? [0, 0, 0]
    #expect(color[0] > 0.5)
    #expect(color[1] < 0.3)
  }

  @Test func `an opaque bar lets nothing through`() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    bar.standardAppearance = appearance
    scroll()
    #expect(Set(grays(2..<42)) == [255])
    #expect(!display.textSnapshot(of: bar).contains("backdrop"))
  }

  @Test func `a bar that is not translucent lets nothing through`() {
    tabs.tabBar.isTranslucent = false
    scroll()
    #expect(Set(grays(355..<398)) == [249])
  }

  @Test func `dark bars are dark`() {
    display.prefersDarkAppearance = true
    scroll()
    #expect(grays(2..<40).allSatisfy { $0 < 90 })
    #expect(display.textSnapshot(of: bar).contains("tint #1a1a1a@0.8"))
  }

  @Test func `with reduced transparency bars are opaque`() {
    scroll()
    display.prefersReducedTransparency = true
    defer { display.prefersReducedTransparency = false }
    #expect(Set(grays(2..<42)) == [249])
    #expect(!display.textSnapshot().contains("backdrop"))
  }
}
