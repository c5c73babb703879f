/// Something that makes room for the keyboard's area.
@MainActor
protocol KeyboardFrameObserver: AnyObject {
  /// The area is about to move in an animation: what is stale is brought up to date before.
  func prepareForKeyboard()

  /// The area has moved: called inside its animation.
  func follow(_ keyboard: InputViewContainer)
}

/// What follows the keyboard's area of a window, without being held.
@MainActor
final class KeyboardFrameObservers {
  private struct Entry {
    weak var follower: (any KeyboardFrameObserver)?
  }

  private var entries: [Entry] = []

  func add(_ follower: any KeyboardFrameObserver) {
    entries.removeAll { $0.follower == nil || $0.follower === follower }
    entries.append(Entry(follower: follower))
  }

  func prepare() {
    for entry in entries { entry.follower?.prepareForKeyboard() }
  }

  func follow(_ keyboard: InputViewContainer) {
    for entry in entries { entry.follower?.follow(keyboard) }
  }
}
