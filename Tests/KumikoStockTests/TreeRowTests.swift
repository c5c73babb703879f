import Kumiko
import KumikoTesting
import Testing
import UIKit

/// Rows that stand in a tree of elements do there what they do in a list.
@MainActor
@Suite(.closesWindows, .serialized) struct `A row in a tree of elements` {
  /// A component whose body is a column of others.
  private struct Column: Component {
    var rows: Elements
    var body: some ElementTree { VFlex(alignment: .stretch) { rows } }
  }

  private final class Log {
    var lines: [String] = []
  }

  private let stage = ListStage()
  private let log = Log()

  private func show(@ElementBuilder _ rows: () -> Elements) {
    stage.render { Column(rows: rows()).id("column").onSelect { log.lines.append("column") } }
  }

  private var column: ElementView? { stage.row(0, as: ElementView.self) }

  @Test func `answers to a tap, and keeps it from the row around it`() throws {
    defer { stage.close() }
    show {
      ListRow("Tea") { log.lines.append("tea") }
      ListRow("Milk").onSelect { log.lines.append("milk") }
      ListRow("Sugar")
    }
    try stage.stage.tap(on: "Tea")
    try stage.stage.tap(on: "Milk")
    #expect(log.lines == ["tea", "milk"])
    try stage.stage.tap(on: "Sugar")
    #expect(log.lines == ["tea", "milk", "column"])
  }

  @Test func `does what its newest version says`() throws {
    defer { stage.close() }
    for text in ["first", "second"] { show { ListRow("Tea") { log.lines.append(text) } } }
    try stage.stage.tap(on: "Tea")
    show { ListRow("Tea") }
    try stage.stage.tap(on: "Tea")
    #expect(log.lines == ["second", "column"])
  }

  @Test func `stands beside views that answer to taps`() throws {
    defer { stage.close() }
    for text in ["first", "second"] {
      show {
        TextElement("Name").onTap { log.lines.append(text) }
        TextElement("Plain")
      }
    }
    try stage.stage.tap(on: "Name")
    try stage.stage.tap(on: "Plain")
    #expect(log.lines == ["second", "column"])
    show { TextElement("Name") }
    try stage.stage.tap(on: "Name")
    #expect(log.lines == ["second", "column", "column"])
  }

  @Test func `stands beside views that change and still answer to taps`() throws {
    defer { stage.close() }
    for text in ["first", "second", "third"] {
      show { TextElement(text).onTap { log.lines.append(text) } }
    }
    try stage.stage.tap(on: "third")
    #expect(log.lines == ["third"])
    let label = try #require(column.map { texts(in: $0) }?.first)
    #expect(label.gestureRecognizers?.count == 1)
    show { TextElement("fourth") }
    #expect(label.text == "fourth")
    #expect(label.gestureRecognizers?.isEmpty != false)
    try stage.stage.tap(on: "fourth")
    #expect(log.lines == ["third", "column"])
  }

  @Test func `stands beside views of one element that answer to taps each for itself`() throws {
    defer { stage.close() }
    let tea = TextElement("Tea").onTap { log.lines.append("tea") }
    show {
      tea; tea
    }
    show {
      TextElement("Milk").onTap { log.lines.append("milk") }
      TextElement("Sugar").onTap { log.lines.append("sugar") }
    }
    try stage.stage.tap(on: "Milk")
    try stage.stage.tap(on: "Sugar")
    #expect(log.lines == ["milk", "sugar"])
    show {
      tea; tea
    }
    show {
      TextElement("Milk")
      TextElement("Sugar").onTap { log.lines.append("sugar") }
    }
    try stage.stage.tap(on: "Milk")
    try stage.stage.tap(on: "Sugar")
    #expect(log.lines == ["milk", "sugar", "column", "sugar"])
  }

  @Test func `has its accessory and its badge at its end`() throws {
    defer { stage.close() }
    show { ListRow("Inbox") {}.badge("3") }
    #expect(stage.stage.texts.contains("3"))
    let row = try #require(column?.subviews.first)
    let label = try #require(texts(in: row).first { $0.text == "3" })
    let chevron = try #require(images(in: row).first)
    let badge = label.convert(label.bounds, to: row)
    let sign = chevron.convert(chevron.bounds, to: row)
    #expect(badge.maxX < sign.minX)
    #expect(sign.maxX == row.bounds.width - 16)
    let title = try #require(texts(in: row).first { $0.text == "Inbox" })
    #expect(title.convert(title.bounds, to: row).maxX <= badge.minX)
    show { ListRow("Inbox") }
    #expect(images(in: row).isEmpty)
    #expect(!stage.stage.texts.contains("3"))
  }

  private func texts(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + texts(in: $0) }
  }

  private func images(in view: UIView) -> [UIImageView] {
    view.subviews.flatMap { [$0 as? UIImageView].compactMap(\.self) + images(in: $0) }
  }

  @Test func `is as high as in a list of its own`() throws {
    defer { stage.close() }
    let text = "A title that takes more than one line where there is a chevron beside it, as here"
    show { ListRow(text, subtitle: "Below") {} }
    let inTree = try #require(column?.subviews.first).bounds.height
    let table = ListStage(style: .plain)
    defer { table.close() }
    table.stage.window.frame.size.width = try #require(column).bounds.width
    table.render { ListRow(text, subtitle: "Below").accessory(.disclosureIndicator) }
    #expect(inTree > 60)
    #expect(inTree == table.row(0, as: ListRowView.self)?.bounds.height)
  }

  @Test func `that is disabled leaves taps to the row around it`() throws {
    defer { stage.close() }
    show { ListRow("Tea") { log.lines.append("tea") }.disabled() }
    try stage.stage.tap(on: "Tea")
    show { ListRow("Tea") { log.lines.append("tea") } }
    try stage.stage.tap(on: "Tea")
    #expect(log.lines == ["column", "tea"])
  }

  @Test func `has its context menu`() throws {
    defer { stage.close() }
    show {
      ListRow("Tea").contextMenu {
        [UIAction(title: "Brew") { [log] _ in log.lines.append("brew") }]
      }
    }
    try stage.stage.longPress(on: "Tea")
    try stage.stage.tap(on: "Brew")
    #expect(log.lines == ["brew"])
  }

  @Test func `tells once that nothing can swipe it away`() {
    defer { stage.close() }
    final class Reports { var modifiers: [String] = [] }
    struct Lonely: Component {
      var renderedText = "Lonely"
      func render(in content: UILabel) { content.text = renderedText }
    }
    let (reports, handler) = (Reports(), KumikoDiagnostics.handler)
    KumikoDiagnostics.handler = {
      if case .ignoredModifier(let modifier, let component, _) = $0 {
        reports.modifiers.append("\(modifier) of \(component)")
      }
    }
    defer { KumikoDiagnostics.handler = handler }
    for _ in 0..<2 { show { Lonely().deletable {} } }
    #expect(reports.modifiers == ["deletable of Lonely"])
  }
}
