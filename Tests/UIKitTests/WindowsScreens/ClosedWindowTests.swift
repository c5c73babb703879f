import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

/// What is left of a window that closes while something is open in it: nothing.
@MainActor
@Suite(.closesWindows) struct ClosedWindowTests {
  private struct Remains {
    weak var view: UIView?
  }

  /// Closes a window after `open` has opened something in it, and counts the views that are left.
  private func left(after wait: CFTimeInterval, _ open: (Stage) -> Void) -> (
    all: Int, left: [Remains]
  ) {
    var remains: [Remains] = []
    do {
      let stage = Stage(root: UIViewController())
      open(stage)
      stage.advance(by: wait)
      func collect(_ view: UIView) {
        remains.append(Remains(view: view))
        for subview in view.subviews { collect(subview) }
      }
      collect(stage.window)
      stage.close()
    }
    MediaClock.hold(at: 200)
    FrameLoop.shared.runFrame(at: 200)
    MediaClock.hold(at: nil)
    return (remains.count, remains.filter { $0.view != nil })
  }

  private func expectNothing(
    least: Int, _ open: (Stage) -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for wait in [0.05, 1] {
      let (all, left) = left(after: wait, open)
      #expect(all > least, sourceLocation: sourceLocation)
      let names = left.compactMap { $0.view.map { "\(type(of: $0))" } }
      #expect(names.isEmpty, sourceLocation: sourceLocation)
    }
  }

  @Test func `a context menu opened by a press`() {
    expectNothing(least: 15) { stage in
      let owner = MenuOwner()
      stage.window.rootViewController?.view.addSubview(owner.view)
      stage.press(at: CGPoint(x: 100, y: 130))
      #expect(owner.interaction.menuAppearance == .rich)
    }
  }

  @Test func `a context menu opened by a click`() {
    expectNothing(least: 12) { stage in
      let owner = MenuOwner()
      stage.window.rootViewController?.view.addSubview(owner.view)
      stage.secondaryClick(at: CGPoint(x: 100, y: 130))
    }
  }

  @Test func `the menu of a button`() {
    expectNothing(least: 12) { stage in
      let button = UIButton(frame: CGRect(x: 20, y: 120, width: 100, height: 40))
      button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
      button.showsMenuAsPrimaryAction = true
      stage.window.rootViewController?.view.addSubview(button)
      stage.frame()
      stage.tap(at: CGPoint(x: 50, y: 140))
    }
  }

  @Test(arguments: [UIDatePicker.Mode.date, .time])
  func `the panel of a date`(mode: UIDatePicker.Mode) {
    expectNothing(least: 20) { stage in
      let picker = UIDatePicker(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = .compact
      stage.window.rootViewController?.view.addSubview(picker)
      stage.frame()
      stage.tap(at: CGPoint(x: 40, y: 140))
    }
  }

  @Test(arguments: [UIModalPresentationStyle.popover, .pageSheet, .fullScreen, .overFullScreen])
  func `a controller that is presented`(style: UIModalPresentationStyle) {
    expectNothing(least: 3) { stage in
      let root = stage.window.rootViewController
      let shown = UIViewController()
      shown.view.backgroundColor = .systemBackground
      shown.view.addSubview(UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)))
      shown.modalPresentationStyle = style
      shown.popoverPresentationController?.sourceView = root?.view
      shown.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 10, width: 40, height: 40)
      shown.popoverPresentationController?.delegate = NoAdaption.shared
      root?.present(shown, animated: true)
    }
  }

  @Test func `an alert`() {
    expectNothing(least: 6) { stage in
      let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
      stage.window.rootViewController?.present(alert, animated: true)
    }
  }
}

/// Keeps popovers what they are in narrow windows.
private final class NoAdaption: NSObject, UIPopoverPresentationControllerDelegate {
  @MainActor static let shared = NoAdaption()

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}
