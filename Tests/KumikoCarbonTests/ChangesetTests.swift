import KumikoCarbon
import KumikoTesting
import Testing
import UIKit

private struct Numbers: DifferentiableSection {
  var name: String
  var elements: [Int]

  var differenceIdentifier: String { name }

  init(name: String, elements: [Int]) { (self.name, self.elements) = (name, elements) }

  init<C: Swift.Collection>(source: Numbers, elements: C) where C.Element == Int {
    self.init(name: source.name, elements: Array(elements))
  }

  func isContentEqual(to source: Numbers) -> Bool { true }
}

@Suite("Differences, in DifferenceKit's words") @MainActor
struct ChangesetTests {
  @Test("changesets and stages hold any collection of anything")
  func anything() {
    let stage = Changeset(data: [()], elementInserted: [ElementPath(element: 0, section: 0)])
    #expect(stage.changeCount == 1 && stage.data.count == 1)
    let stages = StagedChangeset([stage])
    #expect(stages.count == 1 && StagedChangeset<[()]>().isEmpty)
    var shown: [Void] = []
    UITableView().reload(using: stages, with: .fade) { shown = $0 }
    #expect(shown.count == 1)
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      .reload(using: stages, interrupt: { _ in true }, setData: { shown += $0 })
    #expect(shown.count == 2)
  }

  @Test("generic code names a section's collection")
  func collection() {
    func count<S: DifferentiableSection>(of section: S) -> Int where S.Collection == [Int] {
      section.elements.reduce(0, +)
    }
    #expect(count(of: ArraySection(model: "a", elements: [1, 2, 3])) == 6)
    #expect(count(of: Numbers(name: "a", elements: [1, 2])) == 3)
    let stages = StagedChangeset(
      source: [Numbers(name: "a", elements: [1, 2])],
      target: [Numbers(name: "a", elements: [2, 3])])
    #expect(stages.map(\.data[0].elements) == [[2], [2, 3]])
    #expect(Section(id: 1) { HelloMessage("A") }.elements.count == 1)
  }

  @Test("stages of linear differences say their data where nothing is known of the collection")
  func linear() {
    func data<C: Collection>(_ stages: StagedChangeset<C>) -> [C] { stages.map(\.data) }
    let stages = StagedChangeset(source: [1, 2, 3], target: [3, 4, 1])
    #expect(data(stages) == [[1, 3], [3, 4, 1]])
    let sections = StagedChangeset(
      source: [ArraySection(model: "a", elements: [1, 2])],
      target: [ArraySection(model: "a", elements: [2, 3])])
    #expect(data(sections).map { $0[0].elements } == [[2], [2, 3]])
  }
}
