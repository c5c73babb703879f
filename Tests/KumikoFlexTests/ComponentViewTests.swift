import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite("A component view is a function of its state", .closesWindows)
struct ComponentViewTests {
  struct Album {
    var title = "Album"
    var isExpanded = false
    var isFeatured = false
  }

  final class AlbumView: ComponentView<Album> {
    var constructions = 0

    override func construct() -> any ElementTree {
      constructions += 1
      let isExpanded = state?.isExpanded ?? false
      return Element<UIView>().layout {
        $0.flexDirection = isExpanded ? .column : .row
        $0.padding = FlexEdges(all: 10)
        $0.margin = FlexEdges(all: 5)
      }.children {
        Element<UIView>(reuseIdentifier: "cover").layout { $0.dimensions = (40, 30) }
        Element<UILabel>().configure { [state] in $0.text = state?.title }
        if state?.isFeatured == true { Element<UIView>(reuseIdentifier: "star").size(10) }
      }
    }

    var rootView: UIView { subviews[0] }
  }

  private func makeAlbum() -> AlbumView {
    let view = AlbumView(frame: .zero)
    view.state = Album()
    return view
  }

  @Test("It is as large as its root with margins, on whole pixels")
  func size() {
    let view = makeAlbum()
    view.renderComponent(size: CGSize(width: 200, height: CGFloat.nan))
    #expect(view.bounds.size == CGSize(width: 200, height: 60))
    #expect(view.rootView.frame == CGRect(x: 5, y: 5, width: 190, height: 50))
    #expect(view.rootView.subviews[0].frame == CGRect(x: 10, y: 10, width: 40, height: 30))
    #expect(view.sizeThatFits(CGSize(width: 100, height: CGFloat.nan)).width == 100)
    #expect(view.intrinsicContentSize == view.bounds.size)
  }

  @Test("It keeps its origin when its size changes")
  func origin() {
    let view = makeAlbum()
    view.frame.origin = CGPoint(x: 7, y: 8)
    view.renderComponent(size: .sizeConstraintToWidth(200))
    view.renderComponent(size: .sizeConstraintToWidth(130))
    #expect(view.frame == CGRect(x: 7, y: 8, width: 130, height: 60))
  }

  @Test("A change of state changes the tree, and the size of the last render stays")
  func state() {
    let view = makeAlbum()
    view.renderComponent(size: .sizeConstraintToWidth(200))
    view.setState { $0?.isExpanded = true }
    #expect(view.bounds.width == 200)
    let label = view.rootView.subviews[1]
    #expect(label.frame.minY == 40)
    view.setState { $0?.title = "Other" }
    #expect((label as? UILabel)?.text == "Other")
    #expect(view.constructions == 3)
  }

  @Test("A render that a render asks for is done right after it")
  func renderInside() {
    final class Meter: ComponentView<Int> {
      var constructions = 0
      /// Until what the views count on when they are configured.
      var end = 3

      override func construct() -> any ElementTree {
        constructions += 1
        let number = state ?? 0
        return Element<UILabel>().set(\.text, "\(number)").configure { [weak self] _ in
          guard let self, number < end else { return }
          setState { $0 = number + 1 }
          setState { _ in }
          #expect(sizeThatFits(CGSize(width: 1, height: 1)) == bounds.size)
        }
      }
    }
    let handler = KumikoDiagnostics.handler
    defer { KumikoDiagnostics.handler = handler }
    var reports: [KumikoDiagnostic] = []
    KumikoDiagnostics.handler = { reports.append($0) }
    let view = Meter(frame: .zero)
    view.renderComponent(size: .undefined)
    #expect((view.subviews.first as? UILabel)?.text == "3")
    #expect(view.constructions == 4)
    #expect(view.bounds.size == view.subviews.first?.frame.size)
    #expect(reports.isEmpty)

    view.end = .max
    view.renderComponent()
    #expect(reports == [.endlessRender(component: "Meter")])
    #expect(view.constructions == 13)
    view.end = 0
    view.setState { $0 = 7 }
    #expect((view.subviews.first as? UILabel)?.text == "7")
  }

