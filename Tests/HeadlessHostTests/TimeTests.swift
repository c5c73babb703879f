import HeadlessHost
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite struct TimeTests {
  let display = HeadlessDisplay.install(size: CGSize(width: 100, height: 80), scale: 1)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

  init() {
    window.makeKeyAndVisible()
    display.advanceUntilIdle()
  }

  @Test func `time passes only when it is told to`() {
    let start = display.now
    #expect(display.now == start)
    #expect(CACurrentMediaTime() == start)
    display.advance(by: 0.5)
    #expect(abs(display.now - start - 0.5) < 1e-9)
  }

  @Test func `frames are made sixty times a second while they are wanted`() {
    var times: [CFTimeInterval] = []
    let start = display.now
    FrameLoop.shared.addStepper { time in
      times.append(time - start)
      return times.count < 30
    }
    display.advance(by: 0.1)
    #expect(times.count == 7)
    for (index, time) in times.enumerated() { #expect(abs(time - Double(index) / 60) < 1e-9) }
    display.advance(by: 0.1, framesPerSecond: 20)
    #expect(times.count == 10)
    #expect(display.advanceUntilIdle())
    #expect(times.count == 30)
    #expect(!display.needsFrame)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, -1] as [Double])
  func `times that are no numbers make one frame`(seconds: Double) {
    let start = display.now
    display.advance(by: seconds)
    #expect(display.now == start)
    #expect(!display.needsFrame)
  }

  @Test(arguments: [.nan, .infinity, 0, -60] as [Double])
  func `time passes however many frames are wanted`(frames: Double) {
    let start = display.now
    let film = display.record(framesPerSecond: frames) {
      display.advance(by: 0.02, framesPerSecond: frames)
    }
    #expect(abs(display.now - start - 0.02) < 1e-9)
    #expect(film != nil)
  }

  @Test func `what never rests does not hold up a test`() {
    let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(spinner)
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { spinner.alpha = 0.5 }
    let start = display.now
    #expect(!display.advanceUntilIdle(limit: 2))
    #expect(abs(display.now - start - 2) < 0.02)
    spinner.removeFromSuperview()
    #expect(display.advanceUntilIdle())
  }

  @Test func `an animation is seen on its way and at its end`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 80))
    box.backgroundColor = .blue
    window.addSubview(box)
    display.advance(by: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 80 }
    display.advance(by: 0.5)
    #expect(display.snapshot().color(at: CGPoint(x: 50, y: 40)) == UIColor.blue.cgColor)
    #expect(display.snapshot().color(at: CGPoint(x: 10, y: 40))?.alpha == 0)
    display.advance(by: 0.5)
    #expect(display.snapshot().color(at: CGPoint(x: 90, y: 40)) == UIColor.blue.cgColor)
  }

  @Test func `nothing changed: the same display node`() {
    let node = display.node()
    display.advance(by: 1)
    #expect(display.node() === node)
  }
}
