import KumikoComponents
import Testing
import UIKit
import _TestSupport

@MainActor
@Suite struct `A component container` {
  let log = Log()
  let container = ComponentContainer(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  func show(_ name: String, rerenders: Bool = true) {
    container.render(AnyComponent(Recorder(name: name, log: log, rerenders: rerenders)))
  }

  var label: UILabel? { container.renderedContent as? UILabel }
  var renderedName: String? { container.renderedComponent?.as(Recorder.self)?.name }
  var boundName: String? { container.boundComponent?.as(Recorder.self)?.name }

  @Test func `makes and lays out its content once`() {
    show("a")
    #expect(
      log.take() == ["make by a", "lay out by a", "render a", "behaviors a", "mount a"])
    let first = label
    show("b")
    #expect(log.take() == ["unmount a", "render b", "behaviors b", "mount b"])
    #expect(label === first)
    #expect(label?.text == "b")
  }

  @Test func `keeps comparing with what it rendered last`() {
    show("a", rerenders: false)
    show("b", rerenders: true)
    #expect(label?.text == "a")
    #expect(renderedName == "a")
    #expect(boundName == "b")
    show("c")
    #expect(label?.text == "a")
  }

  @Test func `refreshes behaviors even when it does not render`() {
    show("a", rerenders: false)
    _ = log.take()
    show("b")
    #expect(log.take() == ["behaviors b"])
  }

  @Test func `pairs display callbacks, whatever is rendered in between`() {
    show("a")
    _ = log.take()
    container.contentWillDisplay()
    container.contentWillDisplay()
    show("b")
    container.contentDidEndDisplay()
    container.contentDidEndDisplay()
    #expect(
      log.take() == [
        "display a", "unmount a", "render b", "behaviors b", "mount b", "end b",
        "unmount b",
      ])
  }

  @Test func `mounts again when it is displayed again`() {
    show("a")
    container.contentWillDisplay()
    container.contentDidEndDisplay()
    _ = log.take()
    container.contentWillDisplay()
    #expect(log.take() == ["mount a", "display a"])
  }

  @Test func `replaces content of another kind`() {
    show("a")
    container.contentWillDisplay()
    _ = log.take()
    container.render(AnyComponent(NumberRow(id: 1, value: 5)))
    #expect(log.take() == ["end a", "unmount a"])
    #expect(container.subviews.count == 1)
    #expect(container.subviews.first?.tag == 5)
  }

  @Test func `displays content that replaced a displayed one`() {
    let log = log
    container.render(AnyComponent(NumberRow(id: 1, value: 5)))
    container.contentWillDisplay()
    show("a")
    #expect(log.take().suffix(2) == ["mount a", "display a"])
    container.contentDidEndDisplay()
    #expect(log.take() == ["end a", "unmount a"])
  }

  @Test func `fills itself with a view by default`() {
    container.render(AnyComponent(Row("text")))
    container.layoutIfNeeded()
    #expect(label?.frame == container.bounds)
    #expect(label?.text == "text")
  }

  @Test func `shows content that is no view as its component lays it out`() {
    @MainActor final class Box { let view = UIView(frame: .zero) }
    struct Boxed: Component {
      func renderContent() -> Box { Box() }
      func render(in content: Box) { content.view.tag = 9 }
      func layout(content: Box, in container: UIView) { container.addSubview(content.view) }
      func intrinsicContentSize(for content: Box) -> CGSize { CGSize(width: 1, height: 2) }
    }
    container.render(AnyComponent(Boxed()))
    #expect(container.subviews.first?.tag == 9)
    #expect(AnyComponent(Boxed()).intrinsicContentSize(for: Box()).height == 2)
  }
}

@MainActor
@Suite struct `Storage of a mounted component` {
  /// Paints its view, and restores the color that it found.
  struct Painter: Component {
    static let oldTag = ViewStorage.Key<Int>()
    var tag: Int

    func render(in content: UIView) {}

    func didMount(to content: UIView, storage: ViewStorage) {
      storage[Self.oldTag] = content.tag
      storage[ViewStorage.Key(String.self)] = "typed"
      content.tag = tag
    }

    func willUnmount(from content: UIView, storage: ViewStorage) {
      content.tag = storage[Self.oldTag] ?? -1
      if storage[ViewStorage.Key(String.self)] != "typed" { content.tag = -2 }
    }
  }

  @Test func `has nothing for a key that was not set, even if its value can be nil`() {
    var isSet: [Bool] = []
    let component = Asker { storage in
      let key = ViewStorage.Key(String?.self)
      isSet.append(storage[key] != .none)
      storage[key] = .some(nil)
      isSet.append(storage[key] != .none)
      storage[key] = .none
      isSet.append(storage[key] != .none)
    }
    ComponentContainer(frame: .zero).render(AnyComponent(component))
    #expect(isSet == [false, true, false])
  }

  /// A component that does something with what is kept with its view.
  private struct Asker: Component {
    let ask: (ViewStorage) -> Void

    func renderContent() -> UIView { UIView() }
    func render(in content: UIView) {}
    func didMount(to content: UIView, storage: ViewStorage) { ask(storage) }
  }

  @Test func `lasts from mount to unmount`() {
    let container = ComponentContainer(frame: .zero)
    container.render(AnyComponent(Painter(tag: 1)))
    let view = container.renderedContent as? UIView
    #expect(view?.tag == 1)
    container.render(AnyComponent(Painter(tag: 2)))
    #expect(view?.tag == 2)
    container.contentDidEndDisplay()
    #expect(view?.tag == 0)
  }
}

@MainActor
@Suite struct `Behaviors` {
  @Test func `of display are called with the component's own hooks`() {
    let log = Log()
    let container = ComponentContainer(frame: .zero)
    let component = Recorder(name: "a", log: log)
      .on(willDisplay: { log.events.append("inner") })
      .on(
        willDisplay: { log.events.append("outer") },
        didEndDisplaying: { log.events.append("gone") })
    container.render(AnyComponent(component))
    _ = log.take()
    container.contentWillDisplay()
    container.render(AnyComponent(component))
    container.contentDidEndDisplay()
    #expect(
      log.take().filter { !$0.contains("mount") && !$0.contains("render") }
        == ["display a", "inner", "outer", "behaviors a", "end a", "gone"])
  }
}
