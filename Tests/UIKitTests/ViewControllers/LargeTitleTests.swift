import Testing
import UIKit

@MainActor
@Suite struct LargeTitleTests {
  private let list = UIScrollView()
  private let controller = UIViewController()
  private let navigation: UINavigationController
  private let stage: Stage

  init() {
    controller.title = "Big"
    controller.view = list
    list.contentSize = CGSize(width: 390, height: 3000)
    list.alwaysBounceVertical = true
    navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    stage = Stage(root: navigation)
  }

  private var height: CGFloat { navigation.navigationBar.frame.height }

  @Test func `at the top there is room for the title`() {
    #expect(height == 96)
    #expect(list.adjustedContentInset.top == 96 && list.contentOffset.y == -96)
    stage.close()
  }

  @Test func `content takes the room as it is scrolled`() {
    list.contentOffset.y = -76
    #expect(height == 76 && list.contentOffset.y == -76)
    list.contentOffset.y = 100
    #expect(height == 44 && list.adjustedContentInset.top == 44)
    list.contentOffset.y = -96
    #expect(height == 96 && list.contentOffset.y == -96)
    stage.close()
  }

  @Test func `pulled down, the bar grows with the content`() {
    list.contentOffset.y = -116
    #expect(height == 116 && list.adjustedContentInset.top == 96)
    stage.close()
  }

  @Test func `a finger pulls the title out again`() {
    list.contentOffset.y = 0
    stage.frame()
    drag(from: 300, to: 430)
    stage.advance(by: 2)
    #expect(height == 96 && list.contentOffset.y == -96)
    stage.close()
  }

  @Test func `a title is not left cut in half`() {
    drag(from: 430, to: 380)
    stage.advance(by: 2)
    #expect(height == 44)
    #expect(list.contentOffset.y == -44)
    stage.close()
  }

  private func drag(from start: CGFloat, to end: CGFloat) {
    stage.touch(.began, at: CGPoint(x: 200, y: start))
    for step in 1...10 {
      stage.advance(by: 0.03)
      stage.touch(.moved, at: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / 10))
    }
    stage.advance(by: 0.5)
    stage.touch(.ended, at: CGPoint(x: 200, y: end))
  }

  @Test func `items may want small titles`() {
    let next = UIViewController()
    next.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 1)
    #expect(height == 44 && next.view.safeAreaInsets.top == 44)
    navigation.popViewController(animated: true)
    stage.advance(by: 1)
    #expect(height == 96 && list.contentOffset.y == -96)
    stage.close()
  }
}
