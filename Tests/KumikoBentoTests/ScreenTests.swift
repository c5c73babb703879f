import KumikoBento
import KumikoTesting
import Testing
import _UIKitTestSupport

@MainActor
@Suite("Bento: screens", .closesWindows)
struct ScreenTests {
  @Test("A controller shows the screens of a model's states")
  func counter() throws {
    let model = CounterModel()
    let controller = counterController(model)
    let navigation = UINavigationController(rootViewController: controller)
    let stage = TestStage(root: navigation, size: CGSize(width: 320, height: 600))
    stage.settle()
    #expect(stage.texts.contains("Count 0") && stage.texts.contains("pinned"))
    let items = try #require(controller.navigationItem.rightBarButtonItems)
    #expect(items.map(\.isEnabled) == [true, false])
    items[0].didTap?()
    stage.settle()
    #expect(stage.texts.contains("Count 1") && stage.texts.contains("thing 0"))
    let next = try #require(controller.navigationItem.rightBarButtonItems)
    #expect(zip(items, next).allSatisfy { $0 === $1 }, "items that look as before stay")
    #expect(next.map(\.isEnabled) == [true, true])
    #expect(
      model.events == [
        .didLoad, .willAppear(isPresentedInitially: true), .didAppear(isPresentedInitially: true),
      ])
    stage.close()
  }

  @Test("Rows, and the lines between them, begin 16 points from the edge, in wide windows, too")
  func alignment() throws {
    let model = CounterModel()
    model.send(action: .add)
    for width: CGFloat in [320, 1_024] {
      let controller = counterController(model)
      let stage = TestStage(root: controller, size: CGSize(width: width, height: 600))
      stage.settle()
      let cell = try #require(controller.tableView.cellForRow(at: [0, 0]))
      let container = try #require(cell.contentView.subviews.first)
      #expect(container.layoutMargins.left == 16)
      #expect(controller.tableView.separatorInset.left == 16)
      stage.close()
    }
  }

  @Test("Headers scroll with their rows, and no gap or ground sets sections apart")
  func scrollingHeaders() throws {
    struct Renderer: BoxRenderer {
      init(observer: @escaping (Never) -> Void, appearance: Look, config: Void) {}

      func render(state: Int) -> Screen<Int, Int> {
        return Screen(
          title: "",
          box: Box<Int, Int>.empty
            |-+ Section(id: 0) |---+ Node(id: 0, component: Plate<UIView>(color: .red))
            |-+ Section(id: 1, header: Component.EmptySpace(height: 30))
            |---* (0..<state).map { Node(id: $0, component: Plate<UIView>(color: .blue)) })
      }
    }
    final class Model: BoxViewModel {
      let state = MutableBoxProperty(30)
      func send(action: Never) {}
      func send(_ event: ScreenLifecycleEvent) {}
    }
    let controller = BoxViewController(
      viewModel: Model(), renderer: Renderer.self, rendererConfig: (),
      appearance: MutableBoxProperty(Look(traits: .current)))
    let stage = TestStage(root: controller, size: CGSize(width: 320, height: 600))
    stage.settle()
    let table = controller.tableView
    let cell = try #require(table.cellForRow(at: [0, 0]))
    #expect(table.style == .grouped)
    #expect(table.backgroundColor == .clear && cell.backgroundColor == .clear)
    #expect(table.rectForRow(at: [0, 0]).minY < 1)
    let place = table.rectForHeader(inSection: 1)
    #expect(abs(place.minY - table.rectForRow(at: [0, 0]).maxY) < 1)
    table.contentOffset.y = place.minY + 15
    stage.settle()
    let header = try #require(table.headerView(forSection: 1))
    #expect(abs(header.frame.minY - place.minY) < 1)
    stage.close()
  }

  @Test("A controller ends with a push and comes back with a pop")
  func lifecycle() {
    let model = CounterModel()
    let controller = counterController(model)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = TestStage(root: navigation, size: CGSize(width: 320, height: 600))
    navigation.pushViewController(controller, animated: false)
    stage.settle()
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    navigation.popViewController(animated: false)
    stage.settle()
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(
      model.events == [
        .didLoad, .willAppear(isPresentedInitially: true), .didAppear(isPresentedInitially: true),
        .willDisappear(isRemovedPermanently: false), .didDisappear(isRemovedPermanently: false),
        .willAppear(isPresentedInitially: false), .didAppear(isPresentedInitially: false),
        .willDisappear(isRemovedPermanently: true), .didDisappear(isRemovedPermanently: true),
      ])
    stage.close()
  }

  @Test("A controller goes although its model lives")
  func deallocation() {
    let model = CounterModel()
    weak var controller: UIViewController?
    do {
      let made = counterController(model)
      let stage = TestStage(root: made, size: CGSize(width: 320, height: 600))
      stage.settle()
      controller = made
      stage.window.rootViewController = nil
      stage.close()
    }
    #expect(controller == nil)
    model.send(action: .add)
    #expect(model.state.value == 1)
  }

  @Test("A screen has lines between its rows, or none")
  func lines() {
    struct Renderer: BoxRenderer {
      init(observer: @escaping (Never) -> Void, appearance: Look, config: Void) {}

      func render(state: Bool) -> Screen<Int, Int> {
        return Screen(title: "", shouldUseSystemSeparators: state, box: .empty)
      }
    }
    final class Model: BoxViewModel {
      let state = MutableBoxProperty(true)
      func send(action: Never) {}
      func send(_ event: ScreenLifecycleEvent) {}
    }
    let model = Model()
    let controller = BoxViewController(
      viewModel: model, renderer: Renderer.self, rendererConfig: (),
      appearance: MutableBoxProperty(Look(traits: .current)))
    let stage = TestStage(root: controller)
    stage.settle()
    #expect(controller.tableView.separatorStyle == .singleLine)
    model.state.value = false
    #expect(controller.tableView.separatorStyle == .none)
    stage.close()
  }

  @Test("A screen that a row asks for as it is displayed is shown as a whole")
  func screenWithinScreen() {
    struct Renderer: BoxRenderer {
      let observer: (Bool) -> Void

      init(observer: @escaping (Bool) -> Void, appearance: Look, config: Void) {
        self.observer = observer
      }

      func render(state: Int) -> Screen<Int, Int> {
        let observer = self.observer
        let top = Note(text: "top \(state)").on(willDisplayItem: { observer(true) })
        let empty = Box<Int, Int>.empty
        return Screen(
          title: "",
          box: empty
            |-+ Section(id: 0) |---+ Node(id: 0, component: Note(text: "list \(state)")),
          pinnedToTopBox: empty |-+ Section(id: 0) |---+ Node(id: 0, component: top),
          pinnedToBottomBox: empty
            |-+ Section(id: 0) |---+ Node(id: 0, component: Note(text: "bottom \(state)")))
      }
    }
    final class Model: BoxViewModel {
      let state = MutableBoxProperty(0)
      func send(action: Bool) { if state.value == 1 { state.value = 2 } }
      func send(_ event: ScreenLifecycleEvent) {}
    }
    let model = Model()
    let controller = BoxViewController(
      viewModel: model, renderer: Renderer.self, rendererConfig: (),
      appearance: MutableBoxProperty(Look(traits: .current)))
    let stage = TestStage(root: controller, size: CGSize(width: 320, height: 600))
    stage.settle()
    #expect(Set(stage.texts) == ["top 0", "list 0", "bottom 0"])
    model.state.value = 1
    stage.settle()
    #expect(Set(stage.texts) == ["top 2", "list 2", "bottom 2"])
    stage.close()
  }

  @Test("A field gets the keys once it is there and nothing covers it", arguments: [true, false])
  func focus(isCovered: Bool) throws {
    struct Renderer: BoxRenderer {
      init(observer: @escaping (Never) -> Void, appearance: Look, config: Void) {}

      func render(state: Bool) -> Screen<Int, Int> {
        let empty = Box<Int, Int>.empty
        let note = Node(id: 0, component: Note(text: "Loading"))
        let town = Node(id: 1, component: Component.TextInput(title: "Town", styleSheet: .init()))
        // Between these the list fades.
        return Screen(
          title: "", formStyle: state ? .centerYAligned : .topYAligned,
          focusMode: state ? .once : .never,
          box: empty |-+ Section(id: 0) |---+ (state ? town : note))
      }
    }
    final class Model: BoxViewModel {
      let state = MutableBoxProperty(false)
      func send(action: Never) {}
      func send(_ event: ScreenLifecycleEvent) {}
    }
    let model = Model()
    let controller = BoxViewController(
      viewModel: model, renderer: Renderer.self, rendererConfig: (),
      appearance: MutableBoxProperty(Look(traits: .current)))
    let navigation = UINavigationController(rootViewController: controller)
    let stage = TestStage(root: navigation, size: CGSize(width: 320, height: 600))
    stage.settle()
    if isCovered {
      navigation.pushViewController(UIViewController(), animated: false)
      stage.settle()
    }
    model.state.value = true
    stage.settle()
    if isCovered {
      navigation.popViewController(animated: false)
      stage.settle()
    }
    #expect(try stage.view(of: UITextField.self).isFirstResponder)
    stage.close()
  }

  @Test("A controller follows the keyboard as long as it is there")
  func keyboard() {
    let controller = counterController(CounterModel())
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    let parent = UIViewController()
    parent.view.addSubview(field)
    let stage = TestStage(root: parent, size: CGSize(width: 320, height: 600))
    stage.display.keyboardHeight = 250
    stage.settle()
    field.becomeFirstResponder()
    stage.settle()
    func show() {
      parent.addChild(controller)
      controller.view.frame = CGRect(x: 0, y: 100, width: 320, height: 500)
      parent.view.addSubview(controller.view)
      controller.didMove(toParent: parent)
      stage.settle()
    }
    func hide() {
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
      stage.settle()
    }
    let table = controller.tableView
    show()
    #expect(abs(table.keyboardFrame.minY - 350) <= 1, "it was up before")
    #expect(table.contentInset.bottom > 0)
    hide()
    field.resignFirstResponder()
    stage.settle()
    show()
    #expect(table.contentInset.bottom == 0, "it left meanwhile")
    stage.close()
  }

  @Test("Items of the bar do what they were given, and what comes before")
  func barItems() {
    var told: [String] = []
    let item = BarButtonItem(appearance: .text("Go"), accessibilityIdentifier: "go") {
      told.append("go")
    }
    let made = item.make { told.append("first") }
    #expect(made.title == "Go" && made.accessibilityIdentifier == "go")
    made.didTap?()
    #expect(told == ["first", "go"])
    let other = BarButtonItem(appearance: .text("Go"))
    #expect(BarButtonItem.hasAppearanceChanged(item, other), "true if they look alike")
    #expect(
      !BarButtonItem.hasAppearanceChanged(item, BarButtonItem(appearance: .activityIndicator)))
    #expect(BarButtonItem(appearance: .activityIndicator).make().customView != nil)
    let plain = UIBarButtonItem(title: "Plain", style: .plain) { told.append("plain") }
    plain.didTap?()
    #expect(told.last == "plain")
    #expect(DeleteAction.none.title == nil)
    #expect(DeleteAction.action(title: "Off") {}.title == "Off")
  }
}
