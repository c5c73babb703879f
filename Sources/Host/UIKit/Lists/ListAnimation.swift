/// How lists move their rows: the one place where they meet the animation machinery.
@MainActor
enum ListAnimation {
  /// Whether changes may be animated at present.
  static var isEnabled: Bool { false }

  /// Makes changes that are seen at once, whatever animation is being described.
  static func without(_ changes: () -> Void) { changes() }

  /// Makes changes that are seen little by little, from what is on the screen now.
  static func run(
    duration: Double, _ changes: @escaping () -> Void,
    completion: @escaping (Bool) -> Void = { _ in }
  ) {
    changes()
    completion(true)
  }
}
