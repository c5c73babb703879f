import Testing
import UIKit

@Suite @MainActor struct FittingTests {
  let card = UIView()
  let title = SizedView(120, 20)
  let detail = SizedView(80, 30)

  init() {
    for view in [title, detail] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -16),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 5),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -16),
      detail.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
  }

  @Test func `the compressed size is the smallest that holds the content`() {
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 152, height: 75))
  }

  @Test func `the expanded size is as large as constraints allow`() {
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(size == CGSize(width: 10_000, height: 75))
  }

  @Test func `a required width is kept and the height follows`() {
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 390, height: 75))
  }

  @Test func `a required width wins over content that does not fit`() {
    let wide = title.widthAnchor.constraint(equalToConstant: 600)
    wide.isActive = true
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 390)
  }

  @Test func `measuring changes no frame`() {
    card.frame = CGRect(0, 0, 200, 75)
    card.layoutIfNeeded()
    let before = [card, title, detail].map(\.frame)
    _ = card.systemLayoutSizeFitting(CGSize(width: 1000, height: 1000))
    card.layoutIfNeeded()
    #expect([card, title, detail].map(\.frame) == before)
    #expect(title.frame == CGRect(16, 10, 120, 20))
  }

  @Test func `a view that constraints place measures the same inside a superview`() {
    let world = LayoutWorld()
    world.add(card)
    world.layout(
      card.leadingAnchor.constraint(equalTo: world.root.leadingAnchor),
      card.topAnchor.constraint(equalTo: world.root.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 300))
    #expect(card.frame == CGRect(0, 0, 300, 75))
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 300, height: 75))
    #expect(card.frame == CGRect(0, 0, 300, 75))
  }

  @Test func `a view without constraints inside is as large as its content`() {
    #expect(
      title.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 120, height: 20))
  }

  @Test func `content that changes is measured anew`() {
    _ = card.systemLayoutSizeFitting(.zero)
    title.content.height = 50
    #expect(card.systemLayoutSizeFitting(.zero).height == 105)
    detail.removeFromSuperview()
    title.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10).isActive = true
    #expect(card.systemLayoutSizeFitting(.zero).height == 70)
  }
}
