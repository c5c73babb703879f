import KumikoComponents
import KumikoCompositional
import KumikoDocuments
import KumikoRendering
import KumikoStock
import UIKit

extension RemoteScreenModel {
  /// The sections of the screen, as its data and state are now.
  public func sections() -> [Section] {
    let scope = begin()
    return sections("sections", in: scope)
  }

  /// The sections that stand in a property of the screen.
  func sections(_ name: String, in scope: Scope) -> [Section] {
    expand(screen.root.elements(name), in: scope).map { section($0) }
  }

  private func section(_ part: ExpandedElement) -> Section {
    let values = ElementValues(element: part.element, scope: part.scope, model: self)
    var section = paged(rows(part, values), part, values)
    section.header = supplement(values, "header", .header)
    section.footer = supplement(values, "footer", .footer)
    section.indexTitle = values.text("indexTitle")
    guard let layout = values.nested("layout").first,
      case .layout(let make)? = layout.element.definition?.maker
    else { return section }
    section = section.layout(make(layout))
    guard let insets = values.insets("insets") else { return section }
    return section.contentInsets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// The section with a last row that loads more, if it says where more comes from.
  private func paged(
    _ section: Section, _ part: ExpandedElement, _ values: ElementValues
  ) -> Section {
    guard handler.loadsPages, let url = values.url("next") else { return section }
    var name = ""
    if case .named(let id) = part.id { name = id }
    return section.pagination { [weak self, work, name] in
      guard let handler = self?.handler else { return }
      try await work.run { try await handler.loadPage(at: url, of: name) }
    }
  }

  // MARK: Rows

  /// What becomes a row when it comes near the screen; only its id is needed before.
  private struct RowSource {
    var element: CompiledElement
    var scope: Scope
    var id: RowID
    /// The row, if it was made already.
    var row: Row<AnyComponent, NoID>?
  }

  private func rows(_ part: ExpandedElement, _ values: ElementValues) -> Section {
    let elements = part.element.elements("rows")
    if elements.areMadeByLoop, let element = elements.first {
      return lazySection(part.id, element, part.scope)
    }
    if errors.isEmpty, part.scope.isOutermost, let section = writtenSection(part) {
      return section
    }
    let sources = expand(elements, in: part.scope).flatMap { part -> [RowSource] in
      guard part.element.makesRow else { return [] }
      var source = RowSource(element: part.element, scope: part.scope, id: part.id)
      // What is typed behind dots is known as such before it is seen.
      if part.element.hasSecret { source.row = row(part) }
      return [source] + errorRow(below: part)
    }
    return section(part.id, sources, id: { $0.id }) { model, source in
      if let row = source.row { return row }
      if source.scope.isOutermost {
        return model.fixedRow(source.element, source.id, in: source.scope)
      }
      return model.row(ExpandedElement(element: source.element, scope: source.scope, id: source.id))
    }
  }

  /// A section whose rows are made when they come near the screen; only their ids are known before.
  private func section<Item>(
    _ id: RowID, _ items: [Item], id itemID: @escaping (Item) -> RowID,
    row: @escaping @MainActor (RemoteScreenModel, Item) -> Row<AnyComponent, NoID>?
  ) -> Section {
    Section(id: id, of: items, id: itemID) { [rowStore] item in
      let made = rowStore.model.flatMap { model in model.nearing { row(model, item) } }
      return made ?? Self.noRow
    }
  }

  /// Makes a row that comes near the screen, which takes steps and makes elements of its own.
  private func nearing(
    _ make: () -> Row<AnyComponent, NoID>?
  ) -> Row<AnyComponent, NoID>? {
    restoreSteps()
    return elementCount.inRow(make)
  }

  private static var noRow: Row<AnyComponent, NoID> {
    AnyComponent(EmptySpace(height: 0)).makeRow()
  }

  /// A section whose rows are there whatever there is to show; nil if that depends.
  private func writtenSection(_ part: ExpandedElement) -> Section? {
    let rows = rowStore.rows(of: part) { before in
      let elements = part.element.elements("rows")
      return WrittenRows(
        section: part.element, elements: elements, ids: writtenIDs(of: elements, before))
    }
    guard let ids = rows.ids, count(rows.elements.count) else { return nil }
    return Section(id: part.id, ids: ids) { [rowStore, scope = part.scope] number in
      let row = rowStore.model.flatMap { model in
        model.nearing { model.fixedRow(rows.elements[number], ids.ids[number], in: scope) }
      }
      return AnyComponent(row ?? Self.noRow)
    }
  }

  /// The ids of rows that all have one and can be made by themselves; nil if any is otherwise.
  ///
  /// - Parameter before: The rows of another version, whose ids are shared if they are the same.
  private func writtenIDs(
    of elements: [CompiledElement], _ before: WrittenRows?
  ) -> SharedRowIDs<RowID>? {
    var ids: [RowID] = []
    guard let before, let known = before.ids, before.elements.count == elements.count else {
      ids.reserveCapacity(elements.count)
      for element in elements {
        guard let id = writtenID(of: element) else { return nil }
        ids.append(id)
      }
      return SharedRowIDs(ids)
    }
    // Only what has changed is looked at.
    for number in elements.indices where elements[number] !== before.elements[number] {
      guard let id = writtenID(of: elements[number]) else { return nil }
      guard id != known.ids[number] else { continue }
      if ids.isEmpty { ids = known.ids }
      ids[number] = id
    }
    return ids.isEmpty ? known : SharedRowIDs(ids)
  }

  /// The id of a row that can be made by itself; nil for others.
  private func writtenID(of element: CompiledElement) -> RowID? {
    guard element.makesRow, element.hasNoControl, element.hasWrittenID, !element.hasSecret else {
      return nil
    }
    return id(of: element, Scope([:]))
  }

  /// The row of an element outside of loops and templates, which is made once if it shows the same
  /// in every render.
  private func fixedRow(
    _ element: CompiledElement, _ id: RowID, in scope: Scope
  ) -> Row<AnyComponent, NoID>? {
    guard element.isFixed || element.isKept else {
      return row(ExpandedElement(element: element, scope: scope))
    }
    if let known = rowStore.row(of: element, id) { return known }
    let (whole, before) = (element.whole, reportCount)
    return rowStore.make(element, id) {
      let row = row(ExpandedElement(element: whole, scope: scope))
      // What is wrong is said again of the next version of the screen.
      return (row, whole.isFixed && reportCount == before)
    }
  }

  /// A turn of the loop that makes all rows of a section.
  private struct Turn {
    var scope: Scope
    var id: RowID
  }

  /// A section whose rows a loop makes.
  private func lazySection(
    _ id: RowID, _ element: CompiledElement, _ scope: Scope
  ) -> Section {
    let limit = remoteScreen.limits.elements
    let scopes = turns(of: element, in: scope)
    if scopes.count > limit {
      report(.tooManyElements, at: element.place, "more than \(limit) elements")
    }
    let turns = scopes.prefix(limit).map { Turn(scope: $0, id: self.id(of: element, $0)) }
    return section(id, Array(turns), id: { $0.id }) { $0.row(element, in: $1.scope) }
  }

  /// What the server says against a field.
  private func errorRow(below part: ExpandedElement) -> [RowSource] {
    guard !errors.isEmpty, part.element.showsErrors,
      case .named(let name) = part.id, let error = error(of: part.id)
    else { return [] }
    let text = DescriptionRow(error).style(\.titleLabel, .text(.footnote, color: .systemRed))
    let row = AnyComponent(text).makeRow().separator(.hidden)
    return [RowSource(element: part.element, scope: part.scope, id: RowID.error(name), row: row)]
  }

  /// What an element is known by.
  func id(of element: CompiledElement, _ scope: Scope) -> RowID {
    if let id = scope.outerID(at: element.place) { return id }
    let words: String? =
      switch element.id {
      case .words(let words): words
      case .text(let text): value(of: text, in: scope).text
      case nil: nil
      }
    if let words, !words.isEmpty {
      let limit = remoteScreen.limits.idBytes
      return .named(words.utf8.count <= limit ? words : String(words.prefix(limit)))
    }
    return .place(element.place, turns: scope.turns)
  }

  private func row(_ element: CompiledElement, in scope: Scope) -> Row<AnyComponent, NoID>? {
    guard case .template(let number) = element.kind else {
      return row(ExpandedElement(element: element, scope: scope))
    }
    var single = [ExpandedElement]()
    appendTemplate(number, element, in: scope, to: &single)
    return single.first.flatMap { row($0) }
  }

  private func row(_ part: ExpandedElement) -> Row<AnyComponent, NoID>? {
    let element = part.element.whole
    return component(element, in: part.scope).map { component in
      let origin = element.isFixed ? rowStore.making : nil
      let component = origin.map { AnyComponent(FixedComponent(component, of: $0)) } ?? component
      return modified(component, ElementValues(element: element, scope: part.scope, model: self))
    }
  }

  private func supplement(
    _ values: ElementValues, _ name: String, _ position: HeaderFooterPosition
  ) -> ViewNode? {
    if let component = values.components(name).first {
      return ViewNode(tappable(component, place: values.element.place))
    }
    guard let text = values.text(name), !text.isEmpty else { return nil }
    return text.makeHeaderFooter(at: position)
  }

  /// What stands above or below all sections; nil for nothing.
  func edge(_ values: ElementValues, _ name: String) -> AnyComponent? {
    values.components(name).first.map { tappable($0, place: values.element.place) }
  }

  /// What is shown behind a list without rows, as large as that; nil for nothing.
  func background(_ values: ElementValues, _ name: String) -> AnyComponent? {
    values.components(name).first.map { component in
      let traits = component.rowTraits
      guard traits.isSelectable, !traits.onSelect.isEmpty else { return component }
      return AnyComponent(TappableRow(row: component))
    }
  }

  /// A component that itself does what a tap says, where no row is around it that would.
  private func tappable(_ component: AnyComponent, place: Int) -> AnyComponent {
    guard !component.rowTraits.onSelect.isEmpty else { return component }
    return AnyComponent(TreeRow(tree: Self.tree { component }, place: place))
  }

  // MARK: Components

  /// The component of an element, which is one, or a tree of views.
  func component(_ element: CompiledElement, in scope: Scope) -> AnyComponent? {
    let values = ElementValues(element: element, scope: scope, model: self)
    switch element.known?.definition.maker {
    case .row(let make)?: return accessible(make(values), values)
    case .view(let make)?:
      let tree = StockElements.modified(make(values), values)
      return accessible(AnyComponent(TreeRow(tree: tree, place: element.place)), values)
    default: return nil
    }
  }

  /// The component of an element that stands in a property. A view does itself there what a tap on
  /// it says, and a row says it to what it stands in.
  func part(_ element: CompiledElement, in scope: Scope) -> AnyComponent? {
    let values = ElementValues(element: element, scope: scope, model: self)
    switch element.known?.definition.maker {
    case .row? where values.has("onSelect"):
      return component(element, in: scope).map { component in
        AnyComponent(modified(component, values, isInTree: true))
      }
    case .view(let make)?:
      guard let select = values.action("onSelect") else { break }
      let tree = StockElements.tapped(StockElements.modified(make(values), values), select)
      return accessible(AnyComponent(TreeRow(tree: tree, place: element.place)), values)
    default: break
    }
    return component(element, in: scope)
  }

  /// The view of an element in a tree; a row stands in it as a whole.
  func view(_ element: CompiledElement, in scope: Scope) -> (any ElementTree)? {
    let values = ElementValues(element: element, scope: scope, model: self)
    switch element.known?.definition.maker {
    case .view(let make)?:
      let tree = StockElements.modified(make(values), values)
      return values.action("onSelect").map { StockElements.tapped(tree, $0) } ?? tree
    case .row(let make)?:
      return Self.tree { modified(accessible(make(values), values), values, isInTree: true) }
    default: return nil
    }
  }

  private static func tree(@ElementBuilder _ content: () -> Elements) -> Elements { content() }

  private func accessible(_ component: AnyComponent, _ values: ElementValues) -> AnyComponent {
    let accessibility = RowAccessibility(values)
    guard !accessibility.isEmpty else { return component }
    return AnyComponent(AccessibleComponent(wrapped: component, accessibility: accessibility))
  }

  // MARK: Modifiers

  private func modified(
    _ component: AnyComponent, _ values: ElementValues, isInTree: Bool = false
  ) -> Row<AnyComponent, NoID> {
    var row = component.makeRow()
    if values.element.hasImpression, !isInTree { row = counted(row, values) }
    guard CommonProperties.row.contains(where: { values.has($0.name) }) else { return row }
    let own = values.element.definition?.properties.contains { $0.name == "onSelect" } ?? false
    if !own, let select = values.action("onSelect") { row = row.onSelect(select) }
    row = looking(row, values)
    row = swiping(row, values)
    if let delete = values.action("onDelete") {
      row = row.deletable(title: values.text("deleteTitle") ?? "Delete", didDelete: delete)
    }
    if let insert = values.action("onInsert") { row = row.insertable(insert) }
    if values.bool("reorderable") == true { row = row.reorderable() }
    if let display = values.action("onDisplay") { row = row.on(willDisplay: display) }
    if let end = values.action("onEndDisplay") { row = row.on(didEndDisplaying: end) }
    if let width = StockElements.dimension(values, "layoutWidth", isWidth: true),
      let height = StockElements.dimension(values, "layoutHeight", isWidth: false)
    {
      row = row.layoutSize(width: width, height: height)
    }
    if let insets = values.insets("layoutInsets") {
      row = row.layoutInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: insets.trailing)
    }
    return row
  }

