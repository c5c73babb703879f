@_exported public import HeadlessHost
import Kumiko
import UIKit

/// A window on a display in memory, for tests: its clock stands still until it is told to go on,
/// and there are verbs for what users do.
///
/// ```swift
/// let stage = TestStage(root: TodoViewController())
/// try stage.tap(on: "Buy milk")
/// stage.advance(by: 0.5)
/// #expect(stage.texts.contains("1 completed"))
/// ```
///
/// Touches arrive as they would from a screen: hit-tested, recognized by gestures, and only where
/// the view can be seen. `HeadlessDisplay` has more verbs, for points rather than for names.
/// There is one screen: close a stage, or let it go, before you make another.
@preconcurrency @MainActor
public final class TestStage {
  /// The display, which has the size of the window.
  public let display: HeadlessDisplay

  /// The window, which fills the screen.
  public let window: UIWindow

  /// How many pictures without a name each call has compared.
  var unnamedPictureCounts: [PictureBook.Call: Int] = [:]

  /// How long a frame lasts, in seconds: a 60th.
  public let frameDuration: CFTimeInterval = 1.0 / 60

  /// Shows a window.
  ///
  /// - Parameters:
  ///   - root: What the window shows; a plain view controller by default.
  ///   - size: The window's size in points; that of a phone by default.
  ///   - isDark: Whether the user prefers a dark look.
  ///   - layoutDirection: The direction of the user's language; left to right by default.
  ///   - contentSizeCategory: The text size that the user prefers, for the whole app, whatever
  ///     another stage has left; `large`, the usual one, by default.
  public init(
    root: UIViewController? = nil, size: CGSize = CGSize(width: 390, height: 844),
    isDark: Bool = false, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large
  ) {
    display = HeadlessDisplay.install(size: size, prefersDarkAppearance: isDark)
    display.performTurn = { [unowned display] in MainTurn.perform(on: display) }
    display.layoutDirection = layoutDirection
    UIApplication.shared.setPreferredContentSizeCategory(contentSizeCategory)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = root ?? UIViewController()
    window.makeKeyAndVisible()
    runFrame()
  }

  /// Shows a window that `view` fills; parameters are those of
  /// ``init(root:size:isDark:layoutDirection:contentSizeCategory:)``.
  public convenience init(
    view: UIView, size: CGSize = CGSize(width: 390, height: 844), isDark: Bool = false,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large
  ) {
    let controller = UIViewController()
    controller.view = view
    self.init(
      root: controller, size: size, isDark: isDark, layoutDirection: layoutDirection,
      contentSizeCategory: contentSizeCategory)
  }

  /// Takes the window off the screen.
  public func close() { window.isHidden = true }

  /// Lays out what has changed, and shows renders that waited for the next turn of the main actor,
  /// without letting time pass.
  public func runFrame() { display.advance(by: 0) }

  /// Lets time pass frame by frame. Renders that wait for the next turn of the main actor are shown
  /// after each frame.
  public func advance(by seconds: CFTimeInterval) { display.advance(by: seconds) }

  /// Lets time pass until no animation runs, no content moves and no render waits for the next turn
  /// of the main actor, for at most ten seconds.
  ///
  /// Blocks on the main queue run, too, in synchronous tests of XCTest. Elsewhere these, and tasks
  /// of the app, and renders whose changes are found out away from the main actor, cannot run
  /// before a test leaves the main actor: ``settleRenders(limit:)`` waits for them.
  ///
  /// - Returns: Whether all has come to rest; otherwise ``pendingWork`` says what has not.
  @discardableResult
  public func settle() -> Bool { display.advanceUntilIdle() && PendingRenders.count == 0 }

  /// What keeps the screen from coming to rest, in words; nothing once it has.
  public var pendingWork: [String] {
    var work: [String] = []
    if !MainTurn.isEmpty { work.append("work for the next turn of the main actor") }
    if display.needsFrame {
      work.append("a frame: something is animated, or has yet to be laid out")
    }
    if PendingRenders.count > 0 {
      work.append(
        "renders whose changes are found out away from the main actor: await settleRenders()")
    }
    if PendingRefreshes.count > 0 {
      work.append("a refresh that has not ended: await settleRenders()")
    }
    return work
  }

  /// The async form of ``settle()``: also waits for renders whose changes are found out away from
  /// the main actor, for tasks of the main actor that were started before, and for the end of
  /// refreshes that were begun by a pull.
  ///
  /// ```swift
  /// viewModel.reload()  // renders in the background
  /// await stage.settleRenders()
  /// #expect(stage.texts.contains("Vincent"))
  /// ```
  ///
  /// - Parameter limit: How long to wait at most, in real time; ten seconds by default.
  /// - Returns: Whether all has come to rest.
  @discardableResult
  public func settleRenders(limit: Duration = .seconds(10)) async -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + limit
    var (quietTurns, restlessTurns) = (0, 0)
    while quietTurns < 3, restlessTurns < 3, clock.now < end {
      await Task.yield()
      if PendingRefreshes.count > 0 {
        // A wheel turns as long as that takes: nothing comes to rest.
        display.advance(by: frameDuration)
        (quietTurns, restlessTurns) = (0, 0)
        try? await Task.sleep(for: .milliseconds(1))
        continue
      }
      let isAtRest = display.advanceUntilIdle()
      if PendingRenders.count > 0 {
        // What does not come to rest may turn until they are shown.
        (quietTurns, restlessTurns) = (0, 0)
        try? await Task.sleep(for: .milliseconds(1))
      } else if isAtRest {
        (quietTurns, restlessTurns) = (quietTurns + 1, 0)
      } else {
        (quietTurns, restlessTurns) = (0, restlessTurns + 1)
      }
    }
    return quietTurns == 3
  }

  /// What is on the screen, as the contents of a PNG file.
  public var picture: Data? { display.snapshot().pngData() }
}
