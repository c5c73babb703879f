import HeadlessHost
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Sections that are lists.
@MainActor
@Suite(.serialized, .closesWindows) struct ListSectionTests {
  private let items = Items([Array(0..<3), Array(10..<12)])

  private func show(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configure(&configuration)
    let view = makeCollection(
      UICollectionViewCompositionalLayout.list(using: configuration), items,
      cell: SizedListCell.self)
    view.layoutIfNeeded()
    return view
  }

  private final class SizedListCell: UICollectionViewListCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = SizedItemCell.height(tag)
      return layoutAttributes
    }
  }

  /// The thin lines that a cell shows, from above.
  private func lines(_ view: UICollectionView, _ path: IndexPath) -> [CGRect] {
    guard let cell = view.cellForItem(at: path) else { return [] }
    return cell.subviews.map(\.frame).filter { $0.height <= 1 && $0.width > 0 }
      .sorted { $0.minY < $1.minY }
  }

  @Test func `defaults are UIKit's`() {
    let plain = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(plain.headerMode == .none)
    #expect(plain.footerMode == .none)
    #expect(plain.showsSeparators)
    #expect(plain.backgroundColor == nil)
    #expect(plain.headerTopPadding == nil)
    let lines = plain.separatorConfiguration
    #expect(lines.topSeparatorVisibility == .automatic)
    #expect(lines.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(lines == UIListSeparatorConfiguration(listAppearance: .plain))
    #expect(lines != UIListSeparatorConfiguration(listAppearance: .grouped))
  }

  @Test func `plain rows go from edge to edge`() {
    let view = show(.plain)
    #expect(view.cellFrames.map(\.minY) == [0, 40, 100, 180, 240])
    #expect(view.cellFrames.allSatisfy { $0.minX == 0 && $0.width == 300 })
    #expect(view.contentSize.height == 320)
    #expect(view.backgroundColor == .systemBackground)
  }

  @Test func `grouped sections stand apart`() {
    let view = show(.grouped)
    #expect(view.cellFrames.map(\.minY) == [17.5, 57.5, 117.5, 232.5, 292.5])
    #expect(view.backgroundColor == .systemGroupedBackground)
  }

  @Test func `cards have round corners at both ends`() throws {
    let view = show(.insetGrouped)
    #expect(view.cellFrames.allSatisfy { $0.minX == 16 && $0.width == 268 })
    let first = try #require(view.cellForItem(at: [0, 0])).layer
    #expect(first.cornerRadius == 10)
    #expect(first.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(try #require(view.cellForItem(at: [0, 1])).layer.cornerRadius == 0)
    items.sections[0].append(7)
    view.insertItems(at: [[0, 3]])
    view.layoutIfNeeded()
    #expect(try #require(view.cellForItem(at: [0, 2])).layer.cornerRadius == 0)
    let last = try #require(view.cellForItem(at: [0, 3])).layer
    #expect(last.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  /// A cell with round corners of its own.
  private final class RoundCell: UICollectionViewListCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.cornerRadius = 6
      clipsToBounds = true
    }

    required init?(coder: NSCoder) { return nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 40
      return layoutAttributes
    }
  }

  @Test func `corners of a cell are its own where the list rounds none`() {
    func show(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionView {
      let view = makeCollection(
        UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: appearance)), items,
        cell: RoundCell.self)
      view.layoutIfNeeded()
      return view
    }
    func radii(_ view: UICollectionView) -> [CGFloat?] {
      (0..<items.sections[0].count).map { view.cellForItem(at: [0, $0])?.layer.cornerRadius }
    }
    let plain = show(.plain)
    #expect(radii(plain) == [6, 6, 6])
    #expect(plain.visibleCells.isNotEmptyAndAllSatisfy { $0.clipsToBounds })
    let cards = show(.insetGrouped)
    #expect(radii(cards) == [10, 6, 10])
    items.sections[0].append(7)
    cards.insertItems(at: [[0, 3]])
    cards.layoutIfNeeded()
    #expect(radii(cards) == [10, 6, 6, 10])
  }

  @Test func `headers and footers are asked for and measured`() throws {
    let view = show(.plain) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
      $0.headerTopPadding = 12
    }
    let head = try #require(view.header(0))
    #expect(head.frame.minY == 12)
    #expect(head.frame.width == 300)
    let kind = UICollectionView.elementKindSectionFooter
    let foot = try #require(view.supplementaryView(forElementKind: kind, at: [0, 0]))
    #expect(view.cellFrames[0].minY == head.frame.maxY)
    #expect(foot.frame.minY == view.cellFrames[2].maxY)
  }

  @Test func `lines stand between rows`() {
    let view = show(.plain)
    #expect(lines(view, [0, 0]).map(\.minX) == [16])
    #expect(lines(view, [0, 0]).allSatisfy { $0.maxY == 40 && $0.maxX == 300 })
    #expect(lines(view, [0, 2]).isEmpty && lines(view, [1, 0]).count == 1)
    #expect(lines(show(.sidebar), [0, 0]).isEmpty)
    #expect(lines(show(.plain) { $0.showsSeparators = false }, [0, 0]).isEmpty)
  }

  @Test(arguments: [2, 3] as [CGFloat])
  func `lines are one pixel of the display high`(_ scale: CGFloat) throws {
    let display = HeadlessDisplay.install()
    display.scale = scale
    defer { display.scale = 2 }
    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped] {
      let line = try #require(lines(show(appearance), [0, 0]).first)
      #expect(abs(line.height - 1 / scale) < 0.001)
      #expect(abs(line.maxY - 40) < 0.001)
    }
  }

  @Test func `lines are drawn in list cells only`() throws {
    let list = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let view = makeCollection(list, items, cell: SizedItemCell.self)
    view.layoutIfNeeded()
    #expect(lines(view, [0, 0]).isEmpty)
    #expect(try #require(view.cellForItem(at: [0, 0])).layer.cornerRadius == 10)
  }

  @Test func `lines can have an effect`() throws {
    let blur = UIBlurEffect(style: .light)
    let view = show(.plain) { $0.separatorConfiguration.visualEffect = blur }
    let line = try #require(view.cellForItem(at: [0, 0])?.subviews.first { $0.frame.height <= 1 })
    let effectView = try #require(line.subviews.first as? UIVisualEffectView)
    #expect(effectView.effect === blur)
    #expect(effectView.frame == line.bounds)
    var lines = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(lines.visualEffect == nil)
    lines.visualEffect = blur
    #expect(lines != UIListSeparatorConfiguration(listAppearance: .plain))
  }

  @Test func `a swipe brings out a row's actions, and performs one`() throws {
    let stage = Stage()
    var (asked, done): ([IndexPath], [IndexPath]) = ([], [])
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      asked.append(path)
      let action = UIContextualAction(style: .normal, title: "Flag") { _, _, finish in
        done.append(path)
        finish(true)
      }
      let actions = UISwipeActionsConfiguration(actions: [action])
      actions.performsFirstActionWithFullSwipe = false
      return actions
    }
    let view = makeCollection(
      UICollectionViewCompositionalLayout.list(using: configuration), items,
      cell: SizedListCell.self)
    stage.window.addSubview(view)
    stage.frame()
    let cell = try #require(view.cellForItem(at: [0, 1]))
    drag(stage, from: CGPoint(x: 250, y: 70), by: -100)
    #expect(asked == [[0, 1]])
    #expect(cell.configurationState.isSwiped)
    stage.tap(at: CGPoint(x: 285, y: 70))
    stage.advance(by: 0.5)
    #expect(done == [[0, 1]])
    #expect(!cell.configurationState.isSwiped)
    drag(stage, from: CGPoint(x: 50, y: 70), by: 100)
    #expect(!cell.configurationState.isSwiped)
    #expect(asked.count == 1)
  }

  @Test func `a card stays round after its actions`() throws {
    let stage = Stage()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      let action = UIContextualAction(style: .normal, title: "Flag") { _, _, finish in
        finish(true)
      }
      let actions = UISwipeActionsConfiguration(actions: [action])
      actions.performsFirstActionWithFullSwipe = false
      return actions
    }
    let view = makeCollection(
      UICollectionViewCompositionalLayout.list(using: configuration), items,
      cell: SizedListCell.self)
    stage.window.addSubview(view)
    stage.frame()
    let first = try #require(view.cellForItem(at: [0, 0]))
    let middle = try #require(view.cellForItem(at: [0, 1]))
    for (cell, isRound) in [(first, true), (middle, false)] {
      #expect(cell.clipsToBounds == isRound)
      drag(stage, from: CGPoint(x: 250, y: cell.frame.midY), by: -100)
      #expect(cell.configurationState.isSwiped)
      #expect(cell.clipsToBounds)
      stage.tap(at: CGPoint(x: 268, y: cell.frame.midY))
      stage.advance(by: 0.5)
      #expect(!cell.configurationState.isSwiped)
      #expect(cell.clipsToBounds == isRound)
    }
  }

  private func drag(_ stage: Stage, from start: CGPoint, by way: CGFloat) {
    stage.touch(.began, at: start)
    for step in 1...10 {
      stage.advance(by: 1 / 60)
      stage.touch(.moved, at: CGPoint(x: start.x + way * CGFloat(step) / 10, y: start.y))
    }
    stage.advance(by: 0.1)
    stage.touch(.ended, at: CGPoint(x: start.x + way, y: start.y))
    stage.advance(by: 0.5)
  }

  @Test func `a handler changes the lines of items`() {
    let view = show(.plain) {
      $0.separatorConfiguration.bottomSeparatorInsets.leading = 50
      $0.itemSeparatorHandler = { path, given in
        var lines = given
        if path == [0, 1] {
          lines.topSeparatorVisibility = .visible
          lines.bottomSeparatorVisibility = .hidden
        }
        return lines
      }
    }
    #expect(lines(view, [0, 0]).map(\.minX) == [50])
    #expect(lines(view, [0, 1]).map(\.minY) == [0])
  }

  @Test func `a list section may be changed as any other`() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain),
        layoutEnvironment: environment)
      section.interGroupSpacing = 10
      section.contentInsets.leading = 30
      return section
    }
    let view = makeCollection(layout, items, cell: SizedItemCell.self)
    view.layoutIfNeeded()
    #expect(view.cellFrames.prefix(3).map(\.minY) == [0, 50, 120])
    #expect(view.cellFrames[0].minX == 30)
    #expect(view.cellFrames[0].width == 270)
  }

  @Test func `a list's own background wins, the app's as well`() {
    #expect(show(.plain) { $0.backgroundColor = .red }.backgroundColor == .red)
    let view = makeCollection(
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .grouped)), items)
    view.backgroundColor = .blue
    view.layoutIfNeeded()
    #expect(view.backgroundColor == .blue)
  }

  @Test func `a list's background goes with its layout`() {
    let view = show(.grouped)
    func background(_ layout: UICollectionViewLayout) -> UIColor? {
      view.collectionViewLayout = layout
      view.layoutIfNeeded()
      return view.backgroundColor
    }
    func list(
      _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance))
    }
    #expect(background(list(.plain)) == .systemBackground)
    #expect(background(list(.insetGrouped)) == .systemGroupedBackground)
    #expect(background(makeGrid()) == .systemBackground)
    view.backgroundColor = nil
    #expect(background(list(.grouped)) == nil)
  }

  @Test func `a cell that was in a list has no background of lists elsewhere`() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      guard index == 0 else {
        return NSCollectionLayoutSection(group: columns(1, height: .absolute(40)))
      }
      return NSCollectionLayoutSection.list(
        using: UICollectionLayoutListConfiguration(appearance: .grouped),
        layoutEnvironment: environment)
    }
    items.sections = [Array(0..<20), Array(20..<80)]
    let view = makeCollection(layout, items, cell: SizedListCell.self)
    view.layoutIfNeeded()
    #expect(view.visibleCells.isNotEmptyAndAllSatisfy { $0.backgroundConfiguration != nil })
    for offset in stride(from: CGFloat(1500), through: 2700, by: 300) {
      view.scroll(to: offset)
      #expect(view.visibleCells.isNotEmptyAndAllSatisfy { $0.backgroundConfiguration == nil })
    }
    view.scroll(to: 0)
    #expect(view.visibleCells.isNotEmptyAndAllSatisfy { $0.backgroundConfiguration != nil })
  }

  @Test func `the backgrounds of cells in view follow the appearance of their list`() {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance),
        layoutEnvironment: environment)
    }
    let view = makeCollection(layout, items, cell: SizedListCell.self)
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: [0, 1])
    let own = view.cellForItem(at: [0, 2])
    own?.backgroundConfiguration = .clear()
    #expect(cell?.backgroundConfiguration?.backgroundColor == .systemBackground)
    appearance = .grouped
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 1]) === cell)
    let color = UIColor.secondarySystemGroupedBackground
    #expect(cell?.backgroundConfiguration?.backgroundColor == color)
    #expect(own?.backgroundConfiguration == .clear())
  }
}
