import HeadlessHost
import QuartzCore
import Testing
import UIKit
import _TestSupport

@MainActor
@Suite struct VisualEffectTests {
  private let display = HeadlessDisplay.install(size: CGSize(width: 200, height: 200), scale: 1)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let back = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    window.addSubview(back)
    window.makeKeyAndVisible()
  }

  private func add(_ effect: UIVisualEffect?) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    window.addSubview(view)
    return view
  }

  /// The gray in the middle of the screen, from 0 to 1.
  private func gray(_ point: CGPoint = CGPoint(x: 100, y: 100)) -> CGFloat {
    display.snapshot().color(at: point)?.components?[1] ?? -1
  }

  // MARK: Effects

  @Test func `blurs of one style are equal, also after an archive`() throws {
    let blur = UIBlurEffect(style: .systemMaterial)
    #expect(blur == UIBlurEffect(style: .systemMaterial))
    #expect(blur != UIBlurEffect(style: .systemThinMaterial))
    #expect(blur.copy() as? UIBlurEffect === blur)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    blur.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(UIBlurEffect(coder: unarchiver) == blur)
  }

  @Test func `vibrancies are equal by style and blur`() {
    let blur = UIBlurEffect(style: .dark)
    #expect(UIVibrancyEffect(blurEffect: blur) == UIVibrancyEffect(blurEffect: blur, style: .label))
    #expect(UIVibrancyEffect(blurEffect: blur) != UIVibrancyEffect(blurEffect: blur, style: .fill))
    let other = UIBlurEffect(style: .light)
    #expect(UIVibrancyEffect(blurEffect: blur) != UIVibrancyEffect(blurEffect: other))
  }

  @Test func `styles have Apple's numbers`() {
    #expect(UIBlurEffect.Style.dark.rawValue == 2)
    #expect(UIBlurEffect.Style.regular.rawValue == 4)
    #expect(UIBlurEffect.Style(rawValue: 3) == nil)
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    #expect(UIVibrancyEffectStyle.separator.rawValue == 7)
  }

  // MARK: Views

  @Test func `the content view fills the effect view and takes the subviews`() {
    let view = add(UIBlurEffect(style: .systemMaterial))
    #expect(view.contentView.superview === view)
    #expect(view.contentView.frame == view.bounds)
    view.frame.size = CGSize(width: 60, height: 30)
    #expect(view.contentView.frame == view.bounds)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.contentView.addSubview(button)
    #expect(window.hitTest(CGPoint(x: 55, y: 55), with: nil) === button)
    #expect(UIVisualEffectView().effect == nil)
    #expect(UIVisualEffectView(frame: view.frame).frame == view.frame)
  }

  /// Greatest and least gray that shines through a style, dark or light surroundings.
  private func range(_ style: UIBlurEffect.Style, isDark: Bool) -> ClosedRange<CGFloat> {
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    let view = add(UIBlurEffect(style: style))
    defer { view.removeFromSuperview() }
    back.backgroundColor = .black
    let black = gray()
    back.backgroundColor = .white
    return black...gray()
  }

  @Test func `text is readable on every material, whatever lies below`() {
    let styles: [UIBlurEffect.Style] = [
      .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
    ]
    for style in styles {
      let (light, dark) = (range(style, isDark: false), range(style, isDark: true))
      #expect(contrast(light.lowerBound, 0) > 7, "\(style) light")
      #expect(contrast(1, dark.upperBound) > 5, "\(style) dark")
      #expect(light.upperBound > light.lowerBound)
      #expect(dark.upperBound > dark.lowerBound)
    }
  }

  /// The contrast of two grays as accessibility guidelines count it.
  private func contrast(_ bright: CGFloat, _ faint: CGFloat) -> CGFloat {
    func luminance(_ gray: CGFloat) -> CGFloat {
      gray <= 0.03928 ? gray / 12.92 : pow((gray + 0.055) / 1.055, 2.4)
    }
    return (luminance(bright) + 0.05) / (luminance(faint) + 0.05)
  }

  @Test func `the thicker the material, the less shines through`() {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    for isDark in [false, true] {
      let widths = styles.map {
        let range = range($0, isDark: isDark)
        return range.upperBound - range.lowerBound
      }
      #expect(widths == widths.sorted(by: >))
    }
  }

  @Test func `a fixed style does not follow the surroundings`() {
    for (style, base) in [
      (UIBlurEffect.Style.systemThinMaterialDark, UIBlurEffect.Style.systemThinMaterial),
      (.systemChromeMaterialDark, .systemChromeMaterial),
    ] {
      #expect(range(style, isDark: false) == range(base, isDark: true))
      #expect(range(style, isDark: true) == range(base, isDark: true))
    }
    #expect(
      range(.systemMaterialLight, isDark: true) == range(.systemMaterial, isDark: false))
    #expect(range(.light, isDark: true) == range(.light, isDark: false))
  }

  @Test func `without an effect everything shines through`() {
    let view = add(UIBlurEffect(style: .systemMaterial))
    back.backgroundColor = .black
    #expect(gray() > 0.5)
    view.effect = nil
    #expect(gray() == 0)
    view.effect = UIBlurEffect(style: .systemMaterialDark)
    #expect(gray() > 0)
    #expect(gray() < 0.5)
  }

  @Test func `a change of the effect in an animation is gradual`() {
    let view = add(nil)
    back.backgroundColor = .black
    #expect(gray() == 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.effect = UIBlurEffect(style: .systemMaterialLight)
    }
    #expect(view.effect == UIBlurEffect(style: .systemMaterialLight))
    display.advance(by: 0.5)
    let half = gray()
    display.advance(by: 0.6)
    let whole = gray()
    #expect(half > whole * 0.3)
    #expect(half < whole * 0.7)
    #expect(whole > 0.7)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
    display.advance(by: 0.5)
    #expect(gray() > whole * 0.3)
    #expect(gray() < whole * 0.7)
    display.advance(by: 0.6)
    #expect(gray() == 0)
    #expect(view.subviews.count == 1)
  }

  @Test func `an animator holds a blur half way`() {
    let view = add(nil)
    back.backgroundColor = .black
    display.advance(by: 0.1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.effect = UIBlurEffect(style: .systemMaterialLight)
    }
    animator.fractionComplete = 0.5
    let half = gray()
    #expect(half > 0.2)
    #expect(half < 0.7)
    animator.stopAnimation(true)
  }

  @Test func `vibrant content is darker on a light blur, brighter on a dark one`() throws {
    back.backgroundColor = .gray
    for (style, sign) in [(UIBlurEffect.Style.systemMaterialLight, -1.0), (.systemMaterialDark, 1)]
    {
      let blur = UIBlurEffect(style: style)
      let view = add(blur)
      let ground = gray()
      var last: CGFloat = sign < 0 ? 0 : 1
      let styles: [UIVibrancyEffectStyle] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
      ]
      for style in styles {
        let vibrant = UIVisualEffectView(
          effect: UIVibrancyEffect(blurEffect: blur, style: style))
        vibrant.frame = view.bounds
        let shape = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
        shape.backgroundColor = .red
        vibrant.contentView.addSubview(shape)
        view.contentView.addSubview(vibrant)
        let color = try #require(display.snapshot().color(at: CGPoint(x: 100, y: 100)))
        let parts = try #require(color.components)
        #expect(abs(parts[0] - parts[1]) < 0.02, "the content's color does not count")
        #expect((parts[1] - ground) * sign > 0.02, "\(style)")
        #expect((last - parts[1]) * sign > 0, "\(style) is fainter than the one before")
        last = parts[1]
        #expect(abs(gray(CGPoint(x: 60, y: 60)) - ground) < 0.01)
        vibrant.removeFromSuperview()
      }
      view.removeFromSuperview()
    }
  }

  @Test func `reduced transparency makes materials opaque`() {
    let view = add(UIBlurEffect(style: .systemThinMaterial))
    back.backgroundColor = .black
    let through = gray()
    let log = Log()
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { log.events.append("changed") } }
    #expect(!UIAccessibility.isReduceTransparencyEnabled)
    display.prefersReducedTransparency = true
    #expect(UIAccessibility.isReduceTransparencyEnabled)
    #expect(log.take() == ["changed"])
    let opaque = gray()
    back.backgroundColor = .white
    #expect(opaque > through)
    #expect(gray() == opaque)
    display.prefersReducedTransparency = false
    #expect(gray() != opaque)
    #expect(log.take() == ["changed"])
    #expect(view.effect == UIBlurEffect(style: .systemThinMaterial))
    NotificationCenter.default.removeObserver(observer)
  }
}
