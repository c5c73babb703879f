import Foundation
import Testing
import UIKit

/// A view that writes down what happens to it.
private class Recorder: UIView {
  var log: [String] = []
  var name = ""

  override func willMove(toSuperview view: UIView?) { log.append("will superview \(view != nil)") }
  override func didMoveToSuperview() { log.append("did superview \(superview != nil)") }
  override func willMove(toWindow window: UIWindow?) { log.append("will window \(window != nil)") }
  override func didMoveToWindow() { log.append("did window \(window != nil)") }
  override func didAddSubview(_ view: UIView) { log.append("added") }
  override func willRemoveSubview(_ view: UIView) { log.append("removing") }
}

/// A view that says goodbye.
private class Goodbye: UIView {
  private let say: @MainActor (UIView) -> Void

  init(_ say: @escaping @MainActor (UIView) -> Void) {
    self.say = say
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { say(self) }
}

/// A view that takes its time to go.
private class Lingerer: UIView {
  private let didBegin: @Sendable () -> Void

  init(_ didBegin: @escaping @Sendable () -> Void) {
    self.didBegin = didBegin
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    didBegin()
    Thread.sleep(forTimeInterval: 0.02)
  }
}

@MainActor
@Suite struct HierarchyTests {
  private let parent = UIView()
  private let views = (0..<4).map { _ in UIView() }

  private var order: [Int] {
    parent.subviews.map { view in views.firstIndex { $0 === view } ?? -1 }
  }

  private var layerOrder: [Int] {
    (parent.layer.sublayers ?? []).map { layer in views.firstIndex { $0.layer === layer } ?? -1 }
  }

  private func add(_ indexes: Int...) { for index in indexes { parent.addSubview(views[index]) } }

  private func expect(_ expected: [Int], location: SourceLocation = #_sourceLocation) {
    #expect(order == expected, sourceLocation: location)
    #expect(layerOrder == expected, "layers", sourceLocation: location)
  }

  @Test func `subviews stand in the order in which they were added`() {
    add(0, 1, 2)
    expect([0, 1, 2])
    #expect(views[0].superview === parent)
  }

  @Test func `adding a subview again brings it to the front`() {
    add(0, 1, 2)
    add(0)
    expect([1, 2, 0])
  }

  @Test func `subviews are inserted at an index, and too large ones put them in front`() {
    add(0, 1)
    parent.insertSubview(views[2], at: 0)
    expect([2, 0, 1])
    parent.insertSubview(views[3], at: 99)
    expect([2, 0, 1, 3])
  }

  @Test func `subviews are inserted above and below siblings`() {
    add(0, 1)
    parent.insertSubview(views[2], aboveSubview: views[0])
    expect([0, 2, 1])
    parent.insertSubview(views[3], belowSubview: views[0])
    expect([3, 0, 2, 1])
    parent.insertSubview(views[3], aboveSubview: views[1])
    expect([0, 2, 1, 3])
    parent.insertSubview(views[1], belowSubview: views[0])
    expect([1, 0, 2, 3])
  }

  @Test func `subviews change places`() {
    add(0, 1, 2, 3)
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    expect([2, 1, 0, 3])
    parent.bringSubviewToFront(views[2])
    expect([1, 0, 3, 2])
    parent.sendSubviewToBack(views[3])
    expect([3, 1, 0, 2])
  }

  @Test func `strangers are neither brought forward nor sent back`() {
    add(0)
    parent.bringSubviewToFront(views[1])
    parent.sendSubviewToBack(views[1])
    expect([0])
  }

  @Test func `a view leaves its old superview for the new one`() {
    add(0)
    let other = UIView()
    other.addSubview(views[0])
    expect([])
    #expect(views[0].superview === other)
    #expect(other.subviews == [views[0]])
  }

  @Test func `superviews do not keep what was removed, nor subviews their superview`() {
    weak var gone: UIView?
    do {
      let view = UIView()
      view.addSubview(views[0])
      gone = view
    }
    #expect(gone == nil)
    #expect(views[0].superview == nil)
  }

  @Test func `a view that takes leave of its subviews as it goes leaves them usable`() {
    let held = views[0]
    do {
      let view = Goodbye { view in
        #expect(view.subviews == [held])
        held.removeFromSuperview()
        held.setNeedsLayout()
      }
      view.addSubview(held)
    }
    #expect(held.superview == nil)
    #expect(held.layer.superlayer == nil)
    parent.addSubview(held)
    #expect(held.superview === parent)
  }

  @Test func `a layer that outlives its view has no delegate`() {
    let layer: CALayer
    do {
      let view = UIView()
      layer = view.layer
      #expect(layer.delegate === view)
    }
    #expect(layer.delegate == nil)
    layer.frame.size.width = 10
    layer.layoutIfNeeded()
  }

  @Test func `a layer of one's own does not keep its delegate`() {
    let layer = CALayer()
    do {
      let view = UIView()
      layer.delegate = view
      #expect(layer.delegate === view)
    }
    #expect(layer.delegate == nil)
  }

  @Test func `a view hears of its moves outside a window`() {
    let view = Recorder()
    parent.addSubview(view)
    #expect(view.log == ["will superview true", "did superview true"])
    view.log = []
    view.removeFromSuperview()
    #expect(view.log == ["will superview false", "did superview false"])
  }

  @Test func `everything inside hears when it reaches a window`() {
    let (outer, inner) = (Recorder(), Recorder())
    outer.addSubview(inner)
    (outer.log, inner.log) = ([], [])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(outer)
    #expect(inner.window === window)
    #expect(
      outer.log
        == ["will window true", "will superview true", "did window true", "did superview true"])
    #expect(inner.log == ["will window true", "did window true"])
    outer.removeFromSuperview()
    #expect(inner.window == nil)
    #expect(inner.log.suffix(2) == ["will window false", "did window false"])
  }

  @Test func `a superview hears of its subviews`() {
    let outer = Recorder()
    outer.addSubview(views[0])
    views[0].removeFromSuperview()
    #expect(outer.log == ["added", "removing"])
  }

  @Test func `removing a view without superview does nothing`() {
    let view = Recorder()
    view.removeFromSuperview()
    #expect(view.log.isEmpty)
  }

  @Test func `descent includes the view itself`() {
    add(0)
    views[0].addSubview(views[1])
    #expect(views[1].isDescendant(of: parent))
    #expect(views[1].isDescendant(of: views[1]))
    #expect(!parent.isDescendant(of: views[1]))
  }

  @Test func `a view is found by its tag, depth first`() {
    add(0, 1)
    views[0].addSubview(views[2])
    views[2].tag = 5
    views[1].tag = 5
    #expect(parent.viewWithTag(5) === views[2])
    #expect(parent.viewWithTag(6) == nil)
    #expect(views[1].viewWithTag(5) === views[1])
  }

  @Test func `a superview whose last reference goes on another thread is away at once`() async {
    let subview = UIView()
    let (beginnings, beginning) = AsyncStream.makeStream(of: Void.self)
    nonisolated(unsafe) var superview: UIView? = Lingerer { beginning.yield() }
    superview?.addSubview(subview)
    Thread.detachNewThread { superview = nil }
    for await _ in beginnings { break }
    #expect(subview.superview == nil)
    subview.setNeedsLayout()
    subview.layoutIfNeeded()
    subview.removeFromSuperview()
    #expect(subview.superview == nil)
  }
}
