import HeadlessHost
import Testing
import UIKit
import _UIKitTestSupport

/// The user prefers text of another size while a program runs.
@MainActor
@Suite(.closesWindows) struct PreferredTextSizeTests {
  private let stage = Stage(root: Labels(style: .plain))

  private final class Labels: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      let label = UILabel()
      label.text = "The quick brown fox jumps over the lazy dog and is seen no more."
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[label]-|", options: [], metrics: nil, views: ["label": label])
          + NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-[label]-|", options: [], metrics: nil, views: ["label": label]))
      return cell
    }
  }

  private func prefer(_ category: UIContentSizeCategory) {
    UIApplication.shared.setPreferredContentSizeCategory(category)
    stage.advance(by: 0.1)
  }

  private var table: UITableView? {
    (stage.window.rootViewController as? UITableViewController)?.tableView
  }

  @Test func `a view that was made before the user changed the size hears of it in a window`() {
    let label = UILabel()
    label.text = "Text"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let listener = TraitListener()
    listener.addSubview(label)
    prefer(.accessibilityExtraLarge)
    defer { prefer(.large) }
    #expect(listener.heard == 0)
    stage.window.addSubview(listener)
    #expect(listener.heard == 1)
    #expect(label.font.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
    let next = TraitListener()
    stage.window.addSubview(next)
    #expect(next.heard == 0)
  }

  @Test func `a label that only measures has the font that it was given last`() {
    let label = UILabel()
    func show() -> CGFloat {
      label.text = "Text"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      return label.intrinsicContentSize.height
    }
    let small = show()
    prefer(.accessibilityExtraLarge)
    defer { prefer(.large) }
    #expect(show() > small * 1.5)
    #expect(label.font.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
  }

  @Test func `a style's font with other traits follows the size, one of another size does not`() {
    let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)
    let bold = UILabel()
    bold.font = style.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
    let fixed = UILabel()
    fixed.font = style.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 20) }
    for label in [bold, fixed] {
      label.adjustsFontForContentSizeCategory = true
      stage.window.addSubview(label)
    }
    prefer(.accessibilityExtraLarge)
    defer { prefer(.large) }
    #expect(bold.font.pointSize == UIFont.preferredFont(forTextStyle: .footnote).pointSize)
    #expect(bold.font.fontDescriptor.symbolicTraits == .traitBold)
    #expect(fixed.font.pointSize == 20)
  }

  private final class TraitListener: UIView {
    var heard = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard += 1
    }
  }

  @Test func `views that are in no window yet have the size that the user prefers`() {
    prefer(.accessibilityExtraLarge)
    defer { prefer(.large) }
    let controller = Fixed(style: .plain)
    controller.view.layoutIfNeeded()
    let wanted = UIFont.preferredFont(forTextStyle: .body).pointSize
    #expect(wanted > 30)
    #expect(controller.fonts.first?.pointSize == wanted)
    #expect(
      UIView().traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
  }

  /// Makes labels once whose text keeps its size.
  private final class Fixed: UITableViewController {
    var fonts: [UIFont] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      fonts.append(.preferredFont(forTextStyle: .body))
      return UITableViewCell()
    }
  }

  @Test func `rows that size themselves follow`() {
    let height = table?.rectForRow(at: IndexPath(row: 0, section: 0)).height ?? 0
    let count = table?.visibleCells.count ?? 0
    prefer(.accessibilityExtraLarge)
    let larger = table?.rectForRow(at: IndexPath(row: 0, section: 0)).height ?? 0
    #expect(larger > 2 * height)
    #expect((table?.visibleCells.count ?? 0) < count)
    #expect(table?.visibleCells.first?.frame.height == larger)
    prefer(.large)
    #expect(table?.rectForRow(at: IndexPath(row: 0, section: 0)).height == height)
  }

  @Test func `programs are told, once for each change`() {
    var told: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let name = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? ""
      MainActor.assumeIsolated { told.append(name) }
    }
    prefer(.extraLarge)
    prefer(.extraLarge)
    #expect(told == [UIContentSizeCategory.extraLarge.rawValue])
    #expect(stage.window.traitCollection.preferredContentSizeCategory == .extraLarge)
    NotificationCenter.default.removeObserver(observer)
    prefer(.large)
  }

  @Test func `the readable width grows with text`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1400, height: 100))
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inside)
    stage.window.addSubview(view)
    let guide = view.readableContentGuide
    NSLayoutConstraint.activate([
      inside.leftAnchor.constraint(equalTo: guide.leftAnchor),
      inside.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    stage.frame()
    #expect(inside.frame.width == 672)
    #expect(guide.layoutFrame.width == 672)
    prefer(.extraExtraExtraLarge)
    #expect(inside.frame.width > 800)
    #expect(guide.layoutFrame.width == inside.frame.width)
    prefer(.extraSmall)
    #expect(inside.frame.width < 600)
    prefer(.large)
    #expect(inside.frame.width == 672)
  }

  @Test func `a scale of text means the nearest category`() {
    #expect(UIContentSizeCategory.nearest(toScale: 1) == .large)
    #expect(UIContentSizeCategory.nearest(toScale: 1.25) == .extraExtraLarge)
    #expect(UIContentSizeCategory.nearest(toScale: 0.1) == .extraSmall)
    #expect(UIContentSizeCategory.nearest(toScale: 9) == .accessibilityExtraExtraExtraLarge)
  }
}
