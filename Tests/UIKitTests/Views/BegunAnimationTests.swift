import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct BegunAnimationTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @MainActor private final class Listener: NSObject {
    var events: [String] = []
    func starts() { events.append("start") }
    func stops(_ id: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
      events.append("\(id ?? "") \(finished.boolValue) \(context == nil)")
    }
  }

  init() {
    stage.window.addSubview(view)
    stage.frame()
  }

  private var shown: CGFloat { view.layer.presentation()?.frame.minX ?? -1 }

  @Test func `changes between begin and commit are animated as was set`() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.frame.origin.x = 100
    UIView.commitAnimations()
    stage.advance(by: 0.25)
    #expect(abs(shown - 25) < 0.1)
    stage.advance(by: 1)
    #expect(shown == 100)
  }

  @Test func `by default they take a fifth of a second, and what comes after takes none`() {
    UIView.beginAnimations(nil, context: nil)
    view.frame.origin.x = 100
    UIView.commitAnimations()
    view.frame.origin.y = 50
    #expect(view.layer.presentation()?.frame.minY == 50)
    stage.advance(by: 0.1)
    #expect(shown > 10)
    #expect(shown < 90)
    stage.advance(by: 0.11)
    #expect(shown == 100)
  }

  @Test func `the delegate hears of the start and the end`() {
    let listener = Listener()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationWillStart(Selector(Listener.starts))
    UIView.setAnimationDidStop(Selector(Listener.stops(_:_:_:)))
    UIView.setAnimationDelay(0.5)
    view.alpha = 0
    UIView.commitAnimations()
    #expect(listener.events == ["start"])
    stage.advance(by: 0.4)
    #expect(view.layer.presentation()?.opacity == 1)
    stage.advance(by: 0.5)
    #expect(listener.events == ["start", "move true true"])
  }

  @Test func `settings outside of a block, and a commit too many, do nothing`() {
    UIView.setAnimationDuration(5)
    UIView.commitAnimations()
    view.frame.origin.x = 100
    #expect(view.layer.animationKeys() == nil)
  }
}
