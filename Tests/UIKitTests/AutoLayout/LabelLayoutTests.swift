import HeadlessHost
import Testing
import UIKit

/// A label that measures its text itself, in the width that constraints leave.
private final class MeasuringLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth
    guard width > 0 else { return CGSize(width: 1000, height: 11) }
    return CGSize(width: width, height: (1000 / width).rounded(.up) * 11)
  }
}

@Suite @MainActor struct LabelLayoutTests {
  let world = LayoutWorld()
  let label = UILabel()
  static let long = String(repeating: "constraint ", count: 30)

  init() {
    world.add(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: world.root.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(lessThanOrEqualTo: world.root.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: world.root.topAnchor),
    ])
  }

  @Test func `a label is as large as its text`() {
    label.text = "Hello"
    world.layout()
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(label.frame.width > 10)
    #expect(label.frame.height > 10)
  }

  @Test func `lines break at the width that the label has, on whole pixels`() throws {
    label.numberOfLines = 0
    label.text = "Let me check the drawing again before we glue anything that cannot be undone."
    let limit = label.widthAnchor.constraint(equalToConstant: 0)
    limit.isActive = true
    for width in stride(from: 80 as CGFloat, to: 240, by: 0.17) {
      limit.constant = width
      world.layout()
      let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
      #expect(label.bounds.height == label.sizeThatFits(room).height, "\(width)")
    }
  }

  @Test func `a line that is too long is cut at the limit`() {
    label.text = Self.long
    world.layout()
    #expect(label.frame.maxX == 310)
    #expect(label.frame.height < 30)
  }

  @Test func `a subclass is asked again with the width that constraints leave`() {
    let measuring = MeasuringLabel()
    measuring.numberOfLines = 0
    measuring.text = Self.long
    world.add(measuring)
    world.layout(
      measuring.leadingAnchor.constraint(equalTo: world.root.leadingAnchor, constant: 20),
      measuring.trailingAnchor.constraint(equalTo: world.root.trailingAnchor, constant: -50),
      measuring.topAnchor.constraint(equalTo: world.root.topAnchor))
    #expect(measuring.frame == CGRect(20, 0, 250, 44))
    world.root.frame.size.width = 170
    world.layout()
    #expect(measuring.frame == CGRect(20, 0, 100, 110))
  }

  @Test func `lines break at the width that constraints leave, and the height follows`() {
    label.text = Self.long
    label.numberOfLines = 0
    world.layout()
    let height = label.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(height > 60)
    #expect(label.frame.height == height)
    world.root.frame.size.width = 170
    world.layout()
    #expect(label.frame.width <= 150)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 150, height: 0)).height)
    #expect(label.frame.height > height)
    world.root.frame.size.width = 320
    world.layout()
    #expect(label.frame.height == height)
  }

  @Test func `views below a label move when its text grows`() {
    let below = SizedView(10, 10)
    world.add(below)
    label.numberOfLines = 0
    label.text = "Short"
    world.layout(below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4))
    let before = below.frame.minY
    label.text = Self.long
    world.layout()
    #expect(below.frame.minY == label.frame.maxY + 4)
    #expect(below.frame.minY > before + 20)
  }

  @Test func `a card with text is measured at a width`() {
    let card = UIView()
    label.removeFromSuperview()
    card.addSubview(label)
    label.numberOfLines = 0
    label.text = Self.long
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -11),
    ])
    for width in [390.0, 200, 320] {
      let size = card.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let text = label.sizeThatFits(CGSize(width: width - 32, height: 0))
      #expect(size == CGSize(width: width, height: text.height + 22))
    }
  }

  @Test func `the preferred width decides where it is set`() {
    label.text = Self.long
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 120
    world.layout()
    #expect(label.frame.width <= 120)
    #expect(label.frame.height == label.intrinsicContentSize.height)
  }

  @Test func `baselines of different fonts line up`() {
    let big = UILabel()
    world.add(big)
    (label.text, big.text) = ("small", "BIG")
    label.font = .systemFont(ofSize: 12)
    big.font = .systemFont(ofSize: 40)
    world.layout(
      big.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      big.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor))
    func baseline(_ label: UILabel) -> CGFloat {
      label.frame.minY + label.font.ascender
    }
    #expect(abs(baseline(label) - baseline(big)) <= 1)
    #expect(big.frame.minY < label.frame.minY)
    label.font = .systemFont(ofSize: 30)
    world.layout()
    #expect(abs(baseline(label) - baseline(big)) <= 1)
  }

  @Test func `system spacing between baselines is a line`() {
    let below = UILabel()
    world.add(below)
    (label.text, below.text) = ("one", "two")
    world.layout(
      below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      below.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: label.lastBaselineAnchor, multiplier: 1))
    #expect(abs(below.frame.minY - label.frame.minY - label.font.lineHeight) <= 1)
  }

  @Test func `a row of labels stands on one baseline`() {
    let (small, big) = (UILabel(), UILabel())
    (small.text, big.text) = ("small", "BIG")
    small.font = .systemFont(ofSize: 12)
    big.font = .systemFont(ofSize: 40)
    let stack = UIStackView(arrangedSubviews: [small, big])
    stack.alignment = .firstBaseline
    world.add(stack)
    world.layout(
      stack.leadingAnchor.constraint(equalTo: world.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: world.root.topAnchor))
    #expect(big.frame.minY == 0)
    #expect(
      abs(small.frame.minY + small.font.ascender - big.frame.minY - big.font.ascender) <= 1)
  }
}

@MainActor
@Suite struct TextViewLayoutTests {
  private func makeView() -> UITextView {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = "Lattice screens of cedar and paper, with joints that need neither nails nor glue."
    return view
  }

  private func makeStack(_ view: UITextView) -> UIStackView {
    let title = UILabel()
    title.text = "Note"
    let stack = UIStackView(arrangedSubviews: [title, view])
    stack.axis = .vertical
    return stack
  }

  @Test func `a text view that does not scroll is as high as its lines at the width it gets`() {
    let (narrow, wide) = (CGFloat(200), CGFloat(320))
    for width in [narrow, wide, narrow] {
      let view = makeView()
      let stack = makeStack(view)
      let size = stack.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let text = view.sizeThatFits(CGSize(width: width, height: 0)).height
      let title = stack.arrangedSubviews[0].intrinsicContentSize.height
      #expect(abs(size.height - text - title) < 1)
    }
  }

  @Test func `one layout is enough`() {
    let view = makeView()
    let stack = makeStack(view)
    stack.frame = CGRect(x: 0, y: 0, width: 220, height: 600)
    stack.distribution = .fill
    view.setContentHuggingPriority(.required, for: .vertical)
    stack.layoutIfNeeded()
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 220, height: 0)).height)
  }
}
