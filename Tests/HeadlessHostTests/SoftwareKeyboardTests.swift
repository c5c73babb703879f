import HeadlessHost
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct SoftwareKeyboardTests {
  let display = HeadlessDisplay.install(
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let controller = UIViewController()
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  let up = CGRect(x: 0, y: 508, width: 390, height: 336)

  init() {
    window.rootViewController = controller
    controller.view.addSubview(field)
    window.makeKeyAndVisible()
    display.keyboardHeight = 336
    display.advanceUntilIdle()
  }

  func close() { window.isHidden = true }

  func edit() {
    display.tap(at: CGPoint(x: 100, y: 120))
    display.advance(by: 0.5)
  }

  /// The top of what a view's keyboard layout guide covers.
  var guideTop: CGFloat {
    controller.view.layoutIfNeeded()
    return controller.view.keyboardLayoutGuide.layoutFrame.minY
  }

  @Test func `comes for what takes text, and goes with it`() {
    #expect(guideTop == 810)
    edit()
    #expect(field.isFirstResponder)
    #expect(guideTop == 508)
    field.resignFirstResponder()
    display.advance(by: 0.5)
    #expect(guideTop == 810)
  }

  @Test func `is told of as Apple's is: in objects that cast to values`() throws {
    let infos = KeyboardInfos()
    edit()
    let info = try #require(infos.all.first)
    #expect((info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == up)
    #expect(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == up)
    #expect(
      info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect == up.offsetBy(dx: 0, dy: 336))
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey]
    #expect((duration as? NSNumber)?.doubleValue == 0.25)
    #expect(duration as? TimeInterval == 0.25)
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey]
    #expect((curve as? NSNumber)?.intValue == UIView.AnimationCurve.easeInOut.rawValue)
    #expect((curve as? UInt).map { UIView.AnimationOptions(rawValue: $0 << 16) } != nil)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
  }

  @Test func `types where its keys are tapped`() {
    edit()
    // The rows are 58 points high, a letter 38.4 wide; the first letter is a capital. The nine
    // letters of the second row are centered below the ten of the first.
    display.tap(at: CGPoint(x: 3 + 38.4 * 6, y: 508 + 3 + 29 + 58))
    display.tap(at: CGPoint(x: 3 + 38.4 * 7.5, y: 508 + 3 + 29))
    #expect(field.text == "Hi")
    display.tap(at: CGPoint(x: 195, y: 508 + 3 + 29 + 58 * 3))
    display.tap(at: CGPoint(x: 20, y: 508 + 3 + 29 + 58 * 3))
    display.advance(by: 0.1)
    display.tap(at: CGPoint(x: 3 + 38.4 * 1.5, y: 508 + 3 + 29))
    #expect(field.text == "Hi 2")
    display.tap(at: CGPoint(x: 370, y: 508 + 3 + 29 + 58 * 2))
    #expect(field.text == "Hi ")
    #expect(field.isFirstResponder)
  }

  @Test func `has a shift key that is filled while it is on`() throws {
    let shift = CGPoint(x: 28, y: 508 + 3 + 29 + 58 * 2)
    func brightness() throws -> CGFloat {
      try #require(display.snapshot().color(at: shift)?.components?.first)
    }
    edit()
    #expect(try brightness() < 0.1, "the first letter is a capital: a black arrow on white")
    display.tap(at: CGPoint(x: 3 + 38.4 * 7.5, y: 508 + 3 + 29))
    display.advance(by: 0.1)
    #expect(field.text == "I")
    #expect(try brightness() > 0.5, "nothing but the outline of an arrow on gray")
    display.tap(at: shift)
    display.advance(by: 0.1)
    #expect(try brightness() < 0.1)
  }

  @Test func `is drawn, light or dark`() throws {
    edit()
    let key = CGPoint(x: 3 + 38.4 * 2.5 - 12, y: 508 + 3 + 12)
    let between = CGPoint(x: 194, y: 509)
    func brightness(at point: CGPoint) throws -> CGFloat {
      try #require(display.snapshot().color(at: point)?.components?.first)
    }
    #expect(try brightness(at: key) > 0.98)
    #expect(abs(try brightness(at: between) - 0.82) < 0.02)
    display.prefersDarkAppearance = true
    display.advance(by: 0.1)
    #expect(abs(try brightness(at: key) - 0.42) < 0.02)
    #expect(abs(try brightness(at: between) - 0.17) < 0.02)
  }

  @Test func `stays away where an input view stands in for it, or nothing can be typed`() {
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    edit()
    #expect(guideTop == 710)
    field.inputView = UIView(frame: .zero)
    field.reloadInputViews()
    display.advance(by: 0.5)
    #expect(guideTop == 810)
    field.resignFirstResponder()
    let text = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
    text.isEditable = false
    controller.view.addSubview(text)
    text.becomeFirstResponder()
    display.advance(by: 0.5)
    #expect(guideTop == 810)
    text.isEditable = true
    text.reloadInputViews()
    display.advance(by: 0.5)
    #expect(guideTop == 508)
  }

  @Test func `carries an accessory view`() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    field.inputAccessoryView = bar
    edit()
    #expect(bar.convert(bar.bounds, to: nil).minY == 464)
    #expect(guideTop == 464)
  }

  @Test func `gives way to a hardware keyboard that is plugged in`() {
    edit()
    display.keyboardHeight = 0
    display.advance(by: 0.5)
    #expect(field.isFirstResponder)
    #expect(guideTop == 810)
    display.keyboardHeight = 300
    display.advance(by: 0.5)
    #expect(guideTop == 544)
    display.keyboardHeight = 250
    display.advance(by: 0.5)
    #expect(guideTop == 594)
  }

  @Test func `makes room in a table view controller, and follows the finger that puts it away`() {
    let list = FieldsController()
    list.tableView.keyboardDismissMode = .interactive
    window.rootViewController = list
    display.advanceUntilIdle()
    display.tap(at: CGPoint(x: 100, y: 20 + 5 * 60 + 30))
    display.advance(by: 0.5)
    #expect(list.tableView.adjustedContentInset.bottom == 336)
    display.press(at: CGPoint(x: 300, y: 300))
    for y in stride(from: 320, through: 640, by: 20) {
      display.move(to: CGPoint(x: 300, y: CGFloat(y)))
    }
    #expect(abs(list.tableView.adjustedContentInset.bottom - 204) < 1)
    display.lift()
    display.advance(by: 0.5)
    #expect(list.tableView.adjustedContentInset.bottom == 34)
    #expect(window.firstResponder == nil)
  }
}

/// What was told of keyboards that came.
@MainActor
private final class KeyboardInfos {
  private(set) var all: [[AnyHashable: Any]] = []
  private var token: (any NSObjectProtocol)?

  init() {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] note in
      nonisolated(unsafe) let info = note.userInfo
      MainActor.assumeIsolated { self?.all.append(info ?? [:]) }
    }
  }

  isolated deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

/// A form of text fields.
private final class FieldsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 60
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
    cell.contentView.addSubview(field)
    return cell
  }
}
