import KumikoDiff

/// Something odd in a caller's data that was worked around.
public enum KumikoDiagnostic: Hashable, Sendable {
  /// Two sections of a list have equal identifiers. They are told apart by their order.
  case duplicateSection(id: String, first: Int, second: Int)

  /// Two rows of a section have equal identifiers. They are told apart by their order.
  case duplicateCell(id: String, first: ElementPath, second: ElementPath)

  /// Several sections of a list have identifiers of others: so many as `count` says, and two of
  /// them are named. They are told apart by their order.
  case duplicateSections(count: Int, id: String, first: Int, second: Int)

  /// Several rows of a list have identifiers of others in their section: so many as `count` says,
  /// and two of them are named. They are told apart by their order.
  case duplicateCells(count: Int, id: String, first: ElementPath, second: ElementPath)

  /// A component's reference size was infinite or not a number. The row is measured instead.
  case invalidReferenceSize(component: String)

  /// A component was to be rendered into content that is not its own. The content was left alone.
  case unexpectedContent(component: String, content: String)

  /// The nib of a registration holds a view of another class than the registration names. The view
  /// is shown; components are rendered into it if it can show them.
  case unexpectedView(expected: String, loaded: String)

  /// A list view asked for a row that is not in its adapter's data. It was given an empty one.
  case missingRow(section: Int, row: Int)

  /// Data was given to an adapter rather than rendered, so the list view could not be told what
  /// changed from there. It was reloaded.
  case dataSetDirectly

  /// Two list views show the data of one adapter. The one rendered for now was reloaded.
  case sharedAdapter

  /// Two renderers have the same list view as their target. It shows what was rendered last.
  case sharedListView

  /// Closures of a list's rows keep the view controller that shows the list, which keeps them: none
  /// of them ever goes. Found in debug builds, when the rows are rendered anew.
  case screenKeptByRows(screen: String)

  /// A component took longer to render than a frame lasts. It was shown.
  case slowRender(component: String, milliseconds: Int)

  /// Each render of a component asked for another one. After some of them it stays as it is.
  case endlessRender(component: String)

  /// A layout could not do all that the styles of a component ask for. It did the next best.
  case flexLayout(component: String, problem: String)

  /// A modifier of a component asks for something that the list view does not have where the row
  /// stands. The row is shown without it.
  case ignoredModifier(String, component: String, remedy: String)

  /// An option asks for something that the list view does not have. The list is shown without it.
  case ignoredOption(String, remedy: String)

  /// Rows in a `for` have no identifiers, which a function that lists them has hidden. They are
  /// known by the number of their turn.
  case rowsKnownByTurn(component: String)

  /// Sections in a `for` have no identifiers. They are known by the number of their turn.
  case sectionsKnownByTurn(component: String)

  /// A section's layout cannot be as it is described. It is the next best.
  case sectionLayout(section: String, problem: SectionLayoutProblem)
}

extension KumikoDiagnostic {
  /// What stays the same while a problem goes on: everything but paths.
  var problem: String {
    switch self {
    case .duplicateSection(let id, _, _): "section \(id)"
    case .duplicateCell(let id, let first, _): "cell \(id) in \(first.section)"
    case .duplicateSections(_, let id, _, _): "sections as \(id)"
    case .duplicateCells(_, let id, _, _): "cells as \(id)"
    case .missingRow: "missing row"
    case .slowRender(let component, _): "slow render of \(component)"
    case .invalidReferenceSize, .unexpectedContent, .unexpectedView, .dataSetDirectly,
      .sharedAdapter, .sharedListView, .screenKeptByRows, .endlessRender, .flexLayout,
      .ignoredModifier, .ignoredOption, .sectionLayout, .rowsKnownByTurn, .sectionsKnownByTurn:
      description
    }
  }
}

