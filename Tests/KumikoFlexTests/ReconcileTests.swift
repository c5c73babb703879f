import Kumiko
import KumikoTesting
import Testing
import UIKit

@MainActor
@Suite("Views follow descriptions with as few changes as possible")
struct ReconcileTests {
  /// A component whose tree is whatever its state makes.
  final class Tree: ComponentView<() -> any ComponentNodeType> {
    override func construct() -> any ComponentNodeType {
      state?() ?? ComponentNode<UIView>()
    }

    func show(_ node: @escaping () -> any ComponentNodeType) {
      state = node
      renderComponent(size: CGSize(width: 100, height: CGFloat.nan))
    }

    var rootView: UIView { subviews[0] }
    var texts: [String?] { rootView.subviews.map { ($0 as? UILabel)?.text } }
  }

  private func labels(_ texts: [String], keyed: Bool = true) -> any ComponentNodeType {
    ComponentNode<UIView>().children(
      texts.map { text in
        let label = ComponentNode<UILabel>().set(\.text, text)
        return keyed ? label.key(text) : label
      })
  }

  @Test("Keyed views move with their keys, and as few as possible do")
  func keyed() {
    let tree = Tree(frame: .zero)
    tree.show { labels(["a", "b", "c", "d"]) }
    #expect(tree.changedViewCount == 5)
    let views = tree.rootView.subviews
    tree.show { labels(["d", "a", "b", "c"]) }
    #expect(tree.rootView.subviews == [views[3], views[0], views[1], views[2]])
    #expect(tree.changedViewCount == 1)
    #expect(tree.texts == ["d", "a", "b", "c"])
  }

  @Test("Every order of four views is reached from every other")
  func permutations() {
    let orders = permutations(of: ["a", "b", "c", "d"])
    for one in orders {
      for other in orders {
        let tree = Tree(frame: .zero)
        tree.show { labels(one) }
        let views = Dictionary(uniqueKeysWithValues: zip(one, tree.rootView.subviews))
        tree.show { labels(other) }
        #expect(tree.rootView.subviews == other.compactMap { views[$0] })
        let frames = tree.rootView.subviews.map(\.frame.minY)
        #expect(frames == frames.sorted())
      }
    }
  }

  private func permutations(of items: [String]) -> [[String]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { item in
      permutations(of: items.filter { $0 != item }).map { [item] + $0 }
    }
  }

  @Test("Without keys, the first of a kind keeps the first view, past siblings of other kinds")
  func positional() {
    let tree = Tree(frame: .zero)
    tree.show { labels(["a", "b"], keyed: false) }
    let views = tree.rootView.subviews
    tree.show {
      ComponentNode<UIView>().children {
        ComponentNode<UIImageView>()
        ComponentNode<UILabel>().set(\.text, "x")
        ComponentNode<UILabel>().set(\.text, "y")
        ComponentNode<UILabel>().set(\.text, "z")
      }
    }
    #expect(tree.rootView.subviews[1] === views[0])
    #expect(tree.rootView.subviews[2] === views[1])
    #expect(tree.texts == [nil, "x", "y", "z"])
    tree.show { labels(["p"], keyed: false) }
    #expect(tree.rootView.subviews == [views[0]])
  }

  @Test("A node of another kind replaces the whole subtree")
  func replacement() {
    let tree = Tree(frame: .zero)
    tree.show { ComponentNode<UIView>().addChild(labels(["a"])) }
    let old = tree.rootView
    tree.show { ComponentNode<UIView>(reuseIdentifier: "other").addChild(labels(["a"])) }
    #expect(tree.rootView !== old)
    #expect(old.superview !== tree)
    #expect(tree.subviews.count == 1)
  }

  @Test("Views that others added stay where they are")
  func foreign() {
    let tree = Tree(frame: .zero)
    tree.show { labels(["a", "b"]) }
    let foreign = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    tree.rootView.addSubview(foreign)
    tree.show { labels(["b"]) }
    tree.show { labels(["c", "b", "d"]) }
    #expect(foreign.superview === tree.rootView)
    #expect(foreign.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(tree.texts.compactMap { $0 } == ["c", "b", "d"])
  }

