import HeadlessHost
import UIKit

/// What users do with fingers, pointers, wheels and keys.
extension FuzzHost {
  /// What a finger does that stays down.
  func touch(_ step: FuzzStep) {
    switch step {
    case .press(let y): press(CGPoint(x: 150, y: y))
    case .grab(let y):
      press(CGPoint(x: view.bounds.maxX - (setup.style == .insetGrouped ? 36 : 20), y: y))
      screen.advance(by: 0.2)
    case .move(let way, let frames): move(by: CGVector(dx: 0, dy: way), frames: frames)
    case .slide(let way, let frames): move(by: CGVector(dx: way, dy: 0), frames: frames)
    case .cancel: lift(.cancelled)
    default: lift(.ended)
    }
  }

  private func press(_ place: CGPoint) {
    lift(.ended)
    finger = place
    screen.display.touch(.began, at: place)
  }

  private func lift(_ phase: WindowInput.TouchPhase) {
    guard let place = finger else { return }
    finger = nil
    screen.display.touch(phase, at: place)
    screen.advance(by: 0)
  }

  private func move(by way: CGVector, frames: Int) {
    guard var place = finger else { return }
    for _ in 0..<frames {
      screen.advance(by: 1 / 60)
      place.x += way.dx / Double(frames)
      place.y += way.dy / Double(frames)
      screen.display.touch(.moved, at: place)
    }
    finger = place
  }

  /// What is over within the step. A finger that is down is lifted first.
  func input(_ step: FuzzStep) {
    let display = screen.display
    let middle = CGPoint(x: 150, y: 100)
    switch step {
    case .wheel(let way, let clicks):
      return display.wheel(by: CGVector(dx: 0, dy: way), at: middle, clicks: clicks)
    case .key(let key): return display.press(KeyInput(Self.keys[key % Self.keys.count]))
    default: lift(.ended)
    }
    switch step {
    case .fling(let start, let way, let pause):
      drag(CGPoint(x: 150, y: start), by: CGVector(dx: 0, dy: way), pause: pause)
    case .swipe(let y, let way, let pause):
      drag(CGPoint(x: 150, y: y), by: CGVector(dx: way, dy: 0), pause: pause)
    case .swipePad(let way, let isFlick):
      display.scroll(
        by: CGVector(dx: 0, dy: way), at: middle, duration: 0.1, isFlick: isFlick)
    case .tap(let y): display.tap(at: CGPoint(x: 150, y: y))
    case .tapAt(let x, let y): display.tap(at: CGPoint(x: x, y: y))
    case .secondaryClick(let y): display.secondaryClick(at: CGPoint(x: 150, y: y))
    default: break
    }
  }

  private func drag(_ start: CGPoint, by way: CGVector, pause: Double) {
    screen.display.drag(
      from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), duration: 0.1,
      pause: pause)
  }

  private static var keys: [KeyInput.Code] {
    [.up, .down, .pageUp, .pageDown, .home, .end, .space, .return]
  }
}
