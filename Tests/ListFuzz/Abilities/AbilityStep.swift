/// What apps and users do to a list that has all abilities at once.
enum AbilityStep: Hashable {
  /// Other lines, rendered.
  case change([LineChange], RenderWay)
  /// Expands or collapses a folder of the outline, as the app.
  case toggle(Int, RenderWay)
  /// Looks for a text, as the app.
  case search(String, RenderWay)
  /// Selects a line more or less, as the app.
  case pick(Int, RenderWay)
  /// Has bars in place of some lines, or the lines again.
  case redact(RenderWay)
  /// Gives the list an ability, or takes it away.
  case ability(ListAbility, RenderWay)
  /// Ends what refreshes and pages wait for.
  case answer(succeeds: Bool)
  /// Begins or ends editing.
  case edit
  case pulse(Int)
  case scrollTo(Int, animated: Bool)
  case scrollToEnd(animated: Bool)
  /// Remembers where the list is, or goes back there.
  case remember, restore
  // What users do.
  case pull
  case type(String)
  case tap(x: Double, y: Double)
  case swipe(y: Double, by: Double)
  case fling(by: Double)
  /// Presses until something is lifted.
  case hold(x: Double, y: Double)
  case carry(x: Double, y: Double)
  case drop
  case cancel
  case key(Int)
  // What happens to the list.
  case advance(Double)
  case settle
  case leaveWindow, enterWindow
  case resize(width: Double, height: Double)
}

/// What becomes of the lines of a list.
enum LineChange: Hashable {
  case insert(Int)
  case remove(Int)
  case move(Int, Int)
  case rename(Int)
}

/// How a list is rendered.
enum RenderWay: Hashable, CaseIterable {
  case plain, unanimated, fade, spring, waiting
}

/// What a list may do or not.
enum ListAbility: Hashable, CaseIterable {
  case refresh, search, pages, drops, selection
}

/// What kind of list it is.
enum AbilityKind: Hashable, CaseIterable {
  case table, list, grid, shelf, form
}
