import Kumiko
import Testing
import UIKit
import _TestSupport
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct `The appearance of a row` {
  let stage = TableStage(size: CGSize(width: 200, height: 400))
  let log = Log()

  /// A cell with looks of its own.
  final class ChevronCell: UITableViewComponentCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      accessoryType = .disclosureIndicator
      backgroundColor = .red
    }

    required init?(coder: NSCoder) { nil }
  }

  final class ChevronAdapter: UITableViewAdapter {
    override func cellRegistration(
      tableView: UITableView, indexPath: IndexPath, node: CellNode
    ) -> CellRegistration { CellRegistration(class: ChevronCell.self) }
  }

  func cell(_ row: Int = 0, of stage: TableStage? = nil) throws -> UITableViewCell {
    try #require((stage ?? self.stage).table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test func `is what modifiers say, in any order`() throws {
    stage.render([
      Section(id: 0) {
        Item("a").accessory(.checkmark).separator(.hidden).rowBackground(.blue)
          .selectionStyle(.default)
        Item("b").separator(.inset(left: 30, right: 10)).accessory(.detailButton)
      }
    ])
    let (one, two) = (try cell(0), try cell(1))
    #expect(one.accessoryType == .checkmark)
    #expect(two.accessoryType == .detailButton)
    #expect(one.backgroundColor == .blue)
    #expect(one.selectionStyle == .default)
    #expect(two.backgroundColor == .clear)
    #expect(two.selectionStyle == .none)
    #expect(two.separatorInset.left == 30)
    #expect(two.separatorInset.right == 10)
    #expect(one.separatorInset.right > 1_000)
  }

  @Test func `gives back what the cell's class had`() throws {
    let stage = TableStage(adapter: ChevronAdapter())
    for _ in 0..<2 {
      stage.render([Section(id: 0) { Item("a").accessory(.checkmark).rowBackground(.blue) }])
      #expect(try cell(of: stage).accessoryType == .checkmark)
      stage.render([Section(id: 0) { Item("a").accessory(.none).selectable() }])
      #expect(try cell(of: stage).accessoryType == .none)
      #expect(try cell(of: stage).backgroundColor == .red)
      stage.render([Section(id: 0) { Item("a") }])
      #expect(try cell(of: stage).accessoryType == .disclosureIndicator)
    }
  }

  @Test func `does not stick to cells that are reused`() throws {
    stage.render([
      Section(id: 0, of: 0..<200, id: \.self) { number in
        if number % 3 == 0 {
          Item(String(number)).accessory(.checkmark)
        } else {
          Item(String(number))
        }
      }
    ])
    for offset in stride(from: 0, to: 7_000, by: 130) {
      stage.table.contentOffset.y = CGFloat(offset)
      stage.table.layoutIfNeeded()
      for path in stage.table.indexPathsForVisibleRows ?? [] {
        let type = stage.table.cellForRow(at: path)?.accessoryType
        #expect(type == (path.row % 3 == 0 ? .checkmark : UITableViewCell.AccessoryType.none))
      }
    }
  }

  @Test func `changes with a version that is not rendered`() throws {
    for type in [UITableViewCell.AccessoryType.checkmark, .none] {
      stage.render([Section(id: 0) { Item("a", rerenders: false).accessory(type) }])
      #expect(try cell().accessoryType == type)
    }
  }

  @Test func `includes components at the end of the row, which stay`() throws {
    struct Badge: Component {
      var count: Int
      var log: Log
      func renderContent() -> UILabel { log.note(UILabel(frame: .zero), "make") }
      func render(in content: UILabel) { content.text = "\(count)" }
      func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 10 * count, height: 20) }
    }
    for count in 2...4 {
      stage.render([Section(id: 0) { Item("a").accessory(Badge(count: count, log: log)) }])
    }
    #expect(log.take() == ["make"])
    #expect(stage.screen.texts == ["a0", "4"])
    #expect(try cell().accessoryView?.frame.size == CGSize(width: 40, height: 20))
    stage.render([Section(id: 0) { Item("a") }])
    #expect(try cell().accessoryView == nil)
  }

  @Test func `includes a component again that another cell was given`() throws {
    let sections = [
      Section(id: 0) {
        Item("a").accessory(Item("end"))
        Item("b")
      }
    ]
    stage.render(sections)
    let view = try #require(try cell().accessoryView)
    try cell(1).accessoryView = view
    #expect(try view.superview === cell(1))
    stage.render(sections)
    #expect(try view.superview === cell())
  }

  @Test func `may have a button, which calls the newest closure`() throws {
    for version in 1...2 {
      stage.render([
        Section(id: 0) {
          Item("a", rerenders: false).accessory(.detailButton) { [log] in
            log.events.append("details \(version)")
          }
        }
      ])
    }
    stage.screen.display.tap(at: CGPoint(x: 200 - 16 - 11, y: 20))
    #expect(log.take() == ["details 2"])
  }
}
