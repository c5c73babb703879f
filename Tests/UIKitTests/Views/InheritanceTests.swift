import Testing
import UIKit

private class Listener: UIView {
  var tints: [UIColor] = []
  var styles: [UIUserInterfaceStyle] = []
  var marginChanges = 0

  override func tintColorDidChange() { tints.append(tintColor) }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    styles.append(traitCollection.userInterfaceStyle)
  }
  override func layoutMarginsDidChange() { marginChanges += 1 }
}

@MainActor
@Suite struct InheritanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = Listener(frame: CGRect(x: 2, y: 2, width: 96, height: 96))

  init() {
    window.addSubview(parent)
    parent.addSubview(child)
  }

  // MARK: Tint

  @Test func `tint comes from above until a view has its own`() {
    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    child.tintColor = .green
    parent.tintColor = .black
    #expect(child.tintColor == .green)
    child.tintColor = nil
    #expect(child.tintColor == .black)
    #expect(child.tints == [.red, .green, .black])
  }

  @Test func `moving to another tint is heard`() {
    let other = UIView()
    other.tintColor = .brown
    other.addSubview(child)
    #expect(child.tints == [.brown])
  }

  @Test func `a tint that was left with the superview is gone in the next one`() {
    parent.tintColor = .brown
    let inner = Listener()
    child.addSubview(inner)
    child.removeFromSuperview()
    inner.removeFromSuperview()
    (child.tints, inner.tints) = ([], [])
    window.addSubview(child)
    window.addSubview(inner)
    #expect(child.tints == [.systemBlue])
    #expect(inner.tints == [.systemBlue])
    child.removeFromSuperview()
    window.addSubview(child)
    #expect(child.tints == [.systemBlue], "it is the same")
  }

  @Test func `dimming grays the tint`() {
    child.tintColor = .red
    parent.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    #expect(child.tintColor != .red)
    parent.tintAdjustmentMode = .automatic
    #expect(child.tintAdjustmentMode == .normal)
    #expect(child.tintColor == .red)
  }

  // MARK: Traits

  @Test func `a style is overridden here and below`() {
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .light)
    parent.overrideUserInterfaceStyle = .unspecified
    #expect(child.styles == [.dark, .light])
  }

  @Test func `a view takes the traits of the place it moves to`() {
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    window.addSubview(dark)
    dark.addSubview(child)
    #expect(child.styles == [.dark])
  }

  @Test func `dynamic colors follow the style`() throws {
    parent.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let light = try #require(parent.layer.backgroundColor?.components)
    #expect(light == [0, 0, 0, 1])
    window.overrideUserInterfaceStyle = .dark
    #expect(parent.layer.backgroundColor?.components == [1, 1, 1, 1])
  }

  @Test func `a color that a layer was given itself stays in another style`() {
    parent.layer.backgroundColor = UIColor.red.cgColor
    window.overrideUserInterfaceStyle = .dark
    #expect(parent.layer.backgroundColor?.components == [1, 0, 0, 1])
  }

  // MARK: Margins

  @Test func `margins are 8 on each side`() {
    #expect(parent.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(
      child.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
  }

  @Test func `leading and trailing follow the direction`() {
    child.semanticContentAttribute = .forceRightToLeft
    child.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(child.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(child.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(child.marginChanges == 1)
  }

  @Test func `margins of the superview are preserved where asked for`() {
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 4, bottom: 8, right: 30)
    #expect(child.layoutMargins.right == 8)
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 18, left: 8, bottom: 8, right: 28))
    parent.layoutMargins.top = 50
    #expect(child.layoutMargins.top == 48)
    #expect(child.marginChanges == 2)
  }

  // MARK: Direction

  @Test func `margins that are inherited through a view follow it`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    let middle = UIView(frame: CGRect(x: 20, y: 20, width: 160, height: 160))
    let (inner, leaf) = (UIView(), UIView())
    for view in [middle, inner] {
      view.preservesSuperviewLayoutMargins = true
      view.layoutMargins = .zero
    }
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.addSubview(leaf)
    for view in [inner, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
    let guide = inner.layoutMarginsGuide
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: middle.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: middle.trailingAnchor),
      inner.topAnchor.constraint(equalTo: middle.topAnchor),
      inner.bottomAnchor.constraint(equalTo: middle.bottomAnchor),
      leaf.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      leaf.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      leaf.topAnchor.constraint(equalTo: guide.topAnchor),
      leaf.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 20, y: 20, width: 120, height: 120))
    middle.frame.origin = .zero
    outer.layoutIfNeeded()
    #expect(leaf.frame == CGRect(x: 40, y: 40, width: 120, height: 120))
  }

  @Test func `a view without room for its margins is as large as these, however it came there`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let inner = UIView()
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    let leaf = UIView()
    inner.addSubview(leaf)
    for view in [inner, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
    let (guide, end) = (
      inner.layoutMarginsGuide, inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor)
    )
    end.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      end, inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      leaf.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      leaf.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 100)
    outer.frame.size.width = 1
    for _ in 0..<3 { outer.layoutIfNeeded() }
    #expect(inner.frame.width == 32)
    outer.frame.size.width = 60
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 60)
  }

  @Test func `pictures of space and time are not mirrored`() {
    for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
          == .leftToRight)
    }
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
  }
}
