import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

@Suite("The edges of a list", .closesWindows, .serialized)
@MainActor
struct ListEdgeTests {
  struct Band: Component {
    var text: String
    func render(in label: UILabel) { label.text = text }
    func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 60) }
  }

  private func frame(of text: String, in stage: AbilityStage) throws -> CGRect {
    let view = try stage.screen.view(called: text)
    return view.convert(view.bounds, to: nil)
  }

  @Test("keep a footer at the bottom while there are few rows", arguments: ListKind.allCases)
  func footer(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    let options = ListOptions().footer(Band(text: "footer"), sticksToBottom: true)
    stage.render(options, stage.section(0..<2))
    stage.screen.settle()
    #expect(try frame(of: "footer", in: stage).maxY == 500)
    #expect(stage.view.contentOffset.y == -stage.view.adjustedContentInset.top)
    stage.render(options, stage.section(0..<3))
    stage.screen.settle()
    #expect(try frame(of: "footer", in: stage).maxY == 500)
    stage.view.contentInset.bottom += 40
    stage.render(options, stage.section(0..<3))
    stage.screen.settle()
    #expect(try frame(of: "footer", in: stage).maxY == 460)
    stage.view.contentInset.bottom -= 40
    guard kind != .shelf else { return }
    stage.render(options, stage.section(0..<100))
    stage.screen.settle()
    #expect(!stage.screen.texts.contains("footer"))
    stage.scrollToEnd()
    #expect(try frame(of: "footer", in: stage).maxY == 500)
    let last = try #require(stage.cell(showing: "line 99"))
    let gap = try frame(of: "footer", in: stage).minY - last.convert(last.bounds, to: nil).maxY
    #expect(-0.5..<40 ~= gap)
  }

  @Test("leave other footers below the rows", arguments: ListKind.allCases)
  func plainFooter(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    stage.render(ListOptions().footer(Band(text: "footer")), stage.section(0..<2))
    stage.screen.settle()
    #expect(try frame(of: "footer", in: stage).maxY < 260)
  }

  @Test(
    "have a footer below rows that were rendered before the list had a window",
    arguments: ListKind.allCases)
  func earlyFooter(kind: ListKind) async throws {
    let stage = AbilityStage(kind)
    stage.screen.window.rootViewController = nil
    let controller = UIViewController()
    controller.view.addSubview(stage.view)
    stage.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    let options = ListOptions().footer(Band(text: "footer")).pagination(distance: 100) {
      try await Task.sleep(for: .seconds(999))
    }
    let rows = Section(id: "lines") { for number in 0..<5 { AbilityStage.Line(number: number) } }
    stage.render(options, stage.arranged(rows))
    stage.screen.window.rootViewController = controller
    await stage.rest()
    let last = try #require(stage.cell(showing: kind == .shelf ? "line 0" : "line 4"))
    let end = last.convert(last.bounds, to: nil).maxY
    #expect(try frame(of: "footer", in: stage).minY >= end)
  }

  @Test("stretch a header that is pulled, if it says so", arguments: ListKind.allCases)
  func header(kind: ListKind) throws {
    let stage = AbilityStage(kind)
    for stretches in [true, false] {
      stage.render(
        ListOptions().header(Band(text: "header"), stretches: stretches), stage.section(0..<40))
      stage.screen.settle()
      let rest = try frame(of: "header", in: stage)
      #expect(rest.height == 60)
      stage.view.contentOffset.y -= 50
      stage.screen.runFrame()
      let pulled = try frame(of: "header", in: stage)
      #expect(pulled.minY == (stretches ? rest.minY : rest.minY + 50))
      #expect(pulled.height == (stretches ? 110 : 60))
      stage.view.contentOffset.y += 50
      stage.screen.runFrame()
      #expect(try frame(of: "header", in: stage) == rest)
    }
  }

  @Test("keep headers of sections in view, or do not", arguments: ListKind.allCases)
  func pinned(kind: ListKind) throws {
    let handler = KumikoDiagnostics.handler
    defer { KumikoDiagnostics.handler = handler }
    var reports: [KumikoDiagnostic] = []
    KumikoDiagnostics.handler = { reports.append($0) }
    let stage = AbilityStage(kind)
    for pins in [true, false, true] {
      let sections = (0..<12).map { index in
        stage.arranged(
          Section(id: index, header: Band(text: "header \(index)")) {
            for number in 0..<(kind == .shelf ? 12 : 40) {
              AbilityStage.Line(number: index * 100 + number)
            }
          })
      }
      stage.render(ListOptions().pinsSectionHeaders(pins), sections)
      stage.view.contentOffset.y = 40
      stage.screen.settle()
      let header = try? frame(of: "header 0", in: stage)
      switch kind {
      case .table: #expect(header?.minY == 0)
      case .form: #expect(header?.minY != 0)
      case .list, .grid, .shelf, .waterfall: #expect((header?.minY == 0) == pins)
      }
    }
    switch kind {
    case .table, .form: #expect(reports.count == 1)
    case .list, .grid, .shelf, .waterfall: #expect(reports.isEmpty)
    }
  }
}
