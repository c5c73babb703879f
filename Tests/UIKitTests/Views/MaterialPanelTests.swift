import HeadlessHost
import QuartzCore
import Testing
import UIKit

/// Panels in front of black and white stripes.
@MainActor
@Suite struct MaterialPanelTests {
  private let display = HeadlessDisplay.install(size: CGSize(width: 300, height: 400), scale: 1)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let controller = UIViewController()

  init() {
    controller.view.backgroundColor = .white
    for y in stride(from: CGFloat(0), to: 400, by: 20) {
      let stripe = UIView(frame: CGRect(x: 0, y: y, width: 300, height: 10))
      stripe.backgroundColor = .black
      controller.view.addSubview(stripe)
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    display.advance(by: 0.1)
  }

  /// The greatest step of the gray from one row to the next, from 0 to 255.
  private func sharpness(x: CGFloat, _ rows: Range<Int>) -> Int {
    let picture = display.snapshot()
    let grays = rows.map { row -> Int in
      let color = picture.color(at: CGPoint(x: x, y: CGFloat(row) + 0.5))
      return Int(((color?.components?[1] ?? 0) * 255).rounded())
    }
    return zip(grays, grays.dropFirst()).map { abs($0 - $1) }.max() ?? 0
  }

  @Test func `what lies behind an alert shines through, blurred`() {
    let alert = UIAlertController(title: nil, message: "Text", preferredStyle: .alert)
    controller.present(alert, animated: false)
    display.advance(by: 0.5)
    #expect(display.textSnapshot(of: alert.view).contains("backdrop blur 25"))
    #expect(sharpness(x: 5, 180..<220) > 150)
    let (width, middle) = (alert.view.bounds.width, alert.view.bounds.midY)
    #expect(sharpness(x: (width - 270) / 2 + 20, Int(middle) - 15..<Int(middle) + 15) <= 3)
  }

  @Test func `a menu is a plate of material with a shadow around it`() {
    let button = UIButton(frame: CGRect(x: 100, y: 20, width: 100, height: 40))
    button.menu = UIMenu(children: (1...3).map { UIAction(title: "Entry \($0)") { _ in } })
    button.showsMenuAsPrimaryAction = true
    controller.view.addSubview(button)
    display.advance(by: 0.1)
    #expect(!display.textSnapshot().contains("backdrop"))
    display.tap(at: button.center)
    display.advance(by: 0.5)
    let text = display.textSnapshot()
    #expect(text.contains("backdrop blur 25"))
    #expect(text.contains("blur 20 radius 13"))
    #expect(sharpness(x: 33, 90..<105) <= 3)
    #expect(sharpness(x: 10, 90..<105) > 150)
  }

  @Test func `a background with an effect lets what lies behind through`() {
    var background = UIBackgroundConfiguration.clear()
    #expect(background.visualEffect == nil)
    background.visualEffect = UIBlurEffect(style: .systemThinMaterial)
    #expect(background != .clear())
    background.cornerRadius = 12
    var configuration = UIButton.Configuration.plain()
    configuration.background = background
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 50, y: 100, width: 200, height: 100)
    controller.view.addSubview(button)
    display.advance(by: 0.1)
    #expect(display.textSnapshot(of: button).contains("backdrop blur 25"))
    #expect(sharpness(x: 150, 110..<190) <= 3)
    #expect(sharpness(x: 30, 110..<190) == 255)
    configuration.background.visualEffect = nil
    button.configuration = configuration
    display.advance(by: 0.1)
    #expect(sharpness(x: 150, 110..<190) == 255)
  }
}
