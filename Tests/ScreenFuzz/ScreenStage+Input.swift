import KumikoTesting
import UIKit

/// What users do with fingers, pointers, wheels and keys.
extension ScreenStage {
  /// The point at shares of the window.
  func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: display.size.width * x, y: display.size.height * y)
  }

  /// What a finger does that stays on the screen.
  func touch(_ step: ScreenStep) {
    switch step {
    case .press(let finger, let x, let y):
      display.lift(finger: finger)
      display.press(at: point(x, y), finger: finger)
      setFinger(finger, isDown: true)
    case .move(let finger, let x, let y): display.move(to: point(x, y), finger: finger)
    case .lift(let finger):
      display.lift(finger: finger)
      setFinger(finger, isDown: false)
    case .cancel(let finger):
      display.cancelTouch(finger: finger)
      setFinger(finger, isDown: false)
    default: break
    }
  }

  /// What a finger or a button does within the step.
  func tap(_ step: ScreenStep) {
    switch step {
    case .tap(let x, let y, let count): display.tap(at: point(x, y), count: count)
    case .hold(let x, let y, let seconds): display.press(at: point(x, y), for: seconds)
    case .tapView(let number):
      let targets = targets
      if !targets.isEmpty { display.tap(at: targets[number % targets.count]) }
    case .drag(let x, let y, let dx, let dy, let hold, let pause):
      display.drag(
        from: point(x, y), to: point(x + dx, y + dy), hold: hold, duration: 0.15, pause: pause)
    case .twoFingers(let x, let y, let dx, let dy, let apart):
      drag(from: (x, y), by: (dx, dy), apart: apart)
    case .pinch(let x, let y, let from, let to): pinch(at: (x, y), from: from, to: to)
    case .secondaryClick(let x, let y): display.secondaryClick(at: point(x, y))
    case .click(let x, let y, let shift, let control):
      var keys: UIKeyModifierFlags = []
      if shift { keys.insert(.shift) }
      if control { keys.insert(.control) }
      display.click(at: point(x, y), modifiers: keys)
    default: break
    }
  }

  private func pinch(at middle: (Double, Double), from: Double, to: Double) {
    func place(_ finger: Int, _ share: Double) -> CGPoint {
      let half = (from + (to - from) * share) / 2
      return point(middle.0, middle.1 + (finger == 0 ? -half : half))
    }
    for finger in 0...1 { display.press(at: place(finger, 0), finger: finger) }
    for step in 1...6 {
      for finger in 0...1 { display.move(to: place(finger, Double(step) / 6), finger: finger) }
    }
    for finger in 0...1 { display.lift(finger: finger) }
  }

  private func drag(from start: (Double, Double), by way: (Double, Double), apart: Double) {
    func place(_ finger: Int, _ share: Double) -> CGPoint {
      point(start.0 + way.0 * share + Double(finger) * apart, start.1 + way.1 * share)
    }
    for finger in 0...1 { display.press(at: place(finger, 0), finger: finger) }
    for step in 1...6 {
      for finger in 0...1 { display.move(to: place(finger, Double(step) / 6), finger: finger) }
    }
    for finger in 0...1 { display.lift(finger: finger) }
  }

  /// Keys, wheels and pointers.
  func input(_ step: ScreenStep) {
    switch step {
    case .key(let key, let shift, let control):
      display.press(
        KeyInput(
          key.code, characters: key.characters, isShiftDown: shift, isControlDown: control))
    case .shortcut(let letter, let shift):
      display.press(
        KeyInput(.character, characters: letter, isShiftDown: shift, isControlDown: true))
    case .type(let text): display.type(text)
    case .wheel(let x, let y, let points, let clicks):
      display.wheel(by: CGVector(dx: 0, dy: points), at: point(x, y), clicks: clicks)
    case .pad(let x, let y, let dx, let dy, let isFlick):
      let way = CGVector(dx: dx * display.size.width, dy: dy * display.size.height)
      display.scroll(by: way, at: point(x, y), isFlick: isFlick)
    case .hover(let x, let y): display.hover(at: point(x, y))
    default: break
    }
  }

  /// The middles of controls, fields and cells that can be touched.
  private var targets: [CGPoint] {
    let screen = CGRect(origin: .zero, size: display.size)
    return UIApplication.shared.visibleWindows.flatMap { window in
      window.selfAndDescendants.compactMap { view -> CGPoint? in
        guard
          view is UIControl || view is UITableViewCell || view is UICollectionViewCell
            || view is UITextView
        else { return nil }
        let frame = view.convert(view.bounds, to: nil).intersection(screen)
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        guard !frame.isEmpty, window.hitTest(middle, with: nil)?.isDescendant(of: view) == true
        else { return nil }
        return middle
      }
    }
  }
}

extension UIView {
  /// The view and all views in it, parents first; what is hidden is left out.
  var selfAndDescendants: [UIView] {
    isHidden ? [] : [self] + subviews.flatMap(\.selfAndDescendants)
  }
}
