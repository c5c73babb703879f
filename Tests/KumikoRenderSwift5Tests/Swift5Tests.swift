import KumikoRender
import Testing

/// A component as code of Swift 5 has it, without a word about actors.
struct Tune: ComponentStateType { let name: String }

class TuneView: ComponentView {
  override func construct() -> ComponentNodeType {
    return ComponentNode<UIView>().children([
      ComponentNode<UILabel>(reuseIdentifier: "name").configure({
        $0.text = (self.state as? Tune)?.name
      })
    ])
  }
}

func play(_ name: String) -> (String?, CGFloat) {
  let view = TuneView()
  view.state = Tune(name: name)
  view.renderComponent(CGSize.sizeConstraintToWidth(120))
  let label: UILabel? = view.root.viewWithIdentifier("name")
  return (label?.text, view.bounds.size.width)
}

func measures(of view: UIView) -> Bool {
  view.style.dimensions = (48, 32)
  view.style.margin = ~UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  return view.style.dimensions.width == 48 && view.style.margin.end == 4
}

@MainActor
@Suite("Render: clients of Swift 5")
struct Swift5Tests {
  @Test("Components need no word about actors")
  func actors() {
    let (text, width) = play("Tide")
    #expect(text == "Tide")
    #expect(width == 120)
    #expect(measures(of: UIView()))
  }

  @Test("Samples that run in Swift 6 run in Swift 5")
  func samples() {
    let stars = Stars()
    stars.renderComponent(.undefined)
    #expect(stars.root.componenstWithIdentifier("star").count == 5)
    let gallery = Gallery()
    gallery.view.frame.size = CGSize(width: 320, height: 480)
    gallery.list.renderComponent()
    #expect(gallery.list.items.count == 2)
    #expect(gallery.list.bounds.size == CGSize(width: 320, height: 480))
    let counter = CounterView()
    for _ in 0..<2 { counter.renderComponent(.sizeConstraintToWidth(200)) }
    let plus: UIButton? = counter.root.viewWithIdentifier("plus")
    plus?.sendActions(for: .touchUpInside)
    #expect(counter.count == 1)
  }
}
