import Foundation
import ListGeometry
import Testing

@testable import UIKit

/// How the updates of a list are collected, validated and applied.
@MainActor
@Suite(.serialized) struct UpdateCoordinatorTests {
  /// A list of numbers without views.
  private final class List: UpdateHost, PhaseHost {
    var counts = [3]
    let contents = ListContents()
    private(set) lazy var phases = PhaseController(self)
    private(set) lazy var updates = UpdateCoordinator(self, phases, contents)
    private(set) var applied: [ListUpdates] = []
    private(set) var reloads = 0

    let updateWording = ListWording.collection
    let checksFirstUpdates = false

    func batchWillBegin() {}

    func dataCounts(of shown: [Int]) -> [Int] { shown }

    func loadContentsIfNeeded() {
      if !contents.isLoaded { contents.load(counts) }
    }

    func performReload() {
      reloads += 1
      contents.load(counts)
    }

    func queryCounts() -> [Int] { counts }

    func apply(_ updates: ListUpdates, _ map: IndexPathMap, _ after: [Int]) -> Bool {
      applied.append(updates)
      contents.update(after)
      return false
    }

    func layOutAgain() {}

    func performDeferred(_ requests: DeferredRequests, after phase: QueryPhase) {}
  }

  private let list = List()

  private func item(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test("updates of nested batches are applied together, at the end of the outer one")
  func nesting() {
    var ended: [String] = []
    list.updates.performBatch {
      list.counts = [4]
      list.updates.insertItems(at: [item(3)], .fade)
      list.updates.performBatch {
        list.updates.moveItem(at: item(0), to: item(1))
      } _: { _ in
        ended.append("inner")
      }
      #expect(list.applied.isEmpty)
    } _: { _ in
      ended.append("outer")
    }
    #expect(list.applied.count == 1)
    #expect(list.applied.first?.operations.rows.inserts == [item(3)])
    #expect(list.applied.first?.items.inserts[item(3)] == .fade)
    #expect(list.contents.counts == [4])
    #expect(ended == ["outer", "inner"])
  }

  @Test("a problem is told before the batch ends, in the list's nouns")
  func problem() {
    list.updates.beginBatch()
    list.updates.deleteItems(at: [item(0)], .fade)
    let problem = list.updates.problem
    #expect(problem?.contains("item") == true)
    #expect(problem?.contains("row") == false)
    list.counts = [2]
    #expect(list.updates.problem == nil)
    list.updates.endBatch()
    #expect(list.contents.counts == [2])
  }

  @Test("updates after a reload inside a batch reload again, for they are not in the first one")
  func reloadInside() {
    list.updates.beginBatch()
    list.updates.discard()
    list.counts = [1]
    list.updates.deleteItems(at: [item(0)], .fade)
    list.updates.endBatch()
    #expect(list.applied.isEmpty)
    #expect(list.reloads == 1)
    #expect(list.contents.counts == [1])
  }

  @Test("a list that was not asked for yet has nothing to update")
  func unloaded() {
    list.updates.insertItems(at: [item(0)], .fade)
    #expect(list.applied.isEmpty)
    #expect(list.contents.counts == [3])
  }
}
