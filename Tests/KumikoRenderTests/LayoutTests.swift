import KumikoRender
import Testing

@MainActor
@Suite("Render: layout")
struct LayoutTests {
  private func box(
    _ configure: @escaping (UIView) -> Void, _ children: [ComponentNodeType] = []
  ) -> ComponentNode<UIView> {
    let node = ComponentNode<UIView>().configure(configure)
    node.children(children)
    return node
  }

  /// A component that shows a node.
  final class Host: ComponentView {
    var make: () -> ComponentNodeType = { ComponentNode<UIView>() }
    override func construct() -> ComponentNodeType { make() }
  }

  private func frames(
    _ size: CGSize, _ make: @escaping () -> ComponentNodeType
  ) -> (CGSize, [CGRect]) {
    let host = Host()
    host.make = make
    host.renderComponent(size)
    return (host.bounds.size, host.root.renderedView?.subviews.map(\.frame) ?? [])
  }

  @Test("Defaults are the original's")
  func defaults() {
    let style = UIView().style
    #expect(style.flexDirection == .column)
    #expect(style.justifyContent == .flexStart)
    #expect(style.alignItems == .stretch)
    #expect(style.alignSelf == .auto)
    #expect(style.alignContent == .center)
    #expect(style.flexWrap == .noWrap)
    #expect(style.positionType == .relative)
    #expect(style.direction == .inherit)
    #expect(style.flex == 0)
    #expect(style.minDimensions == (0, 0))
    #expect(style.dimensions.width.isNaN && style.dimensions.height.isNaN)
    #expect(style.maxDimensions.width.isNaN && style.maxDimensions.height.isNaN)
    #expect(style.margin == (0, 0, 0, 0, 0, 0))
    #expect(style.position.left.isNaN && style.position.bottom.isNaN)
    #expect(Undefined.isNaN)
    #expect(Flex.Max == 0.99 && Flex.Min == 0.01)
  }

  @Test("The room fills a container: its width, and its height if there is one")
  func room() {
    let (full, _) = frames(CGSize(width: 200, height: 100)) { self.box({ _ in }) }
    #expect(full == CGSize(width: 200, height: 100))
    let (wide, _) = frames(.sizeConstraintToWidth(200)) {
      self.box({ _ in }, [self.box({ $0.style.dimensions = (10, 30) })])
    }
    #expect(wide == CGSize(width: 200, height: 30))
    let (high, _) = frames(.sizeConstraintToHeight(90)) {
      self.box({ _ in }, [self.box({ $0.style.dimensions = (10, 30) })])
    }
    #expect(high == CGSize(width: 10, height: 90))
    let (own, _) = frames(CGSize(width: 200, height: 100)) {
      self.box({ $0.style.dimensions = (50, 40) })
    }
    #expect(own == CGSize(width: 50, height: 40))
  }

  @Test("Room from 4,096 points on, and below 0, is no limit")
  func noLimit() {
    let make = { self.box({ _ in }, [self.box({ $0.style.dimensions = (10, 30) })]) }
    #expect(frames(CGSize(width: 4096, height: -1), make).0 == CGSize(width: 10, height: 30))
  }

  @Test("A render without a size has no limits, whatever the last one had")
  func sizeIsForgotten() {
    let host = Host()
    host.make = { self.box({ _ in }, [self.box({ $0.style.dimensions = (10, 30) })]) }
    host.renderComponent(.sizeConstraintToWidth(200))
    #expect(host.bounds.width == 200)
    host.renderComponent()
    #expect(host.bounds.width == 10)
  }

