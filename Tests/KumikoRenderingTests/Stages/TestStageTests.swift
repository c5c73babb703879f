import Kumiko
import KumikoTesting
import Observation
import Testing
import UIKit
import _UIKitTestSupport

@available(iOS 17.0, *)
@MainActor
@Observable
private final class Counter {
  var count = 0
}

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `A test stage` {
  let stage = TestStage(size: CGSize(width: 200, height: 300))
  let button = UIButton(type: .system)
  let label = UILabel(frame: CGRect(x: 10, y: 100, width: 100, height: 20))

  init() {
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    button.setTitle("Add", for: .normal)
    button.accessibilityIdentifier = "add"
    label.text = "nothing"
    stage.window.rootViewController?.view.addSubview(button)
    stage.window.rootViewController?.view.addSubview(label)
    button.addAction(UIAction { [label] _ in label.text = "added" }, for: .touchUpInside)
    stage.runFrame()
  }

  @Test(arguments: ["Add", "add"])
  func `taps on what has a text or an identifier`(name: String) throws {
    try stage.tap(on: name)
    #expect(stage.texts == ["Add", "added"])
  }

  @Test func `swipes sideways over what has a text`() throws {
    var way: [CGFloat] = []
    let pan = UIPanGestureRecognizer { [stage] recognizer in
      guard recognizer.state == .ended else { return }
      way.append((recognizer as? UIPanGestureRecognizer)?.translation(in: stage.window).x ?? 0)
    }
    label.superview?.addGestureRecognizer(pan)
    try stage.swipe(on: "nothing", by: -40)
    try stage.swipe(on: "nothing", by: 60)
    #expect(way.map { $0.rounded() } == [-40, 60])
  }

  @Test func `finds nothing that is hidden, clear or off the screen`() throws {
    #expect(try stage.view(called: "nothing") === label)
    #expect(try stage.view(of: UIButton.self) === button)
    for hide in [{ label.isHidden = true }, { label.alpha = 0 }, { label.frame.origin.y = 400 }] {
      hide()
      #expect(throws: TestStageError.self) { try stage.view(called: "nothing") }
      (label.isHidden, label.alpha, label.frame.origin.y) = (false, 1, 100)
    }
    label.superview?.clipsToBounds = true
    label.superview?.frame.size.height = 90
    #expect(throws: TestStageError.self) { try stage.view(called: "nothing") }
  }

  @Test func `does not tap on what is covered`() {
    stage.window.rootViewController?.view.addSubview(UIView(frame: stage.window.bounds))
    do {
      try stage.tap(on: "Add")
      Issue.record("tapped")
    } catch {
      #expect("\(error)".contains("\"Add\" cannot be touched: UIView lies above it"))
    }
    #expect(label.text == "nothing")
  }

  @Test func `types only into a first responder`() {
    #expect(throws: TestStageError.self) { try stage.type("text") }
  }

  @Test func `describes and draws what is on the screen`() throws {
    let line = stage.textDump.split(separator: "\n").first { $0.contains("nothing") }
    #expect(line?.trimmingCharacters(in: .whitespaces) == "UILabel (10 100; 100 20) \"nothing\"")
    #expect(stage.textDump.contains("UIButton (10 10; 100 40) #add"))
    let picture = try #require(stage.picture)
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `lets time pass until all is at rest`() {
    UIView.animate(withDuration: 0.5) { label.frame.origin.x = 50 }
    let start = stage.display.now
    #expect(stage.settle())
    #expect(stage.display.now - start >= 0.5)
    #expect(stage.display.now - start < 1)
  }

  @Test func `scrolls what is under its middle`() {
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 200, height: 2_000)
    stage.window.rootViewController?.view.addSubview(scrollView)
    stage.runFrame()
    stage.scroll(by: 120)
    #expect(abs(scrollView.contentOffset.y - 120) < 1)
  }

  @Test func `finds placeholders, and what fields say`() throws {
    let field = UITextField(frame: CGRect(x: 10, y: 130, width: 100, height: 30))
    field.placeholder = "Name"
    let text = UITextView(frame: CGRect(x: 10, y: 170, width: 150, height: 60))
    text.text = "A note"
    stage.window.rootViewController?.view.addSubview(field)
    stage.window.rootViewController?.view.addSubview(text)
    stage.runFrame()
    #expect(stage.texts == ["Add", "nothing", "Name", "A note"])
    try stage.tap(on: "Name")
    try stage.type("Mia")
    #expect(stage.texts == ["Add", "nothing", "Mia", "A note"])
    #expect(try stage.view(called: "Mia") === field)
    #expect(throws: TestStageError.self) { try stage.view(called: "Name") }
    #expect(try stage.view(called: "A note") === text)
    field.isSecureTextEntry = true
    #expect(stage.texts.contains("•••"))
    #expect(!stage.texts.contains("Mia"))
    #expect(stage.textDump.contains("UITextField (10 130; 100 30) \"•••\""))
  }

  @Test func `waits for renders that are on their way`() async {
    let table = UITableView(frame: CGRect(x: 0, y: 130, width: 200, height: 170))
    stage.window.rootViewController?.view.addSubview(table)
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    renderer.target = table
    stage.runFrame()
    let rows = (0..<20_000).map { Item(String($0)) }
    Task {
      await renderer.renderInBackground([Section(id: 0) { for row in rows.reversed() { row } }])
      await renderer.renderInBackground([Section(id: 0) { for row in rows { row } }])
    }
    #expect(table.numberOfSections == 0)
    #expect(await stage.settleRenders())
    #expect(stage.texts.starts(with: ["Add", "nothing", "00", "10", "20"]))
  }

  /// A list that loads ten more rows whenever its end comes into view, up to a hundred.
  private func showEndlessList() -> UITableView {
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    table.rowHeight = 44
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    renderer.target = table
    var count = 10
    func render() {
      let options = ListOptions().onReachEnd {
        guard count < 100 else { return }
        count += 10
        render()
      }
      renderer.render(options) {
        Section(id: 0) { for number in 0..<count { Item(String(number)) } }
      }
    }
    stage.window.rootViewController?.view.addSubview(table)
    render()
    return table
  }

  @Test func `shows renders that a list put off, without leaving the test`() {
    let table = showEndlessList()
    #expect(stage.settle())
    #expect(table.numberOfRows(inSection: 0) == 10)
    stage.scroll(by: 400, over: table)
    #expect(stage.settle())
    #expect(stage.pendingWork.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 20)
    table.setContentOffset(CGPoint(x: 0, y: 20 * 44 - 300), animated: false)
    stage.advance(by: 0.1)
    #expect(table.numberOfRows(inSection: 0) == 30)
  }

  @Test func `shows what observed state makes of a list`() {
    guard #available(iOS 17.0, *) else { return }
    let (model, table) = (Counter(), UITableView(frame: stage.window.bounds, style: .plain))
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    renderer.target = table
    stage.window.rootViewController?.view.addSubview(table)
    renderer.observe { [model] in
      Section(id: 0) { for number in 0..<model.count { Item(String(number)) } }
    }
    stage.settle()
    model.count = 3
    #expect(stage.settle())
    #expect(table.numberOfRows(inSection: 0) == 3)
    model.count = 5
    stage.advance(by: 0)
    #expect(table.numberOfRows(inSection: 0) == 5)
    withExtendedLifetime(renderer) {}
  }

  @Test func `says what waits when it cannot come to rest`() async {
    let spinner = UIActivityIndicatorView(style: .medium)
    stage.window.rootViewController?.view.addSubview(spinner)
    spinner.startAnimating()
    #expect(!stage.settle())
    #expect(stage.pendingWork.count == 1)
    spinner.stopAnimating()
    #expect(stage.settle())
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    renderer.target = table
    stage.window.rootViewController?.view.addSubview(table)
    stage.settle()
    let rows = (0..<20_000).map { Item(String($0)) }
    Task { await renderer.renderInBackground([Section(id: 0) { for row in rows { row } }]) }
    await Task.yield()
    #expect(!stage.settle())
    #expect(stage.pendingWork.count == 1)
    #expect(await stage.settleRenders())
    #expect(stage.pendingWork.isEmpty)
    #expect(table.numberOfSections == 1)
  }

  @Test func `waits for renders while a wheel turns until they are shown`() async {
    let spinner = UIActivityIndicatorView(style: .medium)
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    renderer.target = table
    stage.window.rootViewController?.view.addSubview(table)
    stage.window.rootViewController?.view.addSubview(spinner)
    stage.settle()
    spinner.startAnimating()
    let rows = (0..<20_000).map { Item(String($0)) }
    Task {
      await renderer.renderInBackground([Section(id: 0) { for row in rows { row } }])
      spinner.stopAnimating()
    }
    #expect(await stage.settleRenders())
    #expect(stage.pendingWork.isEmpty)
    #expect(table.numberOfSections == 1)
  }

  @Test func `waits for no wheel that turns for ever`() async {
    let spinner = UIActivityIndicatorView(style: .medium)
    stage.window.rootViewController?.view.addSubview(spinner)
    spinner.startAnimating()
    #expect(await !stage.settleRenders())
    spinner.stopAnimating()
  }

  @Test func `waits for renders that were made while the list laid out`() async {
    let table = UITableView(frame: stage.window.bounds)
    stage.window.rootViewController?.view.addSubview(table)
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    renderer.target = table
    let once = Once()
    renderer.data = [
      Section(id: 0) {
        Item("first").on(willDisplay: {
          if once.take() { renderer.data = [Section(id: 0) { Item("second") }] }
        })
      }
    ]
    await stage.settleRenders()
    #expect(stage.texts.first == "second0")
  }

  @Test func `says where a verb was called that could not be done`() {
    let place: (String, Int) = ("Folder/SomeTests.swift", 7)
    let errors = [
      #expect(throws: TestStageError.self) {
        try stage.tap(on: "Ad", file: place.0, line: place.1)
      },
      #expect(throws: TestStageError.self) { try stage.type("a", file: place.0, line: place.1) },
      #expect(throws: TestStageError.self) {
        try stage.tap(UIView(), file: place.0, line: place.1)
      },
      #expect(throws: TestStageError.self) {
        try stage.view(of: UISlider.self, file: place.0, line: place.1)
      },
    ]
    #expect(errors.allSatisfy { $0?.description.hasPrefix("SomeTests.swift:7: ") == true })
    let line = #line + 1
    let here = #expect(throws: TestStageError.self) { try stage.swipe(on: "?", by: 1) }
    #expect(here?.description.hasPrefix("TestStageTests.swift:\(line): ") == true)
  }

  @Test(arguments: [
    ("ADD ", "add"), ("NOTHING", "nothing"), ("noting", "nothing"), ("noth", "nothing"),
  ])
  func `says which name was meant`(name: String, meant: String) {
    let error = #expect(throws: TestStageError.self) { try stage.tap(on: name) }
    #expect(error?.description.contains("Did you mean \"\(meant)\"?") == true)
  }

  @Test func `lists what there is, briefly and as it is read`() {
    let view = stage.window.rootViewController?.view
    for index in 0..<40 {
      let place = CGPoint(x: CGFloat(index % 2) * 100, y: 130 + CGFloat(index / 2) * 8)
      let text = UILabel(frame: CGRect(origin: place, size: CGSize(width: 100, height: 8)))
      text.text = index % 2 == 0 ? "left \(index)" : String(repeating: "right ", count: 20)
      if index % 2 == 1 { text.frame.origin.y -= 1 }
      view?.addSubview(text)
    }
    let error = #expect(throws: TestStageError.self) { try stage.tap(on: "Delete") }
    let text = error?.description ?? ""
    #expect(!text.contains("Did you mean"))
    #expect(text.contains("There are: \"add\", \"Add\", \"nothing\", \"left 0\", \"right right "))
    #expect(text.hasSuffix("and 4 more"))
    #expect(!text.contains("\n"))
    #expect(text.count < 700)
  }

  @Test func `taps on a view`() throws {
    try stage.tap(button)
    #expect(label.text == "added")
    button.frame.origin.y = 400
    #expect(throws: TestStageError.self) { try stage.tap(button) }
    button.frame.origin.y = 10
    stage.window.rootViewController?.view.addSubview(UIView(frame: stage.window.bounds))
    #expect(throws: TestStageError.self) { try stage.tap(button) }
  }

  @Test func `does not tap on what is clear, or only at the edge of the window`() throws {
    for view in [button, stage.window] as [UIView] {
      view.alpha = 0
      #expect(throws: TestStageError.self) { try stage.tap(button) }
      view.alpha = 1
    }
    button.frame.origin.y = stage.window.bounds.height
    let error = #expect(throws: TestStageError.self) { try stage.tap(button) }
    #expect(error?.reason == .notVisible("add"))
    #expect(label.text == "nothing")
    button.frame.origin.y = 10
    try stage.tap(button)
    #expect(label.text == "added")
  }

  @Test func `does not tap on what another window covers`() throws {
    let other = UIWindow(frame: stage.window.frame)
    other.isHidden = false
    for tap in [{ try stage.tap(button) }, { try stage.tap(on: "add") }] {
      let error = #expect(throws: TestStageError.self) { try tap() }
      #expect(error?.description.contains("\"add\" cannot be touched") == true)
      #expect(error?.description.contains("lies above it") == true)
    }
    other.frame.origin.y = 60
    try stage.tap(button)
    #expect(label.text == "added")
    other.isHidden = true
  }

  @Test func `taps on the title of a field as a finger does`() throws {
    let table = UITableView(frame: stage.window.bounds)
    stage.window.rootViewController?.view.addSubview(table)
    let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    renderer.target = table
    renderer.render {
      Section(id: 0) { TextInput("Name", placeholder: "Your name", text: "") { _ in }.id("name") }
    }
    stage.settle()
    try stage.tap(on: "Name")
    try stage.type("Mia")
    #expect(stage.texts.contains("Mia"))
  }

  @Test func `presses keys`() throws {
    let fields = (0..<2).map {
      UITextField(frame: CGRect(x: 10, y: 150 + 40 * $0, width: 100, height: 30))
    }
    for field in fields { label.superview?.addSubview(field) }
    fields[0].becomeFirstResponder()
    try stage.type("Mias")
    stage.press(.backspace)
    stage.press(.home)
    stage.press(.delete)
    stage.press(.character("K"))
    #expect(fields[0].text == "Kia")
    stage.press(.tab)
    #expect(fields[1].isFirstResponder)
    stage.press(.tab, modifiers: .shift)
    #expect(fields[0].isFirstResponder)
    stage.press(.character("a"), modifiers: .control)
    stage.press(.delete)
    #expect(fields[0].text == "")
  }

  @Test func `begins with a direction and a text size`() {
    let other = TestStage(
      view: UIView(), layoutDirection: .rightToLeft, contentSizeCategory: .accessibilityLarge)
    let traits = other.window.traitCollection
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    other.close()
    let usual = TestStage().window.traitCollection
    #expect(usual.layoutDirection == .leftToRight)
    #expect(usual.preferredContentSizeCategory == .large)
  }
}
