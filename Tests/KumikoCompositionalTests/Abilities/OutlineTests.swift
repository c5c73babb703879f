import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("An outline", .closesWindows, .serialized)
@MainActor
struct OutlineTests {
  struct Folder: Identifiable {
    var id: Int
    var children: [Folder]?
  }

  struct FolderRow: Component {
    var number: Int
    /// Whether a shelf shows several beside each other.
    var isNarrow = false
    func render(in label: UILabel) { label.text = "\(number)" }
    func referenceSize(in bounds: CGRect) -> CGSize? {
      CGSize(width: isNarrow ? 40 : bounds.width, height: 40)
    }
  }

  /// 1 has 11 and 12, of which 12 has 121; 2 has nothing yet; 3 never has anything.
  static let folders = [
    Folder(
      id: 1,
      children: [Folder(id: 11), Folder(id: 12, children: [Folder(id: 121)])]),
    Folder(id: 2, children: []),
    Folder(id: 3),
  ]

  private func section(
    _ folders: [Folder] = folders, in stage: AbilityStage, expanded: Bound<Set<Int>>? = nil,
    onSelect: Bool = false
  ) -> Section {
    stage.arranged(
      Section(id: "folders") {
        let outline = Outline(of: folders, children: \.children) {
          FolderRow(number: $0.id, isNarrow: stage.kind == .shelf)
        }
        .expandsOnSelect(onSelect)
        if let expanded { outline.expanded(expanded) } else { outline }
      })
  }

  private func chevron(of name: String, in stage: AbilityStage) throws -> UIView {
    try #require(findChevron(of: name, in: stage))
  }

  private func findChevron(of name: String, in stage: AbilityStage) -> UIView? {
    guard let cell = stage.cell(showing: name) else { return nil }
    return stage.descendants(of: cell).first {
      !$0.isHidden && ["Expand", "Collapse"].contains($0.accessibilityLabel)
    }
  }

  private func toggle(_ name: String, in stage: AbilityStage) throws {
    try stage.screen.tap(chevron(of: name, in: stage))
    stage.screen.advance(by: 1)
  }

