import Testing
import UIKit

@Suite @MainActor struct AmbiguityTests {
  let world = LayoutWorld()
  let view = UIView()

  init() { world.add(view) }

  @Test func `a view whose place and size are given is not ambiguous`() {
    world.layout(
      view.leftAnchor.constraint(equalTo: world.root.leftAnchor),
      view.topAnchor.constraint(equalTo: world.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50))
    #expect(!view.hasAmbiguousLayout)
    #expect(!world.root.hasAmbiguousLayout)
  }

  @Test func `a view without a place, or without a size, is`() {
    world.layout(
      view.topAnchor.constraint(equalTo: world.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50))
    #expect(view.hasAmbiguousLayout)
    let left = view.leftAnchor.constraint(equalTo: world.root.leftAnchor)
    world.layout(left)
    #expect(!view.hasAmbiguousLayout)
    view.constraints.forEach { $0.isActive = false }
    #expect(view.hasAmbiguousLayout)
  }

  @Test func `two views that could share room in any way are, until one gives way`() {
    let (one, two) = (SizedView(20, 10), SizedView(20, 10))
    world.add(one, two)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[one][two]|", options: .alignAllTop, metrics: nil,
        views: ["one": one, "two": two]))
    world.layout(one.topAnchor.constraint(equalTo: world.root.topAnchor))
    #expect(one.hasAmbiguousLayout)
    #expect(two.hasAmbiguousLayout)
    two.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    #expect(!one.hasAmbiguousLayout)
    #expect(!two.hasAmbiguousLayout)
    world.layout()
    #expect(one.frame.width == 20)
  }

  @Test func `exercising moves a view to another place that its constraints allow`() {
    world.layout(
      view.topAnchor.constraint(equalTo: world.root.topAnchor),
      view.leftAnchor.constraint(greaterThanOrEqualTo: world.root.leftAnchor),
      view.rightAnchor.constraint(lessThanOrEqualTo: world.root.rightAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50))
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    world.layout()
    #expect(view.frame != before)
    #expect(view.frame.size == before.size)
    #expect(view.frame.minX >= 0)
    #expect(view.frame.maxX <= 320)
  }

  @Test func `exercising what is not ambiguous does nothing`() {
    world.layout(
      view.topAnchor.constraint(equalTo: world.root.topAnchor),
      view.leftAnchor.constraint(equalTo: world.root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50))
    view.exerciseAmbiguityInLayout()
    world.layout()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func `guides are ambiguous like views, and name their constraints`() {
    let guide = UILayoutGuide()
    world.root.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    let top = guide.topAnchor.constraint(equalTo: world.root.topAnchor)
    world.layout(width, top, guide.heightAnchor.constraint(equalToConstant: 10))
    #expect(guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == [width])
    #expect(guide.constraintsAffectingLayout(for: .vertical).contains(top))
    world.layout(guide.leftAnchor.constraint(equalTo: world.root.leftAnchor))
    #expect(!guide.hasAmbiguousLayout)
  }
}
