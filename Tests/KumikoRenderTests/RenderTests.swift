import KumikoRender
import KumikoTesting
import Testing
import _UIKitTestSupport

@MainActor
@Suite("Render: renders", .closesWindows)
struct RenderTests {
  /// A component that shows a node, and counts.
  final class Host: ComponentView {
    var constructions = 0
    var make: () -> ComponentNodeType = { ComponentNode<UIView>() }
    override func construct() -> ComponentNodeType {
      constructions += 1
      return make()
    }
  }

  @Test("The last closure counts, of nodes and of components")
  func lastClosure() {
    let host = Host()
    var calls: [String] = []
    host.make = {
      ComponentNode<UIView>()
        .configure({ _ in calls.append("first") })
        .configure({ _ in calls.append("second") })
    }
    host.configure { _ in calls.append("replaced") }
    host.configure { _ in calls.append("component") }
    host.renderComponent()
    #expect(calls == ["component", "second"])
    calls = []
    host.renderComponent()
    #expect(calls == ["component", "second"])
    #expect(host.constructions == 2)
  }

  @Test("A render that a render asks for is done right after it")
  func renderInside() {
    let host = Host()
    var number = 0
    host.make = {
      let shown = number
      return ComponentNode<UILabel>(reuseIdentifier: "number").configure({ label in
        label.text = "\(shown)"
        guard number < 2 else { return }
        number += 1
        host.renderComponent()
      })
    }
    host.renderComponent()
    let label: UILabel? = host.root.viewWithIdentifier("number")
    #expect(label?.text == "2")
    #expect(host.constructions == 3)
  }

  @Test("A component goes although its closures name it")
  func closuresNameTheComponent() {
    final class Named: ComponentView {
      var text = "Ada"
      override func construct() -> ComponentNodeType {
        ComponentNode<UIView>().children([
          ComponentNode<UILabel>(reuseIdentifier: "name").configure({ $0.text = self.text })
        ])
      }
    }
    weak var component: Named?
    do {
      let named = Named()
      named.renderComponent(.sizeConstraintToWidth(100))
      named.text = "Grace"
      named.renderComponent(.sizeConstraintToWidth(100))
      let label: UILabel? = named.root.viewWithIdentifier("name")
      #expect(label?.text == "Grace")
      component = named
    }
    #expect(component == nil)
  }

  @Test("Nodes are configured from parent to child, in order, when all are mounted")
  func order() {
    let host = Host()
    var calls: [String] = []
    var isInPlace: [Bool] = []
    host.make = {
      ComponentNode<UIView>(reuseIdentifier: "a").configure({ view in
        calls.append("a")
        isInPlace.append(view.subviews.count == 2 && view.superview === host)
      }).children([
        ComponentNode<UIView>(reuseIdentifier: "b").configure({ view in
          calls.append("b")
          isInPlace.append(view.superview != nil)
        }).children([
          ComponentNode<UIView>(reuseIdentifier: "c").configure({ _ in calls.append("c") })
        ]),
        ComponentNode<UIView>(reuseIdentifier: "d").configure({ _ in calls.append("d") }),
      ])
    }
    host.renderComponent()
    #expect(calls == ["a", "b", "c", "d"])
    #expect(isInPlace == [true, true])
  }

  @Test("Closures see frames of the last render")
  func framesBefore() {
    let host = Host()
    var seen: [CGRect] = []
    host.make = {
      ComponentNode<UIView>().configure({ view in
        seen.append(view.frame)
        view.style.dimensions = (30, 20)
      })
    }
    host.renderComponent()
    host.renderComponent()
    #expect(seen == [.zero, CGRect(x: 0, y: 0, width: 30, height: 20)])
  }

  @Test("Nodes continue those at their places: another identifier makes another view")
  func places() {
    let host = Host()
    var names = ["a", "b"]
    host.make = {
      ComponentNode<UIView>().children(
        names.map { ComponentNode<UIView>(reuseIdentifier: $0) })
    }
    host.renderComponent()
    let before = host.root.renderedView?.subviews ?? []
    names = ["b", "b"]
    host.renderComponent()
    let after = host.root.renderedView?.subviews ?? []
    #expect(after[0] !== before[0])
    #expect(after[0] !== before[1])
    #expect(after[1] === before[1])
  }

