import Testing
import UIKit
import _TestSupport

@Suite @MainActor struct ConstraintTests {
  let world = LayoutWorld()
  let view = UIView()

  init() {
    world.add(view)
    world.layout(
      view.leftAnchor.constraint(equalTo: world.root.leftAnchor),
      view.topAnchor.constraint(equalTo: world.root.topAnchor))
  }

  @Test func `a new constraint says what it was made of`() {
    let constraint = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: world.root,
      attribute: .height, multiplier: 0.5, constant: 7)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === world.root)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.secondAttribute == .height)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.constant == 7)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    #expect(constraint.identifier == nil)
  }

  @Test func `a constraint with a number has no second item`() {
    let constraint = view.widthAnchor.constraint(equalToConstant: 50)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.constant == 50)
  }

  @Test func `active constraints stand in the nearest common ancestor`() {
    let child = UIView()
    world.add(child, to: view)
    let own = view.widthAnchor.constraint(equalToConstant: 50)
    let inner = child.topAnchor.constraint(equalTo: view.topAnchor)
    let outer = child.leftAnchor.constraint(equalTo: world.root.leftAnchor)
    NSLayoutConstraint.activate([own, inner, outer])
    #expect(view.constraints == [own, inner])
    #expect(world.root.constraints.last === outer)
    NSLayoutConstraint.deactivate([own, outer])
    #expect(view.constraints == [inner])
    #expect(!own.isActive)
    #expect(inner.isActive)
    #expect(!outer.isActive)
  }

  @Test func `a constant can change at any time`() {
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    world.layout(width, view.heightAnchor.constraint(equalTo: view.widthAnchor))
    #expect(view.frame == CGRect(0, 0, 50, 50))
    width.constant = 80
    #expect(view.frame == CGRect(0, 0, 50, 50))
    world.layout()
    #expect(view.frame == CGRect(0, 0, 80, 80))
  }

  @Test func `a priority can change between wishes`() {
    let small = view.widthAnchor.constraint(equalToConstant: 10).at(500)
    let large = view.widthAnchor.constraint(equalToConstant: 90).at(600)
    world.layout(small, large)
    #expect(view.frame.width == 90)
    small.priority = UILayoutPriority(601)
    world.layout()
    #expect(view.frame.width == 10)
  }

  @Test func `an inactive constraint means nothing`() {
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    world.layout(width)
    width.isActive = false
    world.layout(view.widthAnchor.constraint(equalToConstant: 20))
    #expect(view.frame.width == 20)
    #expect(!world.root.constraints.contains(width))
    #expect(!view.constraints.contains(width))
  }

  @Test func `addConstraint holds a constraint where it is told to`() {
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    world.root.addConstraint(width)
    #expect(width.isActive)
    #expect(world.root.constraints.contains(width))
    #expect(!view.constraints.contains(width))
    view.removeConstraint(width)
    #expect(width.isActive)
    world.root.removeConstraints([width])
    #expect(!width.isActive)
  }

  @Test func `attributes of margins are those of the margins guide`() {
    world.root.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    let child = UIView()
    world.add(child)
    for attribute: NSLayoutConstraint.Attribute in [.left, .right, .top, .bottom] {
      let margin: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
        .left: .leftMargin, .right: .rightMargin, .top: .topMargin, .bottom: .bottomMargin,
      ]
      NSLayoutConstraint(
        item: child, attribute: attribute, relatedBy: .equal, toItem: world.root,
        attribute: margin[attribute] ?? .notAnAttribute, multiplier: 1, constant: 0
      ).isActive = true
    }
    world.layout()
    #expect(child.frame == CGRect(12, 11, 294, 456))
  }

  @Test func `the description reads as an equation`() {
    let constraint = view.widthAnchor.constraint(
      equalTo: world.root.heightAnchor, multiplier: 2, constant: -8
    ).at(250)
    constraint.identifier = "half"
    let text = constraint.description
    #expect(text.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(text.contains("'half' UIView:0x"))
    #expect(text.contains(".width == 2*UIView:0x"))
    #expect(text.hasSuffix(".height - 8 @250   (inactive)>"))
  }

  @Test func `constraints and anchors may be written down on other threads`() {
    let anchor = view.widthAnchor
    let constraint = anchor.constraint(equalToConstant: 8)
    let texts = onOtherThread { (constraint.description, anchor.description) }
    #expect(texts.0.contains("NSLayoutConstraint"))
    #expect(texts.1.contains("NSLayoutDimension"))
  }

  @Test func `priorities compare and add up`() {
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect(.defaultHigh < UILayoutPriority.required)
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    #expect(UILayoutPriority.fittingSizeLevel + 1 == UILayoutPriority(rawValue: 51))
  }
}
