import Testing
import UIKit

@Suite @MainActor struct ContentSizeTests {
  let world = LayoutWorld()

  private func pinTopLeft(_ view: UIView) {
    world.add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: world.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: world.root.topAnchor),
    ])
  }

  @Test func `a view is as large as its content if nothing else is asked for`() {
    let view = SizedView(120, 40)
    pinTopLeft(view)
    world.layout()
    #expect(view.frame == CGRect(0, 0, 120, 40))
  }

  @Test func `content along one axis leaves the other to constraints`() {
    let line = SizedView(UIView.noIntrinsicMetric, 1)
    pinTopLeft(line)
    world.layout(line.trailingAnchor.constraint(equalTo: world.root.trailingAnchor))
    #expect(line.frame == CGRect(0, 0, 320, 1))
  }

  @Test func `the view that hugs less stretches`() {
    let (left, right) = (SizedView(50, 20), SizedView(50, 20))
    pinTopLeft(left)
    world.add(right)
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    world.layout(
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
      right.trailingAnchor.constraint(equalTo: world.root.trailingAnchor),
      right.topAnchor.constraint(equalTo: world.root.topAnchor))
    #expect(left.frame.width == 50)
    #expect(right.frame.width == 260)
    right.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    world.layout()
    #expect(left.frame.width == 260)
    #expect(right.frame.width == 50)
  }

  @Test func `the view that resists compression less shrinks`() {
    let (left, right) = (SizedView(200, 20), SizedView(200, 20))
    pinTopLeft(left)
    world.add(right)
    right.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    world.layout(
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: world.root.trailingAnchor),
      right.topAnchor.constraint(equalTo: world.root.topAnchor))
    #expect(left.frame.width == 120)
    #expect(right.frame.width == 200)
  }

  @Test func `content that changes its size moves what hangs on it`() {
    let (title, below) = (SizedView(100, 20), SizedView(100, 20))
    pinTopLeft(title)
    world.add(below)
    world.layout(
      below.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 5),
      below.leadingAnchor.constraint(equalTo: title.leadingAnchor))
    #expect(below.frame.minY == 25)
    title.content.height = 60
    world.layout()
    #expect(title.frame.height == 60)
    #expect(below.frame.minY == 65)
    title.content.height = UIView.noIntrinsicMetric
    world.layout(title.heightAnchor.constraint(equalToConstant: 10))
    #expect(below.frame.minY == 15)
  }

  @Test func `defaults are 250 and 750`() {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test func `constraints see the alignment rectangle`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let (card, inner) = (Shadowed(), UIView())
    pinTopLeft(card)
    world.add(inner, to: card)
    world.layout(
      card.widthAnchor.constraint(equalToConstant: 100),
      card.heightAnchor.constraint(equalToConstant: 50),
      inner.leftAnchor.constraint(equalTo: card.leftAnchor),
      inner.topAnchor.constraint(equalTo: card.topAnchor),
      inner.rightAnchor.constraint(equalTo: card.rightAnchor),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor))
    #expect(card.frame == CGRect(-2, -1, 106, 54))
    #expect(inner.frame == CGRect(2, 1, 100, 50))
    #expect(card.alignmentRect(forFrame: card.frame) == CGRect(0, 0, 100, 50))
    #expect(card.frame(forAlignmentRect: CGRect(0, 0, 100, 50)) == card.frame)
  }

  @Test func `a transformed view keeps its middle and size`() {
    let view = UIView()
    pinTopLeft(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    world.layout(
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }
}
