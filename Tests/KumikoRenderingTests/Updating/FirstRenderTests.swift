import Kumiko
import KumikoTesting
import Testing
import UIKit

/// A row that comes into view is rendered into its cell, and mounted there, once.
@MainActor
@Suite struct `Rows that come into view` {
  private final class Log {
    var renders: [Int] = []
    var mounts: [Int] = []
  }

  private struct Row: Component {
    let id: Int
    let log: Log

    func renderContent() -> UILabel { UILabel() }
    func render(in content: UILabel) {
      log.renders.append(id)
      content.text = "\(id)"
    }
    func didMount(to content: UILabel, storage: ViewStorage) { log.mounts.append(id) }
  }

  private func sections(_ log: Log, _ ids: Range<Int>) -> [Section] {
    [Section(id: 0, cells: ids.map { CellNode(Row(id: $0, log: log)) })]
  }

  private func framed(_ log: Log, _ ids: Range<Int>) -> [Section] {
    var sections = sections(log, ids)
    sections[0].header = ViewNode(Row(id: -1, log: log))
    sections[0].footer = ViewNode(Row(id: -2, log: log))
    return sections
  }

  /// The list views that rows can be shown in, in a window of 300 × 400 points.
  private enum Kind: CaseIterable {
    case table, tableWithDiffableData, flow, compositional, compositionalList
  }

  /// Shows rows in a list, by a closure that renders sections and lays out.
  private func show(
    in kind: Kind, _ body: (_ render: @escaping ([Section]) -> Void, TestStage) -> Void
  ) {
    let size = CGSize(width: 300, height: 400)
    func show(
      _ list: UIView, _ render: @escaping ([Section]) -> Void
    ) {
      let stage = TestStage(view: list, size: size)
      body(render, stage)
      stage.close()
    }
    switch kind {
    case .table:
      let table = UITableView(frame: .zero, style: .plain)
      let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
      renderer.target = table
      show(table) { renderer.render($0) }
    case .tableWithDiffableData:
      let table = UITableView(frame: .zero, style: .plain)
      let renderer = Renderer(
        adapter: UITableViewAdapter(), updater: UITableViewDiffableUpdater())
      renderer.target = table
      show(table) { renderer.render($0) }
    case .flow:
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let renderer = Renderer(
        adapter: UICollectionViewFlowLayoutAdapter(), updater: UICollectionViewUpdater())
      renderer.target = list
      show(list) { renderer.render($0) }
    case .compositional, .compositionalList:
      let adapter = UICollectionViewCompositionalAdapter()
      let list = UICollectionView(frame: .zero, collectionViewLayout: adapter.makeLayout())
      let renderer = Renderer(adapter: adapter, updater: UICollectionViewUpdater())
      renderer.target = list
      show(list) { sections in
        renderer.render(kind == .compositional ? sections : sections.map { $0.list() })
      }
    }
  }

  @Test(arguments: Kind.allCases)
  private func `are rendered and mounted once at first`(_ kind: Kind) {
    let log = Log()
    show(in: kind) { render, stage in
      render(sections(log, 0..<3))
      stage.settle()
      #expect(log.renders.sorted() == [0, 1, 2])
      #expect(log.mounts.sorted() == [0, 1, 2])
    }
  }

  @Test(arguments: Kind.allCases)
  private func `are rendered and mounted once beside headers and footers, as these are`(
    _ kind: Kind
  ) {
    let log = Log()
    show(in: kind) { render, stage in
      render(framed(log, 0..<3))
      stage.settle()
      let ids = [-2, -1, 0, 1, 2].filter { $0 >= 0 || kind != .flow }
      #expect(log.renders.filter { ids.contains($0) }.sorted() == ids)
      #expect(log.mounts.filter { ids.contains($0) }.sorted() == ids)
    }
  }

  @Test(arguments: Kind.allCases)
  private func `are rendered and mounted once with the header of a section that is inserted`(
    _ kind: Kind
  ) {
    let log = Log()
    show(in: kind) { render, stage in
      render([])
      stage.settle()
      render(framed(log, 0..<2))
      stage.settle()
      let ids = [-2, -1, 0, 1].filter { $0 >= 0 || kind != .flow }
      #expect(log.renders.filter { ids.contains($0) }.sorted() == ids)
      #expect(log.mounts.filter { ids.contains($0) }.sorted() == ids)
    }
  }

  @Test(arguments: Kind.allCases)
  private func `are rendered and mounted once when they are inserted`(_ kind: Kind) {
    let log = Log()
    show(in: kind) { render, stage in
      render(sections(log, 0..<2))
      stage.settle()
      (log.renders, log.mounts) = ([], [])
      render(sections(log, 0..<4))
      stage.settle()
      #expect(log.renders.filter { $0 >= 2 }.sorted() == [2, 3])
      #expect(log.mounts.filter { $0 >= 2 }.sorted() == [2, 3])
    }
  }
}
