import Kumiko
import KumikoTesting
import UIKit

/// Two lists of a kind, one above the other, whose rows can be dragged into each other.
@MainActor
final class DragStage {
  enum Side: String { case upper, lower }

  /// Rows that are texts.
  struct Card: Component {
    var text: String
    var id: String { text }
    func render(in label: UILabel) {
      label.text = text
      label.textAlignment = .center
    }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: 50, height: 40) }
  }

  let kind: ListKind
  let screen: TestStage
  let upper: UIScrollView
  let lower: UIScrollView
  private(set) var log: [String] = []
  var texts: [Side: [String]] = [
    .upper: ["a1", "a2", "a3", "a4"], .lower: ["b1", "b2", "b3", "b4"],
  ]
  let undo = UndoManager()

  /// What a row does.
  lazy var row: (Side, String) -> AnyRow = { _, text in
    AnyRow(Card(text: text).draggable { text })
  }
  /// What a section takes.
  lazy var finish: (Side, Section) -> Section = { [unowned self] side, section in
    section.dropDestination(of: String.self) { [unowned self] in take($0, into: side, at: $1) }
  }
  var options: [Side: ListOptions] = [:]

  private var renderers: [Side: ([Section], ListOptions) -> Void] = [:]

  /// A row of any modifiers.
  @MainActor
  struct AnyRow {
    var node: CellNode
    init(_ row: some Component<String>) { node = CellNode(row) }
  }

  init(_ kind: ListKind) {
    self.kind = kind
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 700))
    container.backgroundColor = .systemBackground
    (upper, lower) = (Self.list(kind, y: 0), Self.list(kind, y: 350))
    for view in [upper, lower] { container.addSubview(view) }
    screen = TestStage(view: container, size: container.bounds.size)
    for (side, view) in [(Side.upper, upper), (.lower, lower)] {
      if let table = view as? UITableView {
        let renderer = TableRenderer(table)
        renderers[side] = { sections, options in
          renderer.render(options) { Group(of: sections) { $0 } }
        }
      } else if let view = view as? UICollectionView {
        let renderer = CollectionRenderer(view)
        renderers[side] = { sections, options in
          renderer.render(options) { Group(of: sections) { $0 } }
        }
      }
    }
  }

  private static func list(_ kind: ListKind, y: CGFloat) -> UIScrollView {
    let frame = CGRect(x: 0, y: y, width: 300, height: 350)
    let view: UIScrollView =
      switch kind {
      case .table, .form: UITableView(frame: frame, style: kind == .form ? .insetGrouped : .plain)
      case .list, .grid, .shelf, .waterfall:
        UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      }
    view.contentInsetAdjustmentBehavior = .never
    return view
  }

  /// Shows both lists as they are now.
  func render() {
    render(.upper)
    render(.lower)
  }

  func render(_ side: Side) {
    let section = finish(
      side,
      Section(id: side) { for text in texts[side] ?? [] { row(side, text).node } })
    let arranged =
      switch kind {
      case .table, .form: section
      case .list: section.layout(.list(.plain))
      case .grid: section.layout(.grid(columns: 2, height: .absolute(40)))
      case .shelf: section.layout(.shelf(height: 40))
      case .waterfall: section.layout(.waterfall(columns: 2, estimatedHeight: 40))
      }
    renderers[side]?([arranged], options[side] ?? ListOptions())
    screen.runFrame()
  }

  /// Takes texts out of both lists and into one.
  func take(_ new: [String], into side: Side, at place: DropPlace) {
    note("\(side.rawValue) takes \(new.joined(separator: " ")) \(Self.words(place))")
    for other in [Side.upper, .lower] { texts[other]?.removeAll(where: new.contains) }
    var list = texts[side] ?? []
    let next = (place.nextID?.base as? String).flatMap { list.firstIndex(of: $0) }
    list.insert(contentsOf: new, at: next ?? list.count)
    texts[side] = list
    render()
  }

  static func words(_ place: DropPlace) -> String {
    if let row = place.rowID { return "onto \(row)" }
    return "between \(word(place.previousID)) and \(word(place.nextID))"
  }

  static func word(_ id: AnyHashable?) -> String { id?.base as? String ?? "-" }

  func note(_ text: String) { log.append(text) }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// The texts of a list as they are shown, in reading order.
  func shown(_ view: UIView) -> [String] {
    let known = Set(texts.values.joined())
    return screen.texts(in: view).filter(known.contains)
  }

  /// Lets everything come to rest that goes by way of other tasks.
  func rest() async {
    for _ in 0..<3 {
      for _ in 0..<20 { await Task.yield() }
      // Work on other threads comes back, also on a machine that is busy.
      try? await Task.sleep(for: .milliseconds(3))
      screen.advance(by: 0.4)
    }
  }
}

extension TestStage {
  /// The texts of labels in a view, in reading order.
  fileprivate func texts(in view: UIView) -> [String] {
    var found: [(text: String, place: CGPoint)] = []
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01, !view.layer.isHidden else { return }
      if let label = view as? UILabel, let text = label.text {
        found.append((text, label.convert(label.bounds.origin, to: nil)))
      }
      for child in view.subviews { visit(child) }
    }
    visit(view)
    return found.sorted { ($0.place.y, $0.place.x) < ($1.place.y, $1.place.x) }.map(\.text)
  }
}
