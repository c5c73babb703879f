import Testing
import UIKit
import _UIKitTestSupport

@Suite(.closesWindows) @MainActor struct UpdateConstraintsTests {
  /// Writes down when its constraints are updated.
  final class Recorder: UIView {
    var log: (String) -> Void = { _ in }
    var name = ""
    var onUpdate: () -> Void = {}

    override func updateConstraints() {
      log(name)
      onUpdate()
      super.updateConstraints()
    }
  }

  @Test func `new views are updated once, inner ones first, before layout`() {
    var log: [String] = []
    let (outer, inner) = (Recorder(), Recorder())
    for (view, name) in [(outer, "outer"), (inner, "inner")] {
      view.name = name
      view.log = { log.append($0) }
    }
    outer.addSubview(inner)
    #expect(outer.needsUpdateConstraints())
    outer.layoutIfNeeded()
    #expect(log == ["inner", "outer"])
    #expect(!outer.needsUpdateConstraints())
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log.count == 2)
    inner.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    outer.layoutIfNeeded()
    #expect(log == ["inner", "outer", "inner"])
  }

  @Test func `constraints changed in an update count in the layout that follows`() {
    let world = LayoutWorld()
    let view = Recorder()
    world.add(view)
    var width: NSLayoutConstraint?
    view.onUpdate = { [weak view] in
      if width == nil { width = view?.widthAnchor.constraint(equalToConstant: 0) }
      width?.constant += 10
      width?.isActive = true
    }
    world.layout(
      view.leftAnchor.constraint(equalTo: world.root.leftAnchor),
      view.topAnchor.constraint(equalTo: world.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5))
    #expect(view.frame == CGRect(0, 0, 10, 5))
    view.setNeedsUpdateConstraints()
    world.layout()
    #expect(view.frame.width == 20)
  }

  @Test func `updateConstraintsIfNeeded updates without laying out`() {
    let view = Recorder()
    var count = 0
    view.log = { _ in count += 1 }
    view.updateConstraintsIfNeeded()
    view.updateConstraintsIfNeeded()
    #expect(count == 1)
    #expect(!view.needsUpdateConstraints())
  }

  @Test func `a controller updates the constraints of its view`() {
    final class Controller: UIViewController {
      var count = 0
      override func updateViewConstraints() {
        count += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    controller.view.layoutIfNeeded()
    #expect(controller.count == 1)
  }

  @Test func `subviews have their frames after super's layoutSubviews`() {
    final class Card: UIView {
      let child = UIView()
      var seen: (before: CGRect, after: CGRect)?
      override func layoutSubviews() {
        let before = child.frame
        super.layoutSubviews()
        seen = (before, child.frame)
      }
    }
    let card = Card(frame: CGRect(0, 0, 100, 100))
    card.child.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(card.child)
    NSLayoutConstraint.activate([
      card.child.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
      card.child.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      card.child.widthAnchor.constraint(equalToConstant: 10),
      card.child.heightAnchor.constraint(equalToConstant: 10),
    ])
    card.layoutIfNeeded()
    #expect(card.seen?.before == .zero)
    #expect(card.seen?.after == CGRect(10, 10, 10, 10))
  }

  @Test func `a layout without changes lays nothing out again`() {
    final class Card: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        super.layoutSubviews()
      }
    }
    let card = Card(frame: CGRect(0, 0, 100, 100))
    let child = SizedView(10, 10)
    child.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(child)
    child.centerXAnchor.constraint(equalTo: card.centerXAnchor).isActive = true
    card.layoutIfNeeded()
    #expect(card.count == 1)
    card.layoutIfNeeded()
    #expect(card.count == 1)
    child.content.width = 20
    card.layoutIfNeeded()
    #expect(card.count == 2)
    #expect(child.frame.width == 20)
  }

  @Test func `frames change inside an animation where layout is asked for`() {
    let controller = UIViewController()
    let stage = Stage(root: controller)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: controller.view.leftAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    stage.frame()
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      controller.view.layoutIfNeeded()
    }
    #expect(view.frame.minX == 100)
    stage.advance(by: 0.5)
    #expect(view.layer.presentation().map { abs($0.frame.minX - 50) < 2 } == true)
    stage.advance(by: 1)
    #expect(view.layer.presentation()?.frame.minX ?? 100 == 100)
  }
}
