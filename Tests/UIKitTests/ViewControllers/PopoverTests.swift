import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct PopoverTests {
  private let stage: Stage
  private let root = UIViewController()
  private let content = UIViewController()
  private let button = UIButton(frame: CGRect(x: 380, y: 200, width: 40, height: 40))
  private let listener = Listener()

  /// Writes down what the delegate hears, and answers what it is told to.
  private final class Listener: NSObject, UIPopoverPresentationControllerDelegate {
    var events: [String] = []
    var dismisses = true

    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      events.append("prepare")
    }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      dismisses
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      events.append("will dismiss")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      events.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      events.append("attempt")
    }
  }

  init() {
    stage = Stage(root: root)
    stage.window.frame = CGRect(x: 0, y: 0, width: 800, height: 1000)
    root.view.addSubview(button)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 300, height: 200)
    stage.frame()
  }

  /// Presents the content beside the button.
  @discardableResult
  private func present(
    _ setUp: (UIPopoverPresentationController) -> Void = { _ in }
  ) throws -> UIPopoverPresentationController {
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = button
    popover.delegate = listener
    setUp(popover)
    root.present(content, animated: true)
    stage.advance(by: 1)
    return popover
  }

  private var contentFrame: CGRect { content.view.convert(content.view.bounds, to: nil) }

  @Test func `a popover stands below what it belongs to, its arrow pointing up`() throws {
    let popover = try present()
    #expect(popover.arrowDirection == .up)
    #expect(contentFrame == CGRect(x: 250, y: 253, width: 300, height: 200))
    #expect(content.traitCollection.horizontalSizeClass == .compact)
    #expect(root.view.window != nil)
    #expect(content.presentingViewController === root)
    #expect(listener.events == ["prepare"])
  }

  @Test func `the arrow points only where it may`() throws {
    let cases: [(UIPopoverArrowDirection, CGRect)] = [
      (.down, CGRect(x: 250, y: 10, width: 300, height: 177)),
      (.left, CGRect(x: 433, y: 120, width: 300, height: 200)),
      (.right, CGRect(x: 67, y: 120, width: 300, height: 200)),
    ]
    for (direction, frame) in cases {
      let popover = try present { $0.permittedArrowDirections = direction }
      #expect(popover.arrowDirection == direction)
      #expect(contentFrame == frame, "\(direction)")
      root.dismiss(animated: false)
      stage.advance(by: 0.1)
    }
  }

  @Test func `without room below it stands above, and at the edge it stays inside`() throws {
    button.frame = CGRect(x: 760, y: 900, width: 40, height: 40)
    let popover = try present()
    #expect(popover.arrowDirection == .down)
    #expect(contentFrame == CGRect(x: 490, y: 687, width: 300, height: 200))
  }

  @Test func `without an arrow it stands in the middle of what it belongs to`() throws {
    let popover = try present {
      $0.sourceView = root.view
      $0.sourceRect = CGRect(x: 400, y: 500, width: 0, height: 0)
      $0.permittedArrowDirections = []
    }
    #expect(popover.arrowDirection == [])
    #expect(contentFrame == CGRect(x: 250, y: 400, width: 300, height: 200))
  }

  @Test func `it can belong to an item of a bar`() throws {
    let item = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 900, width: 800, height: 49))
    bar.items = [item]
    root.view.addSubview(bar)
    stage.frame()
    let popover = try present {
      $0.sourceView = nil
      $0.barButtonItem = item
    }
    #expect(popover.arrowDirection == .down)
    #expect(contentFrame.maxY < 900)
  }

  @Test func `in a narrow window it is a sheet, with its content not made smaller`() throws {
    stage.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    stage.frame()
    let popover = try present {
      $0.adaptiveSheetPresentationController.detents = [.medium()]
    }
    #expect(popover.containerView == nil)
    #expect(popover.arrowDirection == .unknown)
    #expect(content.sheetPresentationController === popover.adaptiveSheetPresentationController)
    #expect(content.view.bounds.width == 390)
    #expect(contentFrame.minY > 400)
    #expect(listener.events.isEmpty)
  }

  @Test func `a delegate keeps it a popover in a narrow window`() throws {
    final class Insisting: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .none }
    }
    stage.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    button.frame.origin.x = 100
    stage.frame()
    let delegate = Insisting()
    let popover = try present { $0.delegate = delegate }
    #expect(popover.arrowDirection == .up)
    #expect(contentFrame == CGRect(x: 10, y: 253, width: 300, height: 200))
  }

  @Test func `a delegate brings another controller for the sheet`() throws {
    final class Wrapping: NSObject, UIPopoverPresentationControllerDelegate {
      func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? {
        UINavigationController(rootViewController: controller.presentedViewController)
      }
    }
    stage.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    stage.frame()
    let delegate = Wrapping()
    try present { $0.delegate = delegate }
    #expect(root.presentedViewController is UINavigationController)
    #expect(content.navigationController != nil)
    #expect(content.view.window != nil)
  }

  @Test func `a tap beside dismisses it and reaches nothing else`() throws {
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    try present()
    stage.tap(at: CGPoint(x: 400, y: 400))
    stage.advance(by: 1)
    #expect(root.presentedViewController === content)
    stage.tap(at: button.center)
    stage.advance(by: 1)
    #expect(root.presentedViewController == nil)
    #expect(presses == 0)
    #expect(listener.events == ["prepare", "will dismiss", "did dismiss"])
  }

  @Test func `it stays where the delegate or the controller wants it to`() throws {
    try present()
    listener.dismisses = false
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.advance(by: 1)
    listener.dismisses = true
    content.isModalInPresentation = true
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.advance(by: 1)
    #expect(root.presentedViewController === content)
    #expect(listener.events == ["prepare", "attempt", "attempt"])
  }

  @Test func `views that are let through can be pressed while it is open`() throws {
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    try present { $0.passthroughViews = [button] }
    stage.tap(at: button.center)
    stage.advance(by: 1)
    #expect(presses == 1)
    #expect(root.presentedViewController === content)
  }

  @Test func `it takes a new size when the content prefers one`() throws {
    try present()
    content.preferredContentSize = CGSize(width: 200, height: 320)
    stage.advance(by: 1)
    #expect(contentFrame == CGRect(x: 300, y: 253, width: 200, height: 320))
  }

  @Test func `it follows its place when the window's size changes`() throws {
    button.autoresizingMask = .flexibleLeftMargin
    try present()
    stage.window.frame.size.width = 900
    stage.advance(by: 1)
    #expect(contentFrame.midX == 500)
  }

  // MARK: Action sheets

  private func actionSheet(_ heard: @escaping (String) -> Void) -> UIAlertController {
    let sheet = UIAlertController(title: nil, message: "Choose", preferredStyle: .actionSheet)
    for (title, style) in [("Copy", .default), ("Cancel", .cancel)]
      as [(String, UIAlertAction.Style)]
    {
      sheet.addAction(UIAlertAction(title: title, style: style) { _ in heard(title) })
    }
    return sheet
  }

  private func find(_ title: String, in view: UIView) -> UIView? {
    if view is UIControl, view.accessibilityLabel == title { return view }
    return view.subviews.lazy.compactMap { find(title, in: $0) }.first
  }

  /// Shows an action sheet that belongs to the button, and returns its button that copies.
  private func showActionSheet(_ heard: @escaping (String) -> Void) throws -> UIView {
    let sheet = actionSheet(heard)
    sheet.popoverPresentationController?.sourceView = button
    root.present(sheet, animated: true)
    stage.advance(by: 1)
    return try #require(find("Copy", in: stage.window))
  }

  @Test func `an action sheet in a wide window is a popover that a tap beside cancels`() throws {
    var heard: [String] = []
    let copy = try showActionSheet { heard.append($0) }
    #expect(copy.convert(copy.bounds, to: nil).minY > button.frame.maxY)
    #expect(copy.convert(copy.bounds, to: nil).maxY < 400)
    #expect(find("Cancel", in: stage.window) == nil)
    stage.tap(at: CGPoint(x: 20, y: 900))
    stage.advance(by: 1)
    #expect(heard == ["Cancel"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a tap on a button of an action sheet in a popover does what it says`() throws {
    var heard: [String] = []
    let copy = try showActionSheet { heard.append($0) }
    stage.tap(at: copy.convert(CGPoint(x: 20, y: 20), to: nil))
    stage.advance(by: 1)
    #expect(heard == ["Copy"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `an action sheet in a popover is as high as its texts of another size`() throws {
    defer { UIApplication.shared.setPreferredContentSizeCategory(.large) }
    let sheet = actionSheet { _ in }
    sheet.message = String(repeating: "What is to be done? ", count: 8)
    sheet.popoverPresentationController?.sourceView = button
    root.present(sheet, animated: true)
    stage.advance(by: 1)
    for category in [.accessibilityLarge, .large] as [UIContentSizeCategory] {
      let before = sheet.view.bounds.height
      UIApplication.shared.setPreferredContentSizeCategory(category)
      stage.advance(by: 1)
      let copy = try #require(find("Copy", in: stage.window))
      #expect(sheet.view.bounds.height != before)
      #expect(copy.convert(copy.bounds, to: sheet.view).maxY == sheet.view.bounds.height)
    }
  }

  @Test func `an action sheet that belongs to nothing stands at the bottom`() throws {
    root.present(actionSheet { _ in }, animated: true)
    stage.advance(by: 1)
    let cancel = try #require(find("Cancel", in: stage.window))
    #expect(cancel.convert(cancel.bounds, to: nil).maxY > 900)
  }
}
