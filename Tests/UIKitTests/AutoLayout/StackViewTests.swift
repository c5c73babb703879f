import Testing
import UIKit
import _UIKitTestSupport

@Suite(.closesWindows) @MainActor struct StackViewTests {
  let world = LayoutWorld()
  let stack = UIStackView()
  let views = [SizedView(20, 10), SizedView(40, 30), SizedView(60, 20)]

  init() {
    world.add(stack)
    views.forEach(stack.addArrangedSubview)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: world.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: world.root.topAnchor),
    ])
  }

  private func layout(width: CGFloat? = nil, height: CGFloat? = nil) -> [CGRect] {
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    world.layout()
    return views.map(\.frame)
  }

  @Test func `a new stack is an empty row that fills`() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
  }

  @Test func `a row is as large as its views`() {
    stack.spacing = 8
    #expect(layout() == [CGRect(0, 0, 20, 30), CGRect(28, 0, 40, 30), CGRect(76, 0, 60, 30)])
    #expect(stack.frame == CGRect(0, 0, 136, 30))
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func `a column is too`() {
    stack.axis = .vertical
    stack.spacing = 8
    #expect(layout() == [CGRect(0, 0, 60, 10), CGRect(0, 18, 60, 30), CGRect(0, 56, 60, 20)])
    #expect(stack.frame == CGRect(0, 0, 60, 76))
  }

  // MARK: Distribution

  @Test func `fill stretches the view that hugs least`() {
    views[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    #expect(layout(width: 200).map(\.width) == [20, 120, 60])
  }

  @Test func `fillEqually gives equal shares`() {
    stack.distribution = .fillEqually
    stack.spacing = 10
    #expect(layout(width: 200).map(\.minX) == [0, 70, 140])
    #expect(views.map(\.frame.width) == [60, 60, 60])
  }

  @Test func `fillProportionally gives shares by content`() {
    stack.distribution = .fillProportionally
    #expect(layout(width: 240).map(\.width) == [40, 80, 120])
    views[0].content.width = 60
    #expect(layout().map(\.width) == [90, 60, 90])
  }

  @Test(arguments: [CGFloat.infinity, .greatestFiniteMagnitude])
  func `fillProportionally leaves contents without end what others leave`(length: CGFloat) {
    stack.distribution = .fillProportionally
    views[2].content.width = length
    let frames = layout(width: 240)
    #expect(frames[1].width == 2 * frames[0].width)
    #expect(frames[2].maxX == 240)
  }

  @Test func `equalSpacing leaves equal gaps`() {
    stack.distribution = .equalSpacing
    #expect(layout(width: 200).map(\.minX) == [0, 60, 140])
    #expect(views.map(\.frame.width) == [20, 40, 60])
  }

  @Test func `equalCentering puts middles at equal distances`() {
    stack.distribution = .equalCentering
    #expect(layout(width: 200).map(\.midX) == [10, 90, 170])
  }

  @Test func `loose distributions keep at least the spacing`() {
    for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
      stack.distribution = distribution
      stack.spacing = 10
      _ = layout()
      #expect(stack.frame.width >= 140)
      #expect(views[1].frame.minX - views[0].frame.maxX >= 10)
      #expect(views[2].frame.minX - views[1].frame.maxX >= 10)
    }
  }

  // MARK: Alignment

  @Test func `top, center and bottom keep heights`() {
    let tops: [(UIStackView.Alignment, [CGFloat])] = [
      (.top, [0, 0, 0]), (.center, [20, 10, 15]), (.bottom, [40, 20, 30]),
    ]
    for (alignment, expected) in tops {
      stack.alignment = alignment
      #expect(layout(height: 50).map(\.minY) == expected)
      #expect(views.map(\.frame.height) == [10, 30, 20])
    }
  }

  @Test func `leading, center and trailing keep widths`() {
    stack.axis = .vertical
    let lefts: [(UIStackView.Alignment, [CGFloat])] = [
      (.leading, [0, 0, 0]), (.center, [20, 10, 0]), (.trailing, [40, 20, 0]),
    ]
    for (alignment, expected) in lefts {
      stack.alignment = alignment
      #expect(layout().map(\.minX) == expected)
      #expect(stack.frame.width == 60)
    }
  }

  // MARK: Spacing

  @Test func `custom spacing after a view`() {
    stack.spacing = 5
    stack.setCustomSpacing(30, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 30)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    #expect(layout().map(\.minX) == [0, 50, 95])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(layout().map(\.minX) == [0, 25, 70])
  }

  @Test func `margins count when asked for`() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(layout()[0].origin == CGPoint(x: 2, y: 1))
    #expect(stack.frame == CGRect(0, 0, 126, 34))
  }

  // MARK: Changing

  @Test func `hidden views take no room`() {
    stack.spacing = 8
    views[1].isHidden = true
    #expect(layout()[2].minX == 28)
    #expect(stack.frame.width == 88)
    #expect(stack.frame.height == 20)
    views[1].isHidden = false
    #expect(layout()[2].minX == 76)
    #expect(stack.frame.width == 136)
    views.forEach { $0.isHidden = true }
    _ = layout()
    #expect(stack.frame.size == .zero)
  }

  @Test func `a hidden view waits with no length where it will appear`() {
    stack.spacing = 8
    views[1].isHidden = true
    #expect(layout()[1].minX == 20)
    #expect(views[1].frame.width == 0)
  }

  @Test func `a view that is taken out stays a subview`() {
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    #expect(views[0].superview === stack)
    #expect(layout()[1].minX == 0)
  }

  @Test func `a view that leaves the stack is taken out`() {
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    #expect(layout()[2].minX == 20)
    #expect(stack.frame.width == 80)
  }

  @Test func `a view can be moved and inserted`() {
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(layout().map(\.minX) == [60, 80, 0])
  }

  @Test func `adding a view as a subview alone does not arrange it`() {
    let overlay = UIView()
    stack.addSubview(overlay)
    #expect(stack.arrangedSubviews.count == 3)
    _ = layout()
    #expect(stack.frame.width == 120)
  }

  @Test func `a row runs from right to left where reading does`() {
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(layout().map(\.minX) == [100, 60, 0])
  }

  @Test func `stacks hold stacks`() {
    let column = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(50, 10)])
    column.axis = .vertical
    column.spacing = 4
    stack.addArrangedSubview(column)
    _ = layout()
    #expect(column.frame == CGRect(120, 0, 50, 30))
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 170, height: 30))
  }

  @Test func `a stack without a superview can be measured`() {
    let column = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(50, 10)])
    column.axis = .vertical
    #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 20))
  }

  @Test func `changes inside an animation move views on screen`() {
    let controller = UIViewController()
    let stage = Stage(root: controller)
    controller.view.addSubview(world.root)
    stage.frame()
    views[0].isHidden = true
    UIView.animate(withDuration: 1) { world.root.layoutIfNeeded() }
    #expect(views[1].frame.minX == 0)
    #expect(views[1].layer.animationKeys()?.isEmpty == false)
  }
}

