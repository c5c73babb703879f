import Foundation
import KumikoDocuments

/// What somebody has bought. How far it has come is a matter of time alone.
struct Order: Sendable {
  /// What happens to an order, one after the other.
  enum Stage: Int, CaseIterable, Comparable, Sendable {
    case paid
    case packed
    case sent
    case delivered

    static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

    var title: String {
      switch self {
      case .paid: "Paid"
      case .packed: "Packed"
      case .sent: "On its way"
      case .delivered: "Delivered"
      }
    }

    /// Whether nothing more comes.
    var isLast: Bool { self == Self.allCases.last }
  }

  var number: String
  var cart: Cart
  var placed: Date
  /// How long a stage takes, in seconds.
  var pace: TimeInterval

  /// The stage that has come at a time.
  func stage(at now: Date) -> Stage {
    let stages = Stage.allCases
    let passed = now.timeIntervalSince(placed) / max(pace, 0.001)
    return stages[Int(min(max(0, passed), Double(stages.count - 1)))]
  }

  /// When a stage comes.
  func date(of stage: Stage) -> Date { placed + Double(stage.rawValue) * pace }

  /// The time until the next stage, in seconds; nil if there is none.
  func wait(at now: Date) -> TimeInterval? {
    let stage = stage(at: now)
    guard let next = Stage(rawValue: stage.rawValue + 1) else { return nil }
    return max(0, date(of: next).timeIntervalSince(now))
  }

  /// What the order's page knows at a stage.
  func remoteValue(at stage: Stage) -> RemoteValue {
    let steps = Stage.allCases.map { step -> RemoteValue in
      let isDone = step <= stage
      return [
        "id": .string("\(step)"), "title": .string(step.title), "isDone": .bool(isDone),
        "time": isDone ? .string(Self.text(date(of: step))) : .null,
      ]
    }
    let last = Double(Stage.allCases.count - 1)
    return [
      "number": .string(number), "placed": .string(Self.text(placed)),
      "progress": .number((Double(stage.rawValue) / last * 100).rounded() / 100),
      "total": .money(cart.cents), "steps": .list(steps),
    ]
  }

  private static func text(_ date: Date) -> String { date.formatted(.iso8601) }
}
