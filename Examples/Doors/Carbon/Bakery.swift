import Foundation

/// A bread of the bakery.
public struct Bread: Identifiable, Equatable, Sendable {
  /// The name.
  public var id: String { name }
  /// What it is called, unlike any other.
  public var name: String
  /// What one should know of it.
  public var note: String
  /// The name of a symbol for it.
  public var symbol: String
  /// In cents.
  public var price: Int
  /// Whether it is made on weekends only.
  public var isForWeekends = false

  /// What the bakery makes.
  public static let all = [
    Bread(name: "Rye Loaf", note: "Sourdough, 1 kg", symbol: "oval.fill", price: 620),
    Bread(name: "Baguette", note: "Crisp, 250 g", symbol: "capsule.fill", price: 180),
    Bread(name: "Pretzel", note: "With coarse salt", symbol: "infinity", price: 140),
    Bread(name: "Croissant", note: "Pure butter", symbol: "moon.fill", price: 210),
    Bread(
      name: "Challah", note: "Braided, with poppy", symbol: "leaf.fill", price: 540,
      isForWeekends: true),
    Bread(
      name: "Cinnamon Bun", note: "Still warm at nine", symbol: "hurricane", price: 290,
      isForWeekends: true),
  ]
}

/// What somebody is about to buy.
@MainActor
public final class Basket {
  /// Breads in the order in which they were put in, and how many of each.
  public private(set) var lines: [(bread: Bread, count: Int)] = []
  var didChange: [() -> Void] = []

  /// Makes an empty basket.
  public init() {}

  /// In cents.
  var sum: Int { lines.reduce(0) { $0 + $1.bread.price * $1.count } }

  /// Puts in more of a bread, or takes some out.
  public func add(_ count: Int, _ bread: Bread) {
    if let index = lines.firstIndex(where: { $0.bread == bread }) {
      lines[index].count += count
      if lines[index].count <= 0 { lines.remove(at: index) }
    } else if count > 0 {
      lines.append((bread, count))
    }
    didChange.forEach { $0() }
  }
}

extension Int {
  /// An amount of cents, as money.
  var money: String { "€\(self / 100).\(self % 100 < 10 ? "0" : "")\(self % 100)" }
}
