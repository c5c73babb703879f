import Testing
import UIKit
import _TestSupport

@MainActor
@Suite(.serialized)
struct UITableViewContextMenuTests {
  /// A delegate whose rows but the first have a menu.
  private final class Menus: NSObject, UITableViewDelegate {
    var log: [String] = []
    var highlight: UITargetedPreview?

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked \(indexPath.row) at \(Int(point.y))")
      guard indexPath.row > 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [
          UIAction(title: "Delete") { _ in self?.log.append("delete \(indexPath.row)") }
        ])
      })
    }

    func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("lifts")
      return highlight
    }

    func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("puts down")
      return nil
    }

    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("opens") }

    func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("ends") }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selects \(indexPath.row)")
    }
  }

  private func run(_ test: (Stage, UITableView, Menus) -> Void) {
    let (stage, menus) = (Stage(), Menus())
    defer { stage.close() }
    let table = makeTable(Rows(count: 30), height: 800)
    table.delegate = menus
    stage.window.addSubview(table)
    stage.frame()
    test(stage, table, menus)
  }

  @Test func `a long press on a row opens its menu and selects nothing`() {
    run { stage, table, menus in
      stage.press(at: CGPoint(x: 100, y: 90))
      stage.touch(.ended, at: CGPoint(x: 100, y: 90))
      #expect(menus.log == ["asked 2 at 90", "lifts", "opens"])
      let cell = table.cellForRow(at: [0, 2])
      #expect(cell?.isHighlighted == false)
      stage.tap(on: "Delete")
      #expect(menus.log.suffix(3) == ["ends", "puts down", "delete 2"])
      #expect(cell?.layer.isHidden == false)
    }
  }

  @Test func `rows without a menu are selected as ever`() {
    run { stage, _, menus in
      stage.press(at: CGPoint(x: 100, y: 20))
      stage.touch(.ended, at: CGPoint(x: 100, y: 20))
      #expect(menus.log == ["asked 0 at 20", "selects 0"])
    }
  }

  @Test func `a secondary click opens the menu without a picture`() {
    run { stage, table, menus in
      table.contentOffset.y = 100
      stage.frame()
      stage.secondaryClick(at: CGPoint(x: 100, y: 90))
      #expect(menus.log == ["asked 4 at 190", "opens"])
      #expect(table.contextMenuInteraction?.menuAppearance == .compact)
    }
  }

  @Test func `the menu key opens the menu of the selected row`() {
    run { stage, table, menus in
      table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
      stage.key(KeyInput(.menu))
      #expect(menus.log == ["asked 3 at 140", "opens"])
      stage.key(KeyInput(.return))
      #expect(menus.log.last == "delete 3")
    }
  }

  @Test func `a row may go while its menu is open`() {
    run { stage, table, menus in
      stage.press(at: CGPoint(x: 100, y: 90))
      stage.touch(.ended, at: CGPoint(x: 100, y: 90))
      (table.dataSource as? Rows)?.sections[0].remove(at: 2)
      table.deleteRows(at: [[0, 2]], with: .fade)
      stage.advance(by: 1)
      stage.tap(at: CGPoint(x: 20, y: 830))
      stage.advance(by: 1)
      #expect(menus.log.contains("ends"))
      #expect(table.visibleCells.isNotEmptyAndAllSatisfy { !$0.layer.isHidden })
      #expect(table.contextMenuInteraction?.menuAppearance == .unknown)
    }
  }

  @Test func `a table without a delegate has no menus`() {
    run { stage, table, menus in
      table.delegate = nil
      stage.press(at: CGPoint(x: 100, y: 90))
      stage.secondaryClick(at: CGPoint(x: 100, y: 90))
      #expect(menus.log.isEmpty)
      #expect(table.contextMenuInteraction == nil)
    }
  }
}