extension KumikoDiagnostic: CustomStringConvertible {
  /// The rule, the offender, and the remedy.
  public var description: String {
    switch self {
    case .duplicateSection(let id, let first, let second):
      """
      The identifiers of sections must differ within a list, but \(id) identifies sections \
      \(first) and \(second). Updates may animate the wrong one; give each its own identifier.
      """
    case .duplicateCell(let id, let first, let second):
      """
      The identifiers of rows must differ within a section, but \(id) identifies the rows at \
      \(first) and \(second). Updates may animate the wrong one; give each its own identifier.
      """
    case .duplicateSections(let count, let id, let first, let second):
      """
      The identifiers of sections must differ within a list, but \(count) sections have those of \
      others: \(id), for instance, identifies sections \(first) and \(second). Updates may animate \
      the wrong ones; give each its own identifier.
      """
    case .duplicateCells(let count, let id, let first, let second):
      """
      The identifiers of rows must differ within a section, but \(count) rows have those of \
      others: \(id), for instance, identifies the rows at \(first) and \(second). Updates may \
      animate the wrong ones; give each its own identifier.
      """
    case .invalidReferenceSize(let component):
      """
      A reference size must be finite, but that of \(component) is infinite or not a number. The \
      component is measured instead; return nil to have it measured.
      """
    case .unexpectedContent(let component, let content):
      """
      Components with equal reuse identifiers must have the same content, but \(component) met \
      content of type \(content) and left it alone. Give it a reuse identifier of its own.
      """
    case .unexpectedView(let expected, let loaded):
      """
      The nib of a registration holds a view of class \(loaded), but the registration says \
      \(expected). Name the class that the nib holds.
      """
    case .missingRow(let section, let row):
      """
      A list view must know what its adapter's data is, but one asked for row \(row) of section \
      \(section), which there is not. It is shown empty; reload list views that do not belong to \
      a renderer any more, or take their data source away.
      """
    case .dataSetDirectly:
      """
      Data must be rendered to be shown, but it was given to the adapter of a list view that was \
      not told. The list view is reloaded; call render, or reload the list view after setting data.
      """
    case .sharedAdapter:
      """
      An adapter must belong to one list view, but another one has shown its data last. The one \
      that is rendered for is reloaded; give each list view a renderer and an adapter of its own.
      """
    case .sharedListView:
      """
      A list view must be the target of one renderer, but another one has rendered into it. It \
      shows what was rendered last; set the target of the other renderer to nil.
      """
    case .screenKeptByRows(let screen):
      """
      Rows must not keep the view controller that shows them, but closures in the rows of \
      \(screen) do, so that it never goes. Write [weak self] in the outermost closure, also where \
      only a closure inside of it uses self.
      """
    case .slowRender(let component, let milliseconds):
      """
      A render must be done within a frame, but that of \(component) took \(milliseconds) ms. \
      Scrolling stutters; describe fewer views, or do the work before rendering.
      """
    case .endlessRender(let component):
      """
      A render must come to an end, but each of \(component) asks for another one. It stays as it \
      is now; render from there only when the state has changed.
      """
    case .flexLayout(let component, let problem):
      """
      Styles must have finite lengths and trees a reasonable depth, but \(component) had \
      \(problem). It is laid out as far as possible; correct the style.
      """
    case .ignoredModifier(let modifier, let component, let remedy):
      """
      Modifiers must ask for what a list view has where the row stands, but \(modifier) of \
      \(component) has no meaning there. The row is shown without it. \(remedy).
      """
    case .ignoredOption(let option, let remedy):
      """
      Options must ask for what a list view has, but \(option) has no meaning in this one. The \
      list is shown without it. \(remedy).
      """
    case .rowsKnownByTurn(let component):
      """
      Rows in a 'for' must have identifiers, but those of \(component) have none: they are known \
      by the number of their turn, so that one that comes or goes changes all behind it. Add \
      .id(…) to each row, or to the rows of each turn.
      """
    case .sectionsKnownByTurn(let component):
      """
      Sections in a 'for' must have identifiers, but those with \(component) have none: they are \
      known by the number of their turn, so that one that comes or goes changes all behind it. \
      Give each an id.
      """
    case .sectionLayout(let section, let problem): "In section \(section), \(problem)"
    }
  }
}
