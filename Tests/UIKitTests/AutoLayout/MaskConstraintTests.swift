import Testing
import UIKit

/// What autoresizing masks say of views inside of views that constraints place.
@Suite @MainActor struct MaskConstraintTests {
  let world = LayoutWorld()
  let outer = UIView()
  let inner = UIView()

  init() {
    world.add(outer)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: world.root.leftAnchor, constant: 10),
      outer.topAnchor.constraint(equalTo: world.root.topAnchor, constant: 20),
    ])
  }

  /// Puts a view of a size into another one, at distances from its edges.
  @discardableResult
  private func fill(
    _ parent: UIView, _ width: CGFloat, _ height: CGFloat, margin: CGFloat = 0
  ) -> SizedView {
    let sized = SizedView(width, height)
    world.add(sized, to: parent)
    NSLayoutConstraint.activate([
      sized.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: margin),
      sized.topAnchor.constraint(equalTo: parent.topAnchor, constant: margin),
      parent.rightAnchor.constraint(equalTo: sized.rightAnchor, constant: margin),
      parent.bottomAnchor.constraint(equalTo: sized.bottomAnchor, constant: margin),
    ])
    return sized
  }

  @Test func `a flexible subview gives the size of its content to its superview`() {
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    let sized = fill(inner, 70, 30, margin: 5)
    world.layout()
    #expect(outer.frame == CGRect(10, 20, 80, 40))
    #expect(inner.frame == CGRect(0, 0, 80, 40))
    #expect(sized.frame == CGRect(5, 5, 70, 30))
    sized.content = CGSize(width: 100, height: 50)
    world.layout()
    #expect(outer.frame == CGRect(10, 20, 110, 60))
    #expect(inner.frame == CGRect(0, 0, 110, 60))
    #expect(sized.frame == CGRect(5, 5, 100, 50))
  }

  @Test func `margins that do not flex are kept`() {
    outer.frame = CGRect(0, 0, 100, 100)
    inner.frame = CGRect(8, 4, 80, 90)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    fill(inner, 70, 30)
    world.layout()
    #expect(outer.frame == CGRect(10, 20, 90, 40))
    #expect(inner.frame == CGRect(8, 4, 70, 30))
  }

  @Test func `an axis that does not flex keeps its length and asks for none`() {
    outer.frame = CGRect(0, 0, 100, 100)
    inner.frame = CGRect(0, 0, 100, 33)
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    let sized = SizedView(70, UIView.noIntrinsicMetric)
    world.add(sized, to: inner)
    world.layout(
      sized.leftAnchor.constraint(equalTo: inner.leftAnchor),
      sized.rightAnchor.constraint(equalTo: inner.rightAnchor),
      sized.topAnchor.constraint(equalTo: inner.topAnchor),
      sized.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      outer.heightAnchor.constraint(equalToConstant: 50))
    #expect(outer.frame == CGRect(10, 20, 70, 50))
    #expect(inner.frame == CGRect(0, 0, 70, 33))
    #expect(sized.frame == CGRect(0, 0, 70, 33))
  }

  @Test func `a superview that has a size gives it to flexible subviews`() {
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    let sized = SizedView(70, 30)
    world.add(sized, to: inner)
    world.layout(
      outer.widthAnchor.constraint(equalToConstant: 200),
      outer.heightAnchor.constraint(equalToConstant: 90),
      sized.rightAnchor.constraint(equalTo: inner.rightAnchor),
      sized.bottomAnchor.constraint(equalTo: inner.bottomAnchor))
    #expect(inner.frame == CGRect(0, 0, 200, 90))
    #expect(sized.frame == CGRect(130, 60, 70, 30))
  }

  @Test func `flexible views inside of flexible views give theirs, too`() {
    let middle = UIView()
    for view in [middle, inner] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    outer.addSubview(middle)
    middle.addSubview(inner)
    fill(inner, 70, 30)
    world.layout()
    #expect(outer.frame.size == CGSize(width: 70, height: 30))
    #expect(middle.frame == CGRect(0, 0, 70, 30))
    #expect(inner.frame == CGRect(0, 0, 70, 30))
  }

  @Test func `a mask may be set before, after or instead of constraints`() {
    outer.addSubview(inner)
    fill(inner, 70, 30)
    world.layout(
      outer.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
      outer.heightAnchor.constraint(greaterThanOrEqualToConstant: 20))
    #expect(outer.frame.size == CGSize(width: 20, height: 20))
    inner.frame = outer.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    world.layout()
    #expect(outer.frame.size == CGSize(width: 70, height: 30))
    #expect(inner.frame == outer.bounds)
    inner.autoresizingMask = []
    world.layout(
      outer.widthAnchor.constraint(equalToConstant: 100),
      outer.heightAnchor.constraint(equalToConstant: 100))
    #expect(outer.frame.size == CGSize(width: 100, height: 100))
    #expect(inner.frame == CGRect(0, 0, 70, 30))
  }

  @Test func `the size that fits holds flexible subviews`() {
    let card = UIView(frame: CGRect(0, 0, 300, 200))
    inner.frame = card.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(inner)
    fill(inner, 70, 30, margin: 8)
    card.layoutIfNeeded()
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 86, height: 46))
    #expect(inner.frame == card.bounds)
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
  }

  @Test func `an effect view is as large as the content of its content view`() {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let sized = fill(effect.contentView, 70, 30, margin: 10)
    #expect(
      effect.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 90, height: 50))
    world.add(effect)
    world.layout(
      effect.leftAnchor.constraint(equalTo: world.root.leftAnchor),
      effect.bottomAnchor.constraint(equalTo: world.root.bottomAnchor))
    #expect(effect.frame == CGRect(0, 430, 90, 50))
    #expect(effect.contentView.frame == effect.bounds)
    #expect(sized.frame == CGRect(10, 10, 70, 30))
    sized.content.width = 20
    world.layout()
    #expect(effect.frame == CGRect(0, 430, 40, 50))
    #expect(effect.contentView.frame == effect.bounds)
  }

  @Test func `a view that leaves is laid out by its frame again`() {
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    let sized = fill(inner, 70, 30)
    world.layout()
    inner.removeFromSuperview()
    inner.frame = CGRect(0, 0, 200, 100)
    inner.layoutIfNeeded()
    #expect(inner.frame == CGRect(0, 0, 200, 100))
    #expect(sized.frame == CGRect(0, 0, 200, 100))
    world.layout(
      outer.widthAnchor.constraint(equalToConstant: 44),
      outer.heightAnchor.constraint(equalToConstant: 45))
    #expect(outer.frame.size == CGSize(width: 44, height: 45))
    inner.frame = outer.bounds
    outer.addSubview(inner)
    world.layout()
    #expect(inner.frame == CGRect(0, 0, 44, 45))
    #expect(sized.frame == CGRect(0, 0, 44, 45))
  }
}
