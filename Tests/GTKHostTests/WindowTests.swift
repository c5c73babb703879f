import Foundation
import QuartzCore
import Testing
import UIKit

@testable import GTKHost

/// Needs a display, such as Xvfb; is left out where there is none.
@MainActor
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["DISPLAY"] != nil), .timeLimit(.minutes(1)))
struct WindowTests {
  /// GTK's signals reach the display for as long as the process lives.
  static let display = GTKDisplay(size: CGSize(width: 120, height: 90))

  /// Turns GLib's loop until `isDone`, for two seconds at most.
  func wait(until isDone: () -> Bool) {
    let end = Date().addingTimeInterval(2)
    while !isDone(), Date() < end { GLibMainContextSource.shared.turn() }
  }

  @Test func `a window is painted when it changes, and only then`() throws {
    let before = HostDisplays.current
    let request = FrameLoop.shared.onRequest
    MediaClock.hold(at: nil)
    defer {
      HostDisplays.current = before
      FrameLoop.shared.onRequest = request
    }
    let display = Self.display
    try #require(display.prepare())
    HostDisplays.current = display
    display.open()
    let window = UIWindow(frame: display.bounds)
    window.backgroundColor = .white
    window.makeKeyAndVisible()
    wait { display.frames.paintCount > 0 && !display.frames.isTicking }
    let painted = display.frames.paintCount
    #expect(painted > 0)
    #expect(display.bounds.size == CGSize(width: 120, height: 90))
    for _ in 0..<50 { GLibMainContextSource.shared.turn() }
    #expect(display.frames.paintCount == painted)
    var isFinished = false
    UIView.animate(withDuration: 0.05) {
      window.backgroundColor = .red
    } completion: { _ in
      isFinished = true
    }
    wait { isFinished && !display.frames.isTicking }
    #expect(isFinished)
    #expect(display.frames.paintCount > painted)
    window.isHidden = true
    display.close()
  }

  @Test func `a change outside of an event is painted without waiting for one`() async throws {
    let before = HostDisplays.current
    let request = FrameLoop.shared.onRequest
    MediaClock.hold(at: nil)
    defer {
      HostDisplays.current = before
      FrameLoop.shared.onRequest = request
    }
    let display = Self.display
    try #require(display.prepare())
    HostDisplays.current = display
    GLibMainContextSource.shared.start()
    display.open()
    let window = UIWindow(frame: display.bounds)
    window.makeKeyAndVisible()
    try await sleep { display.frames.paintCount > 0 && !display.frames.isTicking }
    // The events of opening the window are over then.
    try await Task.sleep(for: .milliseconds(400))
    let painted = display.frames.paintCount
    window.backgroundColor = .green
    try await sleep { display.frames.paintCount > painted }
    #expect(display.frames.paintCount > painted)
    window.isHidden = true
    display.close()
  }

  /// Leaves the main queue alone until `isDone`, for two seconds at most.
  private func sleep(until isDone: () -> Bool) async throws {
    let end = Date().addingTimeInterval(2)
    while !isDone(), Date() < end { try await Task.sleep(for: .milliseconds(10)) }
  }
}
