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
  /// What the last step did to what is typed into, if that is wrong.
  private(set) var typingFault: String?
  let leaks = LeakWatch()

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
    case .key, .type, .wheel, .pad, .hover: input(step)
    case .tap, .hold, .tapView, .drag, .twoFingers, .secondaryClick:
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
    case .safeArea(let inset):
      display.safeAreaInsets = UIEdgeInsets(top: inset, left: 0, bottom: inset / 2, right: 0)
    case .reduceTransparency(let isReduced): display.prefersReducedTransparency = isReduced
    default: break
    }
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
