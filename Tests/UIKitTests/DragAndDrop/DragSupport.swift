import UIKit

/// A view that things are dragged from and dropped on, and what its interactions told.
@MainActor
final class DragPlace: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  let view: UIView
  var offered: [String]
  /// What is dragged beside the offered texts.
  var further: [UIDragItem] = []
  var proposal = UIDropOperation.copy
  var handles = true
  private(set) var log: [String] = []
  private(set) var taken: [String] = []
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)

  init(y: CGFloat, offers offered: [String] = []) {
    view = UIView(frame: CGRect(x: 20, y: y, width: 350, height: 100))
    self.offered = offered
    super.init()
    view.addInteraction(drag)
    view.addInteraction(drop)
  }

  func forget() { log = [] }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { offered.map(dragItem) + further }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [dragItem("more")] }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { log.append("begins") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { log.append("will end \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { log.append("did end \(operation)") }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    log.append("asked")
    return handles
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { log.append("enters") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: proposal) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { log.append("exits") }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    log.append("drops")
    session.loadObjects(ofClass: NSString.self) { [self] objects in
      taken += objects.compactMap { ($0 as? NSString).map { String(describing: $0) } }
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { log.append("concludes") }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { log.append("over") }
}

/// A thing to drag that is a text.
@MainActor
func dragItem(_ text: String) -> UIDragItem {
  let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
  item.localObject = text
  return item
}

extension Stage {
  /// Lifts what is at a point, carries it over the others and lifts the finger.
  func drag(from start: CGPoint, over points: [CGPoint], lifts: Bool = true) {
    press(at: start)
    for point in points {
      touch(.moved, at: point)
      advance(by: 0.3)
    }
    guard lifts else { return }
    touch(.ended, at: points.last ?? start)
    advance(by: 0.6)
  }
}

/// Rows of texts that can be dragged and dropped, and what their table told.
@MainActor
final class TextRows: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDragDelegate, UITableViewDropDelegate
{
  let table: UITableView
  var sections: [[String]]
  var canMove = false
  var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
  var operation: UIDropOperation?
  private(set) var log: [String] = []
  private(set) var destinations: [IndexPath?] = []
  /// What takes things in place of the usual.
  var performDrop: ((any UITableViewDropCoordinator) -> Void)?

  init(_ sections: [[String]], frame: CGRect, style: UITableView.Style = .plain) {
    self.sections = sections
    table = UITableView(frame: frame, style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    table.dataSource = self
    table.delegate = self
    table.dragDelegate = self
    table.dropDelegate = self
  }

  /// The middle of a row in the window.
  func place(_ row: Int, section: Int = 0) -> CGPoint {
    let frame = table.rectForRow(at: IndexPath(row: row, section: section))
    return table.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  /// The texts of the rows as they are seen, from top to bottom.
  var seen: [String] {
    table.visibleCells.filter { !$0.layer.isHidden }
      .sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("moves \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    sections[destinationIndexPath.section].insert(
      sections[sourceIndexPath.section].remove(at: sourceIndexPath.row),
      at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [dragItem(sections[indexPath.section][indexPath.row])] }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [dragItem(sections[indexPath.section][indexPath.row])] }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.append("begins")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log.append("ends")
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    destinations.append(destinationIndexPath)
    return UITableViewDropProposal(
      operation: operation ?? (table.hasActiveDrag ? .move : .copy), intent: intent)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    log.append("drops \(coordinator.items.count)")
    if let performDrop { return performDrop(coordinator) }
    guard var goal = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      guard let text = item.dragItem.localObject as? String else { continue }
      table.performBatchUpdates {
        if let source = item.sourceIndexPath {
          sections[source.section].remove(at: source.row)
          table.deleteRows(at: [source], with: .fade)
        }
        sections[goal.section].insert(text, at: goal.row)
        table.insertRows(at: [goal], with: .fade)
      }
      coordinator.drop(item.dragItem, toRowAt: goal)
        .addCompletion { [weak self] _ in self?.log.append("arrives") }
      goal.row += 1
    }
  }
}
