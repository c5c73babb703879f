import GSKDrawing
import UIKit

/// A display that shows nothing: windows are drawn into pictures in memory, time moves when it is
/// told to, and fingers, wheels and keys are calls.
///
/// It needs neither a display server nor a graphics card.
///
///     let display = HeadlessDisplay.install()
///     window.makeKeyAndVisible()
///     display.tap(at: CGPoint(x: 195, y: 100))
///     display.advance(by: 0.3)
///     try display.snapshot().write(to: file)
@preconcurrency @MainActor
public final class HeadlessDisplay {
  let content = ScreenContent()
  let input = ScreenInput()
  var recording: ScreenRecorder?

  /// Does what waits for the next turn of the main actor, as far as the caller knows of it, and
  /// returns whether there was something; nothing by default.
  package var performTurn: @MainActor () -> Bool = { false }

  /// Where the fingers are that stay on the screen.
  package internal(set) var fingers: [Int: CGPoint] = [:]

  /// The size of the screen in points.
  public var size: CGSize { didSet { if size != oldValue { change() } } }

  /// Pixels a point.
  public var scale: CGFloat { didSet { if scale != oldValue { change() } } }

  /// Whether the user prefers a dark look.
  public var prefersDarkAppearance: Bool {
    didSet { if prefersDarkAppearance != oldValue { change() } }
  }

  /// Whether the user prefers opaque colors to materials that content shines through; false by
  /// default.
  public var prefersReducedTransparency = false {
    didSet { if prefersReducedTransparency != oldValue { change() } }
  }

  /// The direction of the user's language; left to right by default. Right to left mirrors every
  /// window and turns lists, bars and natural alignment around.
  ///
  ///     display.layoutDirection = .rightToLeft
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { change() } }
  }

  /// The parts of the screen that system bars cover.
  public var safeAreaInsets: UIEdgeInsets { didSet { if safeAreaInsets != oldValue { change() } } }

  /// The height of the software keyboard in points, with the bottom safe area that it covers; 0 by
  /// default: there is a hardware keyboard, and none on the screen.
  ///
  /// The keyboard comes when something that takes text becomes first responder and has no
  /// `inputView` of its own, and goes when nothing does any more. Everything that follows a
  /// keyboard, from notifications to layout guides, follows it.
  ///
  ///     display.keyboardHeight = 336
  ///     display.tap(at: fieldCenter)
  ///     display.advanceUntilIdle()
  public var keyboardHeight: CGFloat = 0 {
    didSet { if keyboardHeight != oldValue { change() } }
  }

  private init(
    size: CGSize, scale: CGFloat, prefersDarkAppearance: Bool, safeAreaInsets: UIEdgeInsets
  ) {
    self.size = size
    self.scale = scale
    self.prefersDarkAppearance = prefersDarkAppearance
    self.safeAreaInsets = safeAreaInsets
  }

  /// Makes a display, puts it in place of the one that was there, and stops the clock.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in points; that of a phone by default.
  ///   - scale: Pixels a point.
  ///   - prefersDarkAppearance: Whether the user prefers a dark look.
  ///   - safeAreaInsets: The parts of the screen that system bars cover; none by default.
  @discardableResult
  public static func install(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2,
    prefersDarkAppearance: Bool = false, safeAreaInsets: UIEdgeInsets = .zero
  ) -> HeadlessDisplay {
    let display = HeadlessDisplay(
      size: size, scale: scale, prefersDarkAppearance: prefersDarkAppearance,
      safeAreaInsets: safeAreaInsets)
    Toolkit.prepare()
    installDrawing()
    // Time never runs backwards, whatever was on the screen before.
    MediaClock.hold(at: MediaClock.isHeld ? MediaClock.now : 1000)
    HostDisplays.current = display
    FrameLoop.shared.onRequest = nil
    display.change()
    return display
  }

  private func change() {
    guard HostDisplays.current === self else { return }
    UIApplication.shared.displayDidChange()
    FrameLoop.shared.requestFrame()
  }
}

extension HeadlessDisplay: HostDisplay {
  package var bounds: CGRect { CGRect(origin: .zero, size: size) }

  package func windowDidBecomeVisible(_ window: UIWindow) { FrameLoop.shared.requestFrame() }

  package func windowDidBecomeHidden(_ window: UIWindow) { FrameLoop.shared.requestFrame() }
}
