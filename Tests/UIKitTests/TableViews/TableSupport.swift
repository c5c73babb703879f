import UIKit

/// Sections of rows that are known by number; cells carry the number as their tag.
@MainActor
final class Rows: NSObject, UITableViewDataSource {
  var sections: [[Int]]
  var headers: [String?] = []
  var footers: [String?] = []
  /// Rows that cells were asked for.
  private(set) var asked: [IndexPath] = []
  private(set) var countQuestions = 0
  var makeCell: (UITableView, IndexPath) -> UITableViewCell = { table, path in
    table.dequeueReusableCell(withIdentifier: "cell", for: path)
  }

  init(_ sections: [[Int]]) { self.sections = sections }

  convenience init(count: Int) { self.init([Array(0..<count)]) }

  func forget() { (asked, countQuestions) = ([], 0) }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countQuestions += 1
    return sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append(indexPath)
    let cell = makeCell(tableView, indexPath)
    cell.tag = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }
}

/// A delegate that implements display callbacks and keeps account of what is in view.
@MainActor
final class DisplayLog: NSObject, UITableViewDelegate {
  /// Tags of the cells in view.
  private(set) var shown: [Int] = []
  private(set) var shownHeaders: [Int] = []
  private(set) var shownFooters: [Int] = []
  /// What went wrong: a second appearance, or an end without a beginning.
  private(set) var faults: [String] = []
  private var views: [ObjectIdentifier: Int] = [:]

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if views.updateValue(cell.tag, forKey: ObjectIdentifier(cell)) != nil {
      faults.append("\(cell.tag) appears twice")
    }
    shown.append(cell.tag)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    guard let tag = views.removeValue(forKey: ObjectIdentifier(cell)) else {
      return faults.append("\(cell.tag) ends without a beginning")
    }
    shown.remove(at: shown.firstIndex(of: tag) ?? 0)
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { shownHeaders.append(section) }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { shownHeaders.removeAll { $0 == section } }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { shownFooters.append(section) }

  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { shownFooters.removeAll { $0 == section } }
}

/// A delegate that gives heights and counts how often it was asked.
@MainActor
final class Heights: NSObject, UITableViewDelegate {
  var height: (IndexPath) -> CGFloat
  private(set) var asked: [IndexPath] = []

  init(_ height: @escaping (IndexPath) -> CGFloat) { self.height = height }

  func forget() { asked = [] }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath)
    return height(indexPath)
  }
}

/// A cell whose height follows from its tag.
final class TallCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(50 + tag % 3 * 20))
  }
}

/// A table that keeps its data source alive.
final class KeepingTable: UITableView {
  var kept: AnyObject?
}

@MainActor
func makeTable(
  _ rows: Rows, style: UITableView.Style = .plain, height: CGFloat = 400,
  _ configure: (UITableView) -> Void = { $0.rowHeight = 40 }
) -> UITableView {
  let table = KeepingTable(
    frame: CGRect(x: 0, y: 0, width: 300, height: height), style: style)
  table.kept = rows
  table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  table.dataSource = rows
  configure(table)
  table.layoutIfNeeded()
  return table
}

extension UITableView {
  /// The numbers of the rows in view, from top to bottom.
  var visibleTags: [Int] { visibleCells.map(\.tag) }

  func scroll(to offset: CGFloat) {
    contentOffset.y = offset
    layoutIfNeeded()
  }
}

extension Stage {
  /// Puts a table with rows of 40 points on the screen.
  func showTable(
    _ rows: some UITableViewDataSource, telling delegate: some UITableViewDelegate,
    style: UITableView.Style = .plain, size: CGSize = CGSize(width: 300, height: 400)
  ) -> UITableView {
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = rows
    table.delegate = delegate
    window.addSubview(table)
    frame()
    return table
  }
}
