import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

/// What a pointer shows of rows and buttons that it is over.
@MainActor
@Suite(.closesWindows) struct PointerEffectTests {
  private let stage = Stage()

  private func hover(at point: CGPoint?) {
    stage.window.receive(.hover(location: point, time: MediaClock.now))
    stage.frame()
  }

  /// How many layers are drawn in a view and the views inside it.
  private func layers(in view: UIView?) -> Int {
    func count(_ layer: CALayer) -> Int { 1 + (layer.sublayers ?? []).map(count).reduce(0, +) }
    return view.map { count($0.layer) } ?? 0
  }

  @Test func `a row that can be selected is tinted under the pointer`() throws {
    final class Picky: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
      ) -> Bool { indexPath.row != 1 }
    }
    let (rows, table) = (Picky(), UITableView(frame: stage.window.bounds))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate, table.rowHeight) = (rows, rows, 44)
    stage.window.addSubview(table)
    stage.frame()
    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: [0, row]) }
    let plain = [0, 1, 2].map { layers(in: cell($0)) }
    hover(at: CGPoint(x: 100, y: 20))
    #expect(layers(in: cell(0)) == plain[0] + 1)
    hover(at: CGPoint(x: 100, y: 60))
    #expect([0, 1].map { layers(in: cell($0)) } == [plain[0], plain[1]])
    hover(at: CGPoint(x: 100, y: 100))
    #expect(layers(in: cell(2)) == plain[2] + 1)
    let hovered = try #require(cell(2))
    stage.touch(.began, at: CGPoint(x: 100, y: 100))
    #expect(layers(in: hovered) == plain[2])
    stage.touch(.ended, at: CGPoint(x: 100, y: 100))
    hover(at: CGPoint(x: 100, y: 20))
    table.reloadData()
    stage.frame()
    for row in 0..<3 { #expect(layers(in: cell(row)) == plain[0]) }
    hover(at: nil)
    #expect(layers(in: cell(0)) == plain[0])
  }

  @Test func `an item of a collection that can be selected is tinted under the pointer`() {
    final class Picky: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item != 1 }
    }
    let (items, delegate) = (Items(count: 9), Picky())
    let collection = makeCollection(makeGrid(), items, delegate)
    stage.window.addSubview(collection)
    stage.frame()
    func counts() -> [Int] { (0..<3).map { layers(in: collection.cellForItem(at: [0, $0])) } }
    let plain = counts()
    hover(at: CGPoint(x: 50, y: 20))
    #expect(counts() == [plain[0] + 1, plain[1], plain[2]])
    hover(at: CGPoint(x: 150, y: 20))
    #expect(counts() == plain)
    hover(at: CGPoint(x: 250, y: 20))
    #expect(counts() == [plain[0], plain[1], plain[2] + 1])
    hover(at: nil)
    #expect(counts() == plain)
  }

  @Test func `a button is tinted under the pointer unless it is off`() {
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    stage.window.addSubview(button)
    stage.frame()
    let plain = layers(in: button)
    hover(at: CGPoint(x: 50, y: 40))
    #expect(layers(in: button) == plain + 1)
    hover(at: CGPoint(x: 50, y: 140))
    #expect(layers(in: button) == plain)
    button.isEnabled = false
    hover(at: CGPoint(x: 50, y: 40))
    #expect(layers(in: button) == plain)
  }

  @Test func `what the wheel scrolls away is not tinted any more`() {
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize.height = 4000
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    scroll.addSubview(button)
    stage.window.addSubview(scroll)
    stage.frame()
    let plain = layers(in: button)
    hover(at: CGPoint(x: 50, y: 40))
    #expect(layers(in: button) == plain + 1)
    stage.wheel(CGVector(dx: 0, dy: 300), at: CGPoint(x: 50, y: 40))
    stage.advance(by: 1)
    #expect(layers(in: button) == plain)
  }
}
