import HeadlessHost
import Testing
import UIKit
import _UIKitTestSupport

/// Controls at the largest text sizes, and from right to left.
@MainActor
@Suite(.closesWindows, .serialized) struct LargeTextTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ view: UIView, at category: UIContentSizeCategory = .large) {
    HeadlessDisplay.install()
    UIApplication.shared.setPreferredContentSizeCategory(category)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func reset() { UIApplication.shared.setPreferredContentSizeCategory(.large) }

  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }

  private func frames(_ picker: UIDatePicker) -> [CGRect] {
    buttons(in: picker).map { $0.convert($0.bounds, to: picker) }
  }

  private func compactPicker() -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .dateAndTime
    picker.locale = Locale(identifier: "en_US")
    return picker
  }

  @Test func `date and time of a compact picker stand below each other where text is large`() {
    defer { reset() }
    let picker = compactPicker()
    show(picker)
    let small = frames(picker)
    #expect(small.count == 2)
    #expect(small[0].minY == small[1].minY)
    #expect(small[0].maxX < small[1].minX)
    UIApplication.shared.setPreferredContentSizeCategory(.accessibilityExtraExtraExtraLarge)
    window.layoutIfNeeded()
    picker.sizeToFit()
    window.layoutIfNeeded()
    let large = frames(picker)
    #expect(large[0].maxY < large[1].minY)
    #expect(large[0].minX == large[1].minX)
    #expect(picker.bounds.contains(large[0]) && picker.bounds.contains(large[1]))
  }

  @Test func `a compact picker that is too narrow keeps its buttons inside`() {
    defer { reset() }
    let picker = compactPicker()
    show(picker, at: .accessibilityExtraExtraExtraLarge)
    picker.frame.size = CGSize(width: 200, height: picker.intrinsicContentSize.height)
    window.layoutIfNeeded()
    for frame in frames(picker) { #expect(frame.minX >= 0 && frame.maxX <= 200) }
  }

  @Test func `a compact picker begins where reading begins`() {
    let picker = compactPicker()
    show(picker)
    picker.frame.size.width = 370
    picker.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    (HostDisplays.current as? HeadlessDisplay)?.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    let frames = frames(picker)
    #expect(frames[0].maxX == 370)
    #expect(frames[1].maxX < frames[0].minX)
  }

  @Test func `a calendar is mirrored as a whole`() throws {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    picker.frame = CGRect(x: 0, y: 0, width: 350, height: 400)
    show(picker)
    func places() -> [CGRect] {
      func leaves(_ view: UIView) -> [UIView] {
        view is UILabel || view is UIControl && !(view is UIDatePicker)
          ? [view] : view.subviews.flatMap(leaves)
      }
      return leaves(picker).map { $0.convert($0.bounds, to: picker) }
    }
    let before = places()
    #expect(before.count > 36)
    (HostDisplays.current as? HeadlessDisplay)?.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    for (old, new) in zip(before, places()) {
      #expect(abs(new.minX - (350 - old.maxX)) < 0.01)
      #expect(new.minY == old.minY)
    }
  }

  @Test func `a search bar is as high as its text needs`() {
    defer { reset() }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    show(bar)
    #expect(bar.intrinsicContentSize.height == 56)
    #expect(bar.searchTextField.frame.height == 36)
    let font = bar.searchTextField.font?.pointSize
    UIApplication.shared.setPreferredContentSizeCategory(.extraExtraExtraLarge)
    window.layoutIfNeeded()
    #expect(bar.searchTextField.font?.pointSize ?? 0 > font ?? 0)
    #expect(bar.intrinsicContentSize.height > 60)
    bar.sizeToFit()
    window.layoutIfNeeded()
    #expect(bar.searchTextField.frame.height > 40)
  }

  @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraLarge])
  func `rows of menus are as high as their texts`(category: UIContentSizeCategory) throws {
    defer { reset() }
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    button.menu = UIMenu(children: [
      UIAction(title: "Copy") { _ in }, UIAction(title: "Paste", subtitle: "As text") { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
    show(button, at: category)
    let display = try #require(HostDisplays.current as? HeadlessDisplay)
    display.tap(at: CGPoint(x: 70, y: 120))
    display.advance(by: 0.5)
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
    }
    let shown = labels(window)
    let title = try #require(shown.first { $0.text == "Copy" })
    let second = try #require(shown.first { $0.text == "Paste" })
    #expect(title.font.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
    let rows = [title, second].compactMap(\.superview)
    if category == .large {
      #expect(rows.map(\.bounds.height) == [44, 56])
    } else {
      #expect(rows[0].bounds.height > title.font.lineHeight + 18)
    }
    for label in shown where label.superview.map({ rows.contains($0) }) == true {
      #expect(label.frame.height >= label.sizeThatFits(label.bounds.size).height - 0.5)
    }
  }
}
