import ListGeometry

/// A step of the focus from one item to another.
struct FocusStep {
  /// The item that the focus leaves, if a ring showed it.
  var previous: RowPath?
  /// Whether that item has lost its cell.
  var isLost = false
  /// The item that it comes to; nil when a finger takes over, or when there is none.
  var next: RowPath?
  var heading: UIFocusHeading = []
}

extension UIFocusHeading {
  /// The way that a key leads; empty for keys that lead nowhere.
  init(_ code: KeyInput.Code) {
    switch code {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: self = []
    }
  }
}
