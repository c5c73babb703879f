import Foundation
import KumikoBento
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

final class NibPlate: UIView, NibLoadable {
  static var nib: UINib {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <view tag="7" id="v01" customClass="NibPlate" customModule="KumikoBentoTests">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      </view></objects></document>
      """
    return UINib(data: Data(text.utf8), bundle: nil)
  }
}

final class WatchingView: UIView {
  let part = WatchingPart()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(part)
  }

  required init?(coder: NSCoder) { return nil }
}

final class WatchingPart: UIView, ViewLifecycleAware {
  var events: [String] = []
  func willDisplayView() { events.append("on") }
  func didEndDisplayingView() { events.append("off") }
}

struct Watched: Renderable {
  func render(in view: WatchingView) {}
}

/// As high as the width that it has been laid out with says.
final class FoldingView: UIView, PreSizingLayoutPassRequiring {
  private var width: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    width = bounds.width
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: CGSize {
    return CGSize(width: UIView.noIntrinsicMetric, height: width == 0 ? 1 : width / 4)
  }
}

struct Folding: Renderable {
  func render(in view: FoldingView) {}
}

/// A component that gets higher by itself.
final class Growing: Renderable, HeightCustomizing {
  var height: CGFloat = 40
  func render(in view: UIView) {}
  func height(forWidth width: CGFloat, inheritedMargins: UIEdgeInsets) -> CGFloat { return height }
}

/// What Bento has that the language lacks, or does otherwise.
@MainActor
@Suite("Bento: differences", .closesWindows)
struct DifferenceTests {
  let gray = UIColor(red: 239 / 255.0, green: 239 / 255.0, blue: 244 / 255.0, alpha: 1)

  @Test("A row with the keys is light gray, or has the color that it was given, or its own")
  func highlights() throws {
    #expect(HighlightingGesture().highlightColor == gray)
    let stage = BoxStage()
    let keys = Component.DatePicker(date: nil, didPickDate: { _ in })
    stage.render(
      Box<Int, Int>.empty
        |-+ Section(id: 0)
        |---+ Node(id: 0, component: Note(text: "a").customInput(keys))
        |---+ Node(id: 1, component: Note(text: "b").customInput(keys, highlightColor: .red))
        |---+ Node(id: 2, component: Note(text: "c").customInput(keys, highlightColor: nil)))
    for (text, row, color) in [("a", 0, gray), ("b", 1, .red), ("c", 2, .clear)] {
      try stage.screen.tap(on: text)
      stage.screen.settle()
      let container = try #require(stage.content(row)?.superview)
      #expect(container.isFirstResponder)
      #expect((container.backgroundColor ?? .clear) == color)
    }
  }

  @Test("Another view may get the color of a tap, and gets its own back")
  func styledView() throws {
    let view = InteractiveView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let plate = UIView(frame: view.bounds)
    plate.backgroundColor = .green
    view.addSubview(plate)
    let gesture = view.highlightingGesture
    gesture.stylingView = plate
    gesture.isHighlighted = true
    #expect(plate.backgroundColor == gray && view.backgroundColor == nil)
    plate.backgroundColor = .yellow
    gesture.didRebindView()
    #expect(plate.backgroundColor == gray)
    gesture.isHighlighted = false
    #expect(plate.backgroundColor == .yellow)
  }

  @Test("A row that can no longer be tapped while a finger is on it has its own color again")
  func disabledUnderFinger() throws {
    let stage = BoxStage()
    func render(_ didTap: (() -> Void)?) {
      stage.render(
        Box<Int, Int>.empty
          |-+ Section(id: 0) |---+ Node(id: 0, component: Gate(name: "gate", didTap: didTap)))
    }
    render({})
    let gate = try #require(stage.content(0) as? Gate.GateView)
    stage.screen.display.press(at: CGPoint(x: 160, y: 20))
    #expect(gate.highlightingGesture.isHighlighted)
    #expect(gate.backgroundColor == .lightGray)
    render(nil)
    stage.screen.display.lift()
    #expect(!gate.highlightingGesture.isHighlighted)
    #expect(gate.backgroundColor == nil)
  }

  @Test("A row that gets another color under a finger, and can no longer be tapped, has that color")
  func recoloredUnderFinger() throws {
    let stage = BoxStage()
    func render(_ color: UIColor, _ didTap: (() -> Void)?) {
      let sheet = Component.DetailedDescription.StyleSheet()
      sheet.backgroundColor = color
      let row = Component.DetailedDescription(texts: ["row"], didTap: didTap, styleSheet: sheet)
      stage.render(Box<Int, Int>.empty |-+ Section(id: 0) |---+ Node(id: 0, component: row))
    }
    render(.green, {})
    let row = try #require(stage.content(0))
    stage.screen.display.press(at: CGPoint(x: 160, y: 20))
    #expect(row.backgroundColor == gray)
    render(.yellow, nil)
    #expect(row.backgroundColor == .yellow)
    stage.screen.display.lift()
    #expect(row.backgroundColor == .yellow)
  }

  @Test("A render that leaves the color alone leaves none behind")
  func colorOfRenderWithoutColor() {
    let gesture = HighlightingGesture()
    let view = UIView()
    view.addGestureRecognizer(gesture)
    gesture.isHighlighted = true
    gesture.didRebindView()
    #expect(view.backgroundColor == gray)
    gesture.isHighlighted = false
    #expect(view.backgroundColor == nil)
  }

  @Test("Views are made from nibs")
  func nibs() throws {
    #expect(NibPlate.loadFromNib().tag == 7)
    #expect(NibPlate.generate() is NibPlate)
    let stage = BoxStage()
    stage.render(
      Box<Int, Int>.empty
        |-+ Section(id: 0) |---+ Node(id: 0, component: Plate<NibPlate>(color: .red)))
    #expect(stage.content(0)?.tag == 7)
  }

  @Test("Views inside hear of their display, but not of renders")
  func viewLifecycle() throws {
    let stage = BoxStage()
    func render(_ rows: Int) {
      let nodes = (0..<rows).map { Node(id: $0, component: Watched()) }
      stage.render(Box<Int, Int>.empty |-+ Section(id: 0, items: nodes))
    }
    render(1)
    let part = try #require(stage.content(0) as? WatchingView).part
    #expect(part.events == ["on"])
    render(1)
    #expect(part.events == ["on"])
    render(0)
    #expect(part.events == ["on", "off"])
  }

  @Test("Views that want it are laid out once before they are measured")
  func folding() {
    #expect(Node(id: 0, component: Folding()).sizeBoundTo(width: 200).height == 50)
  }

  @Test("There are looks for search bars, tables, wheels, fields and texts")
  func sheets() {
    let bar = UISearchBar()
    SearchBarStyleSheet().compose(\.keyboardType, .emailAddress).apply(to: bar)
    #expect(bar.keyboardType == .emailAddress)
    let table = UITableView()
    TableViewStyleSheet().compose(\.isScrollEnabled, false).apply(to: table)
    #expect(!table.isScrollEnabled && table.separatorInset == .zero)
    let wheel = UIActivityIndicatorView()
    ActivityIndicatorStyleSheet().compose(\.backgroundColor, .red).apply(to: wheel)
    #expect(wheel.backgroundColor == .red)
    let field = UITextField()
    TextFieldStylesheet().compose(\.textColor, .blue).apply(to: field)
    #expect(field.textColor == .blue)
    let text = UITextView()
    TextViewStyleSheet().compose(\.font, .systemFont(ofSize: 31)).apply(to: text)
    #expect(text.font == .systemFont(ofSize: 31))
    let view = InteractiveView(frame: .zero)
    InteractiveViewStyleSheet<InteractiveView>(highlightColor: .purple).apply(to: view)
    #expect(view.highlightingGesture.highlightColor == .purple)
  }

  @Test("Outside of lists the keys move nowhere")
  func focusOutside() {
    let canMove = SlotView().withFocusCoordinator { coordinator in
      #expect(coordinator is DefaultFocusCoordinator)
      return coordinator.canMove(.forward) || coordinator.move(.backward)
    }
    #expect(!canMove)
  }

  @Test("Nodes, sections, boxes and types of an app stand in place of the keyboard")
  func inputs() {
    struct Pad: CustomInput {
      func makeCustomInputBox() -> AnyBox {
        return AnyBox(Box(sections: [Section(id: true, items: [Node(id: 1, component: space)])]))
      }
      let space = Component.EmptySpace(height: 216)
    }
    let node = Node(id: "key", component: Component.EmptySpace(height: 216))
    let section = Section(id: "keys", items: [node])
    let inputs: [(any CustomInput, Any.Type)] = [
      (node, Box<Int, String>.self), (section, Box<String, String>.self),
      (Box(sections: [section]), Box<String, String>.self), (Pad(), Box<Bool, Int>.self),
    ]
    for (input, type) in inputs {
      #expect(ObjectIdentifier(input.makeCustomInputBox().type) == ObjectIdentifier(type))
      let view = InputView()
      view.update(input)
      #expect(view.bounds.width == UIScreen.main.bounds.width)
      #expect(view.intrinsicContentSize.height == 216, "it is known before any layout")
    }
  }

  @Test("A list is made ready for identifiers of certain types")
  func readyForTypes() {
    let stage = BoxStage()
    stage.table.prepareForBoxRendering(sectionIdType: Int.self, rowIdType: String.self)
    #expect(stage.table.dataSource is BoxTableViewAdapter<Int, String>)
    stage.render(
      Box<Int, String>.empty |-+ Section(id: 0) |---+ Node(id: "a", component: Note(text: "a")))
    #expect(stage.screen.texts == ["a"])
    let list = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.prepareForBoxRendering(sectionIdType: Int.self, rowIdType: String.self)
    #expect(list.dataSource === list.delegate && list.dataSource != nil)
  }

  @Test("The list scrolls smoothly to the field that gets the keys, if it is asked to")
  func focusScrolls() {
    for isAnimated in [true, false] {
      let stage = BoxStage()
      let slots = (0..<40).map {
        Slot(name: "\($0)", focusEligibility: $0 == 39 ? .eligible(.empty) : .ineligible)
      }
      stage.render(
        Box<Int, String>.empty
          |-+ Section(id: 0, items: slots.map { Node(id: $0.name, component: $0) }))
      stage.table.focus(animated: isAnimated)
      stage.screen.advance(by: 0.1)
      let early = stage.table.contentOffset.y
      stage.screen.settle()
      let late = stage.table.contentOffset.y
      #expect(late > 1_000)
      #expect(isAnimated ? early < late : early == late)
      #expect((stage.content(39) as? SlotView)?.isFirstResponder == true)
    }
  }

  @Test("A bar of buttons does not keep its field")
  func toolbar() {
    weak var field: SlotView?
    var bar: FocusToolbar?
    do {
      let made = SlotView()
      bar = FocusToolbar(view: made)
      field = made
    }
    #expect(bar?.items?.count == 4)
    #expect(field == nil)
  }

  @Test("A list of no known type is shown in a table, and knows its type")
  func erased() {
    let stage = BoxStage()
    let box =
      Box<Int, Int>.empty |-+ Section(id: 0) |---+ Node(id: 0, component: Note(text: "x"))
    let erased = AnyBox(box)
    #expect(ObjectIdentifier(erased.type) == ObjectIdentifier(Box<Int, Int>.self))
    erased.unsafeRender(in: stage.table, animated: false)
    stage.screen.settle()
    #expect(stage.screen.texts == ["x"])
  }

  @Test("A table that remembers sizes is ready at once, and forgets those that it is told to")
  func sizes() throws {
    let table = SizeCachingTableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain,
      adapterClass: BoxTableViewAdapter<Int, Int>.self)
    #expect(table.delegate is BoxTableViewAdapter<Int, Int>)
    let stage = BoxStage(table)
    let growing = Growing()
    stage.render(Box<Int, Int>.empty |-+ Section(id: 0) |---+ Node(id: 0, component: growing))
    let height = table.rectForRow(at: [0, 0]).height
    growing.height += 60
    table.sizeInvalidator.invalidateSize(at: [0, 0])
    table.beginUpdates()
    table.endUpdates()
    stage.screen.settle()
    #expect(table.rectForRow(at: [0, 0]).height == height + 60)
  }

  @Test("Rows and sections come and go in four ways of their own")
  func animations() {
    final class Watched: UITableView {
      var changes: [String: UITableView.RowAnimation] = [:]
      override func insertSections(
        _ sections: IndexSet, with animation: UITableView.RowAnimation
      ) {
        changes["sections come"] = animation
        super.insertSections(sections, with: animation)
      }
      override func deleteSections(
        _ sections: IndexSet, with animation: UITableView.RowAnimation
      ) {
        changes["sections go"] = animation
        super.deleteSections(sections, with: animation)
      }
      override func insertRows(
        at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
      ) {
        changes["rows come"] = animation
        super.insertRows(at: indexPaths, with: animation)
      }
      override func deleteRows(
        at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
      ) {
        changes["rows go"] = animation
        super.deleteRows(at: indexPaths, with: animation)
      }
    }
    let table = Watched(frame: .zero, style: .plain)
    let stage = BoxStage(table)
    let log = Log()
    stage.render(told([(0, [1, 2]), (9, [])], log))
    table.changes = [:]
    let animation = TableViewAnimation(
      sectionInsertion: .left, sectionDeletion: .right, rowDeletion: .none, rowInsertion: .top)
    stage.table.render(told([(0, [2, 3]), (1, [4])], log), with: animation)
    stage.screen.settle()
    #expect(stage.screen.texts == ["2", "3", "4"])
    #expect(
      table.changes == [
        "sections come": .left, "sections go": .right, "rows go": .none, "rows come": .top,
      ])
  }

  @Test("A title that is a text takes an earlier view away")
  func titles() {
    final class Model: BoxViewModel {
      let state = MutableBoxProperty(true)
      func send(action: Never) {}
      func send(_ event: ScreenLifecycleEvent) {}
    }
    struct Renderer: BoxRenderer {
      init(observer: @escaping (Never) -> Void, appearance: Look, config: Void) {}

      func render(state: Bool) -> Screen<Int, Int> {
        return Screen(titleItem: state ? .view(UISwitch()) : .text("Text"), box: .empty)
      }
    }
    let model = Model()
    let controller = BoxViewController(
      viewModel: model, renderer: Renderer.self, rendererConfig: (),
      appearance: MutableBoxProperty(Look(traits: .current)))
    let stage = TestStage(root: UINavigationController(rootViewController: controller))
    stage.settle()
    #expect(controller.navigationItem.titleView is UISwitch)
    model.state.value = false
    stage.settle()
    #expect(controller.navigationItem.titleView == nil)
    #expect(controller.navigationItem.title == "Text")
    stage.close()
  }
}
