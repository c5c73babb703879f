import GalleryScreens
import HeadlessHost
import Kumiko
import KumikoTesting
import UIKit

/// A screen of the gallery, in a window, to which steps are done.
@MainActor
final class ScreenStage {
  let stage: TestStage
  /// Fingers that stay on the screen, as shares of the window.
  private(set) var fingers: Set<Int> = []
  /// What diagnostics have said.
  private(set) var reports: [String] = []
  /// What never came to rest; nil if all did.
  private(set) var unrest: String?
  /// What the last step did to what is typed into, if that is wrong.
  private(set) var typingFault: String?
  let leaks = LeakWatch()

  /// A window beside the first one.
  private var otherWindow: UIWindow?

  private let usualTextSize = UIApplication.shared.preferredContentSizeCategory
  private let handlers = (KumikoDiagnostics.handler, Diagnostics.report)

  /// Opens a screen below Home, as the app does; nil if there is none of that name.
  init?(_ name: String) {
    guard let screen = GalleryScreen.all.first(where: { $0.name == name }) else { return nil }
    let navigation = GalleryScreen.makeNavigation()
    if name != GalleryScreen.home.name {
      navigation.pushViewController(screen.make(), animated: false)
    }
    stage = TestStage(root: navigation)
    KumikoDiagnostics.handler = { [weak self] report in
      // How long a render takes depends on the machine.
      if case .slowRender = report { return }
      self?.reports.append("\(report)")
    }
    Diagnostics.report = { [weak self] message in
      // A window may be too small for items of a fixed size.
      if message.contains("UICollectionViewFlowLayout is not defined") { return }
      MainActor.assumeIsolated { self?.reports.append(message) }
    }
    stage.settle()
  }

  var display: HeadlessDisplay { stage.display }

  /// Whether nothing moves and no finger is on the screen.
  var isAtRest: Bool { fingers.isEmpty && !display.needsFrame }

  /// Does a step.
  func perform(_ step: ScreenStep) {
    let typed = typedText
    switch step {
    case .press, .move, .lift, .cancel: touch(step)
    case .key, .shortcut, .type, .wheel, .pad, .hover: input(step)
    case .tap, .hold, .tapView, .drag, .twoFingers, .pinch, .secondaryClick, .click:
      liftAll()
      tap(step)
    case .advance(let seconds): stage.advance(by: seconds)
    case .settle: stage.settle()
    default: change(step)
    }
    stage.runFrame()
    typingFault = step.isOfTraits ? fault(ofTyped: typed) : nil
  }

  /// Lets what was started on the main actor and in the background happen.
  func takeTurns() async {
    for turn in 0..<5_000 {
      await Task.yield()
      if turn >= 3, PendingRenders.count == 0 { break }
    }
    stage.runFrame()
  }

  /// Waits until nothing moves, also what the program does later.
  func settleEverything() async {
    stage.settle()
    await takeTurns()
    guard !stage.settle(), !spins else { return }
    unrest = stage.pendingWork.joined(separator: ", ")
  }

  /// Whether something in view turns for as long as it is there.
  private var spins: Bool {
    UIApplication.shared.visibleWindows.flatMap(\.selfAndDescendants).contains {
      ($0 as? UIActivityIndicatorView)?.isAnimating == true
    }
  }

  /// Takes all fingers off the screen.
  func liftAll() {
    for finger in fingers.sorted() { display.lift(finger: finger) }
    fingers = []
  }

  func setFinger(_ finger: Int, isDown: Bool) {
    if isDown { fingers.insert(finger) } else { fingers.remove(finger) }
  }

  /// Closes the window as the app would, and sets back what it shares with other screens.
  func close() {
    liftAll()
    leaks.watch(stage.window)
    for window in UIApplication.shared.visibleWindows {
      leaks.watch(window)
      window.isHidden = true
    }
    otherWindow = nil
    UIView.setAnimationsEnabled(true)
    UIApplication.shared.setPreferredContentSizeCategory(usualTextSize)
    (KumikoDiagnostics.handler, Diagnostics.report) = handlers
  }

  private func change(_ step: ScreenStep) {
    switch step {
    case .rotate: display.size = CGSize(width: display.size.height, height: display.size.width)
    case .resize(let width, let height): display.size = CGSize(width: width, height: height)
    case .dark(let isDark): display.prefersDarkAppearance = isDark
    case .textSize(let index):
      let sizes = UIContentSizeCategory.ascending
      UIApplication.shared.setPreferredContentSizeCategory(sizes[index % sizes.count])
    case .rightToLeft(let isMirrored):
      display.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    case .keyboard(let height): display.keyboardHeight = height
    case .scale(let scale): display.scale = scale
    case .safeArea(let inset, let sides):
      display.safeAreaInsets = UIEdgeInsets(
        top: inset, left: sides, bottom: inset / 2, right: sides)
    case .reduceTransparency(let isReduced): display.prefersReducedTransparency = isReduced
    case .together(let steps): for step in steps { change(step) }
    default: act(step)
    }
  }

  // MARK: What the program does

  private func act(_ step: ScreenStep) {
    switch step {
    case .animations(let areEnabled): UIView.setAnimationsEnabled(areEnabled)
    case .reload: reloadLists()
    case .open(let number, let isModal): open(Self.screen(number), isModal: isModal)
    case .back: navigation?.popViewController(animated: true)
    case .otherWindow(let number): showOtherWindow(Self.screen(number))
    case .hideWindow(let isHidden): stage.window.isHidden = isHidden
    default: break
    }
  }

  private static func screen(_ number: Int) -> GalleryScreen {
    GalleryScreen.all[number % GalleryScreen.all.count]
  }

  private var navigation: UINavigationController? {
    stage.window.rootViewController as? UINavigationController
  }

  private func open(_ screen: GalleryScreen, isModal: Bool) {
    guard isModal else {
      navigation?.pushViewController(screen.make(), animated: true)
      return
    }
    var top: UIViewController? = navigation
    while let next = top?.presentedViewController { top = next }
    guard top?.isBeingDismissed == false else { return }
    top?.present(UINavigationController(rootViewController: screen.make()), animated: true)
  }

  private func showOtherWindow(_ screen: GalleryScreen) {
    if let window = otherWindow {
      leaks.watch(window)
      window.isHidden = true
      otherWindow = nil
      return
    }
    let (size, window) = (display.size, UIWindow(frame: .zero))
    window.frame = CGRect(
      x: 0, y: size.height / 2, width: size.width / 2, height: size.height / 2)
    window.rootViewController = UINavigationController(rootViewController: screen.make())
    window.isHidden = false
    otherWindow = window
  }

  // MARK: What is typed

  /// What is typed into, and its text.
  private var typedText: (responder: UIView, text: String)? {
    guard let view = stage.window.firstResponder as? UIView, let text = view.typedText else {
      return nil
    }
    return (view, text)
  }

  private func fault(ofTyped typed: (responder: UIView, text: String)?) -> String? {
    guard let typed else { return nil }
    guard stage.window.firstResponder === typed.responder else {
      return "\(type(of: typed.responder)) with \"\(typed.text)\" is no longer typed into"
    }
    let text = typed.responder.typedText ?? ""
    return text == typed.text ? nil : "\"\(typed.text)\" was typed, and now there is \"\(text)\""
  }
}

extension UIView {
  /// The text of a view that takes keys.
  fileprivate var typedText: String? {
    switch self {
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    default: nil
    }
  }
}
