import Testing
import UIKit

/// What constraints leave open ends at the limits that they set.
@Suite @MainActor struct LimitTests {
  let world = LayoutWorld()
  let view = UIView()

  init() { world.add(view) }

  var root: UIView { world.root }

  @Test func `an upper limit alone is reached`() {
    world.layout(
      view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10),
      view.heightAnchor.constraint(equalToConstant: 20))
    #expect(view.frame.minY == 10)
  }

  @Test func `a lower limit alone is reached`() {
    world.layout(
      view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 10),
      view.heightAnchor.constraint(equalToConstant: 20))
    #expect(view.frame.minY == 10)
  }

  @Test func `a limit at the far edge alone is reached`() {
    world.layout(
      view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -10),
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 30))
    #expect(view.frame == CGRect(290, 450, 20, 30))
  }

  @Test func `a view without a size fills what a limit of its edge leaves`() {
    world.layout(
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 60))
    #expect(view.frame == CGRect(16, 0, 288, 60))
  }

  @Test func `an upper limit of a size alone leaves it at zero`() {
    world.layout(
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
      view.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, multiplier: 0.5))
    #expect(view.frame.size == .zero)
  }

  @Test func `limits that are wishes count, too`() {
    world.layout(
      view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10).at(700),
      view.heightAnchor.constraint(equalToConstant: 20))
    #expect(view.frame.minY == 10)
  }

  @Test func `between two limits a view of a size stands at the first`() {
    world.layout(
      view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 8),
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -8),
      view.heightAnchor.constraint(equalToConstant: 20))
    #expect(view.frame.minY == 8)
  }

  @Test func `content keeps its size though a limit leaves more`() {
    let sized = SizedView(50, 20)
    world.add(sized)
    world.layout(
      sized.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      sized.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -16),
      sized.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(sized.frame == CGRect(16, 0, 50, 20))
  }

  @Test func `a middle keeps a view of a size from its limits`() {
    world.layout(
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 8),
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -8),
      view.heightAnchor.constraint(equalToConstant: 20))
    #expect(view.frame.midY == 240)
    #expect(view.frame.height == 20)
  }

  @Test func `views in a row stay together behind a limit`() {
    let next = UIView()
    world.add(next)
    world.layout(
      view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: 20),
      next.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 5),
      next.widthAnchor.constraint(equalToConstant: 20))
    #expect(view.frame.minX == 30)
    #expect(next.frame.minX == 55)
  }

  @Test func `the size that fits does not grow to limits`() {
    let sized = SizedView(50, 20)
    world.add(sized)
    NSLayoutConstraint.activate([
      sized.leftAnchor.constraint(equalTo: root.leftAnchor),
      sized.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      sized.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
      sized.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
    ])
    let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 50, height: 24))
  }

  @Test func `a view without a size stays small in a stack that does not fill`() {
    let stack = UIStackView(arrangedSubviews: [UIView()])
    stack.alignment = .leading
    stack.axis = .vertical
    world.add(stack)
    world.layout(
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 100))
    #expect(stack.arrangedSubviews[0].frame.width == 0)
  }
}