  @Test("A tree that is to be shown while one is made follows right after it")
  func showInside() {
    let view = ElementView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    var texts: [String] = []
    view.show(
      Element<UILabel>().configure { _ in
        view.show(TextElement("two"))
        view.show(TextElement("three"))
        texts.append("one")
      })
    texts += view.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["one", "three"])
  }

  @Test("A tree that is to be shown while views are measured follows right after that")
  func showWhileMeasuring() {
    final class Meter: UIView {
      var onMeasure: (@MainActor () -> Void)?
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        onMeasure?()
        return CGSize(width: 30, height: 400)
      }
    }
    let view = ElementView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    view.show(
      Element<Meter>().configure { meter in
        meter.onMeasure = { [weak view] in
          view?.layoutIfNeeded()
          view?.show(TextElement("two"))
        }
      })
    view.fit(width: 200)
    #expect((view.subviews.first as? UILabel)?.text == "two")
    #expect(view.intrinsicContentSize.height < 100)
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame.width == 200)
  }

  @Test("Safely centered views that are too large begin where their container does")
  func safeAlignment() {
    func frames(isSafe: Bool) -> [CGRect] {
      let view = ElementView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      view.show(
        HFlex {
          Element<UIView>().size(width: 160, height: 40).align(.center, isSafe: isSafe)
        }.size(width: 100, height: 20).justify(.center, isSafe: isSafe))
      view.fit(width: 100)
      view.layoutIfNeeded()
      return view.subviews[0].subviews.map(\.frame)
    }
    #expect(frames(isSafe: false) == [CGRect(x: -30, y: -10, width: 160, height: 40)])
    #expect(frames(isSafe: true) == [CGRect(x: 0, y: 0, width: 160, height: 40)])
  }

  @Test("Hidden views take no space")
  func hidden() {
    let view = makeAlbum()
    view.configure { component in
      guard let album = component as? AlbumView else { return }
      album.state?.title = ""
    }
    view.renderComponent(size: .undefined)
    #expect(view.rootView.subviews[1].bounds.width == 0)
    #expect(view.bounds.width == 70)
  }

  @Test("Views that say how large they are stay so from render to render")
  func fittingViews() {
    final class Chart: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 40) }
    }
    final class ChartView: ComponentView<Int> {
      override func construct() -> any ElementTree {
        Element<UIView>().children { Element<Chart>().align(.flexStart).configure { _ in } }
      }
    }
    let view = ChartView(frame: .zero)
    for _ in 0..<3 {
      view.renderComponent(size: .sizeConstraintToWidth(200))
      let chart = view.subviews.first?.subviews.first
      #expect(chart?.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(view.bounds.height == 40)
    }
  }

  @Test("Views that stay move with an animation, and new ones fade in after it")
  func animation() {
    let view = makeAlbum()
    let stage = TestStage(view: UIView(frame: .zero))
    stage.window.addSubview(view)
    view.renderComponent(size: .sizeConstraintToWidth(200))
    stage.settle()
    view.setState(duration: 0.4) {
      $0?.isExpanded = true
      $0?.isFeatured = true
    }
    let (label, star) = (view.rootView.subviews[1], view.rootView.subviews[2])
    #expect(label.layer.animationKeys()?.isEmpty == false)
    #expect(star.frame.size == CGSize(width: 170, height: 10) || star.frame.width == 10)
    stage.advance(by: 0.2)
    #expect(star.layer.presentation()?.opacity == 0)
    stage.settle()
    #expect(star.alpha == 1)
  }

  @Test("A static component is described once, and configured again and again")
  func staticComponent() {
    final class Still: StaticComponentView<String> {
      var constructions = 0
      override func construct() -> any ElementTree {
        constructions += 1
        return Element<UILabel>().configure { [weak self] in $0.text = self?.state }
      }
    }
    let view = Still(frame: .zero)
    view.state = "one"
    view.renderComponent(size: .undefined)
    view.state = "two"
    view.renderComponent()
    #expect(view.constructions == 1)
    #expect((view.subviews.first as? UILabel)?.text == "two")
    #expect(view.isRootInitialized)
  }

  @Test("A slow render is reported with the component's name")
  func slowness() {
    let (handler, limit) = (KumikoDiagnostics.handler, BaseComponentView.slowRenderLimit)
    defer {
      KumikoDiagnostics.handler = handler
      BaseComponentView.slowRenderLimit = limit
    }
    var reports: [KumikoDiagnostic] = []
    KumikoDiagnostics.handler = { reports.append($0) }
    BaseComponentView.slowRenderLimit = .zero
    makeAlbum().renderComponent(size: .undefined)
    guard case .slowRender(let component, _)? = reports.first else {
      Issue.record("No slow render was reported")
      return
    }
    #expect(component == "AlbumView")
    BaseComponentView.slowRenderLimit = nil
    reports = []
    makeAlbum().renderComponent(size: .undefined)
    #expect(reports.isEmpty)
  }

  @Test("Scroll views know how large their content is")
  func scrolling() {
    final class Strip: ComponentView<Int> {
      override func construct() -> any ElementTree {
        Element<UIScrollView>().layout {
          $0.flexDirection = .row
          $0.overflow = .scroll
          $0.height = 50
        }.children {
          for _ in 0..<(state ?? 0) { Element<UIView>().size(width: 40, height: 50).margin(5) }
        }
      }
    }
    let view = Strip(frame: .zero)
    view.state = 6
    view.renderComponent(size: .sizeConstraintToWidth(100))
    let scrollView = view.subviews.first as? UIScrollView
    #expect(scrollView?.frame.width == 100)
    #expect(scrollView?.contentSize.width == 295)
    view.setState { $0 = 0 }
    #expect(scrollView?.contentSize == .zero)
  }

  @Test("What a new view is configured with appears at once, in an animation too")
  func newViewsInAnimations() throws {
    final class Box: ComponentView<Bool> {
      override func construct() -> any ElementTree {
        Element<UIView>().size(50).children {
          if state == true {
            Element<UIView>().size(10).configure {
              $0.alpha = 0.5
              $0.backgroundColor = .red
            }
          }
        }
      }
    }
    let stage = TestStage(view: UIView(frame: .zero), size: CGSize(width: 100, height: 100))
    let box = Box(frame: .zero)
    stage.window.addSubview(box)
    box.renderComponent(size: .undefined)
    stage.settle()
    box.setState(duration: 1) { $0 = true }
    let layer = try #require(box.subviews[0].subviews.first?.layer)
    stage.advance(by: 0.5)
    #expect((layer.presentation()?.opacity ?? 1) < 0.01)
    #expect(layer.animation(forKey: "backgroundColor") == nil)
    stage.settle()
    #expect(layer.opacity == 0.5)
  }

  @Test("Margins and padding where lines begin and end count like those on the left and right")
  func directedEdges() {
    final class Box: ComponentView<Int> {
      override func construct() -> any ElementTree {
        Element<UIScrollView>().size(width: 100, height: 50)
          .margin(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 40))
          .padding(NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 6))
          .children { Element<UIView>().size(width: 200, height: 10).align(.flexStart) }
      }
    }
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let box = Box(frame: .zero)
      box.semanticContentAttribute = direction
      box.renderComponent(size: .undefined)
      #expect(box.bounds.size == CGSize(width: 142, height: 54))
    }
    let box = Box(frame: .zero)
    box.renderComponent(size: .undefined)
    #expect((box.subviews[0] as? UIScrollView)?.contentSize.width == 211)
  }

  @Test("Plain scroll views scroll over what is laid out inside")
  func plainScrolling() {
    let scroll = UIScrollView(frame: .zero).configure(
      { $0.flexStyle.dimensions = (50, 40) },
      children: [UIView(frame: .zero).configure { $0.flexStyle.dimensions = (30, 90) }])
    scroll.render(in: .undefined)
    #expect(scroll.contentSize == CGSize(width: 30, height: 90))
  }

  @Test("Plain views with styles are laid out, others left alone")
  func plain() {
    let other = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
    let box = UIView(frame: .zero).configure { $0.flexStyle.dimensions = (30, 20) }
    let root = UIView(frame: CGRect(x: 7, y: 8, width: 0, height: 0)).configure(
      {
        $0.flexStyle.padding = FlexEdges(all: 4)
        $0.flexStyle.alignItems = .flexEnd
      }, children: [box])
    root.addSubview(other)
    root.render(in: CGSize(width: 100, height: CGFloat.nan))
    #expect(root.frame == CGRect(x: 7, y: 8, width: 100, height: 28))
    #expect(box.frame == CGRect(x: 66, y: 4, width: 30, height: 20))
    #expect(other.frame == CGRect(x: 1, y: 1, width: 1, height: 1))
  }

  @Test("States belong to ids and go with them")
  func states() {
    let states = ComponentStates<Int>(initial: 0)
    var changed: [AnyHashable] = []
    states.didChange = { changed.append($0) }
    states["a"] = 1
    states["b"] += 2
    #expect(states["a"] == 1)
    #expect(states["b"] == 2)
    #expect(states["c"] == 0)
    #expect(changed == ["a", "b"])
    states.keep(["b", "c"])
    #expect(states["a"] == 0)
    #expect(states["b"] == 2)
    #expect(states.count == 1)
    states.remove("b")
    #expect(states.count == 0)
  }

  @Test("Dimensions read what was written, and one of both can be set")
  func dimensions() {
    var style = FlexStyle.view
    #expect(style.dimensions.width.isNaN && style.dimensions.height.isNaN)
    style.dimensions.width = 64
    #expect(style.dimensions.width == 64)
    #expect(style.height == .auto)
    style.dimensions = (40, 30)
    #expect(style.dimensions == (40, 30))
    style.height = .percent(50)
    style.dimensions.width = 20
    #expect((style.width, style.height) == (20, .percent(50)))
  }

  @Test("Labels of one line give up width in rows, and nothing else does")
  func labelsShrink() {
    let long = String(repeating: "many words ", count: 20)
    let row = HFlex {
      Element<UILabel>().set(\.text, long)
      Element<UIView>().size(width: 30, height: 20)
      Element<UILabel>().set(\.text, "12:30").shrink(0)
    }
    let view = ElementView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    view.show(row, name: "row")
    view.layoutIfNeeded()
    let views = view.subviews.first?.subviews ?? []
    let label = UILabel(frame: .zero)
    label.text = "12:30"
    let kept = label.sizeThatFits(.zero).width
    #expect(views.count == 3)
    #expect(views.last?.frame.maxX == 200)
    #expect(views[1].frame.width == 30)
    #expect(abs(views[2].frame.width - kept) < 1)
    #expect(abs(views[0].frame.width - (170 - kept)) < 1)
  }

  @Test("A view that has lost its width shows its tree without width, too")
  func lostWidth() {
    let view = ElementView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    view.show(VFlex { TextElement("A title") })
    view.layoutIfNeeded()
    let column = view.subviews.first
    #expect(column?.frame.width == 200)
    view.frame.size.width = 0
    view.layoutIfNeeded()
    #expect(column?.frame.width == 0)
    #expect(column?.subviews.first?.frame.width == 0)
    view.frame.size.width = 100
    view.layoutIfNeeded()
    #expect(column?.frame.width == 100)
  }
}
