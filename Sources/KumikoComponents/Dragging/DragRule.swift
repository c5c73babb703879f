import UIKit

/// What a row, a section or a list says of drags, one modifier each.
@MainActor
package enum DragRule {
  /// The row can be dragged.
  case source(DragSource)
  /// What is seen under the finger that drags the row.
  case preview(@MainActor () -> UIView)
  /// Things can be dropped here.
  case destination(DropDestination)
  /// What becomes of things of a type here.
  case proposal(DropRule)
}

/// What a row is when it is dragged; made when it is lifted.
@MainActor
package struct DragSource {
  /// The row as a thing to drag; nil if it cannot be dragged now.
  package let makeItem: @MainActor () -> UIDragItem?
}

/// What a place does with things of a type that are dropped on it.
@MainActor
package struct DropDestination {
  /// The type of the values.
  package let type: ObjectIdentifier
  /// Whether a thing is, or may become, a value of the type.
  package let canTake: @MainActor (UIDragItem) -> Bool
  /// Hands over the values of things: at once if all are of this app, else when all have come.
  package let load: @MainActor ([UIDragItem], @escaping @MainActor ([Any]) -> Void) -> Void
  /// Takes the values in.
  package let take: @MainActor ([Any], DropPlace) -> Void
}

/// What becomes of things of a type that are held over a place.
@MainActor
package struct DropRule {
  /// The type of the values.
  package let type: ObjectIdentifier
  /// What becomes of things; their values are known if they are of this app.
  package let propose: @MainActor ([UIDragItem], DropPlace) -> UIDropOperation
}

extension [DragRule] {
  /// What the row is when it is dragged, as was said last.
  @MainActor package var source: DragSource? {
    for case .source(let source) in reversed() { return source }
    return nil
  }

  /// What is seen under the finger, as was said last; nil for the row itself.
  @MainActor package var preview: (@MainActor () -> UIView)? {
    for case .preview(let preview) in reversed() { return preview }
    return nil
  }

  /// What is done with things that are dropped, in the order in which it was said.
  @MainActor package var destinations: [DropDestination] {
    compactMap { if case .destination(let destination) = $0 { destination } else { nil } }
  }

  /// What becomes of things of a type, as was said last.
  @MainActor package func rule(for type: ObjectIdentifier) -> DropRule? {
    for case .proposal(let rule) in reversed() where rule.type == type { return rule }
    return nil
  }
}

extension DragRule {
  /// Lets values of a type be dropped.
  package static func destination<Value>(
    of type: Value.Type, _ action: @escaping @MainActor ([Value], DropPlace) -> Void
  ) -> DragRule {
    .destination(
      DropDestination(
        type: ObjectIdentifier(type), canTake: { DragValue.canLoad(type, from: $0) },
        load: { DragValue.load(type, from: $0, completion: $1) },
        take: { action($0.compactMap { $0 as? Value }, $1) }))
  }

  /// Says what becomes of values of a type.
  package static func proposal<Value>(
    of type: Value.Type,
    _ proposal: @escaping @MainActor ([Value], DropPlace) -> UIDropOperation
  ) -> DragRule {
    .proposal(
      DropRule(type: ObjectIdentifier(type)) { items, place in
        proposal(items.compactMap { $0.localObject as? Value }, place)
      })
  }
}
