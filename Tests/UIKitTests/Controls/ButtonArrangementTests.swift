import Testing

@testable import UIKit

/// Where the parts of a button stand, for every side and alignment.
@Suite struct ButtonArrangementTests {
  private static let sides: [ButtonArrangement.Plan.Side] = [.left, .right, .top, .bottom]
  private let area = CGRect(x: 10, y: 20, width: 200, height: 100)

  private func plan(_ side: ButtonArrangement.Plan.Side) -> ButtonArrangement.Plan {
    var plan = ButtonArrangement.Plan()
    plan.imageSize = CGSize(width: 24, height: 20)
    plan.titleSize = CGSize(width: 60, height: 18)
    plan.subtitleSize = CGSize(width: 40, height: 12)
    plan.imagePadding = 8
    plan.titlePadding = 2
    plan.side = side
    return plan
  }

  @Test(arguments: sides)
  func `parts fill the natural size without touching`(side: ButtonArrangement.Plan.Side) {
    let plan = plan(side)
    let parts = ButtonArrangement(plan, in: area)
    let titles = parts.title.union(parts.subtitle)
    #expect(parts.image.union(titles).size == plan.size)
    #expect(!parts.image.intersects(titles))
    #expect(parts.subtitle.minY == parts.title.maxY + 2)
    #expect(area.contains(parts.image))
    #expect(area.contains(titles))
  }

  @Test(arguments: sides)
  func `the picture stands on its side, the padding away`(side: ButtonArrangement.Plan.Side) {
    let parts = ButtonArrangement(plan(side), in: area)
    let titles = parts.title.union(parts.subtitle)
    switch side {
    case .left: #expect(parts.image.maxX + 8 == titles.minX)
    case .right: #expect(parts.image.minX == titles.maxX + 8)
    case .top: #expect(parts.image.maxY + 8 == titles.minY)
    case .bottom: #expect(parts.image.minY == titles.maxY + 8)
    }
  }

  @Test(arguments: sides)
  func `text that is too long gets what is left`(side: ButtonArrangement.Plan.Side) {
    var plan = plan(side)
    plan.titleSize.width = 1000
    let parts = ButtonArrangement(plan, in: area)
    #expect(area.contains(parts.title))
    #expect(area.contains(parts.image))
    #expect(parts.image.size == plan.imageSize)
  }

  @Test func `titles are aligned against each other`() {
    for (share, x) in [(0.0, 0.0), (0.5, 10), (1, 20)] as [(CGFloat, CGFloat)] {
      var plan = plan(.left)
      plan.titleAlignment = share
      let parts = ButtonArrangement(plan, in: area)
      #expect(parts.subtitle.minX - parts.title.minX == x)
    }
  }

  @Test func `padding is left out where there is nothing to separate`() {
    var plan = plan(.left)
    plan.imageSize = .zero
    #expect(plan.size.width == 60)
    plan.subtitleSize = .zero
    #expect(plan.size == CGSize(width: 60, height: 18))
    plan.titleSize = .zero
    #expect(plan.size == .zero)
  }
}
