import Testing
import UIKit

@Suite @MainActor struct AnchorTests {
  let world = LayoutWorld()
  let view = UIView()
  let other = UIView()

  init() { world.add(view, other) }

  @Test func `edges pinned to the superview fill it`() {
    world.layout(
      view.topAnchor.constraint(equalTo: world.root.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: world.root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: world.root.trailingAnchor, constant: -30).at(999),
      view.bottomAnchor.constraint(equalTo: world.root.bottomAnchor, constant: -40).at(999))
    #expect(view.frame == CGRect(20, 10, 270, 430))
  }

  @Test func `sizes come from constants, multiples and each other`() {
    world.layout(
      view.leftAnchor.constraint(equalTo: world.root.leftAnchor),
      view.topAnchor.constraint(equalTo: world.root.topAnchor),
      view.widthAnchor.constraint(equalTo: world.root.widthAnchor, multiplier: 0.5, constant: 10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
      other.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 8),
      other.topAnchor.constraint(equalTo: view.topAnchor),
      other.widthAnchor.constraint(equalToConstant: 44),
      other.heightAnchor.constraint(equalTo: view.heightAnchor))
    #expect(view.frame == CGRect(0, 0, 170, 340))
    #expect(other.frame == CGRect(178, 0, 44, 340))
  }

  @Test func `centres line up`() {
    world.layout(
      view.centerXAnchor.constraint(equalTo: world.root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: world.root.centerYAnchor, constant: -40),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 60))
    #expect(view.frame == CGRect(110, 170, 100, 60))
    #expect(view.center == CGPoint(x: 160, y: 200))
  }

  @Test func `inequalities are limits`() {
    world.layout(
      view.leftAnchor.constraint(greaterThanOrEqualTo: world.root.leftAnchor, constant: 16),
      view.rightAnchor.constraint(lessThanOrEqualTo: world.root.rightAnchor, constant: -16),
      view.centerXAnchor.constraint(equalTo: world.root.centerXAnchor),
      view.widthAnchor.constraint(equalToConstant: 1000).at(500),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 5).at(700),
      view.topAnchor.constraint(equalTo: world.root.topAnchor))
    #expect(view.frame == CGRect(16, 0, 288, 20))
  }

  @Test func `the distance between anchors is a size`() {
    world.layout(
      view.leftAnchor.constraint(equalTo: world.root.leftAnchor, constant: 30),
      view.topAnchor.constraint(equalTo: world.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
      other.widthAnchor.constraint(equalToConstant: 60),
      other.heightAnchor.constraint(equalTo: view.heightAnchor),
      other.topAnchor.constraint(equalTo: view.topAnchor),
      world.root.leftAnchor.anchorWithOffset(to: view.leftAnchor).constraint(
        equalTo: view.rightAnchor.anchorWithOffset(to: other.leftAnchor)))
    #expect(other.frame.minX == 110)
  }

  @Test func `system spacing is 8 points times a multiplier`() {
    world.layout(
      view.leadingAnchor.constraint(
        equalToSystemSpacingAfter: world.root.leadingAnchor, multiplier: 2),
      view.topAnchor.constraint(equalToSystemSpacingBelow: world.root.topAnchor, multiplier: 1),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50))
    #expect(view.frame == CGRect(16, 8, 50, 50))
  }

  @Test func `constraints between distant relatives see through what is between`() {
    let (outer, inner) = (UIView(), UIView())
    world.add(outer)
    world.add(inner, to: outer)
    world.layout(
      outer.leftAnchor.constraint(equalTo: world.root.leftAnchor, constant: 50),
      outer.topAnchor.constraint(equalTo: world.root.topAnchor, constant: 60),
      outer.widthAnchor.constraint(equalToConstant: 200),
      outer.heightAnchor.constraint(equalToConstant: 200),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      inner.rightAnchor.constraint(equalTo: world.root.centerXAnchor),
      inner.heightAnchor.constraint(equalToConstant: 20),
      view.leftAnchor.constraint(equalTo: inner.rightAnchor),
      view.topAnchor.constraint(equalTo: inner.bottomAnchor),
      view.widthAnchor.constraint(equalTo: inner.widthAnchor),
      view.heightAnchor.constraint(equalTo: inner.heightAnchor))
    #expect(inner.frame == CGRect(5, 5, 105, 20))
    #expect(view.frame == CGRect(160, 85, 105, 20))
  }

  @Test func `anchors of the same attribute of the same view are equal`() {
    #expect(view.leadingAnchor == view.leadingAnchor)
    #expect(view.leadingAnchor.hash == view.leadingAnchor.hash)
    #expect(view.leadingAnchor != view.trailingAnchor)
    #expect(view.leadingAnchor != other.leadingAnchor)
    #expect(view.topAnchor.item === view)
  }

  @Test func `frames end on whole pixels and leave no gaps`() {
    let views = (0..<3).map { _ in UIView() }
    var previous = world.root.leftAnchor
    for view in views {
      world.add(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: previous),
        view.widthAnchor.constraint(equalTo: world.root.widthAnchor, multiplier: 1 / 3.0),
      ])
      previous = view.rightAnchor
    }
    world.layout()
    let scale = max(1, world.root.traitCollection.displayScale)
    for (view, next) in zip(views, views.dropFirst()) {
      #expect(view.frame.maxX == next.frame.minX)
      #expect(view.frame.maxX * scale == (view.frame.maxX * scale).rounded())
    }
    #expect(views[2].frame.maxX == 320)
  }

  @Test func `halves of pixels go one way, whatever arithmetic has added to them`() {
    let half = 10 + 0.5 / max(1, world.root.traitCollection.displayScale)
    let top = view.topAnchor.constraint(equalTo: world.root.topAnchor, constant: half)
    world.layout(top)
    let expected = view.frame.minY
    for noise in [1e-12, -1e-12, 1e-7, -1e-7] {
      top.constant = half + noise
      world.layout()
      #expect(view.frame.minY == expected)
    }
  }
}
