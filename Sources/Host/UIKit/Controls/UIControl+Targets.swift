/// One thing that a control does on some events.
struct ControlTarget {
  enum Kind {
    case action(UIAction)
    /// A target that is gone does nothing; one that was nil from the start is searched for.
    case selector(WeakTarget, Selector, isSearched: Bool)
  }

  var kind: Kind
  var events: UIControl.Event
}

extension UIControl {
  func add(_ action: UIAction, _ events: Event) {
    remove(identifier: action.identifier, events)
    targets.append(ControlTarget(kind: .action(action), events: events))
  }

  func remove(identifier: UIAction.Identifier, _ events: Event) {
    subtract(events) { kind in
      guard case .action(let action) = kind else { return false }
      return action.identifier == identifier
    }
  }

  /// A method of a target is called once, on all events that it was added for.
  func add(_ target: AnyObject?, _ selector: Selector, _ events: Event) {
    let known = targets.firstIndex {
      guard case .selector(let own, let ownSelector, let isSearched) = $0.kind else { return false }
      return ownSelector == selector && own.object === target && isSearched == (target == nil)
    }
    if let known { return targets[known].events.formUnion(events) }
    let kind = ControlTarget.Kind.selector(
      WeakTarget(target), selector, isSearched: target == nil)
    targets.append(ControlTarget(kind: kind, events: events))
  }

  func remove(_ target: AnyObject?, _ selector: Selector?, _ events: Event) {
    subtract(events) { kind in
      guard case .selector(let own, let ownSelector, _) = kind else { return false }
      return (target == nil || own.object === target)
        && (selector == nil || ownSelector == selector)
    }
  }

  private func subtract(_ events: Event, where matches: (ControlTarget.Kind) -> Bool) {
    for index in targets.indices where matches(targets[index].kind) {
      targets[index].events.subtract(events)
    }
    targets.removeAll { $0.events.isEmpty }
  }

  func send(_ events: Event, with event: UIEvent?) {
    for target in targets where !target.events.isDisjoint(with: events) {
      switch target.kind {
      case .action(let action): sendAction(action)
      case .selector(let weak, let selector, let isSearched):
        if isSearched || weak.object != nil { sendAction(selector, to: weak.object, for: event) }
      }
    }
  }

  func perform(_ selector: Selector, on target: AnyObject?, _ event: UIEvent?) {
    let receiver =
      target
      ?? sequence(first: self as UIResponder, next: \.next).first(
        where: selector.suits)
    if let receiver { selector.perform(on: receiver, sender: self, event: event) }
  }
}
