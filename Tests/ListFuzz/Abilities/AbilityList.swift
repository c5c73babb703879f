import Kumiko
import KumikoTesting
import UIKit

/// A list on a headless screen of 300 × 400 points that has all abilities at once.
@MainActor
final class AbilityList {
  let kind: AbilityKind
  let model: AbilityModel
  let view: UIScrollView
  let screen: TestStage
  let table: TableRenderer?
  let collection: CollectionRenderer?
  private let home = UIViewController()
  /// A finger that is down.
  private(set) var finger: CGPoint?
  /// How many tasks wait for something that the list is to do.
  private(set) var waiters = 0
  private(set) var faults: [String] = []
  private var answers = 0
  private var succeeds = true
  private var pagesOnTheirWay = 0
  private var isClosed = false
  private var position: ListPosition<Int>?

  init(_ kind: AbilityKind, isRightToLeft: Bool, showing model: AbilityModel = AbilityModel()) {
    (self.kind, self.model) = (kind, model)
    let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    if kind == .table || kind == .form {
      let table = UITableView(frame: frame, style: kind == .form ? .insetGrouped : .plain)
      table.allowsFocus = true
      (view, self.table, collection) = (table, TableRenderer(table), nil)
    } else {
      let list = UICollectionView(
        frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      list.allowsFocus = true
      (view, table, collection) = (list, nil, CollectionRenderer(list))
    }
    home.view.frame = frame
    home.view.addSubview(view)
    screen = TestStage(
      root: home, size: frame.size, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    render(.plain)
  }

  func note(_ fault: String) { faults.append(fault) }

  // MARK: Rendering

  func render(_ way: RenderWay) {
    let (options, sections) = (options, sections)
    if let table { render(way, options, sections, table) }
    if let collection { render(way, options, sections, collection) }
  }

  private func render<Updater>(
    _ way: RenderWay, _ options: ListOptions, _ sections: [Section], _ renderer: Renderer<Updater>
  ) where Updater.Adapter: ListAdapter {
    switch way {
    case .plain: renderer.render(options) { Group(of: sections) { $0 } }
    case .unanimated:
      renderer.withoutAnimation { renderer.render(options) { Group(of: sections) { $0 } } }
    case .fade:
      renderer.options = options
      renderer.render(animation: .fade) { Group(of: sections) { $0 } }
    case .spring:
      renderer.options = options
      renderer.render(animation: .spring(duration: 0.4)) { Group(of: sections) { $0 } }
    case .waiting:
      // As in apps, where the task describes what there is when it runs: a page may have come.
      wait { [self] in
        await renderer.renderAndWait(self.options, animation: .automatic) {
          Group(of: self.sections) { $0 }
        }
      }
    }
  }

  /// Waits for something that must end, at the latest when the list is gone.
  private func wait<Result>(_ body: @escaping @MainActor () async -> Result) {
    waiters += 1
    Task {
      _ = await body()
      waiters -= 1
    }
  }

  private var options: ListOptions {
    var options = ListOptions().empty(EmptyState("Nothing")).anchor(.top)
    let abilities = model.abilities
    if abilities.contains(.refresh) {
      options = options.refreshable { [weak self] in await self?.refresh() }
    }
    if abilities.contains(.search) {
      options = options.searchable(text: query, prompt: "Search", placement: .top)
    }
    if abilities.contains(.pages) {
      options = options.pagination(hasMore: model.pagesLeft > 0) { [weak self] in
        try await self?.loadPage()
      }
    }
    if abilities.contains(.selection) {
      options = options.selection(Bound(model, \.picked), mode: .multipleWhileEditing)
    }
    return options
  }

  private var query: Bound<String> {
    Bound { [model] in
      model.query
    } set: { [weak self] in
      self?.model.search($0)
      self?.render(.plain)
    }
  }

  /// What the list is to show.
  var sections: [Section] {
    let (model, isNarrow) = (model, kind == .shelf)
    let lines = Section(id: "lines") {
      for line in model.found { row(line) }
    }
    return [
      arranged(
        Section(id: "folders") {
          Outline(of: FolderTree.top, id: \.self, children: FolderTree.children) {
            AbilityRow(text: "\($0)", id: $0, isNarrow: isNarrow)
          }
          .expanded(Bound(model, \.expanded))
        }),
      arranged(model.abilities.contains(.drops) ? dropping(lines) : lines),
    ]
  }

  private func dropping(_ section: Section) -> Section {
    section.dropDestination(of: Int.self) { [weak self] ids, place in
      self?.model.put(ids, behind: place.previousID?.base as? Int)
      self?.render(.plain)
    }
  }

  private func row(_ line: AbilityModel.Line) -> some Component<Int> {
    AbilityRow(text: line.text, id: line.id, isNarrow: kind == .shelf)
      .draggable { line.id }
      .swipeActions { [weak self] in
        RowAction("Delete", style: .destructive) {
          self?.model.delete(line.id)
          self?.render(.plain)
        }
      }
      .transition(line.id.isMultiple(of: 2) ? .left : .fade)
      .redacted(model.isRedacted && line.id.isMultiple(of: 3))
      .disabled(line.id % 7 == 6)
  }

  private func arranged(_ section: Section) -> Section {
    switch kind {
    case .table, .form: section
    case .list: section.layout(.list(.plain))
    case .grid: section.layout(.grid(columns: 2, height: .absolute(50)))
    case .shelf: section.layout(.shelf(height: 60))
    }
  }

  // MARK: What takes its time

  /// Waits for an answer.
  private func request() async throws {
    let before = answers
    while answers == before {
      try Task.checkCancellation()
      if isClosed { throw CancellationError() }
      await Task.yield()
    }
    if !succeeds { throw CancellationError() }
  }

  private func refresh() async {
    guard (try? await request()) != nil else { return }
    model.refresh()
    render(.plain)
  }

  private func loadPage() async throws {
    pagesOnTheirWay += 1
    if pagesOnTheirWay > 1 { note("a page is loaded twice at a time") }
    defer { pagesOnTheirWay -= 1 }
    try await request()
    model.addPage()
    render(.spring)
  }

  private func answer(_ succeeds: Bool) {
    self.succeeds = succeeds
    answers += 1
  }

  // MARK: Steps

  func perform(_ step: AbilityStep) {
    switch step {
    case .change(let changes, let way):
      changes.forEach(model.apply)
      render(way)
    case .toggle(let number, let way):
      model.expanded.formSymmetricDifference([FolderTree.all[number % FolderTree.all.count]])
      render(way)
    case .search(let text, let way):
      if model.abilities.contains(.search) { model.search(text) }
      render(way)
    case .pick(let number, let way):
      if let id = id(number) { model.picked.formSymmetricDifference([id]) }
      render(way)
    case .redact(let way):
      model.isRedacted.toggle()
      render(way)
    case .ability(let ability, let way):
      model.abilities.formSymmetricDifference([ability])
      if ability == .search { model.search("") }
      render(way)
    case .answer(let succeeds): answer(succeeds)
    case .edit:
      (view as? UITableView).map { $0.setEditing(!$0.isEditing, animated: true) }
      (view as? UICollectionView)?.isEditing.toggle()
    case .leaveWindow: view.removeFromSuperview()
    case .enterWindow: home.view.addSubview(view)
    case .resize(let width, let height): view.frame.size = CGSize(width: width, height: height)
    case .advance(let seconds): screen.advance(by: seconds)
    case .settle: screen.settle()
    case .pulse, .scrollTo, .scrollToEnd, .remember, .restore: ask(step)
    default: touch(step)
    }
  }

  private func id(_ number: Int) -> Int? {
    model.found.isEmpty ? nil : model.found[number % model.found.count].id
  }

  private func ask(_ step: AbilityStep) {
    if let table { ask(step, table) }
    if let collection { ask(step, collection) }
  }

  private func ask<Updater>(
    _ step: AbilityStep, _ renderer: Renderer<Updater>
  ) where Updater.Adapter: ListAdapter, Updater.Target: UIScrollView {
    switch step {
    case .pulse(let number): if let id = id(number) { renderer.pulse(id) }
    case .scrollTo(let number, let animated):
      guard let id = id(number) else { return }
      wait { await renderer.scroll(to: id, at: .middle, animated: animated).result }
    case .scrollToEnd(let animated):
      wait { await renderer.scrollToEnd(animated: animated).result }
    case .remember: position = renderer.position(as: Int.self)
    default: if let position { renderer.restore(position) }
    }
  }
}

// MARK: Fingers and keys

extension AbilityList {
  private func touch(_ step: AbilityStep) {
    let display = screen.display
    switch step {
    case .carry(let x, let y): return carry(to: CGPoint(x: x, y: y))
    case .drop: return lift { display.lift() }
    case .cancel: return lift { display.cancelTouch() }
    case .type(let text):
      if screen.window.firstResponder != nil { display.type(text) }
      return
    case .key(let number):
      let keys: [TestKey] = [.tab, .up, .down, .left, .right, .space, .escape, .end]
      return screen.press(keys[number % keys.count])
    default: lift { display.lift() }
    }
    switch step {
    case .pull:
      display.drag(
        from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 390), duration: 0.2, pause: 0.1)
    case .tap(let x, let y): display.tap(at: CGPoint(x: x, y: y))
    case .swipe(let y, let way):
      display.drag(
        from: CGPoint(x: 150, y: y), to: CGPoint(x: 150 + way, y: y), duration: 0.1, pause: 0.1)
    case .fling(let way):
      display.drag(
        from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 200 + way), duration: 0.1, pause: 0)
    case .hold(let x, let y):
      finger = CGPoint(x: x, y: y)
      display.press(at: CGPoint(x: x, y: y))
      display.advance(by: 0.8)
    default: break
    }
  }

