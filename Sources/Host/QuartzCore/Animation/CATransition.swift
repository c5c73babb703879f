import CoreGraphics

/// The way a transition goes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The way's name.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old picture fades into the new.
  public static let fade = CATransitionType(rawValue: "fade")
}

/// An animation from what a layer and its sublayers showed last to what they show from now on.
open class CATransition: CAAnimation {
  /// The way the transition goes: a fade.
  open var type = CATransitionType.fade

  /// What was shown last.
  package var oldNode: DisplayNode?

  /// Makes a fade.
  public override init() { super.init() }

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CATransition else { return }
    (type, oldNode) = (other.type, other.oldNode)
  }

  /// How much of the new picture shows at a time counted from the begin; nil if only it does.
  package func share(at sinceBegin: CFTimeInterval) -> Double? {
    timeline.shown(sinceBegin).map { progress(at: $0) }
  }
}
