import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("A row's state", .closesWindows, .serialized)
@MainActor
struct RowStateTests {
  final class Log { var taps: [String] = [] }

  let log = Log()

  private func diagnosing(_ body: () -> Void) -> [KumikoDiagnostic] {
    let handler = KumikoDiagnostics.handler
    defer { KumikoDiagnostics.handler = handler }
    var reports: [KumikoDiagnostic] = []
    KumikoDiagnostics.handler = { reports.append($0) }
    body()
    return reports
  }

  private func row(_ name: String) -> ListRow { ListRow(name) { log.taps.append(name) } }

  @Test("has a badge in tables and lists; elsewhere it is reported", arguments: ListKind.allCases)
  func badge(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    let render = { (count: Int) in
      stage.render(
        nil,
        stage.arranged(
          Section(id: "rows") {
            row("Inbox").id(1).badge(count)
            AbilityStage.Line(number: 2).badge("New")
            AbilityStage.Line(number: 3).badge(0)
          }))
    }
    let reports = diagnosing { render(7) }
    switch kind {
    case .table, .list, .form:
      #expect(reports.isEmpty)
      let (badge, title) = (
        try stage.screen.view(called: "7"), try stage.screen.view(called: "Inbox")
      )
      let gap = badge.convert(CGPoint.zero, to: title).x
      #expect(gap > 100)
      #expect(stage.screen.texts.contains("New"))
      #expect(!stage.screen.texts.contains("0"))
      render(12)
      #expect(stage.screen.texts.contains("12"))
      render(0)
      #expect(!stage.screen.texts.contains("12"))
      try stage.screen.tap(on: "Inbox")
      #expect(log.taps == ["Inbox"])
    case .grid, .shelf, .waterfall:
      #expect(reports.contains { "\($0)".contains("badge of") })
    }
  }

  @Test("that is disabled takes neither touches nor keys", arguments: ListKind.allCases)
  func disabled(kind: ListKind) throws {
    let (stage, selection) = (AbilityStage(kind), Selection<Int>())
    let render = { (isDisabled: Bool) in
      stage.render(
        ListOptions().selection(selection),
        stage.arranged(
          Section(id: "rows") {
            row("Inbox").id(1).disabled(isDisabled)
            row("Drafts").id(2)
          }))
    }
    render(true)
    let cell = try #require(stage.cell(showing: "Inbox"))
    let label = try stage.screen.view(called: "Inbox")
    stage.screen.display.tap(at: label.convert(CGPoint(x: 5, y: 5), to: nil))
    #expect(log.taps == [] && selection.ids == [])
    let title = try stage.screen.view(called: "Inbox")
    let content = Array(sequence(first: title, next: \.superview)).last {
      $0.isAccessibilityElement
    }
    #expect(content?.accessibilityTraits.contains(.notEnabled) == true)
    #expect(sequence(first: title, next: \.superview).contains { $0.alpha < 0.5 })
    render(false)
    #expect(cell.isUserInteractionEnabled)
    try stage.screen.tap(on: "Inbox")
    #expect(log.taps == ["Inbox"] && selection.ids == [1])
    #expect(content?.accessibilityTraits.contains(.notEnabled) == false)
  }

  @Test("that is disabled switches the controls in it off", arguments: ListKind.allCases)
  func controls(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    let isOn = Bound(wrappedValue: false)
    for isDisabled in [true, false] {
      stage.render(
        nil,
        stage.arranged(
          Section(id: "rows") { ToggleRow("Sound", isOn: isOn).disabled(isDisabled) }))
      let control = try stage.screen.view(of: UISwitch.self)
      stage.screen.display.tap(
        at: control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil))
      stage.screen.advance(by: 1)
      #expect(isOn.wrappedValue == !isDisabled)
    }
  }

  @Test("that is redacted shows bars, and what it is when it is not", arguments: ListKind.allCases)
  func redacted(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    let render = { (isRedacted: Bool) in
      stage.render(
        nil,
        stage.arranged(
          Section(id: "rows") {
            row("Inbox").id(1).redacted(isRedacted)
            row("Drafts").id(2)
          }))
    }
    render(false)
    let cell = try #require(stage.cell(showing: "Inbox"))
    let height = cell.frame.height
    render(true)
    stage.screen.settle()
    #expect(stage.screen.texts == ["Drafts"])
    #expect(cell.frame.height == height)
    let bars = stage.descendants(of: cell).filter { $0.backgroundColor == .secondarySystemFill }
    #expect(bars.contains { $0.bounds.width > 20 && $0.bounds.height > 5 })
    render(false)
    stage.screen.settle()
    #expect(stage.screen.texts == ["Inbox", "Drafts"])
    #expect(!stage.descendants(of: cell).contains { $0.backgroundColor == .secondarySystemFill })
  }

  @Test("is not that of the row that gets its cell", arguments: [ListKind.table, .list])
  func reuse(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    stage.render(
      nil,
      stage.arranged(
        Section(id: "rows") {
          for number in 0..<40 {
            row("row \(number)").id(number).disabled(number < 5).redacted(number == 6)
              .badge(number < 5 ? "new" : nil)
          }
        }))
    stage.scrollToEnd()
    #expect(!stage.screen.texts.contains("new"))
    let cell = try #require(stage.cell(showing: "row 39"))
    #expect(cell.isUserInteractionEnabled)
    #expect(stage.descendants(of: cell).allSatisfy { $0.alpha == 1 || $0.isHidden })
  }

  @Test(
    "of a list without rows is said by a picture, texts and a button", arguments: ListKind.allCases)
  func empty(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    stage.render(
      ListOptions().empty(
        EmptyState(
          "No Mail", text: "New messages appear here.", image: UIImage(systemName: "tray"),
          buttonTitle: "Check"
        ) { log.taps.append("check") }), stage.section(0..<0))
    stage.screen.settle()
    #expect(stage.screen.texts == ["No Mail", "New messages appear here.", "Check"])
    try stage.screen.tap(on: "Check")
    #expect(log.taps == ["check"])
  }
}
