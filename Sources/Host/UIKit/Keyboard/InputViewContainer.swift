import QuartzCore

/// The area at the bottom of a window that shows the first responder's input view, with its
/// accessory view on top.
///
/// Where there is a hardware keyboard, the area is seen only while the first responder, or a
/// responder after it, has something to show. Where there is none, a responder that takes text and
/// has no input view of its own shows a keyboard of keys.
@MainActor
final class InputViewContainer {
  /// How long the area takes to come, go or change, in seconds.
  static let duration: TimeInterval = 0.25
  static let curve = UIView.AnimationCurve.easeInOut

  unowned let window: UIWindow
  lazy var host = KeyboardHostView(area: self)
  private(set) var views = InputViews()
  private lazy var software = SoftwareKeyboardView()

  /// How much of the window's height the area covers, at rest; 0 while it is away.
  private(set) var height: CGFloat = 0

  /// How far a finger has pushed the area down.
  private(set) var pushed: CGFloat = 0

  /// How much of the window's height the area covers now, as those that follow it know.
  private(set) var coveredHeight: CGFloat = 0

  private var holds = 0
  private var change = 0
  private let followers = KeyboardFrameObservers()

  init(of window: UIWindow) { self.window = window }

  /// Where the area stands when it covers a height, in the screen's coordinates.
  func frameOnScreen(covering covered: CGFloat, height: CGFloat) -> CGRect {
    let size = window.bounds.size
    let frame = CGRect(x: 0, y: size.height - covered, width: size.width, height: height)
    return window.convert(frame, to: nil as UIWindow?)
  }

  // MARK: Following the first responder

  /// Makes changes of the first responder and follows them only at the end, so that the area
  /// stays where it is while one responder takes over from another.
  func changeResponder<Result>(_ body: () -> Result) -> Result {
    holds += 1
    let result = body()
    holds -= 1
    update()
    revealResponder(animated: true)
    return result
  }

  /// Shows what the first responder wants to be shown.
  func update() {
    guard holds == 0 else { return }
    let new = wantedViews
    if new.isEmpty {
      if !views.isEmpty { leave() }
    } else if new != views || height == 0 {
      install(new)
      move(to: host.naturalHeight)
    } else {
      // The same views may be those of another responder.
      views = new
      host.setInputViews(new)
      move(to: host.naturalHeight)
    }
  }

  /// The input view that is shown, unless it is the software keyboard.
  var customInput: UIView? {
    views.typist == nil && host.superview === window ? views.input : nil
  }

  /// Whether a view is in the area.
  func holds(_ view: UIView) -> Bool { !views.isEmpty && view.isDescendant(of: host) }

  /// What the first responder wants to be shown.
  private var wantedViews: InputViews {
    if window.isHidden { return InputViews() }
    var views = InputViews(of: window.firstResponder, outside: host)
    let height = HostDisplays.current?.keyboardHeight ?? 0
    guard height > 0, let responder = window.firstResponder,
      let input = responder as? any UIKeyInput,
      (responder as? UITextView)?.isEditable != false
    else { return views }
    views.addKeyboard(software, for: responder)
    if views.input === software {
      software.keysHeight = max(0, height - window.safeAreaInsets.bottom)
      if self.views.typist !== responder { software.prepare(for: input) }
    }
    return views
  }

  /// Hears that there is another keyboard, or none.
  func displayDidChange() {
    if window.firstResponder != nil || !views.isEmpty { update() }
  }

  /// Hears that the window is shown or hidden: a hidden one has no keyboard, and keeps its first
  /// responder.
  func windowDidChangeVisibility() { displayDidChange() }

  /// Makes the responder that shows an accessory view first again, when one inside that view no
  /// longer is: a bar below messages stays when its text field is left.
  func returnToProvider(from responder: UIResponder) {
    guard holds == 1, responder.enclosingView?.isDescendant(of: host) == true,
      let provider = views.provider, provider !== responder, provider.canBecomeFirstResponder
    else { return }
    provider.becomeFirstResponder()
  }

  private func install(_ new: InputViews) {
    views = new
    // Laying the new views out is no reason to move: that comes next.
    holds += 1
    defer { holds -= 1 }
    if host.superview !== window { window.addSubview(host) }
    UIView.performWithoutAnimation {
      if height == 0, pushed == 0, !host.isMoving { host.position(covering: 0) }
      host.setInputViews(new)
      host.layoutIfNeeded()
    }
  }

  private func leave() {
    views = InputViews()
    move(to: 0, isAnimated: !window.isHidden)
  }

  /// Hears that the views in the area want another height, or that the window has another size.
  func contentDidChange() {
    guard holds == 0, !views.isEmpty else { return }
    let wanted = host.naturalHeight
    if wanted != height { move(to: wanted, isAnimated: false) }
  }

  /// Comes in front of a view that was added to the window, unless that is a menu.
  func stayInFront(of view: UIView) {
    guard !views.isEmpty, view !== host, !(view is PopoverView) else { return }
    window.bringSubviewToFront(host)
  }

  /// Hears that the window has another size.
  func windowDidResize() {
    guard !views.isEmpty else { return }
    host.setNeedsLayout()
    UIView.performWithoutAnimation { host.position(covering: coveredHeight) }
    contentDidChange()
  }

  // MARK: Moving

  private func move(to new: CGFloat, isAnimated: Bool = true) {
    let old = (height: height, covered: coveredHeight)
    (height, pushed) = (new, 0)
    guard new != old.height || new != old.covered else { return }
    change += 1
    let present = change
    let news = KeyboardNotificationPoster(
      from: frameOnScreen(covering: old.covered, height: old.height > 0 ? old.height : new),
      to: frameOnScreen(covering: new, height: new > 0 ? new : old.height),
      isShown: new > 0, isAnimated: isAnimated)
    news.announce()
    // Somebody who was told has had the area changed again.
    guard present == change else { return }
    let finish = { [weak self] in
      guard let self, present == change else { return }
      if views.isEmpty { host.clear() }
      news.confirm()
    }
    guard isAnimated else {
      follow()
      return finish()
    }
    followers.prepare()
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState],
      animations: follow, completion: { _ in finish() })
  }

  /// Moves the area and what follows it to where the area is now.
  private func follow() {
    coveredHeight = max(0, height - pushed)
    host.position(covering: coveredHeight)
    followers.follow(self)
    if pushed == 0, height > 0 { revealResponder(animated: false) }
  }

  // MARK: Followers

  /// Tells `follower` from now on where the area is.
  func add(_ follower: any KeyboardFrameObserver) { followers.add(follower) }

  // MARK: Fingers

  /// Moves the area as far down as a finger has pushed it.
  func push(by distance: CGFloat) {
    let distance = min(max(0, distance), height)
    guard distance != pushed else { return }
    pushed = distance
    follow()
  }

  /// Lets go of the area that a finger pushed: it leaves, or springs back.
  func endPush(leaving: Bool) {
    guard pushed > 0 else { return }
    if leaving { _ = window.endEditing(true) }
    // A responder that stays keeps its area.
    if pushed > 0 { move(to: height) }
  }
}