  @Test("Views that are measured keep their frames meanwhile")
  func measuring() {
    final class Watched: UILabel {
      var frames: [CGRect] = []
      override var frame: CGRect { didSet { frames.append(frame) } }
      override var bounds: CGRect { didSet { frames.append(frame) } }
    }
    let label = Watched()
    let host = Host()
    host.make = {
      ComponentNode<UIView>().children([
        ComponentNode<Watched>(initClosure: { label }).configure({
          $0.numberOfLines = 0
          $0.text = "Some words that need more lines than one"
        })
      ])
    }
    host.renderComponent(.sizeConstraintToWidth(100))
    let frame = label.frame
    #expect(frame.width == 100 && frame.height > 40)
    label.frames = []
    host.renderComponent(.sizeConstraintToWidth(100))
    #expect(label.frames.allSatisfy { $0 == frame })
  }

  @Test("Subviews of others stay, and take no part in layout")
  func foreign() {
    let host = Host()
    host.make = {
      ComponentNode<UIView>().children([
        ComponentNode<UIView>(reuseIdentifier: "a").configure({ $0.style.dimensions = (10, 10) })
      ])
    }
    host.renderComponent()
    let foreign = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    host.root.renderedView?.insertSubview(foreign, at: 0)
    host.renderComponent()
    #expect(foreign.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(foreign.superview === host.root.renderedView)
    #expect(host.root.children[0].renderedView?.frame.width == 10)
  }

  @Test("A dynamic component constructs its root when it is asked for")
  func lazyRoot() {
    let host = Host()
    #expect(!host.isRootInitialized)
    #expect(host.root.renderedView == nil)
    #expect(host.isRootInitialized)
    #expect(host.constructions == 1)
  }

  @Test("prepareForReuse brings the view back before it is configured; else it keeps what it has")
  func prepareForReuse() {
    for isPrepared in [false, true] {
      let host = Host()
      var isLoud = true
      host.make = {
        ComponentNode<UILabel>(prepareForReuse: isPrepared).configure({ label in
          guard isLoud else { return }
          label.textColor = .red
          label.backgroundColor = .yellow
          label.numberOfLines = 4
          label.style.margin.top = 9
        })
      }
      host.renderComponent()
      isLoud = false
      host.renderComponent()
      let label = host.root.renderedView as? UILabel
      #expect((label?.numberOfLines == 4) == !isPrepared)
      #expect((label?.backgroundColor == .yellow) == !isPrepared)
      #expect((label?.style.margin.top == 9) == !isPrepared)
    }
  }

  @Test("prepareForReuse brings back shadows, names for tests and the titles of all states")
  func prepareMore() {
    let host = Host()
    var isLoud = true
    host.make = {
      ComponentNode<UIView>().children([
        ComponentNode<UILabel>(reuseIdentifier: "label", prepareForReuse: true).configure({
          guard isLoud else { return }
          $0.layer.shadowOpacity = 0.5
          $0.adjustsFontSizeToFitWidth = true
          $0.accessibilityIdentifier = "loud"
        }),
        ComponentNode<UIButton>(reuseIdentifier: "button", prepareForReuse: true).configure({
          $0.setTitle("plain", for: .normal)
          if isLoud { $0.setTitle("chosen", for: .selected) }
        }),
      ])
    }
    host.renderComponent()
    let label: UILabel? = host.root.viewWithIdentifier("label")
    let button: UIButton? = host.root.viewWithIdentifier("button")
    #expect(label?.layer.shadowOpacity == 0.5)
    #expect(button?.title(for: .selected) == "chosen")
    isLoud = false
    host.renderComponent()
    let sameLabel: UILabel? = host.root.viewWithIdentifier("label")
    #expect(label != nil && sameLabel === label)
    #expect(label?.layer.shadowOpacity == 0)
    #expect(label?.adjustsFontSizeToFitWidth == false)
    #expect(label?.accessibilityIdentifier == nil)
    #expect(button?.title(for: .selected) == "plain")
    #expect(button?.title(for: .normal) == "plain")
  }

  @Test("A nested component's own closure runs beside that of its node")
  func nestedClosures() {
    let inner = Host()
    var calls: [String] = []
    inner.configure { _ in calls.append("own") }
    let host = Host()
    host.make = {
      ComponentNode<Host>(initClosure: { inner }).configure({ _ in calls.append("node") })
    }
    host.renderComponent(.sizeConstraintToWidth(100))
    #expect(calls.first == "node")
    #expect(calls.contains("own"))
  }

