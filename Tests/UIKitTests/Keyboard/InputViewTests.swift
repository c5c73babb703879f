import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct InputViewTests {
  private let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
  private let other = UITextField(frame: CGRect(x: 10, y: 200, width: 200, height: 40))
  private let stage = Stage()
  private let log = KeyboardLog()

  init() {
    stage.window.addSubview(field)
    stage.window.addSubview(other)
    stage.frame()
  }

  private func settle() { stage.advance(by: 0.5) }

  // MARK: Showing

  @Test func `an input view stands at the bottom while its field is edited`() {
    let input = plate(200)
    field.inputView = input
    #expect(input.window == nil)
    field.becomeFirstResponder()
    settle()
    #expect(input.onScreen == CGRect(x: 0, y: 644, width: 390, height: 200))
    field.resignFirstResponder()
    settle()
    #expect(input.window == nil)
  }

  @Test func `an accessory view stands on top of the input view, or alone at the bottom`() {
    let (input, accessory) = (plate(200), plate(44))
    field.inputAccessoryView = accessory
    field.becomeFirstResponder()
    settle()
    #expect(accessory.onScreen == CGRect(x: 0, y: 800, width: 390, height: 44))
    field.inputView = input
    #expect(input.window == nil, "shown before reloadInputViews()")
    field.reloadInputViews()
    settle()
    #expect(accessory.onScreen.minY == 600)
    #expect(input.onScreen.minY == 644)
  }

  @Test func `the area slides in and out`() throws {
    let input = plate(200)
    field.inputView = input
    stage.frame()
    field.becomeFirstResponder()
    stage.advance(by: 0.125)
    let shown = input.layer.convert(input.bounds, to: nil as CALayer?).minY
    #expect(shown == 644, "the model is there at once")
    let way = try #require(seen(input))
    #expect(way > 660)
    #expect(way < 830)
    settle()
    #expect(seen(input) == 644)
    field.resignFirstResponder()
    stage.advance(by: 0.125)
    #expect(try #require(seen(input)) > 660)
  }

  /// The top of a view as it is drawn.
  private func seen(_ view: UIView) -> CGFloat? {
    var top: CGFloat = 0
    for layer in sequence(first: view.layer, next: \.superlayer) where layer !== stage.window.layer
    {
      guard let drawn = layer.presentation() else { return nil }
      top += drawn.frame.minY
    }
    return top
  }

  @Test func `reloading views of somebody who is not first does nothing`() {
    let input = plate(200)
    field.inputView = input
    field.reloadInputViews()
    #expect(input.window == nil)
    #expect(log.names.isEmpty)
  }

  // MARK: Who has views

  @Test func `any responder can have input views`() {
    let table = UITableView(frame: stage.window.bounds)
    let cell = PickingCell(style: .default, reuseIdentifier: nil)
    stage.window.addSubview(table)
    table.addSubview(cell)
    #expect(cell.becomeFirstResponder())
    settle()
    #expect(cell.picker.onScreen.maxY == 844)
    #expect(cell.picker.onScreen.height == cell.picker.intrinsicContentSize.height)
  }

  @Test func `views of responders further on count where a responder has none`() {
    let controller = BarController()
    stage.window.rootViewController = controller
    let inner = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
    controller.view.addSubview(inner)
    inner.inputView = plate(100)
    inner.becomeFirstResponder()
    settle()
    #expect(controller.bar.onScreen == CGRect(x: 0, y: 844 - 150, width: 390, height: 50))
  }

  @Test func `a bar stays while a field inside it is edited and left`() {
    let controller = BarController()
    stage.window.rootViewController = controller
    controller.becomeFirstResponder()
    settle()
    log.clear()
    #expect(controller.field.becomeFirstResponder())
    stage.tap(at: CGPoint(x: 10, y: 10))
    settle()
    #expect(controller.bar.onScreen.minY == 794)
    stage.window.receive(
      .key(KeyInput(.character, characters: "a"), isDown: true, time: MediaClock.now))
    #expect(controller.field.text == "a")
    controller.field.resignFirstResponder()
    settle()
    #expect(controller.isFirstResponder)
    #expect(controller.bar.onScreen.minY == 794)
    #expect(log.names.isEmpty)
  }

  // MARK: Taking over

  @Test func `the area stays while one responder takes over from another`() {
    let (first, second) = (plate(200), plate(200))
    field.inputView = first
    other.inputView = second
    field.becomeFirstResponder()
    settle()
    log.clear()
    other.becomeFirstResponder()
    #expect(first.window == nil)
    #expect(second.onScreen.minY == 644)
    settle()
    #expect(!log.names.contains("willHide"))
  }

  @Test func `the area changes its height for a responder with larger views`() {
    field.inputView = plate(200)
    let tall = plate(300)
    other.inputView = tall
    field.becomeFirstResponder()
    settle()
    log.clear()
    other.becomeFirstResponder()
    settle()
    #expect(tall.onScreen.minY == 544)
    #expect(log.names == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    #expect(log.begins.first?.height == 200)
    #expect(log.ends.first?.height == 300)
  }

  @Test func `events go from views that two responders share to the one that is first`() {
    let bar = plate(44)
    field.inputAccessoryView = bar
    other.inputAccessoryView = bar
    field.becomeFirstResponder()
    settle()
    other.becomeFirstResponder()
    settle()
    let chain = Array(sequence(first: bar as UIResponder, next: \.next))
    #expect(bar.onScreen.minY == 800)
    #expect(chain.contains { $0 === other })
    #expect(!chain.contains { $0 === field })
  }

  // MARK: Heights

  @Test func `input views that size themselves grow with their content`() {
    let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    view.allowsSelfSizing = true
    view.translatesAutoresizingMaskIntoConstraints = false
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let height = content.heightAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor), height,
    ])
    field.inputAccessoryView = view
    field.becomeFirstResponder()
    settle()
    #expect(view.onScreen == CGRect(x: 0, y: 764, width: 390, height: 80))
    height.constant = 100
    settle()
    #expect(view.onScreen == CGRect(x: 0, y: 724, width: 390, height: 120))
  }

  @Test func `a bar without a frame is as tall as it likes`() {
    let bar = UIToolbar()
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    settle()
    #expect(bar.onScreen.height == bar.intrinsicContentSize.height)
    #expect(bar.onScreen.maxY == 844)
  }

  @Test func `views of no or impossible height leave no trace`() {
    for height in [0, .nan, -.infinity] as [CGFloat] {
      field.inputView = Odd(height: height)
      field.becomeFirstResponder()
      settle()
      #expect(field.isFirstResponder)
      #expect(stage.window.hitTest(CGPoint(x: 195, y: 840), with: nil) === stage.window)
      field.resignFirstResponder()
      settle()
    }
    #expect(log.names.isEmpty)
  }

  @Test func `a huge view fills the window and no more`() {
    let input = plate(1e7)
    field.inputView = input
    field.becomeFirstResponder()
    settle()
    #expect(input.onScreen.minY == 0)
    #expect(log.ends.last == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  // MARK: Rough endings

  @Test func `a responder that leaves its window takes its views along`() {
    let input = plate(200)
    field.inputView = input
    field.becomeFirstResponder()
    stage.advance(by: 0.1)
    field.removeFromSuperview()
    settle()
    #expect(input.window == nil)
    #expect(!field.isFirstResponder)
    #expect(!field.isEditing)
    #expect(log.names.suffix(1) == ["didHide"])
  }

  @Test func `without a window nobody's views are shown`() {
    let loose = UITextField()
    loose.inputView = plate(100)
    #expect(!loose.becomeFirstResponder())
    loose.reloadInputViews()
    #expect(log.names.isEmpty)
  }

  @Test func `a controller that is popped takes the area with it`() {
    let (root, pushed) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    navigation.pushViewController(pushed, animated: false)
    settle()
    let inner = UITextField(frame: CGRect(x: 0, y: 150, width: 100, height: 40))
    let input = plate(200)
    inner.inputView = input
    pushed.view.addSubview(inner)
    inner.becomeFirstResponder()
    settle()
    #expect(input.window != nil)
    navigation.popViewController(animated: true)
    #expect(log.names.last == "willHide")
    stage.advance(by: 2)
    #expect(input.window == nil)
    #expect(!inner.isFirstResponder)
  }

  @Test func `what is added to the window stands behind the area`() {
    let input = plate(200)
    field.inputView = input
    field.becomeFirstResponder()
    settle()
    let cover = UIView(frame: stage.window.bounds)
    stage.window.addSubview(cover)
    #expect(stage.window.hitTest(CGPoint(x: 195, y: 700), with: nil) === input)
    #expect(stage.window.hitTest(CGPoint(x: 195, y: 600), with: nil) === cover)
  }
}

private final class PickingCell: UITableViewCell {
  let picker = UIPickerView()
  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { picker }
}

private final class BarController: UIViewController {
  let bar = plate(50)
  let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(field)
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}

/// A view that claims to be of any height.
private final class Odd: UIView {
  private var height: CGFloat = 0

  convenience init(height: CGFloat) {
    self.init(frame: .zero)
    self.height = height
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: height) }
}