  @Test("start and end win over left and right, unless they are undefined")
  func directedInsets() {
    func first(_ inset: Inset) -> CGRect {
      frames(CGSize(width: 100, height: 100)) {
        self.box({ $0.style.padding = inset }, [self.box({ $0.style.dimensions.height = 10 })])
      }.1[0]
    }
    #expect(first((8, 8, 8, 8, 0, 0)) == CGRect(x: 0, y: 8, width: 100, height: 10))
    #expect(first((8, 8, 8, 8, 5, 6)) == CGRect(x: 5, y: 8, width: 89, height: 10))
    #expect(first((8, 8, 9, 8, Undefined, Undefined)) == CGRect(x: 8, y: 8, width: 83, height: 10))
    #expect(
      first(~UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 94, height: 10))
  }

  @Test("A component is as large as its root with the margins that layout used")
  func rootMargins() {
    let (size, _) = frames(.undefined) {
      self.box({
        $0.style.dimensions = (50, 20)
        $0.style.margin = (8, 8, 8, 8, 0, 0)
      })
    }
    #expect(size == CGSize(width: 50, height: 36))
    let (inset, _) = frames(.undefined) {
      self.box({
        $0.style.dimensions = (50, 20)
        $0.style.margin = (0, 0, 0, 0, 3, 4)
      })
    }
    #expect(inset == CGSize(width: 57, height: 20))
  }

  @Test("Flex.Max takes all space, also alone")
  func flexAlone() {
    let (_, boxes) = frames(CGSize(width: 200, height: 50)) {
      self.box(
        { $0.style.flexDirection = .row },
        [
          self.box({ $0.style.dimensions.width = 40 }),
          self.box({ $0.style.flex = Flex.Max }),
        ])
    }
    #expect(boxes[1] == CGRect(x: 40, y: 0, width: 160, height: 50))
    let (_, least) = frames(CGSize(width: 200, height: 50)) {
      self.box({ $0.style.flexDirection = .row }, [self.box({ $0.style.flex = Flex.Min })])
    }
    #expect(least[0].width == 200)
  }

  @Test("A share is of all space that is left, whatever the content")
  func flexBasis() {
    let (_, boxes) = frames(CGSize(width: 300, height: 50)) {
      self.box(
        { $0.style.flexDirection = .row },
        [
          self.box(
            { $0.style.flex = 1 }, [self.box({ $0.style.dimensions = (120, 10) })]),
          self.box({ $0.style.flex = 2 }),
        ])
    }
    #expect(boxes.map(\.width) == [100, 200])
  }

  @Test("A share of a size that is not known is the content's")
  func flexWithoutRoom() {
    let (size, boxes) = frames(.sizeConstraintToWidth(100)) {
      self.box(
        { _ in },
        [self.box({ $0.style.flex = 1 }, [self.box({ $0.style.dimensions = (20, 30) })])])
    }
    #expect(size.height == 30)
    #expect(boxes[0].height == 30)
  }

  @Test("Minimum and maximum are kept")
  func limits() {
    let (_, boxes) = frames(CGSize(width: 300, height: 50)) {
      self.box(
        { $0.style.flexDirection = .row },
        [
          self.box({
            $0.style.flex = 1
            $0.style.maxDimensions.width = 50
          }),
          self.box({ $0.style.flex = 1 }),
          self.box({ $0.style.minDimensions.width = 30 }),
        ])
    }
    #expect(boxes.map(\.width) == [50, 220, 30])
  }

  @Test("Nothing shrinks")
  func noShrinking() {
    let (_, boxes) = frames(CGSize(width: 300, height: 50)) {
      self.box(
        { $0.style.flexDirection = .row },
        [
          self.box({ $0.style.dimensions = (200, 10) }),
          self.box({ $0.style.dimensions = (200, 10) }),
        ])
    }
    #expect(boxes.map(\.minX) == [0, 200])
    #expect(boxes.map(\.width) == [200, 200])
  }

  @Test("A text has the room of its row, which it does not exceed")
  func textInRow() {
    let (_, views) = frames(.sizeConstraintToWidth(200)) {
      self.box(
        { $0.style.flexDirection = .row },
        [
          ComponentNode<UILabel>().configure({
            $0.numberOfLines = 0
            $0.text = String(repeating: "word ", count: 40)
          })
        ])
    }
    #expect(views[0].width <= 200)
    #expect(views[0].height > 60)
  }

  @Test("Sizes include padding and border")
  func boxSizing() {
    let (size, boxes) = frames(.undefined) {
      self.box(
        {
          $0.style.dimensions = (100, 60)
          $0.style.padding = (0, 5, 0, 5, 10, 10)
          $0.style.border = (0, 1, 0, 1, 1, 1)
        }, [self.box({ $0.style.flex = 1 })])
    }
    #expect(size == CGSize(width: 100, height: 60))
    #expect(boxes[0] == CGRect(x: 11, y: 6, width: 78, height: 48))
  }

  @Test("Containers are as wide as their content where they are not stretched")
  func containers() {
    let (_, boxes) = frames(.sizeConstraintToWidth(200)) {
      self.box(
        { _ in },
        [
          self.box({ _ in }, [self.box({ $0.style.dimensions = (30, 10) })]),
          self.box(
            { $0.style.alignSelf = .flexEnd }, [self.box({ $0.style.dimensions = (30, 10) })]),
        ])
    }
    #expect(boxes[0] == CGRect(x: 0, y: 0, width: 200, height: 10))
    #expect(boxes[1] == CGRect(x: 170, y: 10, width: 30, height: 10))
  }

  @Test("A position moves relative views, and places absolute ones; left goes before right")
  func positions() {
    let (_, boxes) = frames(CGSize(width: 100, height: 100)) {
      self.box(
        { _ in },
        [
          self.box({
            $0.style.dimensions = (10, 10)
            $0.style.position = (5, 6, 20, 20)
          }),
          self.box({
            $0.style.positionType = .absolute
            $0.style.dimensions = (10, 10)
            $0.style.position = (Undefined, Undefined, 2, 3)
          }),
          self.box({
            $0.style.positionType = .absolute
            $0.style.position = (10, 20, 30, 40)
          }),
        ])
    }
    #expect(boxes[0] == CGRect(x: 5, y: 6, width: 10, height: 10))
    #expect(boxes[1] == CGRect(x: 88, y: 87, width: 10, height: 10))
    #expect(boxes[2] == CGRect(x: 10, y: 20, width: 60, height: 40))
  }

  @Test("Rows run left to right, unless they are told otherwise")
  func direction() {
    func rows(_ direction: Directive.Direction) -> [CGFloat] {
      let host = Host()
      host.semanticContentAttribute = .forceRightToLeft
      host.make = {
        self.box(
          {
            $0.style.flexDirection = .row
            $0.style.direction = direction
          },
          [
            self.box({ $0.style.dimensions = (10, 10) }),
            self.box({ $0.style.dimensions = (20, 10) }),
          ])
      }
      host.renderComponent(.sizeConstraintToWidth(100))
      return host.root.renderedView?.subviews.map(\.frame.minX) ?? []
    }
    #expect(rows(.inherit) == [0, 10])
    #expect(rows(.rtl) == [90, 70])
  }

  @Test("Lines stand in the middle by default")
  func lines() {
    let (_, boxes) = frames(CGSize(width: 100, height: 100)) {
      self.box(
        {
          $0.style.flexDirection = .row
          $0.style.flexWrap = .wrap
        }, (0..<2).map { _ in self.box({ $0.style.dimensions = (60, 20) }) })
    }
    #expect(boxes.map(\.minY) == [30, 50])
  }

  @Test("Frames are whole points that hold what was computed")
  func integral() {
    let (_, boxes) = frames(CGSize(width: 100, height: 50)) {
      self.box(
        { $0.style.flexDirection = .row },
        (0..<3).map { _ in self.box({ $0.style.flex = 1 }) })
    }
    #expect(boxes.map(\.minX) == [0, 33, 66])
    #expect(boxes.map(\.maxX) == [34, 67, 100])
    let row = Node { $0.style.flexDirection = .row }
    row.children = (0..<3).map { _ in Node { $0.style.flex = 1 } }
    row.layout(100, maxHeight: 50)
    #expect(abs((row.children?[1].layout.position.left ?? 0) - 33.333) < 0.01)
  }

  @Test("Hidden views have no size")
  func hidden() {
    let (_, views) = frames(.sizeConstraintToWidth(100)) {
      self.box(
        { _ in },
        [
          ComponentNode<UILabel>(reuseIdentifier: "a").configure({
            $0.text = "hidden"
            $0.isHidden = true
          }),
          ComponentNode<UILabel>(reuseIdentifier: "b").configure({ $0.text = "seen" }),
        ])
    }
    #expect(views[0].height == 0)
    #expect(views[1].minY == 0)
    #expect(views[1].height > 0)
  }

  @Test("Scroll views scroll over what is laid out in them")
  func scrolling() {
    let host = Host()
    host.make = {
      ComponentNode<UIScrollView>().configure({ $0.style.dimensions = (100, 50) }).children([
        self.box({ $0.style.dimensions = (80, 200) })
      ])
    }
    host.renderComponent(.undefined)
    let scroll = host.root.renderedView as? UIScrollView
    #expect(scroll?.contentSize == CGSize(width: 80, height: 200))
  }

  @Test("Boxes are measured by closures, and give children one by one")
  func boxes() {
    let text = Node { $0.measure = { _, width, _ in (min(width.isNaN ? 90 : width, 90), 12) } }
    let column = Node()
    column.childrenCount = 1
    column.getChild = { _, _ in text }
    column.layout(60)
    #expect(column.layout.dimension == (60, 12))
    #expect(text.layout.dimension == (60, 12))
    column.style { $0.dimensions.width = 40 }
    column.layout()
    #expect(text.layout.dimension.width == 40)
    column.childrenCount = -1
    column.layout()
    #expect(column.layout.dimension == (40, 0))
    column.childrenCount = 1
    column.resetLayout()
    #expect(text.layout.dimension.width.isNaN)
    column.reset()
    #expect(column.children == nil)
    #expect(column.style.dimensions.width.isNaN)
  }
}
