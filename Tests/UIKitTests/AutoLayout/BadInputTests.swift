import Testing
import UIKit

@Suite(.timeLimit(.minutes(1))) @MainActor struct LayoutBadInputTests {
  @Test func `a constant that is not a number stops the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().widthAnchor.constraint(equalToConstant: 1).constant = .infinity
    }
  }

  @Test func `views without a common ancestor cannot be tied`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
    }
  }

  @Test func `a place cannot be tied to a number`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 0)
    }
  }

  @Test func `leading does not go with left`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .leading,
        multiplier: 1, constant: 0)
    }
  }

  @Test func `a place does not go with a size`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .width,
        multiplier: 1, constant: 0)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .centerY,
        multiplier: 1, constant: 0)
    }
  }

  @Test func `places along different axes go together, with a word of warning`() {
    var messages: [String] = []
    let report = Diagnostics.report
    Diagnostics.report = { messages.append($0) }
    defer { Diagnostics.report = report }
    let (world, one, two) = (LayoutWorld(), UIView(), UIView())
    world.add(one, two)
    let mixed = NSLayoutConstraint(
      item: two, attribute: .left, relatedBy: .equal, toItem: one, attribute: .top,
      multiplier: 1, constant: 5)
    #expect(messages.isEmpty)
    world.layout(mixed, one.topAnchor.constraint(equalTo: world.root.topAnchor, constant: 30))
    #expect(two.frame.minX == 35)
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix("Constraint improperly relates anchors of incompatible types")
        == true)
  }

  @Test func `an active constraint cannot cease to be required`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
      constraint.isActive = true
      constraint.priority = .defaultHigh
    }
  }

  @Test func `a constraint on views outside cannot be held`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let other = UIView()
      UIView().addConstraint(other.widthAnchor.constraint(equalToConstant: 1))
    }
  }

  @Test func `a stack cannot be put into itself`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (outer, inner) = (UIStackView(), UIStackView())
      outer.addArrangedSubview(inner)
      inner.addArrangedSubview(outer)
    }
  }

  @Test func `a constant beyond all screens is taken for a large one`() {
    let world = LayoutWorld()
    let view = UIView()
    world.add(view)
    let old = Diagnostics.report
    defer { Diagnostics.report = old }
    var messages: [String] = []
    Diagnostics.report = { messages.append($0) }
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude)
    #expect(messages.count == 1)
    #expect(limit.constant.isFinite)
    world.layout(limit, view.widthAnchor.constraint(equalToConstant: 50))
    #expect(view.frame.width == 50)
  }

  @Test func `a root beyond all screens is laid out again and again`() {
    let world = LayoutWorld()
    let view = UIView()
    world.add(view)
    world.root.frame.size.height = .greatestFiniteMagnitude
    world.layout(
      view.topAnchor.constraint(equalTo: world.root.topAnchor, constant: 8),
      view.leftAnchor.constraint(equalTo: world.root.leftAnchor),
      view.rightAnchor.constraint(equalTo: world.root.rightAnchor),
      view.heightAnchor.constraint(equalToConstant: 50))
    #expect(view.frame == CGRect(x: 0, y: 8, width: 320, height: 50))
    world.root.frame.size.width = 200
    world.root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 8, width: 200, height: 50))
    world.root.frame.size.height = 480
    world.layout(view.bottomAnchor.constraint(equalTo: world.root.bottomAnchor, constant: -422))
    #expect(view.frame == CGRect(x: 0, y: 8, width: 200, height: 50))
  }

  @Test func `layout goes on when views with constraints are gone`() {
    let world = LayoutWorld()
    let kept = UIView()
    world.add(kept)
    weak var gone: UIView?
    var constraint: NSLayoutConstraint?
    do {
      let view = UIView()
      gone = view
      world.add(view)
      let tie = kept.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 5)
      constraint = tie
      world.layout(
        tie, view.leftAnchor.constraint(equalTo: world.root.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 20))
      #expect(kept.frame.minX == 25)
      view.removeFromSuperview()
    }
    #expect(gone == nil)
    #expect(constraint?.isActive == false)
    #expect(constraint?.secondItem == nil)
    world.layout(kept.leftAnchor.constraint(equalTo: world.root.leftAnchor, constant: 3))
    #expect(kept.frame.minX == 3)
  }

  @Test func `views do not live on because of constraints`() {
    weak var root: UIView?
    weak var child: UIView?
    do {
      let world = LayoutWorld()
      let view = UIView()
      (root, child) = (world.root, view)
      world.add(view)
      world.layout(
        view.leftAnchor.constraint(equalTo: world.root.leftAnchor),
        view.rightAnchor.constraint(equalTo: world.root.layoutMarginsGuide.rightAnchor))
    }
    #expect(root == nil)
    #expect(child == nil)
  }
}
