import UIKit

/// Pictures of the screen taken while time goes on.
@MainActor
final class ScreenRecorder {
  private let animation: AnimatedImage?
  private let interval: CFTimeInterval
  private let start: CFTimeInterval
  private var next: CFTimeInterval

  init(framesPerSecond: Double, display: HeadlessDisplay) {
    animation = AnimatedImage(
      width: Int((display.size.width * display.scale).rounded(.up)),
      height: Int((display.size.height * display.scale).rounded(.up)))
    // Where the number is none, the first picture is all there is.
    interval = framesPerSecond > 0 ? max(1 / framesPerSecond, 0.001) : .infinity
    (start, next) = (display.now, display.now)
  }

  /// Takes a picture if one is due.
  func frame(of display: HeadlessDisplay) {
    // Times of frames are sums of fractions: half a millisecond early counts as on time.
    guard display.now + 0.0005 >= next else { return }
    while next <= display.now + 0.0005 { next += interval }
    if let image = display.snapshot().image { animation?.add(image, at: display.now - start) }
  }

  /// The animation as a file.
  func finish(at time: CFTimeInterval) -> Data? { animation?.data(endingAt: time - start) }
}

extension HeadlessDisplay {
  /// Records the screen while `actions` move the clock on, and returns them as an animated WebP,
  /// which browsers and chat programs show like a picture. Nil if the screen has no area.
  ///
  /// - Parameters:
  ///   - framesPerSecond: How many pictures a second are taken.
  ///   - actions: What happens in the animation. Only time that passes in
  ///     ``advance(by:framesPerSecond:)`` and in the calls that use it is recorded.
  public func record(framesPerSecond: Double = 30, _ actions: () throws -> Void) rethrows -> Data? {
    let recording = ScreenRecorder(framesPerSecond: framesPerSecond, display: self)
    self.recording = recording
    defer { self.recording = nil }
    recording.frame(of: self)
    try actions()
    return recording.finish(at: now)
  }
}
