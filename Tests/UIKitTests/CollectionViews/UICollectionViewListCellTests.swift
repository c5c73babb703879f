import QuartzCore
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

/// Accessories, indentation and separators of list cells.
@MainActor
@Suite(.serialized, .closesWindows) struct UICollectionViewListCellTests {
  private let stage = Stage()
  private let items = Items(count: 4)
  private let view: UICollectionView
  private let layout = makeGrid { $0.itemSize = CGSize(width: 300, height: 50) }

  init() {
    view = makeCollection(layout, items, nil, cell: UICollectionViewListCell.self)
    stage.window.addSubview(view)
    stage.frame()
  }

  private func cell(_ item: Int = 0) throws -> UICollectionViewListCell {
    try #require(view.cellForItem(at: [0, item]) as? UICollectionViewListCell)
  }

  /// The views beside the content, as they stand from left to right.
  private func accessories(of cell: UICollectionViewListCell) -> [UIView] {
    cell.subviews
      .filter { $0 !== cell.contentView && $0.frame.width < cell.bounds.width && $0.alpha > 0 }
      .sorted { $0.center.x < $1.center.x }
  }

  private func custom(_ placement: UICellAccessory.Placement) -> (UIView, UICellAccessory) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    return (view, .customView(configuration: .init(customView: view, placement: placement)))
  }

  // MARK: Places

  @Test func `accessories stand beside the content and take its width`() throws {
    let cell = try cell()
    #expect(cell.contentView.frame == cell.bounds)
    cell.accessories = [.disclosureIndicator()]
    stage.frame()
    let chevron = try #require(accessories(of: cell).first)
    #expect(accessories(of: cell).count == 1)
    #expect(cell.contentView.frame.minX == 0)
    #expect(cell.contentView.frame.maxX <= chevron.frame.minX)
    #expect(chevron.frame.maxX < cell.bounds.width)
    #expect(chevron.frame.midY == 25)
    cell.accessories = []
    stage.frame()
    #expect(cell.contentView.frame == cell.bounds)
    #expect(chevron.superview == nil)
  }

  @Test func `a cell is mirrored where one reads from right to left`() throws {
    let cell = try cell()
    let (mark, accessory) = custom(.trailing())
    cell.accessories = [accessory]
    stage.frame()
    #expect(mark.frame.midX > 150)
    view.semanticContentAttribute = .forceRightToLeft
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    stage.frame()
    #expect(mark.frame.midX < 150)
    #expect(cell.contentView.frame.minX >= mark.frame.maxX)
    #expect(cell.contentView.frame.maxX == 300)
  }

  @Test func `views of one's own stand where their placement says`() throws {
    let cell = try cell()
    let (first, a) = custom(.leading())
    let (second, b) = custom(.leading())
    let (inner, c) = custom(.trailing())
    let (outer, d) = custom(.trailing(displayed: .always) { $0.count })
    cell.accessories = [.checkmark(), a, b, c, d]
    stage.frame()
    let shown = accessories(of: cell)
    let order: [UIView] = [first, second, inner, outer]
    #expect(shown.count == 5)
    #expect(shown.filter { order.contains($0) } == order)
    #expect(shown.last === outer)
    #expect(shown[2] === inner, "the system's checkmark stands between")
    #expect(cell.contentView.frame.minX >= second.frame.maxX)
    #expect(cell.contentView.frame.maxX <= inner.frame.minX)
  }

  @Test func `positions are before and after other accessories`() throws {
    let cell = try cell()
    let disclosure = UICellAccessory.disclosureIndicator()
    let (before, a) = custom(.trailing(at: UICellAccessory.Placement.position(before: disclosure)))
    let (after, b) = custom(.trailing(at: UICellAccessory.Placement.position(after: disclosure)))
    cell.accessories = [disclosure, a, b]
    stage.frame()
    let shown = accessories(of: cell)
    #expect(shown.count == 3)
    #expect(shown.first === before)
    #expect(shown.last === after)
  }

  @Test func `the position of a placement sees the accessories at its end in reading order`() throws
  {
    var seen: [[UICellAccessory.AccessoryType]] = []
    let (_, accessory) = custom(
      .trailing { all in
        seen.append(all.map(\.accessoryType))
        return 99
      })
    try cell().accessories = [
      .disclosureIndicator(), .multiselect(displayed: .always), .label(text: "3"), accessory,
    ]
    stage.frame()
    #expect(seen.isNotEmptyAndAllSatisfy { $0 == [.label, .disclosureIndicator] })
  }

  // MARK: States

  @Test func `accessories are displayed while editing, while not, or always`() throws {
    let cell = try cell()
    let (always, a) = custom(.leading())
    let (editing, b) = custom(.leading(displayed: .whenEditing))
    let (resting, c) = custom(.leading(displayed: .whenNotEditing))
    cell.accessories = [a, b, c]
    stage.frame()
    #expect([always, editing, resting].map { $0.superview === cell } == [true, false, true])
    view.isEditing = true
    stage.advance(by: 0.5)
    #expect([always, editing, resting].map { $0.superview === cell } == [true, true, false])
    #expect(cell.configurationState.isEditing)
    view.isEditing = false
    stage.advance(by: 0.5)
    #expect([always, editing, resting].map { $0.superview === cell } == [true, false, true])
  }

  @Test func `accessories for editing come by default only then, and the content makes room`()
    throws
  {
    let cell = try cell()
    cell.accessories = [.delete(), .insert(), .reorder(), .multiselect()]
    stage.frame()
    #expect(accessories(of: cell).isEmpty)
    #expect(cell.contentView.frame == cell.bounds)
    view.isEditing = true
    stage.advance(by: 0.5)
    #expect(accessories(of: cell).count == 4)
    let content = cell.contentView.frame
    #expect(content.minX > 0)
    #expect(content.maxX < 300)
    let frames = accessories(of: cell).map(\.frame)
    #expect(frames.isNotEmptyAndAllSatisfy { !$0.overlaps(content) })
  }

  @Test func `a cell that comes into view while the view is edited shows it at once`() throws {
    view.isEditing = true
    stage.advance(by: 0.5)
    let cell = UICollectionViewListCell(frame: .zero)
    cell.accessories = [.delete()]
    #expect(!cell.configurationState.isEditing)
    let shown = try self.cell(3)
    shown.accessories = [.delete()]
    stage.frame()
    #expect(accessories(of: shown).count == 1)
  }

  @Test func `a hidden accessory keeps its width`() throws {
    let cell = try cell()
    cell.accessories = [.checkmark()]
    stage.frame()
    let width = cell.contentView.frame.width
    cell.accessories = [.checkmark(options: .init(isHidden: true))]
    stage.frame()
    #expect(cell.contentView.frame.width == width)
    #expect(width < 300)
    #expect(accessories(of: cell).isEmpty)
  }

  @Test func `a view that was hidden is seen where it is shown next`() throws {
    let (one, other) = try (cell(0), cell(1))
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    func accessory(isHidden: Bool) -> UICellAccessory {
      .customView(
        configuration: .init(customView: mark, placement: .trailing(), isHidden: isHidden))
    }
    one.accessories = [accessory(isHidden: true)]
    #expect(mark.alpha == 0)
    one.accessories = []
    #expect(mark.alpha == 1)
    one.accessories = [accessory(isHidden: true)]
    other.accessories = [accessory(isHidden: false)]
    #expect(mark.superview === other)
    #expect(mark.alpha == 1)
  }

  @Test func `the reserved width is the accessory's own or one that is asked for`() throws {
    let cell = try cell()
    func contentStart(_ width: UICellAccessory.LayoutDimension) -> CGFloat {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
      cell.accessories = [
        .customView(
          configuration: .init(
            customView: view, placement: .leading(), reservedLayoutWidth: width))
      ]
      stage.frame()
      return cell.contentView.frame.minX
    }
    let actual = contentStart(.actual)
    #expect(contentStart(.custom(12)) == actual)
    #expect(contentStart(.custom(60)) == actual + 48)
    #expect(contentStart(.standard) >= actual)
  }

  @Test func `a label shows its text, and a custom view has its tint color`() throws {
    let cell = try cell()
    let icon = UIImageView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    cell.accessories = [
      .label(text: "42", options: .init(tintColor: .systemRed)),
      .customView(
        configuration: .init(
          customView: icon, placement: .leading(), tintColor: .systemGreen,
          maintainsFixedSize: true)),
    ]
    stage.frame()
    let label = try #require(accessories(of: cell).lazy.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "42")
    #expect(label.textColor == .systemRed)
    #expect(icon.tintColor == .systemGreen)
    #expect(icon.bounds.size == CGSize(width: 12, height: 12))
    cell.accessories = [.label(text: "7")]
    stage.frame()
    #expect(accessories(of: cell).compactMap { ($0 as? UILabel)?.text } == ["7"])
  }

  @Test func `a view that stays an accessory stays in the cell`() throws {
    let cell = try cell()
    let (mark, accessory) = custom(.trailing())
    cell.accessories = [accessory]
    stage.frame()
    UIView.animate(withDuration: 0.3) { cell.accessories = [accessory, .checkmark()] }
    stage.advance(by: 0.5)
    #expect(mark.superview === cell)
    #expect(mark.alpha == 1)
    #expect(accessories(of: cell).count == 2)
    UIView.animate(withDuration: 0.3) { cell.accessories = [] }
    cell.accessories = [accessory]
    stage.advance(by: 0.5)
    #expect(mark.superview === cell)
    #expect(mark.alpha == 1)
  }

  @Test func `a view that another cell took stays there until it is given back`() throws {
    let (one, other) = try (cell(0), cell(1))
    let (mark, accessory) = custom(.trailing())
    one.accessories = [accessory]
    other.accessories = [accessory]
    one.accessories = []
    #expect(mark.superview === other)
    one.accessories = [accessory]
    other.accessories = [accessory]
    #expect(mark.superview === other)
    UIView.animate(withDuration: 0.3) { other.accessories = [] }
    one.accessories = [accessory]
    stage.advance(by: 0.5)
    #expect(mark.superview === one)
    #expect(mark.alpha == 1)
  }

  // MARK: Actions

  @Test func `taps on accessories call their handlers and select nothing`() throws {
    var calls: [String] = []
    let cell = try cell()
    cell.accessories = [
      .insert(displayed: .always) { calls.append("insert") },
      .detail { calls.append("detail") },
      .outlineDisclosure(options: .init(style: .cell)) { calls.append("outline") },
    ]
    stage.frame()
    for accessory in accessories(of: cell) {
      stage.tap(at: accessory.convert(CGPoint(x: 4, y: 7), to: nil))
      stage.frame()
    }
    #expect(calls == ["insert", "outline", "detail"])
    #expect(view.indexPathsForSelectedItems == [])
    stage.tap(at: CGPoint(x: 150, y: 25))
    #expect(view.indexPathsForSelectedItems == [[0, 0]])
  }

  @Test func `an outline disclosure of a header takes taps on the whole cell`() throws {
    var calls = 0
    try cell().accessories = [
      .outlineDisclosure(options: .init(style: .header)) { calls += 1 }
    ]
    stage.frame()
    stage.tap(at: CGPoint(x: 100, y: 25))
    #expect(calls == 1)
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func `the handle moves its item and tells the data source`() throws {
    for cell in view.visibleCells {
      (cell as? UICollectionViewListCell)?.accessories = [.reorder(displayed: .always)]
    }
    stage.frame()
    let handle = try #require(accessories(of: cell()).last)
    let start = handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.midY), to: nil)
    stage.touch(.began, at: start)
    stage.advance(by: 0.1)
    for y in stride(from: 10.0, through: 110, by: 10) {
      stage.touch(.moved, at: CGPoint(x: start.x, y: start.y + y))
      stage.advance(by: 0.05)
    }
    #expect(view.hasUncommittedUpdates)
    #expect(items.sections == [[0, 1, 2, 3]])
    stage.touch(.ended, at: CGPoint(x: start.x, y: start.y + 110))
    stage.advance(by: 0.5)
    #expect(items.sections == [[1, 2, 0, 3]])
    #expect(!view.hasUncommittedUpdates)
    #expect(view.visibleTags == [1, 2, 0, 3])
  }

  // MARK: Content

  @Test func `content is moved in by its level`() throws {
    let cell = try cell()
    #expect(cell.indentationLevel == 0)
    #expect(cell.indentationWidth == 10)
    #expect(cell.indentsAccessories)
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    stage.frame()
    func textStart() throws -> CGFloat {
      let list = try #require(cell.contentView as? UIListContentView)
      return try #require(list.textLayoutGuide).layoutFrame.minX + list.frame.minX
    }
    let list = try #require(cell.contentView as? UIListContentView)
    let guide = try #require(list.textLayoutGuide)
    let probe = UIView(frame: .zero)
    probe.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(probe)
    NSLayoutConstraint.activate([
      probe.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      probe.topAnchor.constraint(equalTo: list.topAnchor),
      probe.widthAnchor.constraint(equalToConstant: 1),
      probe.heightAnchor.constraint(equalToConstant: 1),
    ])
    stage.frame()
    let start = probe.convert(probe.bounds, to: cell).minX
    cell.indentationLevel = 2
    stage.frame()
    #expect(probe.convert(probe.bounds, to: cell).minX == start + 20)
    cell.indentationWidth = 15
    stage.frame()
    #expect(probe.convert(probe.bounds, to: cell).minX == start + 30)
  }

  @Test func `accessories before the content are moved in with it unless told otherwise`() throws {
    let cell = try cell()
    let (mark, accessory) = custom(.leading())
    cell.accessories = [accessory]
    stage.frame()
    let start = mark.frame.minX
    cell.indentationLevel = 3
    stage.frame()
    #expect(mark.frame.minX == start + 30)
    cell.indentsAccessories = false
    stage.frame()
    #expect(mark.frame.minX == start)
  }

  @Test func `separators begin at the text and follow constraints`() throws {
    let cell = try cell()
    cell.contentConfiguration = cell.defaultContentConfiguration()
    let guide = cell.separatorLayoutGuide
    stage.frame()
    #expect(guide.layoutFrame.minX > 0)
    #expect(guide.layoutFrame.maxX == 300)
    #expect(guide.owningView === cell)
    let wanted = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 77)
    wanted.isActive = true
    cell.setNeedsLayout()
    stage.frame()
    #expect(guide.layoutFrame.minX == 77)
  }

  @Test func `a cell sizes itself by its content beside the accessories`() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "word ", count: 12)
    cell.contentConfiguration = content
    let fit = { () -> CGFloat in
      cell.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let alone = fit()
    cell.accessories = [.label(text: "a long label beside it")]
    #expect(alone >= 44)
    #expect(fit() > alone)
    stage.frame()
  }
}
