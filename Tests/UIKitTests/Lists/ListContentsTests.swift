import ListGeometry
import Testing

@testable import UIKit

/// The items of a list across its sections, of which some are empty.
@MainActor
@Suite struct ListContentsTests {
  private let contents = ListContents()

  private func load(_ counts: [Int]) { contents.load(counts) }

  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  @Test("the first and the last item stand in sections that have any")
  func ends() {
    load([0, 2, 0, 3, 0])
    #expect(contents.firstItem == path(1, 0))
    #expect(contents.lastItem == path(3, 2))
    load([0])
    #expect(contents.firstItem == nil)
    #expect(contents.lastItem == nil)
  }

  @Test("neighbors follow each other across empty sections and end at the ends")
  func neighbors() {
    load([0, 2, 0, 1])
    var forward: [RowPath] = []
    var next = contents.firstItem
    while let item = next {
      forward.append(item)
      next = contents.neighbor(of: item, isAfter: true)
    }
    #expect(forward == [path(1, 0), path(1, 1), path(3, 0)])
    var back: [RowPath] = []
    next = contents.lastItem
    while let item = next {
      back.append(item)
      next = contents.neighbor(of: item, isAfter: false)
    }
    #expect(back == forward.reversed())
  }

  @Test("a stretch has all items from its first to its last")
  func stretch() {
    load([2, 0, 3])
    #expect(contents.items(in: path(0, 1)...path(2, 1)) == [path(0, 1), path(2, 0), path(2, 1)])
    #expect(contents.items(in: path(0, 0)...path(0, 0)) == [path(0, 0)])
    #expect(contents.items(in: path(2, 2)...path(2, 9)) == [path(2, 2)])
  }
}
