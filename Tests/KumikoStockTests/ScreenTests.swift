import Kumiko
import KumikoTesting
import Observation
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows, .timeLimit(.minutes(1))) struct `Screens` {
  @Observable
  final class Model: ScreenModel {
    enum Action { case add }
    var state = 1
    @ObservationIgnored var events: [ScreenLifecycleEvent] = []
    func send(_ action: Action) { state += 1 }
    func send(_ event: ScreenLifecycleEvent) { events.append(event) }
  }

  struct Renderer: ScreenRenderer {
    var appearance: ScreenAppearance
    var send: @MainActor (Model.Action) -> Void

    init(appearance: ScreenAppearance, send: @escaping @MainActor (Model.Action) -> Void) {
      (self.appearance, self.send) = (appearance, send)
    }

    func render(_ state: Int) -> Screen {
      Screen(
        title: "Count", rightBarItems: [BarItem("Add") { send(.add) }]
      ) {
        Section { for row in 0..<state { ListRow("Row \(row)").id(row) } }
      }
    }
  }

  /// What a screen is made of.
  final class Input {
    var mode = FocusMode.never
    var style = FormAlignment.topYAligned
    var text = "One"
  }

  func stage(_ controller: UIViewController) -> TestStage {
    TestStage(root: UINavigationController(rootViewController: controller))
  }

  @Test func `are driven by observable state`() async throws {
    let model = Model()
    let controller = ScreenViewController(model: model, renderer: Renderer.self)
    let stage = stage(controller)
    #expect(controller.navigationItem.title == "Count")
    #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
    let item = try #require(controller.navigationItem.rightBarButtonItems?.first)
    try stage.tap(on: "Add")
    await stage.settleRenders()
    #expect(controller.tableView.numberOfRows(inSection: 0) == 2)
    #expect(stage.texts.contains("Row 1"))
    #expect(controller.navigationItem.rightBarButtonItems?.first === item, "it looks as before")
    #expect(
      model.events.prefix(3) == [
        .didLoad, .willAppear(isPresentedInitially: true), .didAppear(isPresentedInitially: true),
      ])
  }

  @Test func `are made of sections and of rows that stay in view`() async throws {
    let guest = Bound(wrappedValue: "")
    let controller = ScreenViewController { _ in
      Screen(title: "Sign up", focusMode: .once) {
        Section("Who are you?") { TextInput("Name", text: guest) }
        if !guest.wrappedValue.isEmpty { Section { ListRow("Hello \(guest.wrappedValue)") } }
      }
      .pinnedToTop { ListRow("Above") }
      .pinnedToBottom { ButtonRow("Send", isEnabled: !guest.wrappedValue.isEmpty) }
    }
    let stage = stage(controller)
    await stage.settleRenders()
    #expect(controller.tableView.numberOfSections == 1)
    #expect(stage.texts.contains("Above") && stage.texts.contains("Send"))
    try stage.type("Mia")
    await stage.settleRenders()
    #expect(controller.tableView.numberOfSections == 2)
    #expect(stage.texts.contains("Hello Mia"))
    let above = try #require(controller.topTableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(above.frame.height == controller.topTableView.bounds.height)
  }

  @Test func `are driven by a sequence of states`() async throws {
    let (states, continuation) = AsyncStream.makeStream(of: String.self)
    let controller = ScreenViewController(initial: "Loading", states: states) { state, _ in
      Screen { Section { ListRow(state) } }
    }
    let stage = stage(controller)
    #expect(stage.texts.contains("Loading"))
    continuation.yield("Loaded")
    // The stream hands states over on another thread.
    for _ in 0..<1000 where !stage.texts.contains("Loaded") {
      await stage.settleRenders()
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(stage.texts.contains("Loaded"))
  }

  @Test func `tell when they go for good, and when they come back`() {
    let model = Model()
    let controller = ScreenViewController(model: model, renderer: Renderer.self)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = TestStage(root: navigation)
    navigation.pushViewController(controller, animated: false)
    stage.settle()
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    model.events = []
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(
      model.events == [
        .willAppear(isPresentedInitially: false), .didAppear(isPresentedInitially: false),
      ])
    model.events = []
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(
      model.events == [
        .willDisappear(isRemovedPermanently: true), .didDisappear(isRemovedPermanently: true),
      ])
  }

  @Test func `go for good along with what they are in, and not where they are covered`() {
    let (model, theirs) = (Model(), Model())
    let gone: [ScreenLifecycleEvent] = [
      .willDisappear(isRemovedPermanently: true), .didDisappear(isRemovedPermanently: true),
    ]
    let covered: [ScreenLifecycleEvent] = [
      .willDisappear(isRemovedPermanently: false), .didDisappear(isRemovedPermanently: false),
    ]
    let controller = ScreenViewController(model: model, renderer: Renderer.self)
    let stage = TestStage(root: controller)
    stage.settle()
    // A screen in a controller in a stack that is presented.
    let part = ScreenViewController(model: theirs, renderer: Renderer.self)
    let whole = UIViewController()
    whole.addChild(part)
    whole.view.addSubview(part.view)
    part.didMove(toParent: whole)
    let navigation = UINavigationController(rootViewController: whole)
    navigation.modalPresentationStyle = .fullScreen
    model.events = []
    controller.present(navigation, animated: false)
    stage.settle()
    #expect(model.events == covered)
    theirs.events = []
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    #expect(theirs.events == covered)
    navigation.popViewController(animated: false)
    stage.settle()
    theirs.events = []
    controller.dismiss(animated: false)
    stage.settle()
    #expect(theirs.events == gone)
  }

  @Test func `take a renderer with an adapter of one's own`() throws {
    final class Counting: UITableViewAdapter {
      var count = 0
      override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        count += 1
        super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
      }
    }
    weak var known: Counting?
    do {
      let controller = ScreenViewController { _ in Screen { Section { ListRow("Row") } } }
      let adapter = Counting()
      controller.renderer = TableRenderer(controller.tableView, adapter: adapter)
      known = adapter
      let stage = stage(controller)
      #expect(stage.texts.contains("Row"))
      #expect(adapter.count == 1)
      #expect(controller.renderer.adapter === adapter)
      stage.close()
    }
    #expect(known == nil, "the renderer goes with the screen")
  }

  @Test func `keep clear of a keyboard whose place is told in the screen's coordinates`() throws {
    let controller = ScreenViewController { _ in
      Screen { Section { ListRow("Row") } }.pinnedToBottom { ListRow("Below") }
    }
    let stage = TestStage()
    // A window that does not begin where the screen does, as one of several beside each other.
    let window = UIWindow(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    window.rootViewController = controller
    window.isHidden = false
    stage.settle()
    let keyboard = CGRect(x: 0, y: 544, width: 390, height: 300)
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keyboard)])
    #expect(controller.bottomTableView.frame.maxY == 444)
    #expect(controller.bottomTableView.frame.minY < 444 - 40)
  }

  @Test func `keep clear of a keyboard that was there before them`() {
    let controller = ScreenViewController { _ in
      Screen { Section { ListRow("Row") } }.pinnedToBottom { ListRow("Below") }
    }
    let parent = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    parent.view.addSubview(field)
    let stage = TestStage(root: parent)
    stage.display.keyboardHeight = 300
    stage.settle()
    field.becomeFirstResponder()
    stage.settle()
    parent.addChild(controller)
    controller.view.frame = CGRect(x: 0, y: 100, width: 390, height: 744)
    parent.view.addSubview(controller.view)
    controller.didMove(toParent: parent)
    stage.settle()
    let bottom = controller.bottomTableView
    #expect(abs(bottom.convert(bottom.bounds, to: nil).maxY - 544) <= 1)
    field.resignFirstResponder()
    stage.settle()
    #expect(bottom.convert(bottom.bounds, to: nil).maxY == 844)
  }

  @Test func `forget a keyboard that leaves while another screen covers them`() {
    let controller = ScreenViewController { _ in
      Screen { Section { ListRow("Row") } }.pinnedToBottom { ListRow("Below") }
    }
    let navigation = UINavigationController(rootViewController: controller)
    let stage = TestStage(root: navigation)
    stage.settle()
    let place = controller.bottomTableView.frame
    func moveKeyboard(to top: CGFloat) {
      let keyboard = CGRect(x: 0, y: top, width: 390, height: 300)
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keyboard)])
    }
    navigation.pushViewController(UIViewController(), animated: true)
    // A field of the other screen gets the keys before this one has gone.
    moveKeyboard(to: 544)
    stage.settle()
    moveKeyboard(to: 844)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(controller.bottomTableView.frame == place)
  }

  private final class SlowScreen: ScreenViewController {
    var end: SlowEnd?
    deinit { end?.pass() }
  }

  /// A screen that follows the keyboard.
  private func makeSlowScreen(_ end: SlowEnd) -> SlowScreen {
    let screen = SlowScreen { _ in Screen { Section { ListRow("Row") } } }
    screen.end = end
    screen.loadViewIfNeeded()
    screen.beginAppearanceTransition(true, animated: false)
    screen.endAppearanceTransition()
    return screen
  }

  @Test func `make no room for a keyboard while they are ending on another thread`() {
    let end = SlowEnd()
    nonisolated(unsafe) var screen: SlowScreen? = makeSlowScreen(end)
    let keyboard = CGRect(x: 0, y: 544, width: 390, height: 300)
    let isEnding = end.during {
      screen = nil
    } _: {
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keyboard)])
    }
    #expect(isEnding)
    #expect(screen == nil)
  }

  @Test func `pin lists above and below, the latter above the keyboard`() throws {
    let controller = ScreenViewController { _ in
      Screen { Section { TextInput("Name", text: "") } }
        .pinnedToTop(Box<Int, Int> { Box(id: 0) { ListRow("Above").id(0) } })
        .pinnedToBottom([Section { ButtonRow("Send", configuration: .filled) }])
    }
    let stage = stage(controller)
    stage.display.keyboardHeight = 300
    stage.settle()
    let (top, bottom) = (controller.topTableView, controller.bottomTableView)
    #expect(top.frame.minY == controller.view.safeAreaInsets.top)
    #expect(top.frame.height == 44)
    #expect(controller.tableView.contentInset.top == 44)
    #expect(controller.tableView.contentInset.bottom == 61)
    #expect(bottom.frame.minY == controller.view.bounds.maxY - 61)
    controller.tableView.focus()
    stage.settle()
    let field = try stage.view(of: UITextField.self)
    let bar = try #require(field.inputAccessoryView).bounds.height
    let keyboard = 844 - 300 - bar
    let place = bottom.convert(bottom.bounds, to: nil)
    #expect(abs(place.maxY - keyboard) <= 1, "\(place) above \(keyboard)")
    stage.window.endEditing(true)
    stage.settle()
    #expect(bottom.frame.minY == controller.view.bounds.maxY - 61)
  }

  @Test func `leave what is pinned behind a keyboard that would leave no room for rows`() throws {
    let controller = ScreenViewController { _ in
      Screen { Section { TextInput("Name", text: "") } }
        .pinnedToBottom { EmptySpace(height: 200) }
    }
    let stage = stage(controller)
    stage.display.keyboardHeight = 400
    stage.settle()
    controller.tableView.focus()
    stage.settle()
    let bottom = controller.bottomTableView
    #expect(bottom.frame.minY == controller.view.bounds.maxY - 200)
    let field = try stage.view(of: UITextField.self)
    let keyboard = 844 - 400 - (try #require(field.inputAccessoryView).bounds.height)
    let table = controller.tableView
    let end = table.bounds.inset(by: table.adjustedContentInset).maxY - table.contentOffset.y
    #expect(abs(end - keyboard) <= 1)
    #expect(field.convert(field.bounds, to: nil).maxY < keyboard)
  }

  @Test func `give the first empty field the keys once they have appeared`() async {
    let input = Input()
    input.mode = .once
    let controller = ScreenViewController { _ in
      Screen(
        focusMode: input.mode
      ) {
        Section {
          TextInput("Name", text: "Vincent")
          TextInput("Town", text: "")
        }
      }
    }
    let stage = stage(controller)
    stage.settle()
    func isTyping() -> Bool { controller.tableView.visibleCells.contains { hasKeys($0) } }
    #expect(isTyping())
    stage.window.endEditing(true)
    controller.render()
    #expect(!isTyping(), "only once")
    input.mode = .never
    controller.render()
    input.mode = .once
    controller.render()
    #expect(isTyping(), "going back to never arms it again")
  }

  @Test func `give the keys to a field of a screen that fades in`() {
    let input = Input()
    input.style = .centerYAligned
    let controller = ScreenViewController { _ in
      Screen(formAlignment: input.style, focusMode: input.mode) {
        Section {
          if input.mode == .never { ListRow("Loading") } else { TextInput("Town", text: "") }
        }
      }
    }
    let stage = stage(controller)
    stage.settle()
    input.mode = .once
    controller.render()
    stage.settle()
    #expect(controller.tableView.visibleCells.contains { hasKeys($0) })
  }

  @Test(arguments: [true, false])
  func `give the keys when they are back to what has asked behind another one`(isPushed: Bool) {
    let input = Input()
    let controller = ScreenViewController { _ in
      Screen(focusMode: input.mode) { Section { TextInput("Town", text: "") } }
    }
    let navigation = UINavigationController(rootViewController: controller)
    let stage = TestStage(root: navigation)
    stage.settle()
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    if isPushed {
      navigation.pushViewController(other, animated: false)
    } else {
      navigation.present(other, animated: false)
    }
    stage.settle()
    input.mode = .once
    controller.render()
    stage.settle()
    #expect(!controller.tableView.visibleCells.contains { hasKeys($0) })
    if isPushed {
      navigation.popViewController(animated: false)
    } else {
      navigation.dismiss(animated: false)
    }
    stage.settle()
    #expect(controller.tableView.visibleCells.contains { hasKeys($0) })
  }

  private func hasKeys(_ view: UIView) -> Bool {
    view.isFirstResponder || view.subviews.contains(where: hasKeys)
  }

  @Test func `leave a title view that another one has set`() {
    let (logo, theirs) = (UIView(), UIView())
    @MainActor
    final class Shown { var view: UIView? }
    let shown = Shown()
    let controller = ScreenViewController { _ in
      var screen = Screen { Section { ListRow("Row") } }
      screen.titleView = shown.view
      return screen
    }
    let item = controller.navigationItem
    item.titleView = logo
    let stage = stage(controller)
    stage.settle()
    #expect(item.titleView === logo)
    shown.view = theirs
    controller.render()
    #expect(item.titleView === theirs)
    shown.view = nil
    controller.render()
    #expect(item.titleView == nil)
    item.titleView = logo
    controller.render()
    #expect(item.titleView === logo)
  }

  @Test func `fade between styles, as the matrix says`() {
    let quiet: [(FormAlignment, FormAlignment)] = [
      (.topYAligned, .topYAligned), (.centerYAlignedMinimumFading, .centerYAlignedMinimumFading),
    ]
    for old in FormAlignment.allCases {
      for next in FormAlignment.allCases {
        let isQuiet = quiet.contains { $0 == old && $1 == next }
        #expect(old.fades(to: next) != isQuiet, "\(old) to \(next)")
      }
    }
  }

  @Test func `show the latest screen that came while they faded`() throws {
    let input = Input()
    let controller = ScreenViewController { _ in
      Screen(formAlignment: input.style) { Section { ListRow(input.text) } }
    }
    let stage = stage(controller)
    stage.settle()
    (input.style, input.text) = (.centerYAligned, "Two")
    controller.render()
    stage.advance(by: 0.05)
    let cell = controller.tableView.visibleCells.first as? any ComponentRenderable
    let row = try #require(cell?.renderedContent as? ListRowView)
    #expect(row.titleLabel.text == "One", "it fades out as it was")
    input.text = "Three"
    controller.render()
    input.text = "Four"
    controller.render()
    stage.advance(by: 0.2)
    #expect(stage.texts.contains("Four"))
    stage.settle()
    #expect(stage.texts.contains("Four"))
    #expect(controller.tableView.alpha == 1)
    let table = controller.tableView
    let middle = table.rectForRow(at: IndexPath(row: 0, section: 0)).midY - table.contentOffset.y
    let view = controller.view.safeAreaLayoutGuide.layoutFrame
    #expect(abs(middle - view.midY) < 30, "it stands in the middle: \(middle), \(view)")
  }
}