  private func carry(to end: CGPoint) {
    guard let start = finger else { return }
    for step in 1...6 {
      let share = CGFloat(step) / 6
      screen.display.move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    finger = end
  }

  private func lift(_ body: () -> Void) {
    guard finger != nil else { return }
    finger = nil
    body()
    screen.advance(by: 0)
  }

  // MARK: Turns

  /// Lets tasks do what waits for the next turns of the main actor.
  func takeTurns() async {
    for _ in 0..<6 { await Task.yield() }
    screen.runFrame()
    view.layoutIfNeeded()
  }

  /// Lets everything end, and come to rest.
  func rest() async {
    lift { screen.display.lift() }
    if view.superview == nil { home.view.addSubview(view) }
    view.frame.size = home.view.bounds.size
    for _ in 0..<12 {
      answer(true)
      for _ in 0..<12 { await Task.yield() }
      screen.settle()
    }
  }

  /// Takes the list view away as an app would.
  func close() {
    isClosed = true
    lift { screen.display.lift() }
    view.removeFromSuperview()
    screen.close()
  }
}

/// A row of a folder or a line; every second one has a height of its own.
struct AbilityRow: Component {
  var text: String
  var id: Int
  var isNarrow: Bool

  func render(in label: UILabel) { label.text = text }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    id.isMultiple(of: 2) || isNarrow
      ? CGSize(width: isNarrow ? 70 : bounds.width, height: CGFloat(36 + id % 3 * 10)) : nil
  }
}