  @Test("shows the rows below another when its chevron is tapped", arguments: ListKind.allCases)
  func chevron(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    stage.render(nil, section(in: stage))
    #expect(stage.rowTexts == ["1", "2", "3"])
    try toggle("1", in: stage)
    #expect(stage.count == 5)
    try toggle("12", in: stage)
    #expect(stage.count == 6)
    if kind != .shelf { #expect(stage.rowTexts == ["1", "11", "12", "121", "2", "3"]) }
    try toggle("1", in: stage)
    #expect(stage.rowTexts == ["1", "2", "3"])
    try toggle("1", in: stage)
    #expect(stage.count == 6, "what is below is as it was")
  }

  @Test("keeps what is expanded through renders", arguments: ListKind.allCases)
  func renders(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    stage.render(nil, section(in: stage))
    try toggle("1", in: stage)
    let more = [Folder(id: 0)] + Self.folders
    stage.render(nil, section(more, in: stage))
    stage.screen.advance(by: 1)
    #expect(stage.count == 6)
    stage.render(nil, section([Folder(id: 0)], in: stage))
    stage.render(nil, section(in: stage))
    stage.screen.advance(by: 1)
    #expect(stage.count == 5, "a row that leaves and comes back is expanded as it was")
  }

  final class State { var expanded: Set<Int> = [] }

  @Test("takes what is expanded from a bound set", arguments: ListKind.allCases)
  func bound(kind: ListKind) throws {
    let (stage, state) = (AbilityStage(kind), State())
    let bound = Bound(state, \.expanded)
    state.expanded = [1, 99]
    stage.render(nil, section(in: stage, expanded: bound))
    #expect(stage.count == 5)
    try toggle("12", in: stage)
    #expect(state.expanded == [1, 12, 99])
    #expect(stage.count == 6, "at once, without a render")
    state.expanded = []
    stage.render(nil, section(in: stage, expanded: bound))
    stage.screen.advance(by: 1)
    #expect(stage.rowTexts == ["1", "2", "3"])
  }

  @Test("expands a row that is tapped, if it says so", arguments: ListKind.allCases)
  func tap(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    stage.render(nil, section(in: stage))
    try stage.screen.tap(on: "1")
    stage.screen.advance(by: 1)
    #expect(stage.count == 3)
    stage.render(nil, section(in: stage, onSelect: true))
    try stage.screen.tap(on: "1")
    stage.screen.advance(by: 1)
    #expect(stage.count == 5)
    try stage.screen.tap(on: "11")
    stage.screen.advance(by: 1)
    #expect(stage.count == 5)
  }

  @Test("has chevrons that are as large as texts")
  func textSize() throws {
    let stage = AbilityStage(.table)
    stage.render(nil, section(in: stage))
    let usual = try chevron(of: "1", in: stage).bounds.width
    stage.screen.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    defer { stage.screen.contentSizeCategory = .large }
    stage.screen.settle()
    #expect(try chevron(of: "1", in: stage).bounds.width > usual * 2)
  }

  @Test("indents rows, and has chevrons at those with children only")
  func levels() throws {
    let stage = AbilityStage(.table)
    let state = State()
    state.expanded = [1, 12]
    stage.render(nil, section(in: stage, expanded: Bound(state, \.expanded)))
    let starts = try ["1", "11", "121"].map {
      try stage.screen.view(called: $0).convert(CGPoint.zero, to: nil).x
    }
    #expect(starts == [0, 20, 40])
    #expect(findChevron(of: "11", in: stage) == nil)
    #expect(findChevron(of: "3", in: stage) == nil)
    #expect(try chevron(of: "2", in: stage).accessibilityValue == "Collapsed")
    #expect(try chevron(of: "1", in: stage).accessibilityValue == "Expanded")
  }

  @Test("moves rows where they go", arguments: ListKind.allCases)
  func animation(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    stage.render(nil, section(in: stage))
    guard kind != .shelf, kind != .grid else { return }
    let row = try #require(stage.cell(showing: "2"))
    let start = row.frame.minY
    try stage.screen.tap(chevron(of: "1", in: stage))
    stage.screen.advance(by: 0.1)
    let middle = try #require(row.layer.presentation()).frame.minY
    stage.screen.advance(by: 1)
    #expect(start < middle && middle < row.frame.minY)
  }

  @Test("stands beside other rows, and beside another outline", arguments: ListKind.allCases)
  func mixed(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    let make = { (names: [Int]) in
      stage.arranged(
        Section(id: "folders") {
          FolderRow(number: 77, isNarrow: stage.kind == .shelf).id("first")
          Outline(of: Self.folders, children: \.children) {
            FolderRow(number: $0.id, isNarrow: stage.kind == .shelf)
          }
          for name in names {
            FolderRow(number: name, isNarrow: stage.kind == .shelf).id("name \(name)")
          }
          Outline(of: [Folder(id: 5, children: [Folder(id: 51)])], children: \.children) {
            FolderRow(number: $0.id, isNarrow: stage.kind == .shelf)
          }
        })
    }
    stage.render(nil, make([88]))
    #expect(stage.count == 6)
    try toggle("1", in: stage)
    #expect(stage.count == 8)
    stage.scrollToEnd()
    try toggle("5", in: stage)
    stage.render(nil, make([88, 89]))
    stage.screen.advance(by: 1)
    #expect(stage.count == 10)
    if kind != .shelf {
      #expect(stage.rowTexts == ["77", "1", "11", "12", "2", "3", "88", "89", "5", "51"])
    }
  }

  @Test("has a page row after it that stays the last")
  func pages() throws {
    let stage = AbilityStage(.table)
    stage.render(nil, section(in: stage).pagination { try await Task.sleep(for: .seconds(999)) })
    #expect(stage.count == 4)
    try toggle("1", in: stage)
    #expect(stage.count == 6)
    #expect(stage.rowTexts.prefix(5) == ["1", "11", "12", "2", "3"])
  }

  @Test("shows an element once more that is below itself, and reports it", .timeLimit(.minutes(1)))
  func cycle() {
    final class Node { var children: [Node]? = [] }
    let (one, two) = (Node(), Node())
    (one.children, two.children) = ([two], [one])
    defer { one.children = nil }
    let expanded = Bound(wrappedValue: Set([ObjectIdentifier(one), ObjectIdentifier(two)]))
    let stage = AbilityStage(.table)
    let reports = diagnosing {
      stage.render(
        nil,
        Section(id: "nodes") {
          Outline(of: [one], id: { ObjectIdentifier($0) }, children: \.children) { _ in
            FolderRow(number: 1)
          }
          .expanded(expanded)
        })
    }
    #expect(stage.count == 3)
    #expect(reports.count == 1)
  }

  @Test("reports identifiers that several elements have, and shows all of them")
  func duplicates() {
    let stage = AbilityStage(.list)
    let state = State()
    state.expanded = [1]
    let twice = Self.folders + [Self.folders[0]]
    let reports = diagnosing {
      stage.render(nil, section(twice, in: stage, expanded: Bound(state, \.expanded)))
    }
    #expect(stage.rowTexts == ["1", "11", "12", "2", "3", "1"])
    #expect(reports.count == 1)
  }

  @Test("asks for the children of few elements, and is as deep as it is")
  func lazy() throws {
    final class Count { var asked = 0 }
    let (stage, count, state) = (AbilityStage(.table), Count(), State())
    let make = {
      Section(id: "numbers") {
        let children: @MainActor (Int) -> [Int]? = { number in
          count.asked += 1
          return number < 100_000 ? [number + 100_000] : nil
        }
        Outline(of: Array(0..<100_000), id: { $0 }, children: children) { FolderRow(number: $0) }
          .expanded(Bound(state, \.expanded))
      }
    }
    stage.render(nil, make())
    #expect(count.asked < 40)
    try toggle("3", in: stage)
    #expect(stage.count == 100_001)
    #expect(count.asked < 100)
    state.expanded = Set(0..<20_000)
    stage.render(
      nil,
      Section(id: "numbers") {
        Outline(of: [0], id: { $0 }, children: { [$0 + 1] }) { FolderRow(number: $0) }
          .expanded(Bound(state, \.expanded))
      })
    #expect(stage.count == 20_001)
  }

  private func diagnosing(_ body: () -> Void) -> [KumikoDiagnostic] {
    let handler = KumikoDiagnostics.handler
    defer { KumikoDiagnostics.handler = handler }
    var reports: [KumikoDiagnostic] = []
    KumikoDiagnostics.handler = { reports.append($0) }
    body()
    return reports
  }
}
