import Testing
import UIKit

@Suite @MainActor struct ScrollLayoutTests {
  let world = LayoutWorld()
  let scroll = UIScrollView(frame: CGRect(0, 0, 320, 480))
  let content = UIView()

  init() {
    world.root.addSubview(scroll)
    world.add(content, to: scroll)
  }

  @Test func `edges of a scroll view are those of its content`() {
    world.layout(
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000))
    #expect(content.frame == CGRect(0, 10, 320, 1000))
    #expect(scroll.contentSize == CGSize(width: 320, height: 1020))
  }

  @Test func `the content guide stands for the content, the frame guide for the view`() {
    let fixed = UIView()
    world.add(fixed, to: scroll)
    let (guide, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    world.layout(
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalToConstant: 2000),
      fixed.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -10),
      fixed.topAnchor.constraint(equalTo: frame.topAnchor, constant: 10),
      fixed.widthAnchor.constraint(equalToConstant: 30),
      fixed.heightAnchor.constraint(equalToConstant: 30))
    #expect(scroll.contentSize == CGSize(width: 640, height: 2000))
    #expect(fixed.frame == CGRect(280, 10, 30, 30))
    scroll.contentOffset = CGPoint(x: 100, y: 300)
    world.layout()
    #expect(fixed.frame == CGRect(380, 310, 30, 30))
    #expect(content.frame.origin == .zero)
  }

  @Test func `constraints do not take away a content size that was set`() {
    scroll.contentSize = CGSize(width: 320, height: 900)
    world.layout(
      content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.widthAnchor.constraint(equalToConstant: 100),
      content.heightAnchor.constraint(equalToConstant: 100))
    #expect(scroll.contentSize == CGSize(width: 320, height: 900))
    #expect(content.frame == CGRect(110, 0, 100, 100))
  }

  @Test func `a view outside follows content that scrolls`() {
    let marker = UIView()
    world.add(marker)
    scroll.contentSize = CGSize(width: 320, height: 2000)
    world.layout(
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 200),
      content.widthAnchor.constraint(equalToConstant: 100),
      content.heightAnchor.constraint(equalToConstant: 100),
      marker.topAnchor.constraint(equalTo: content.topAnchor),
      marker.leadingAnchor.constraint(equalTo: world.root.leadingAnchor),
      marker.widthAnchor.constraint(equalToConstant: 5),
      marker.heightAnchor.constraint(equalToConstant: 5))
    #expect(marker.frame.minY == 200)
    scroll.contentOffset.y = 150
    world.layout()
    #expect(marker.frame.minY == 50)
  }
}
