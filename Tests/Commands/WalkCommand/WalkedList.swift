import Kumiko
import KumikoTesting
import UIKit

/// A list of a thousand rows of 60 points on a headless screen.
@MainActor
protocol WalkedList {
  var stage: TestStage { get }
  var view: UIScrollView { get }
  func render(_ ids: [Int], versions: [Int: Int])
}

extension WalkedList {
  /// Does a thing twice: what is made once, as fonts, is made the first time.
  func perform(_ walk: Walk) {
    var ids = Array(0..<1000)
    render(ids, versions: [:])
    stage.runFrame()
    for pass in 1...2 {
      ids.insert(-pass, at: 2)
      let others = stride(from: 4, to: 1000, by: 100)
      let changed = Dictionary(uniqueKeysWithValues: others.map { ($0, pass) })
      if pass == 2 { walkBegins() }
      switch walk {
      case .insert: render(ids, versions: [:])
      case .update: render(Array(0..<1000), versions: changed)
      case .scroll: view.contentOffset.y += 60
      }
      stage.runFrame()
      if pass == 2 { walkEnds() }
      stage.advance(by: 1)
    }
  }
}

@MainActor
struct WalkedTable: WalkedList {
  let stage: TestStage
  let view: UIScrollView
  private let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())

  init() {
    let table = UITableView(frame: .zero, style: .plain)
    table.rowHeight = 60
    (stage, view) = (TestStage(view: table), table)
    renderer.target = table
  }

  func render(_ ids: [Int], versions: [Int: Int]) {
    renderer.render([walkedSection(ids, versions)])
  }
}

@MainActor
struct WalkedCollection: WalkedList {
  let stage: TestStage
  let view: UIScrollView
  private let renderer = Renderer(
    adapter: UICollectionViewFlowLayoutAdapter(), updater: UICollectionViewUpdater())

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 60)
    layout.minimumLineSpacing = 0
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    (stage, view) = (TestStage(view: collection), collection)
    renderer.target = collection
  }

  func render(_ ids: [Int], versions: [Int: Int]) {
    renderer.render([walkedSection(ids, versions)])
  }
}

@MainActor
private func walkedSection(_ ids: [Int], _ versions: [Int: Int]) -> Section {
  Section(id: 0, of: ids, id: \.self) { WalkedRow(id: $0, version: versions[$0] ?? 0) }
}

/// A row whose view is a label.
private struct WalkedRow: Component {
  var id: Int
  var version: Int

  func renderContent() -> UILabel { UILabel() }

  func render(in content: UILabel) { content.text = "Row \(id), \(version)" }

  func shouldContentUpdate(with next: WalkedRow) -> Bool { version != next.version }

  func referenceSize(in bounds: CGRect) -> CGSize? { CGSize(width: bounds.width, height: 60) }
}