  /// The row with what is done, and what is counted, once it was seen, and with it what stands in
  /// its tree.
  private func counted(
    _ row: Row<AnyComponent, NoID>, _ values: ElementValues
  ) -> Row<AnyComponent, NoID> {
    var row = row
    let counted = values.decided(by: ["impressionFraction", "impressionDuration"])
    let actions = [counted.action("onImpression"), counter(counted)].compactMap(\.self)
    if !actions.isEmpty {
      let fraction = min(1, max(0, values.points("impressionFraction") ?? 0.5))
      let duration = min(3_600, max(0, values.number("impressionDuration") ?? 1))
      for action in actions {
        row = row.onImpression(fraction: fraction, duration: duration, action: action)
      }
    }
    for inner in values.has("children") ? values.nested("children") : []
    where inner.element.hasImpression {
      row = self.counted(row, inner)
    }
    return row
  }

  private func looking(
    _ row: Row<AnyComponent, NoID>, _ values: ElementValues
  ) -> Row<AnyComponent, NoID> {
    var row = row
    if let isSelectable = values.bool("selectable") { row = row.selectable(isSelectable) }
    if values.string("selectionStyle") == "none" { row = row.selectionStyle(.none) }
    if let word = values.string("rowAccessory") { row = row.accessory(Words.accessory(word)) }
    if let badge = values.text("badge") { row = row.badge(badge.isEmpty ? nil : badge) }
    if values.bool("isDisabled") == true { row = row.disabled() }
    if values.bool("isRedacted") == true { row = row.redacted() }
    if let color = values.color("rowBackground") { row = row.rowBackground(color) }
    if let inset = values.points("separatorInset") {
      row = row.separator(.inset(left: max(0, inset)))
    } else if values.string("separator") == "hidden" {
      row = row.separator(.hidden)
    }
    return row
  }

