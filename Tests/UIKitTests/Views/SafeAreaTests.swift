import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct SafeAreaTests {
  private let stage: Stage
  private let controller = UIViewController()

  init() {
    stage = Stage(root: controller)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0)
  }

  private var root: UIView { controller.view }

  private func add<View: UIView>(_ view: View, to superview: UIView? = nil, _ frame: CGRect) -> View
  {
    view.frame = frame
    (superview ?? root).addSubview(view)
    return view
  }

  /// A scroll view that fills the screen, with 2000 points of content.
  private func addScrollView(_ view: UIScrollView = UIScrollView()) -> UIScrollView {
    view.contentSize = CGSize(width: 390, height: 2000)
    return add(view, root.bounds)
  }

  @Test func `a view has the part of its superview's safe area that lies over it`() {
    let view = add(UIView(), CGRect(x: 0, y: 20, width: 390, height: 804))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 63, right: 0))
    view.frame = CGRect(x: 0, y: 100, width: 390, height: 100)
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `margins that grow by the safe area reach what inherits them`() {
    let list = addScrollView()
    list.contentInsetAdjustmentBehavior = .always
    list.contentOffset.y = -20
    let middle = add(UIView(), to: list, CGRect(x: 0, y: -20, width: 390, height: 844))
    middle.preservesSuperviewLayoutMargins = true
    let leaf = UIView()
    leaf.translatesAutoresizingMaskIntoConstraints = false
    middle.addSubview(leaf)
    NSLayoutConstraint.activate([
      leaf.topAnchor.constraint(equalTo: middle.layoutMarginsGuide.topAnchor),
      leaf.bottomAnchor.constraint(equalTo: middle.layoutMarginsGuide.bottomAnchor),
    ])
    stage.frame()
    #expect((leaf.frame.minY, leaf.frame.maxY) == (47 + 8, 844 - 83 - 8))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 0)
    stage.frame()
    #expect(list.contentOffset.y == -20)
    #expect((leaf.frame.minY, leaf.frame.maxY) == (20 + 8, 844 - 50 - 8))
  }

  /// Writes down the safe areas that it has.
  private final class Log: UIView {
    var tops: Set<CGFloat> = []
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      tops.insert(safeAreaInsets.top)
    }
  }

  @Test(arguments: [true, false])
  func `a view that gets another place and size has no safe area in between`(usesMask: Bool) {
    let view = add(Log(), root.bounds)
    if usesMask {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
    }
    stage.frame()
    let usual = stage.window.frame.size
    for size in [CGSize(width: 844, height: 390), usual, CGSize(width: 20, height: 3000), usual] {
      stage.window.frame.size = size
      stage.frame()
      #expect(view.frame.size == size)
      #expect(view.safeAreaInsets.top == 47)
    }
    #expect(view.tops == [47])
  }

  @Test func `a view that reaches beyond its superview has no more than that`() {
    let view = add(UIView(), CGRect(x: -10, y: -100, width: 500, height: 2000))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
  }

  @Test func `content of a scroll view is kept out of it by the inset, and has none itself`() {
    let scroll = addScrollView()
    let content = add(UIView(), to: scroll, CGRect(x: 0, y: 0, width: 390, height: 2000))
    let last = add(UIView(), to: scroll, CGRect(x: 0, y: 700, width: 390, height: 144))
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    for offset in [-47, 0, 300] as [CGFloat] {
      scroll.contentOffset.y = offset
      #expect(content.safeAreaInsets == .zero)
      #expect(last.safeAreaInsets == .zero)
    }
  }

  @Test func `what a scroll view does not add to its inset comes down, wherever it scrolls`() {
    let scroll = addScrollView()
    scroll.contentInsetAdjustmentBehavior = .never
    let row = add(UIView(), to: scroll, CGRect(x: 0, y: 800, width: 390, height: 44))
    let inner = add(UIView(), to: row, row.bounds)
    #expect(row.safeAreaInsets.bottom == 83)
    scroll.contentOffset.y = 60
    #expect(row.safeAreaInsets.bottom == 23)
    #expect(inner.safeAreaInsets.bottom == 23)
    scroll.contentOffset.y = 780
    #expect(row.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    scroll.contentInsetAdjustmentBehavior = .automatic
    #expect(row.safeAreaInsets == .zero)
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test func `subviews derive theirs from the one that a class overrides`() {
    final class Padded: UIView {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 30, left: 5, bottom: 0, right: 0)
      }
    }
    controller.additionalSafeAreaInsets = .zero
    let padded = Padded()
    let inner = add(UIView(), to: padded, CGRect(x: 0, y: 10, width: 100, height: 50))
    let deep = add(UIView(), to: inner, CGRect(x: 2, y: 0, width: 50, height: 50))
    _ = add(padded, CGRect(x: 0, y: 200, width: 200, height: 200))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 0))
    #expect(deep.safeAreaInsets == UIEdgeInsets(top: 20, left: 3, bottom: 0, right: 0))
    inner.frame.origin.y = 25
    #expect(deep.safeAreaInsets == UIEdgeInsets(top: 5, left: 3, bottom: 0, right: 0))
  }

  @Test func `what a window overrides reaches the views of controllers`() {
    final class PaddedWindow: UIWindow {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      }
    }
    let window = PaddedWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    controller.additionalSafeAreaInsets.top = 6
    #expect(controller.view.safeAreaInsets.top == 50)
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame.minY == 50)
  }

  @Test func `sides that content does not scroll along come down`() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    let scroll = addScrollView()
    let row = add(UIView(), to: scroll, CGRect(x: 0, y: 820, width: 390, height: 44))
    #expect(row.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47))
  }

  @Test func `rows below a bar are as high as those above, before and after an empty batch`() {
    let rows = Rows(count: 40)
    rows.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.contentView.subviews.forEach { $0.removeFromSuperview() }
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let guide = cell.contentView.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: guide.topAnchor),
        box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 43),
      ])
      return cell
    }
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 43
    _ = add(table, root.bounds)
    stage.frame()
    func heights() -> Set<CGFloat> { Set(table.visibleCells.map(\.frame.height)) }
    #expect(heights() == [43])
    table.performBatchUpdates(nil)
    stage.advance(by: 0.5)
    #expect(heights() == [43])
    table.contentOffset.y = 321
    stage.frame()
    #expect(heights() == [43])
    #expect(table.visibleCells.isNotEmptyAndAllSatisfy { $0.safeAreaInsets == .zero })
  }
}
