import UIKit

extension HeadlessDisplay {
  /// The time of the media clock in seconds.
  public var now: CFTimeInterval { MediaClock.now }

  /// Whether something on the screen waits for a frame: to be laid out, drawn, or moved on.
  public var needsFrame: Bool { FrameLoop.shared.needsFrame }

  /// Moves the clock on, making the frames that are wanted on the way.
  ///
  /// - Parameters:
  ///   - seconds: How far; 0, and what is no number, makes one frame without moving the clock.
  ///   - framesPerSecond: How often a frame is due, up to 1000 times; where that is no positive
  ///     number, only at the end.
  /// - Complexity: O(frames), and what each of them costs.
  public func advance(by seconds: CFTimeInterval, framesPerSecond: Double = 60) {
    let start = now
    makeFrame()
    guard seconds.isFinite, seconds > 0 else { return }
    let rate = min(framesPerSecond > 0 ? framesPerSecond : 1 / seconds, 1000)
    let count = (seconds * rate - 1e-6).rounded(.up)
    for frame in stride(from: 1, through: max(count, 1), by: 1) {
      MediaClock.hold(at: start + min(frame / rate, seconds))
      makeFrame()
    }
  }

  /// Moves the clock on until nothing on the screen moves, at most by `limit` seconds.
  ///
  /// - Returns: Whether it came to rest. What spins for ever never does.
  @discardableResult
  public func advanceUntilIdle(limit: CFTimeInterval = 10) -> Bool {
    let end = now + limit
    makeFrame()
    while needsFrame || performTurn(), now < end { advance(by: 1 / 60) }
    return !needsFrame && !performTurn()
  }

  /// Makes a frame if one is wanted, and others at the same time as long as turns of the main actor
  /// follow, which may change what is shown; at most eight.
  func makeFrame() {
    for _ in 0..<8 {
      if needsFrame { FrameLoop.shared.runFrame(at: now) }
      if !performTurn() { break }
    }
    recording?.frame(of: self)
  }
}