/// Views that are hidden and shown in animations.
@Suite(.closesWindows) @MainActor struct StackAnimationTests {
  private let stage = Stage()
  private let stack = UIStackView(arrangedSubviews: [SizedView(50, 40), SizedView(50, 60)])

  init() {
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
      stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
    ])
    stage.frame()
  }

  private var first: UIView { stack.arrangedSubviews[0] }
  private var second: UIView { stack.arrangedSubviews[1] }

  private func shown(_ view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }

  @Test func `a view that is hidden shrinks and the others follow`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.first.isHidden = true }
    #expect(first.isHidden)
    #expect(second.frame.minY == 0)
    stage.advance(by: 0.5)
    #expect(abs(shown(second).minY - 20) < 1)
    #expect(abs(shown(first).height - 20) < 1)
    #expect(!first.layer.isHidden)
    stage.advance(by: 0.6)
    #expect(first.isHidden)
    #expect(first.layer.isHidden)
  }

  @Test func `a view that is shown again meanwhile stays`() {
    UIView.animate(withDuration: 1) { self.first.isHidden = true }
    stage.advance(by: 0.3)
    UIView.animate(withDuration: 0.2) { self.first.isHidden = false }
    stage.advance(by: 2)
    #expect(!first.isHidden)
    #expect(!first.layer.isHidden)
    #expect(first.frame.height == 40)
    #expect(second.frame.minY == 40)
  }

  @Test func `an animator hides and shows in the same way`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [first] in
      first.isHidden = true
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(first.isHidden)
    #expect(!first.layer.isHidden)
    #expect(abs(shown(second).minY - 20) < 1)
    stage.advance(by: 0.6)
    #expect(first.layer.isHidden)
  }

  @Test func `without an animation a view is gone at once`() {
    first.isHidden = true
    stage.frame()
    #expect(first.layer.isHidden)
    #expect(second.frame.minY == 0)
  }
}
