import KumikoDocuments

extension RemoteScreenModel {
  /// Does what actions say, in order.
  func perform(_ actions: [CompiledElement], in scope: Scope, at place: Int) {
    budget.act(isTrigger: scope.isTrigger, isTouched: isTouched())
    guard scope.consequences <= ActionBudget.mostConsequences else {
      return report(.tooManyChanges, at: place, "one action leads to the next without end")
    }
    restoreSteps()
    atPresentTime {
      elementCount.inAction {
        for part in expand(actions, in: scope.refreshed(globals)) { perform(part) }
      }
    }
  }

  /// The actions of a property of the screen that would be done now: those whose conditions hold.
  func dueActions(_ name: String) -> [ExpandedElement] {
    restoreSteps()
    return atPresentTime { elementCount.inAction { root.parts(name) } }
  }

  private func perform(_ part: ExpandedElement) {
    guard let definition = part.element.definition, case .action(let perform) = definition.maker
    else { return }
    guard !definition.effect.isRationed || mayDo(part, definition.effect) else { return }
    // What came before may have changed what this one reads.
    let scope = part.scope.refreshed(globals)
    perform(
      ElementValues(element: part.element, scope: scope, model: self), ActionContext(model: self))
  }

  /// Whether something may be loaded or shown, which it may after a tap: else nothing that is typed
  /// may decide on what is loaded, and it must not be too much.
  private func mayDo(_ part: ExpandedElement, _ effect: ActionEffect) -> Bool {
    if effect == .loads, !part.scope.isAnswer, part.scope.tellsTyped {
      report(.refusedURL, at: part.element.place, Self.toldByPresence)
      return false
    }
    guard part.scope.isTrigger, !work.takesTrigger(remoteScreen.limits) else { return true }
    let limit = remoteScreen.limits.automaticLoadsPerMinute
    report(
      .tooManyChanges, at: part.element.place,
      "more is loaded or shown without a tap than \(limit) times a minute")
    return false
  }

  /// Sets what an action says, unless actions change too much, or make too much of the state.
  ///
  /// - Parameter owner: Whom the value is of.
  func change(
    _ value: RemoteValue, at path: StatePath, by action: ElementValues, of owner: ValuePrivacy
  ) {
    let isNew = path.value(in: state) != value
    if isNew {
      guard hasRoom(for: value, at: path) else { return refuse(action, path) }
      let problem = budget.change(
        isTrigger: action.scope.isTrigger, limit: remoteScreen.limits.stateChanges)
      if let problem { return report(.tooManyChanges, at: action.element.place, problem) }
    }
    // What something was decided by is told by what was done, and by where.
    note(max(owner, action.privacy("path"), action.scope.control), at: path)
    if isNew { set(value, at: path) }
  }

  private func refuse(_ action: ElementValues, _ path: StatePath) {
    let name =
      action.privacy("path") > .open ? "this" : (["state"] + path.names).joined(separator: ".")
    let limits = remoteScreen.limits
    report(
      .stateTooLarge, at: action.element.place,
      "\(name) stays as it is: state would have more than \(limits.stateBytes) bytes, or "
        + "\(limits.nesting) lists and objects in each other; keep less in it, or raise stateBytes "
        + "of DocumentLimits")
  }
}