  private func swiping(
    _ row: Row<AnyComponent, NoID>, _ values: ElementValues
  ) -> Row<AnyComponent, NoID> {
    var row = row
    if values.has("swipeActions") {
      row = row.swipeActions {
        for action in ScreenCommands.rowActions(values, "swipeActions") { action }
      }
    }
    if values.has("leadingSwipeActions") {
      row = row.swipeActions(edge: .leading) {
        for action in ScreenCommands.rowActions(values, "leadingSwipeActions") { action }
      }
    }
    if values.has("contextMenu") {
      row = row.contextMenu(title: values.text("contextMenuTitle") ?? "") {
        for item in values.model.elementCount.inAction({
          ScreenCommands.menuItems(values.nested("contextMenu"))
        }) { item }
      }
    }
    return row
  }
}

extension [CompiledElement] {
  /// Whether a loop makes all rows of a section, which come when they are near the screen.
  var areMadeByLoop: Bool {
    count == 1 && first.map { $0.loop != nil && $0.condition == nil } ?? false
  }
}

extension CompiledElement {
  /// Whether what a server says against it stands below it.
  var showsErrors: Bool { makesRow && property("bind") != nil }

  /// Whether it is a row, or a view, which can stand as one.
  fileprivate var makesRow: Bool {
    switch known?.definition.maker {
    case .row, .view: true
    case .part, .layout, .action, nil: false
    }
  }

  /// Whether it is there once, whatever there is to show.
  fileprivate var hasNoControl: Bool { loop == nil && filter == nil && condition == nil }

  /// Whether its id is the same in every render.
  fileprivate var hasWrittenID: Bool {
    switch id {
    case .words, nil: true
    case .text: false
    }
  }
}

/// A tree of views as a row.
struct TreeRow: Component {
  let tree: any ElementTree
  let place: Int

  var reuseIdentifier: String { "TreeRow \(place)" }
  var body: some ElementTree { tree }
}
