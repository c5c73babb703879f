import Testing
import UIKit

@Suite @MainActor struct RightToLeftTests {
  let world = LayoutWorld()
  let view = UIView()

  init() {
    world.root.semanticContentAttribute = .forceRightToLeft
    world.add(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: world.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  @Test func `leading is right and distances point to the left`() {
    world.layout(view.leadingAnchor.constraint(equalTo: world.root.leadingAnchor, constant: 16))
    #expect(view.frame == CGRect(204, 0, 100, 10))
  }

  @Test func `left stays left`() {
    world.layout(view.leftAnchor.constraint(equalTo: world.root.leftAnchor, constant: 16))
    #expect(view.frame.minX == 16)
  }

  @Test func `inequalities are mirrored too`() {
    world.layout(
      view.trailingAnchor.constraint(lessThanOrEqualTo: world.root.trailingAnchor, constant: -200),
      view.leadingAnchor.constraint(equalTo: world.root.leadingAnchor, constant: 200).at(500))
    #expect(view.frame.minX == 200)
  }

  @Test func `a multiple of the trailing edge is measured from the leading one`() {
    let half = NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: world.root, attribute: .trailing,
      multiplier: 0.25, constant: 0)
    world.layout(half)
    #expect(view.frame.maxX == 240)
  }

  @Test func `a change of direction turns the layout around`() {
    world.layout(view.leadingAnchor.constraint(equalTo: world.root.leadingAnchor, constant: 16))
    world.root.semanticContentAttribute = .forceLeftToRight
    world.layout()
    #expect(view.frame.minX == 16)
  }
}
