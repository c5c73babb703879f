import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// The snippets of `Guides/MovingFromCarbon.md`, word for word, with what they need around them.
@MainActor
@Suite(.closesWindows) struct `The guide for those who come from Carbon` {
  struct HelloMessage: Component {
    var name: String
    var id: String { name }

    func renderContent() -> UILabel { UILabel() }
    func render(in content: UILabel) { content.text = "Hello \(name)" }
  }

  struct Header: Component {
    var title: String

    init(_ title: String) { self.title = title }

    func render(in content: UILabel) { content.text = title }
  }

  final class SlidingUpdater<Adapter: UITableViewAdapter>: UITableViewUpdater<Adapter> {
    override func performDifferentialUpdates(
      target: UITableView, adapter: Adapter, stagedChangeset: StagedDataChangeset
    ) {
      target.reload(using: stagedChangeset, with: .left) { adapter.data = $0 }
      renderVisibleComponents(in: target, adapter: adapter)
      completion?()
    }
  }

  let stage = TableStage()

  @Test(arguments: [true, false])
  func `shows what stays`(isFriday: Bool) {
    let (renderer, names) = (stage.renderer, ["Mia", "Jules"])
    renderer.render {
      Header("GREET")
        .id("greet")

      Group(of: names, cell: HelloMessage.init)

      if isFriday {
        HelloMessage(name: "Friday")
      }
    }
    stage.screen.settle()
    let greeted = ["GREET", "Hello Mia", "Hello Jules"]
    #expect(stage.screen.texts == greeted + (isFriday ? ["Hello Friday"] : []))
  }

  @Test func `shows collection views`() {
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewFlowLayout())
    let screen = TestStage(view: collectionView)
    let names = ["Mia", "Jules"]
    let renderer = Renderer(
      adapter: UICollectionViewFlowLayoutAdapter(), updater: UICollectionViewUpdater())
    renderer.target = collectionView
    renderer.render {
      Section(id: "people", header: Header("GREET")) {
        Group(of: names, cell: HelloMessage.init)
      }
    }
    screen.settle()
    #expect(screen.texts == ["GREET", "Hello Mia", "Hello Jules"])
  }

  @Test func `performs stages in an updater of one's own`() {
    let renderer = Renderer(
      adapter: UITableViewAdapter(), updater: SlidingUpdater<UITableViewAdapter>())
    var completionCount = 0
    renderer.updater.completion = { completionCount += 1 }
    renderer.target = stage.table
    renderer.render { HelloMessage(name: "Mia") }
    renderer.render { HelloMessage(name: "Jules") }
    stage.screen.settle()
    #expect(stage.screen.texts == ["Hello Jules"])
    #expect(completionCount == 2)
  }

  final class Source: NSObject, UITableViewDataSource {
    var names: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    func show(_ newNames: [String], in tableView: UITableView) {
      let stages = StagedChangeset(source: names, target: newNames)
      tableView.reload(using: stages, with: .fade) { names = $0 }
    }
  }

  @Test func `reloads a table without components`() {
    let source = Source()
    (stage.table.dataSource, stage.table.delegate) = (source, nil)
    stage.table.reloadData()
    source.show(["Mia", "Jules"], in: stage.table)
    source.show(["Jules", "Butch"], in: stage.table)
    stage.screen.settle()
    #expect(stage.screen.texts == ["Jules", "Butch"])
  }
}

extension String: Differentiable {}
