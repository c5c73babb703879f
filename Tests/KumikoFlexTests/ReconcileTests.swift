import Kumiko
import KumikoTesting
import Testing
import UIKit

@MainActor
@Suite("Views follow descriptions with as few changes as possible")
struct ReconcileTests {
  /// A component whose tree is whatever its state makes.
  final class Tree: ComponentView<() -> any ElementTree> {
    override func construct() -> any ElementTree {
      state?() ?? Element<UIView>()
    }

    func show(_ node: @escaping () -> any ElementTree) {
      state = node
      renderComponent(size: CGSize(width: 100, height: CGFloat.nan))
    }

    var rootView: UIView { subviews[0] }
    var texts: [String?] { rootView.subviews.map { ($0 as? UILabel)?.text } }
  }

  private func labels(_ texts: [String], keyed: Bool = true) -> any ElementTree {
    Element<UIView>().children(
      texts.map { text in
        let label = Element<UILabel>().set(\.text, text)
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
      Element<UIView>().children {
        Element<UIImageView>()
        Element<UILabel>().set(\.text, "x")
        Element<UILabel>().set(\.text, "y")
        Element<UILabel>().set(\.text, "z")
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
    tree.show { Element<UIView>().children { labels(["a"]) } }
    let old = tree.rootView
    tree.show { Element<UIView>(reuseIdentifier: "other").children { labels(["a"]) } }
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
        let node = Element<Counting> {
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

    func configured(_ isReusable: Bool) -> any ElementTree {
      Element<UIView>(reuseIdentifier: nil, prepareForReuse: isReusable).configure { $0.tag = 5 }
    }
    tree.show { Element<UIView>(reuseIdentifier: "box").children { configured(false) } }
    let kept = tree.reusePool.count
    tree.show { Element<UIView>(reuseIdentifier: "box").configure { _ in } }
    #expect(tree.reusePool.count == kept)
    tree.show { Element<UIView>(reuseIdentifier: "box").children { configured(true) } }
    tree.show { Element<UIView>(reuseIdentifier: "box") }
    #expect(tree.reusePool.count == kept + 1)
  }

  @Test("Views come back without what others did to them, or do not come back")
  func cleanReuse() {
    let tree = Tree(frame: .zero)
    func show(_ hasBox: Bool) {
      tree.show {
        Element<UIView>().children { if hasBox { Element<UIView>(reuseIdentifier: "box") } }
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

  @Test("Labels come back without badges that others put on them, and at rest")
  func cleanLabels() {
    let tree = Tree(frame: .zero)
    tree.show { labels(["a"]) }
    let first = tree.rootView.subviews[0]
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 10
    first.layer.add(fade, forKey: "fade")
    tree.show { labels([]) }
    tree.show { labels(["b"]) }
    #expect(tree.rootView.subviews[0] === first)
    #expect(first.layer.animationKeys()?.isEmpty != false)

    first.addSubview(UIView())
    tree.show { labels([]) }
    tree.show { labels(["c"]) }
    #expect(tree.rootView.subviews[0] !== first)
    #expect(tree.rootView.subviews[0].subviews.isEmpty)
  }

  @Test("Views come back without what users typed, switched and scrolled")
  func cleanInput() {
    let tree = Tree(frame: .zero)
    func show(_ key: String) {
      tree.show {
        Element<UIView>().children {
          Element<UITextField>().key(key)
          Element<UISwitch>().key(key)
          Element<UIScrollView>().size(50).key(key)
        }
      }
    }
    func shown<View: UIView>(_ type: View.Type) -> View? {
      tree.rootView.subviews.lazy.compactMap { $0 as? View }.first
    }
    show("a")
    shown(UITextField.self)?.text = "Ada"
    shown(UISwitch.self)?.isOn = true
    shown(UIScrollView.self)?.contentSize = CGSize(width: 500, height: 50)
    shown(UIScrollView.self)?.contentOffset = CGPoint(x: 80, y: 0)
    show("b")
    #expect(shown(UITextField.self)?.text?.isEmpty == true)
    #expect(shown(UISwitch.self)?.isOn == false)
    #expect(shown(UIScrollView.self)?.contentOffset == .zero)
  }

  @Test("Views come back as opaque and as turned as they were made")
  func ownLookReuse() {
    let tree = Tree(frame: .zero)
    let turn = CGAffineTransform(rotationAngle: 1)
    func show(_ hasBox: Bool) {
      tree.show {
        Element<UIView>().children {
          if hasBox {
            Element<UIView>(reuseIdentifier: "box") {
              let view = UIView()
              view.alpha = 0.5
              view.transform = turn
              return view
            }
          }
        }
      }
    }
    show(true)
    let first = tree.rootView.subviews[0]
    show(false)
    show(true)
    #expect(tree.rootView.subviews[0] === first)
    #expect(first.alpha == 0.5)
    #expect(first.transform == turn)
  }

  @Test("Labels of classes of their own are measured when any of their properties changes")
  func paddedLabels() {
    final class PaddedLabel: UILabel {
      var room: CGFloat = 0
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        let size = super.sizeThatFits(size)
        return CGSize(width: size.width + 2 * room, height: size.height + 2 * room)
      }
    }
    let tree = Tree(frame: .zero)
    func show(_ room: CGFloat) {
      tree.show {
        Element<UIView>().children {
          Element<PaddedLabel>().set(\.text, "a").set(\.room, room)
        }
      }
    }
    show(0)
    let height = tree.bounds.height
    show(10)
    #expect(tree.bounds.height > height + 19)
  }

  @Test("Conditions and queries")
  func queries() {
    let tree = Tree(frame: .zero)
    tree.show {
      Element<UIView>().children {
        if tree.subviews.count > 1 { Element<UILabel>() }
        Element<UILabel>(reuseIdentifier: "title").set(\.text, "Title")
        Element<UIView>().children {
          for index in 0..<3 {
            Element<UILabel>(reuseIdentifier: "line").set(\.text, "\(index)")
          }
        }
      }
    }
    #expect(tree.rootView.subviews.count == 2)
    let title: UILabel? = tree.viewWithIdentifier("title")
    #expect(title?.text == "Title")
    #expect(tree.viewsWithIdentifier("line").count == 3)
    #expect(tree.viewsWithIdentifier("nothing").isEmpty)
  }

  @Test("A setting that may have been overwritten by one before it is written again")
  func overlappingSettings() {
    let tree = Tree(frame: .zero)
    func show(_ text: String, _ color: UIColor) {
      tree.show { TextElement(text, .body, color).set(\.textColor, .systemRed) }
    }
    show("a", .label)
    let label = tree.rootView as? UILabel
    #expect(label?.textColor == .systemRed)
    show("b", .systemBlue)
    #expect(label?.text == "b")
    #expect(label?.textColor == .systemRed)
    tree.show { TextElement("b", .body, .systemBlue) }
    #expect(tree.rootView === label)
    #expect(label?.textColor == .systemBlue)
  }

  @Test("Settings that set one after the other are taken back from the last to the first")
  func overlappingOriginals() {
    let tree = Tree(frame: .zero)
    func show(_ isSet: Bool) {
      tree.show {
        let text = TextElement("a").set(\.numberOfLines, 2)
        guard isSet else { return text }
        return text.background(.systemRed).set(\.backgroundColor, .systemBlue)
          .set(\.isUserInteractionEnabled, false).onTap {}
      }
    }
    show(false)
    let label = tree.rootView as? UILabel
    label?.isUserInteractionEnabled = true
    show(true)
    #expect(label?.backgroundColor == .systemBlue)
    show(false)
    #expect(tree.rootView === label)
    #expect(label?.backgroundColor == nil)
    #expect(label?.isUserInteractionEnabled == true)
  }

  @Test("What goes last of two settings of one look does not bring back what the other one set")
  func overlappingDepartures() {
    let tree = Tree(frame: .zero)
    func show(first: Bool, second: Bool) {
      tree.show {
        var text = Element<UILabel>()
        if first { text = text.background(.systemRed) }
        if second { text = text.set(\.backgroundColor, .systemBlue) }
        return text
      }
    }
    show(first: true, second: true)
    let label = tree.rootView as? UILabel
    show(first: false, second: true)
    #expect(label?.backgroundColor == .systemBlue)
    show(first: false, second: false)
    #expect(tree.rootView === label)
    #expect(label?.backgroundColor == nil)
  }

  @Test("A text looks the same whatever its label has shown before")
  func textsAfterOthers() {
    let tree = Tree(frame: .zero)
    tree.show { TextElement("a", .caption2, .systemRed) }
    let label = tree.rootView as? UILabel
    tree.show { TextElement(NSAttributedString(string: "b")) }
    #expect(tree.rootView === label)
    #expect(label?.textColor == .label)
    #expect(label?.font == .systemFont(ofSize: UIFont.labelFontSize))

    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    centered.lineBreakMode = .byClipping
    tree.show {
      TextElement(NSAttributedString(string: "c", attributes: [.paragraphStyle: centered]))
    }
    #expect(label?.textAlignment == .center)
    tree.show { TextElement("d") }
    #expect(label?.textAlignment == .natural)
    #expect(label?.lineBreakMode == .byTruncatingTail)
    tree.show { TextElement("e").set(\.textAlignment, .right) }
    tree.show { TextElement("f").set(\.textAlignment, .right) }
    #expect(label?.textAlignment == .right)
  }

  @Test("The last of two settings of one property counts, whatever changed")
  func repeatedSettings() {
    let tree = Tree(frame: .zero)
    func show(_ first: Int, _ second: Int) {
      tree.show { Element<UIView>().set(\.tag, first).set(\.tag, second) }
      #expect(tree.rootView.tag == second)
    }
    show(1, 2)
    show(3, 2)
    show(3, 4)
  }

  @Test("A control calls the closure of the last render, and none when there is none any more")
  func events() {
    let tree = Tree(frame: .zero)
    var taps: [Int] = []
    func show(_ number: Int?) {
      tree.show {
        let button = Element<UIButton>().set(\.[title: .normal], "Tap")
        return number.map { number in button.onEvent(.touchUpInside) { taps.append(number) } }
          ?? button
      }
    }
    show(1)
    let button = tree.rootView as? UIButton
    button?.sendActions(for: .touchUpInside)
    show(2)
    #expect(tree.rootView === button)
    button?.sendActions(for: .touchUpInside)
    #expect(taps == [1, 2])
    show(nil)
    button?.sendActions(for: .touchUpInside)
    #expect(taps == [1, 2])
  }

  @Test("Controls of one element each call the closure of the last render")
  func eventsOfOneElement() {
    let tree = Tree(frame: .zero)
    var taps: [Int] = []
    func button(_ number: Int) -> Element<UIButton> {
      Element<UIButton>().onEvent(.touchUpInside) { taps.append(number) }
    }
    func tapAll() {
      for view in tree.rootView.subviews {
        (view as? UIButton)?.sendActions(for: .touchUpInside)
      }
    }
    let shared = button(0)
    tree.show { Element<UIView>().children([shared, shared]) }
    tree.show { Element<UIView>().children([button(1), button(2)]) }
    tapAll()
    #expect(taps == [1, 2])
    let other = button(3)
    tree.show { Element<UIView>().children([other, other]) }
    tree.show { Element<UIView>().children([button(4), button(5)]) }
    tapAll()
    #expect(taps == [1, 2, 4, 5])
  }

  @Test("Several elements in a list of elements stand beside the others, and none take no place")
  func listedElements() {
    @ElementBuilder func texts(_ texts: [String]) -> Elements {
      for text in texts { TextElement(text) }
    }
    let tree = Tree(frame: .zero)
    let listed: [any ElementTree] = [TextElement("a"), texts(["b", "c"]), texts([])]
    tree.show { Element<UIView>().children(listed) }
    #expect(tree.texts == ["a", "b", "c"])
    tree.show { VFlex { listed } }
    #expect(tree.texts == ["a", "b", "c"])
  }

  @Test("Elements are values: a change of one leaves the other alone")
  func values() {
    let plain = TextElement("a")
    let tagged = plain.set(\.tag, 5).padding(4)
    let tree = Tree(frame: .zero)
    tree.show {
      VFlex {
        plain; tagged
      }
    }
    #expect(tree.rootView.subviews.map(\.tag) == [0, 5])
  }

  private func texts(in view: UIView) -> [String] {
    [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap { texts(in: $0) }
  }

  @Test("A component stands in a tree in a view of its own, and is rendered when it is another")
  func componentsInside() {
    struct Badge: Component {
      var number: Int
      func render(in label: UILabel) { label.text = "\(number) new" }
    }
    let tree = Tree(frame: .zero)
    tree.show {
      HFlex {
        TextElement("Inbox"); Badge(number: 3)
      }
    }
    func badge() -> UIView { tree.rootView.subviews[1] }
    let first = badge()
    #expect(texts(in: first) == ["3 new"])
    #expect(first.bounds.height > 10)
    tree.show {
      HFlex {
        TextElement("Inbox"); Badge(number: 4)
      }
    }
    #expect(badge() === first)
    #expect(texts(in: first) == ["4 new"])
  }

  @Test("Settings of style sheets are written like others, and taken back like others")
  func styleSheets() {
    let warning = StyleSheet<UILabel> {
      $0.textColor = .systemRed
      $0.numberOfLines = 3
    }
    let round = StyleSheet<UIView>().setting(\.layer.cornerRadius, 4)
    let tree = Tree(frame: .zero)
    tree.show { Element<UILabel>().style(warning).style(round) }
    let label = tree.rootView as? UILabel
    #expect(label?.textColor == .systemRed)
    #expect(label?.numberOfLines == 3)
    #expect(label?.layer.cornerRadius == 4)
    tree.show { Element<UILabel>() }
    #expect(tree.rootView === label)
    #expect(label?.textColor == .label)
    #expect(label?.numberOfLines == 1)
    #expect(label?.layer.cornerRadius == 0)
  }
}
