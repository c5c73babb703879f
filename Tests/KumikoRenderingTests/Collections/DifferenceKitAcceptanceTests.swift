import Kumiko
import KumikoTesting
import Testing
import UIKit
import _TestSupport

/// How many changes of elements lead from one list to another. Letters are identifiers of sections
/// and elements, digits versions of their content.
struct DifferenceVector: CustomTestStringConvertible, Sendable {
  var source: String
  var target: String
  var updates = 0
  var deletes = 0
  var inserts = 0
  var moves = 0

  var testDescription: String { "\(source) → \(target)" }

  /// Where DifferenceKit counts a move that is not needed, there is one less; and an identifier in
  /// two sections is matched within its section.
  static let all = [
    DifferenceVector(source: "P[A B C]", target: "P[B C A]", moves: 1),
    DifferenceVector(source: "P[A B C]", target: "P[C A B]", moves: 1),
    DifferenceVector(source: "P[A B1 C]", target: "P[C B2]", updates: 1, deletes: 1, moves: 1),
    DifferenceVector(
      source: "P[A B C D E]", target: "P[E C B1 F A]", updates: 1, deletes: 1, inserts: 1, moves: 3),
    DifferenceVector(source: "P[A A B]", target: "P[A B A A]", inserts: 1, moves: 1),
    DifferenceVector(source: "P[A B] Q[C]", target: "P[B] Q[A C]", moves: 1),
    DifferenceVector(source: "P[A B] Q[C]", target: "Q[C A]", inserts: 1),
    DifferenceVector(
      source: "P[A B] Q[C]", target: "R[A] Q1[C1] P[B D]", updates: 1, deletes: 1, inserts: 1),
    DifferenceVector(source: "P[A] Q[A]", target: "P[] Q[A]", deletes: 1),
    DifferenceVector(
      source: "P[A B C]", target: "P1[C1 A D]", updates: 1, deletes: 1, inserts: 1, moves: 1),
  ]
}

/// What DifferenceKit's algorithm is held to, line by line, in a collection view.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct `Acceptance, DifferenceKit` {
  let stage = CollectionStage()

  /// The sections that a text stands for: `P[A B1] Q1[C]`.
  private func sections(_ text: String) -> [Section] {
    text.split(separator: "]").map { part in
      let halves = part.split(separator: "[", omittingEmptySubsequences: false)
      let (id, version) = name(halves[0].trimmingCharacters(in: .whitespaces))
      return Section(id: id, header: Title("\(id)\(version)", updates: true)) {
        for word in halves[1].split(separator: " ") {
          Item(name(String(word)).id, name(String(word)).version)
        }
      }
    }
  }

  private func name(_ word: String) -> (id: String, version: Int) {
    (String(word.prefix(1)), Int(word.dropFirst()) ?? 0)
  }

  /// Shows the sections by stages, each of which the collection view checks.
  private func apply(_ target: [Section]) {
    let stages = StagedDataChangeset(source: stage.adapter.data, target: target)
    stage.list.reload(using: stages) { stage.adapter.data = $0 }
    stage.screen.settle()
    #expect(stage.shown == stage.expected)
    #expect(stage.adapter.data.map(\.id) == target.map(\.id))
    #expect(stage.adapter.data.map { $0.cells.map(\.id) } == target.map { $0.cells.map(\.id) })
  }

  @Test(arguments: DifferenceVector.all)
  func `vectors of 1B`(vector: DifferenceVector) {
    defer { stage.screen.close() }
    let (source, target) = (sections(vector.source), sections(vector.target))
    let stages = StagedDataChangeset(source: source, target: target)
    #expect(stages.flatMap(\.elementUpdated).count == vector.updates)
    #expect(stages.flatMap(\.elementDeleted).count == vector.deletes)
    #expect(stages.flatMap(\.elementInserted).count == vector.inserts)
    #expect(stages.flatMap(\.elementMoved).count == vector.moves)
    stage.render(source)
    stage.screen.settle()
    apply(target)
  }

  private func randomSections(
    of ids: [Int], _ random: inout SeededRandom
  ) -> [Section] {
    var rest = ids.shuffled(using: &random)[...]
    return (0..<4).shuffled(using: &random).dropLast(Int.random(in: 0...2, using: &random)).map {
      let count = Int.random(in: 0...min(4, rest.count), using: &random)
      defer { rest = rest.dropFirst(count) }
      let version = Int.random(in: 0...1, using: &random)
      return Section(id: $0, header: Title("\($0)\(version)", updates: true)) {
        for id in rest.prefix(count) { Item("\(id)", (id + version) % 2) }
      }
    }
  }

  @Test func `random sources and targets, stage by stage`() {
    defer { stage.screen.close() }
    var random = SeededRandom(seed: 11)
    for _ in 0..<80 { apply(randomSections(of: Array(0..<12), &random)) }
  }

  @Test func `duplicates, random`() {
    defer { stage.screen.close() }
    var random = SeededRandom(seed: 12)
    for _ in 0..<40 { apply(randomSections(of: (0..<12).map { $0 % 4 }, &random)) }
  }

  // MARK: Time

  private final class Calls {
    var count = 0
  }

  /// An element that counts what is asked of it.
  private struct Counted: Differentiable {
    struct ID: Hashable {
      var value: Int
      var calls: Calls

      static func == (a: ID, b: ID) -> Bool {
        a.calls.count += 1
        return a.value == b.value
      }

      func hash(into hasher: inout Hasher) {
        calls.count += 1
        hasher.combine(value)
      }
    }

    var differenceIdentifier: ID

    func isContentEqual(to source: Counted) -> Bool {
      differenceIdentifier.calls.count += 1
      return true
    }
  }

  /// What comparing lists costs of which a fifth is another's, and a few elements are shuffled.
  private func cost(of count: Int) -> Int {
    var random = SeededRandom(seed: 13)
    let calls = Calls()
    var target = Array(0..<count * 4 / 5) + Array(count..<count * 6 / 5)
    target[..<(count / 25)].shuffle(using: &random)
    let elements = { (values: [Int]) in
      values.map { Counted(differenceIdentifier: .init(value: $0, calls: calls)) }
    }
    let stages = StagedChangeset(source: elements(Array(0..<count)), target: elements(target))
    #expect(stages.last?.data.count == target.count)
    return calls.count
  }

  @Test func `100k elements in linear time`() {
    defer { stage.screen.close() }
    #expect(cost(of: 100_000) < 12 * cost(of: 10_000))
  }
}