  @Test("A text field loses the delegate that configure gave it")
  func textFields() {
    final class Delegate: NSObject, UITextFieldDelegate {}
    let (given, made) = (Delegate(), Delegate())
    let host = Host()
    var gives = true
    host.make = {
      ComponentNode<UIView>().children([
        ComponentNode<UITextField>(reuseIdentifier: "a").configure({
          if gives { $0.delegate = given }
        }),
        ComponentNode<UITextField>(
          reuseIdentifier: "b",
          initClosure: {
            let field = UITextField()
            field.delegate = made
            return field
          }),
      ])
    }
    host.renderComponent()
    let field: UITextField? = host.root.viewWithIdentifier("a")
    #expect(field?.delegate === given)
    gives = false
    host.renderComponent()
    #expect(field?.delegate == nil)
    let other: UITextField? = host.root.viewWithIdentifier("b")
    #expect(other?.delegate === made)
  }

  @Test("Inside an animation, what stays moves and what is new fades in after it, for as long")
  func animations() {
    let host = Host()
    var isWide = false
    host.make = {
      ComponentNode<UIView>().configure({ $0.style.dimensions = (isWide ? 100 : 50, 50) })
        .children([
          when(
            isWide,
            ComponentNode<UIView>(reuseIdentifier: "new").configure({
              $0.alpha = 0.5
              $0.style.dimensions = (10, 10)
            }))
        ])
    }
    let stage = TestStage(view: UIView(), size: CGSize(width: 200, height: 200))
    stage.window.addSubview(host)
    host.renderComponent()
    stage.settle()
    isWide = true
    UIView.animate(withDuration: 1) { host.renderComponent() }
    let new = host.root.children[0].renderedView
    stage.advance(by: 0.5)
    let moving = host.root.renderedView?.layer.presentation()?.bounds.width ?? 0
    #expect(moving > 50 && moving < 100)
    #expect((new?.layer.presentation()?.opacity ?? 1) < 0.01)
    stage.advance(by: 1)
    let fading = new?.layer.presentation()?.opacity ?? 0
    #expect(fading > 0.05 && fading < 0.45)
    stage.settle()
    #expect(abs((new?.alpha ?? 0) - 0.5) < 0.01)
  }

  @Test("render on a component changes nothing; on a plain view it configures and lays out")
  func plainRender() {
    let host = Host()
    host.render()
    #expect(host.constructions == 0)
    let view = UIView()
    var calls = 0
    var height: Float = 10
    let inner = UIView().configure({ view in
      calls += 1
      view.style.dimensions.height = height
    })
    view.addSubview(UIView())
    view.subviews[0].addSubview(inner)
    #expect(calls == 1)
    view.configure({ $0.tag = 1 }, children: [UIView().configure({ $0.style.dimensions = (9, 9) })])
    #expect(view.tag == 1)
    height = 20
    view.render(CGSize(width: 100, height: 60))
    #expect(calls == 2)
    #expect(inner.style.dimensions.height == 20)
    #expect(view.bounds.size == CGSize(width: 100, height: 60))
    #expect(view.subviews[1].frame.size == CGSize(width: 9, height: 9))
    #expect(view.subviews[0].frame == .zero)
  }

  @Test("Asking for the style is enough to take part in layout")
  func styleOnAccess() {
    let view = UIView()
    let (styled, other) = (UILabel(), UILabel())
    styled.text = "text"
    other.text = "text"
    view.addSubview(styled)
    view.addSubview(other)
    _ = styled.style
    view.render(CGSize(width: 100, height: 100))
    #expect(styled.frame.width == 100)
    #expect(other.frame == .zero)
  }

  @Test("A node is rendered without a component")
  func node() {
    let node = ComponentNode<UIView>().configure({ $0.style.flexDirection = .row }).children([
      ComponentNode<UIView>(reuseIdentifier: "a").configure({ $0.style.dimensions = (20, 20) }),
      ComponentNode<UIView>(reuseIdentifier: "b").configure({ $0.style.flex = 1 }),
    ])
    #expect(!node.mounted)
    node.render(CGSize(width: 100, height: 40))
    #expect(node.children[0].mounted)
    #expect(node.view?.bounds.size == CGSize(width: 100, height: 40))
    #expect(node.view?.subviews.map(\.frame.width) == [20, 80])
    #expect(node.children[1].renderedView?.reuseIdentifier == "b")
    #expect(UILabel().reuseIdentifier == "UILabel")
  }

  @Test("The size that fits is rendered for, and is the intrinsic one then")
  func fitting() {
    let host = Host()
    host.make = {
      ComponentNode<UIView>().children([
        ComponentNode<UIView>(reuseIdentifier: "a").configure({ $0.style.dimensions = (20, 30) })
      ])
    }
    #expect(
      host.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
        == CGSize(width: 100, height: 30))
    #expect(host.intrinsicContentSize == CGSize(width: 100, height: 30))
  }
}