  @Test("Only what changed is written, and what is not set any more is as it was")
  func settings() {
    final class Counting: UIView {
      var writes = 0
      override var tag: Int { didSet { writes += 1 } }
    }
    let tree = Tree(frame: .zero)
    func show(_ tag: Int?) {
      tree.show {
        let node = ComponentNode<Counting> {
          let view = Counting(frame: .zero)
          view.tag = 7
          return view
        }
        return tag.map { node.set(\.tag, $0) } ?? node
      }
    }
    show(1)
    let view = tree.rootView as? Counting
    #expect(view?.tag == 1)
    #expect(view?.writes == 2)
    show(1)
    #expect(view?.writes == 2)
    show(3)
    #expect(view?.tag == 3)
    show(nil)
    #expect(view?.tag == 7)
  }

  @Test("Views that only set key paths are reused as they were made; others only if they say so")
  func reuse() {
    let tree = Tree(frame: .zero)
    tree.show { labels(["a"]) }
    let label = tree.rootView.subviews[0] as? UILabel
    tree.show { labels([]) }
    #expect(tree.reusePool.count == 1)
    #expect(label?.text == nil)
    tree.show { labels(["b"]) }
    #expect(tree.rootView.subviews[0] === label)
    #expect(tree.texts == ["b"])

    func configured(_ isReusable: Bool) -> any ComponentNodeType {
      ComponentNode<UIView>(prepareForReuse: isReusable).configure { $0.tag = 5 }
    }
    tree.show { ComponentNode<UIView>(reuseIdentifier: "box").addChild(configured(false)) }
    let kept = tree.reusePool.count
    tree.show { ComponentNode<UIView>(reuseIdentifier: "box").configure { _ in } }
    #expect(tree.reusePool.count == kept)
    tree.show { ComponentNode<UIView>(reuseIdentifier: "box").addChild(configured(true)) }
    tree.show { ComponentNode<UIView>(reuseIdentifier: "box") }
    #expect(tree.reusePool.count == kept + 1)
  }

  @Test("Views come back without what others did to them, or do not come back")
  func cleanReuse() {
    let tree = Tree(frame: .zero)
    func show(_ hasBox: Bool) {
      tree.show {
        ComponentNode<UIView>().children(
          hasBox ? [ComponentNode<UIView>(reuseIdentifier: "box")] : [])
      }
    }
    func box() -> UIView { tree.rootView.subviews[0] }
    show(true)
    let first = box()
    first.transform = CGAffineTransform(rotationAngle: 1)
    show(false)
    #expect(tree.reusePool.count == 1)
    show(true)
    #expect(box() === first)
    #expect(first.transform.isIdentity)

    first.addSubview(UIView())
    show(false)
    #expect(tree.reusePool.count == 0)
    show(true)
    let second = box()
    #expect(second !== first)
    #expect(second.subviews.isEmpty)

    second.addGestureRecognizer(UITapGestureRecognizer())
    show(false)
    #expect(tree.reusePool.count == 0)
    show(true)
    #expect(box() !== second)
    #expect(box().gestureRecognizers?.isEmpty != false)
  }

  @Test("Conditions and queries")
  func queries() {
    let tree = Tree(frame: .zero)
    tree.show {
      ComponentNode<UIView>().children([
        when(false, ComponentNode<UILabel>()),
        when(true, ComponentNode<UILabel>(reuseIdentifier: "title").set(\.text, "Title")),
        ComponentNode<UIView>().addChildren(count: 3) { index in
          ComponentNode<UILabel>(reuseIdentifier: "line").set(\.text, "\(index)")
        },
      ])
    }
    #expect(tree.rootView.subviews.count == 2)
    let title: UILabel? = tree.root?.viewWithIdentifier("title")
    #expect(title?.text == "Title")
    #expect(tree.root?.componentsWithIdentifier("line").count == 3)
    #expect(tree.root?.componentWithIdentifier("nothing") == nil)
    #expect(tree.root?.isMounted == true)
  }

  @Test("Styles are added up, and applied once where a node is made with them")
  func styles() {
    let red = ComponentStyle<UIView> { $0.backgroundColor = .red }
    let round = red + ComponentStyle { $0.layer.cornerRadius = 4 }
    let view = UIView(frame: .zero)
    view.applyComponentStyle(round)
    #expect(view.backgroundColor == .red)
    #expect(view.layer.cornerRadius == 4)
    let tree = Tree(frame: .zero)
    tree.show { ComponentNode<UIView>(reuseIdentifier: "card", style: round) }
    #expect(tree.rootView.layer.cornerRadius == 4)
    tree.rootView.layer.cornerRadius = 9
    tree.renderComponent()
    #expect(tree.rootView.layer.cornerRadius == 9)
  }
}
