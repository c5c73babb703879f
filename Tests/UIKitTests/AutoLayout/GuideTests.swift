import Testing
import UIKit
import _UIKitTestSupport

@Suite(.closesWindows) @MainActor struct GuideTests {
  let world = LayoutWorld()
  let view = UIView()

  init() { world.add(view) }

  private func fill(_ guide: UILayoutGuide) {
    world.layout(
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
  }

  @Test func `a guide takes part in layout without being a view`() {
    let guide = UILayoutGuide()
    world.root.addLayoutGuide(guide)
    #expect(world.root.layoutGuides == [guide])
    #expect(guide.owningView === world.root)
    world.layout(
      guide.leadingAnchor.constraint(equalTo: world.root.leadingAnchor, constant: 40),
      guide.topAnchor.constraint(equalTo: world.root.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 50),
      guide.heightAnchor.constraint(equalToConstant: 60),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 10))
    #expect(guide.layoutFrame == CGRect(40, 0, 50, 60))
    #expect(view.frame == CGRect(90, 25, 50, 10))
  }

  @Test func `a removed guide drops its constraints`() {
    let guide = UILayoutGuide()
    world.root.addLayoutGuide(guide)
    fill(guide)
    #expect(world.root.constraints.count == 4)
    world.root.removeLayoutGuide(guide)
    #expect(world.root.constraints.isEmpty)
    #expect(guide.owningView == nil)
    world.layout()
  }

  @Test func `the margins guide follows the margins`() {
    world.root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    fill(world.root.layoutMarginsGuide)
    #expect(view.frame == CGRect(2, 1, 314, 476))
    world.root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    world.layout()
    #expect(view.frame == CGRect(20, 10, 260, 440))
    #expect(world.root.layoutMarginsGuide.layoutFrame == view.frame)
  }

  @Test func `margins that are taken over follow the frames of both views`() {
    world.root.layoutMargins.right = 30
    view.preservesSuperviewLayoutMargins = true
    let inner = UIView()
    world.add(inner, to: view)
    world.layout(
      view.leadingAnchor.constraint(equalTo: world.root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: world.root.trailingAnchor),
      view.topAnchor.constraint(equalTo: world.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10))
    for width: CGFloat in [320, 318, 400, 316, 318] {
      world.root.frame.size.width = width
      world.root.layoutIfNeeded()
      #expect(inner.frame.width == width - 30)
    }
  }

  @Test func `margins that are taken over are no larger where a view sticks out`() {
    world.root.layoutMargins.right = 30
    view.preservesSuperviewLayoutMargins = true
    view.layoutMargins = .zero
    world.root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(0, 0, world.root.bounds.width + 500, 50)
    #expect(view.layoutMargins.right == 30)
    view.frame.size.width = world.root.bounds.width - 10
    #expect(view.layoutMargins.right == 20)
  }

  @Test func `margins of a view that constraints place`() {
    let inner = UIView()
    world.add(inner, to: view)
    view.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    world.layout(
      view.leadingAnchor.constraint(equalTo: world.root.leadingAnchor, constant: 30),
      view.topAnchor.constraint(equalTo: world.root.topAnchor, constant: 30),
      inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 40),
      inner.heightAnchor.constraint(equalToConstant: 40))
    #expect(view.frame == CGRect(30, 30, 50, 50))
    #expect(inner.frame == CGRect(5, 5, 40, 40))
  }

  @Test func `the safe area guide keeps clear of what a controller adds`() {
    let controller = UIViewController()
    let stage = Stage(root: controller)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
    let (content, safe) = (UIView(), controller.view.safeAreaInsets)
    world.add(content, to: controller.view)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    stage.frame()
    #expect(safe.top >= 50)
    #expect(content.frame.minY == safe.top)
    #expect(content.frame.maxY == controller.view.bounds.height - safe.bottom)
    controller.additionalSafeAreaInsets = .zero
    stage.frame()
    #expect(content.frame.minY == safe.top - 50)
  }

  @Test func `the readable guide is no wider than text should be, and in the middle`() {
    fill(world.root.readableContentGuide)
    #expect(view.frame == world.root.layoutMarginsGuide.layoutFrame)
    world.root.frame.size.width = 1200
    world.layout()
    #expect(view.frame.width < 800)
    #expect(view.frame.midX == 600)
    #expect(world.root.readableContentGuide.layoutFrame == view.frame)
  }
}
