import Foundation
import ListGeometry
import Testing

@Suite struct InvalidUpdateTests {
  private func message(
    before: [Int], after: [Int], wording: ListWording = .table,
    _ fill: (inout ListOperations) -> Void
  ) -> String? {
    var operations = ListOperations()
    fill(&operations)
    do throws(InvalidUpdate) {
      _ = try IndexPathMap(operations, before: before, after: after, wording: wording)
      return nil
    } catch { return error.message }
  }

  private func row(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  @Test func `places must exist before the update`() {
    #expect(
      message(before: [3], after: [3]) { $0.rows.deletes = [row(0, 3)] }
        == "attempt to delete row 3 from section 0 which only contains 3 rows before the update")
    #expect(
      message(before: [3], after: [3], wording: .collection) { $0.rows.reloads = [row(0, -1)] }
        == "attempt to reload item -1 from section 0 which only contains 3 items before the update")
    #expect(
      message(before: [3], after: [3]) { $0.rows.moves = [Move(from: row(2, 0), to: row(0, 0))] }
        == "attempt to move row 0 from section 2, but there are only 1 sections before the update")
    #expect(
      message(before: [3], after: []) { $0.sections.deletes = [1] }
        == "attempt to delete section 1, but there are only 1 sections before the update")
    #expect(
      message(before: [3], after: [3]) { $0.sections.reloads = [4] }
        == "attempt to reload section 4, but there are only 1 sections before the update")
    #expect(
      message(before: [3], after: [3]) { $0.sections.moves = [Move(from: 5, to: 0)] }
        == "attempt to move section 5 to section 0, but there are only 1 sections before the update"
    )
  }

  @Test func `places must exist after the update`() {
    #expect(
      message(before: [3], after: [4]) { $0.rows.inserts = [row(0, 9)] }
        == "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 "
        + "after the update")
    #expect(
      message(before: [3], after: [3]) { $0.rows.inserts = [row(2, 0)] }
        == "attempt to insert row 0 into section 2, but there are only 1 sections after the update")
    #expect(
      message(before: [3], after: [3]) { $0.rows.moves = [Move(from: row(0, 0), to: row(0, 3))] }
        == "attempt to move row 3 into section 0, but there are only 3 rows in section 0 "
        + "after the update")
    #expect(
      message(before: [3], after: [3, 1]) { $0.sections.inserts = [2] }
        == "attempt to insert section 2, but there are only 2 sections after the update")
    #expect(
      message(before: [3], after: [3]) { $0.sections.moves = [Move(from: 0, to: 1)] }
        == "attempt to move section 0 to section 1, but there are only 1 sections after the update")
  }

  @Test func `a place has one fate`() {
    let same = "the same index path ({length = 2, path = 0 - 1})"
    func rows(_ fill: (inout OperationSet<RowPath>) -> Void) -> String? {
      message(before: [3], after: [3]) { fill(&$0.rows) }
    }
    #expect(
      rows { ($0.deletes, $0.reloads) = ([row(0, 1)], [row(0, 1)]) }
        == "attempt to delete and reload \(same)")
    #expect(
      rows {
        $0.deletes = [row(0, 1)]
        $0.moves = [Move(from: row(0, 1), to: row(0, 0))]
      } == "attempt to perform a delete and a move from \(same)")
    #expect(
      rows {
        $0.reloads = [row(0, 1)]
        $0.moves = [Move(from: row(0, 1), to: row(0, 0))]
      } == "attempt to perform a reload and a move from \(same)")
    #expect(
      rows { $0.deletes = [row(0, 1), row(0, 1)] } == "attempt to delete \(same) more than once")
    #expect(
      rows { $0.reloads = [row(0, 1), row(0, 1)] } == "attempt to reload \(same) more than once")
  }

  @Test func `a place has one origin`() {
    let same = "the same index path ({length = 2, path = 0 - 1})"
    func rows(_ fill: (inout OperationSet<RowPath>) -> Void) -> String? {
      message(before: [3], after: [4]) { fill(&$0.rows) }
    }
    #expect(
      rows { $0.inserts = [row(0, 1), row(0, 1)] } == "attempt to insert \(same) more than once")
    #expect(
      rows {
        $0.inserts = [row(0, 1)]
        $0.moves = [Move(from: row(0, 0), to: row(0, 1))]
      } == "attempt to perform an insert and a move to \(same)")
    #expect(
      rows {
        $0.moves = [Move(from: row(0, 0), to: row(0, 1)), Move(from: row(0, 2), to: row(0, 1))]
      } == "attempt to move both (0 - 0) and (0 - 2) to \(same)")
  }

  @Test func `the same holds for sections`() {
    func sections(_ fill: (inout OperationSet<Int>) -> Void) -> String? {
      message(before: [1, 1], after: [1, 1]) { fill(&$0.sections) }
    }
    #expect(
      sections { ($0.deletes, $0.reloads) = ([1], [1]) }
        == "attempt to delete and reload the same section (1)")
    #expect(
      sections { ($0.deletes, $0.moves) = ([1], [Move(from: 1, to: 0)]) }
        == "attempt to perform a delete and a move from the same section (1)")
    #expect(
      sections { ($0.inserts, $0.moves) = ([0], [Move(from: 1, to: 0)]) }
        == "attempt to perform an insert and a move to the same section (0)")
    #expect(
      sections { $0.moves = [Move(from: 0, to: 1), Move(from: 1, to: 1)] }
        == "attempt to move both (0) and (1) to the same section (1)")
  }

  @Test(
    arguments: [
      ("from a deleted section (0)", [0], [], [], []),
      ("from a reloaded section (0)", [], [0], [], []),
      ("into a reloaded section (1)", [], [1], [], []),
      ("into a newly inserted section (1)", [], [], [1], []),
      ("from a moved section (0)", [], [], [], [Move(from: 0, to: 1)]),
      ("into a moved section (1)", [], [], [], [Move(from: 2, to: 1)]),
    ] as [(String, [Int], [Int], [Int], [Move<Int>])])
  func `a row moves only between sections that stay`(
    problem: String, deletes: [Int], reloads: [Int], inserts: [Int], moves: [Move<Int>]
  ) {
    let after = 3 - deletes.count + inserts.count
    let found = message(before: [2, 2, 2], after: Array(repeating: 2, count: after)) {
      $0.sections.deletes = deletes
      $0.sections.reloads = reloads
      $0.sections.inserts = inserts
      $0.sections.moves = moves
      $0.rows.moves = [Move(from: row(0, 0), to: row(1, 0))]
    }
    #expect(found == "cannot move a row \(problem)")
  }

  @Test func `the number of rows must follow from the updates`() {
    let found = message(before: [3, 1], after: [3, 1]) {
      $0.rows.inserts = [row(0, 0)]
      $0.rows.moves = [Move(from: row(1, 0), to: row(1, 0))]
    }
    #expect(
      found == """
        Invalid batch updates detected: the number of sections and/or rows returned by the data \
        source before and/or after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 2 sections with row counts: [3, 1] }
        Data source after updates = { 2 sections with row counts: [3, 1] }
        Updates = [
        \tInsert row (0 - 0),
        \tMove row (1 - 0) to (1 - 0)
        ]
        Section 0 contains 3 rows after the update, which must be equal to the number before it \
        (3), plus or minus those inserted or deleted (1 inserted, 0 deleted) and those moved in or \
        out (0 moved in, 0 moved out).
        """)
  }

  @Test func `rows may not change in sections nobody mentions`() {
    let found = message(before: [1, 1], after: [1, 2]) { $0.rows.reloads = [row(0, 0)] }
    #expect(found?.contains("Section 1 contains 2 rows after the update") == true)
  }

  @Test func `the number of sections must follow from the updates`() {
    let found = message(before: [1], after: []) { $0.sections.inserts = [1] }
    #expect(found?.hasPrefix("Invalid batch updates detected") == true)
    #expect(found?.contains("Data source after updates = { 0 sections }") == true)
    #expect(found?.hasSuffix("(1 inserted, 0 deleted).") == true)
  }

  @Test func `a message about a thousand updates stays readable`() {
    let found = message(before: [0], after: [0]) { operations in
      operations.rows.inserts = (0..<1000).map { row(0, $0) }
    }
    #expect(found?.contains("… 950 more") == true)
  }

  @Test func `an index path of another length is no row path`() {
    #expect(RowPath(IndexPath(index: 3)) == nil)
    #expect(RowPath([1, 2]) == row(1, 2))
    #expect(row(1, 2).indexPath == [1, 2])
  }
}
