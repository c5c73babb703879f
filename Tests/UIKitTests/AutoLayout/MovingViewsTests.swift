import Testing
import UIKit

@Suite @MainActor struct MovingViewsTests {
  let world = LayoutWorld()
  let box = UIView()
  let inner = UIView()

  init() {
    world.add(box)
    world.add(inner, to: box)
    world.layout(
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      inner.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -5),
      inner.heightAnchor.constraint(equalToConstant: 10),
      box.leftAnchor.constraint(equalTo: world.root.leftAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: world.root.topAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5))
  }

  @Test func `a removed view takes its inner constraints along and drops the others`() {
    #expect(box.frame == CGRect(20, 20, 100, 20))
    let outer = world.root.constraints
    box.removeFromSuperview()
    #expect(world.root.constraints.isEmpty)
    #expect(outer.allSatisfy { !$0.isActive })
    #expect(box.constraints.count == 5)
    world.layout()
  }

  @Test func `a view that is added again is placed by new constraints and its old inner ones`() {
    box.removeFromSuperview()
    world.add(box)
    world.layout(
      box.leftAnchor.constraint(equalTo: world.root.leftAnchor),
      box.topAnchor.constraint(equalTo: world.root.topAnchor))
    #expect(box.frame == CGRect(0, 0, 100, 20))
    #expect(inner.frame == CGRect(5, 5, 90, 10))
  }

  @Test func `a view alone lays out its inside`() {
    box.removeFromSuperview()
    box.translatesAutoresizingMaskIntoConstraints = true
    box.constraints.first { $0.firstAttribute == .width }?.isActive = false
    box.constraints.first { $0.firstAttribute == .bottom }?.isActive = false
    box.frame = CGRect(0, 0, 60, 60)
    box.layoutIfNeeded()
    #expect(inner.frame == CGRect(5, 5, 50, 10))
  }

  @Test func `the inside follows a frame that is given`() {
    let card = UIView(frame: CGRect(10, 10, 50, 50))
    world.root.addSubview(card)
    let label = UIView()
    world.add(label, to: card)
    world.layout(
      label.leftAnchor.constraint(equalTo: card.leftAnchor),
      label.rightAnchor.constraint(equalTo: card.rightAnchor),
      label.topAnchor.constraint(equalTo: card.topAnchor),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor))
    #expect(label.frame == CGRect(0, 0, 50, 50))
    card.frame = CGRect(10, 10, 80, 20)
    world.layout()
    #expect(label.frame == CGRect(0, 0, 80, 20))
  }

  @Test func `views placed by frames can be pinned to`() {
    let card = UIView(frame: CGRect(10, 30, 50, 50))
    let below = UIView()
    world.root.addSubview(card)
    world.add(below)
    world.layout(
      below.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 10),
      below.leftAnchor.constraint(equalTo: card.leftAnchor),
      below.widthAnchor.constraint(equalTo: card.widthAnchor),
      below.heightAnchor.constraint(equalToConstant: 10))
    #expect(below.frame == CGRect(10, 90, 50, 10))
    card.frame = CGRect(40, 0, 70, 10)
    world.layout()
    #expect(below.frame == CGRect(40, 20, 70, 10))
  }

  @Test func `constraints reach into a view that is placed by its frame`() {
    let card = UIView(frame: CGRect(40, 30, 100, 100))
    let (dot, line) = (UIView(), UIView())
    world.root.addSubview(card)
    world.add(dot, to: card)
    world.layout(
      dot.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
      dot.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      dot.widthAnchor.constraint(equalToConstant: 8),
      dot.heightAnchor.constraint(equalToConstant: 8))
    world.add(line)
    world.layout(
      line.leftAnchor.constraint(equalTo: world.root.leftAnchor),
      line.rightAnchor.constraint(equalTo: dot.leftAnchor),
      line.centerYAnchor.constraint(equalTo: dot.centerYAnchor),
      line.heightAnchor.constraint(equalToConstant: 2))
    #expect(dot.frame == CGRect(10, 10, 8, 8))
    #expect(line.frame == CGRect(0, 43, 50, 2))
    card.frame.origin = CGPoint(x: 100, y: 0)
    world.layout()
    #expect(line.frame == CGRect(0, 13, 110, 2))
  }

  @Test func `a view can go over from its frame to constraints and back`() {
    let card = UIView(frame: CGRect(40, 30, 100, 100))
    let dot = UIView()
    world.root.addSubview(card)
    world.add(dot, to: card)
    world.layout(
      dot.rightAnchor.constraint(equalTo: card.rightAnchor),
      dot.topAnchor.constraint(equalTo: card.topAnchor),
      dot.widthAnchor.constraint(equalToConstant: 8),
      dot.heightAnchor.constraint(equalToConstant: 8))
    #expect(dot.frame.maxX == 100)
    card.translatesAutoresizingMaskIntoConstraints = false
    let placed = [
      card.leftAnchor.constraint(equalTo: world.root.leftAnchor),
      card.topAnchor.constraint(equalTo: world.root.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 30),
      card.heightAnchor.constraint(equalToConstant: 30),
    ]
    NSLayoutConstraint.activate(placed)
    world.layout()
    #expect(card.frame == CGRect(0, 0, 30, 30))
    #expect(dot.frame.maxX == 30)
    NSLayoutConstraint.deactivate(placed)
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = CGRect(5, 5, 60, 60)
    world.layout()
    #expect(card.frame == CGRect(5, 5, 60, 60))
    #expect(dot.frame.maxX == 60)
  }

  @Test(arguments: [false, true])
  func `a view whose superview is gone keeps its inner constraints`(isInRoot: Bool) {
    let card = UIView()
    let other = LayoutWorld()
    do {
      let old = LayoutWorld()
      let holder = UIView(frame: CGRect(0, 0, 100, 100))
      let world = isInRoot ? old : other
      let parent = isInRoot ? old.root : holder
      if !isInRoot { world.add(holder) }
      world.add(card, to: parent)
      world.layout(
        card.leftAnchor.constraint(equalTo: parent.leftAnchor),
        card.topAnchor.constraint(equalTo: parent.topAnchor),
        card.widthAnchor.constraint(equalToConstant: 40),
        card.heightAnchor.constraint(equalToConstant: 30))
      #expect(card.frame == CGRect(0, 0, 40, 30))
      holder.removeFromSuperview()
    }
    #expect(card.superview == nil)
    world.add(card)
    world.layout(
      card.leftAnchor.constraint(equalTo: world.root.leftAnchor),
      card.topAnchor.constraint(equalTo: world.root.topAnchor))
    #expect(card.frame == CGRect(0, 0, 40, 30))
  }
}
