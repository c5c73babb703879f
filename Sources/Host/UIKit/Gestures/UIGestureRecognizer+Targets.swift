/// A target that is not kept alive.
struct WeakTarget {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}

/// What a recognizer calls.
enum GestureTarget {
  case selector(WeakTarget, Selector)
  case handler((UIGestureRecognizer) -> Void)

  /// Whether `removeTarget(_:action:)` means this one.
  func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
    guard case .selector(let own, let ownAction) = self else {
      return target == nil && action == nil
    }
    return (target == nil || own.object === target) && (action == nil || ownAction == action)
  }
}

extension UIGestureRecognizer {
  func sendActions() {
    for target in targets {
      switch target {
      case .selector(let weak, let action):
        if let object = weak.object { action.perform(on: object, sender: self) }
      case .handler(let handler): handler(self)
      }
    }
  }
}
