import Kumiko
import KumikoTesting
import Testing
import UIKit

/// What cannot be laid out as it is described is told once, and laid out as well as can be.
@Suite("Problems of section layouts", .serialized)
@MainActor
struct LayoutProblemTests {
  private final class Reports {
    var all: [KumikoDiagnostic] = []
    var problems: [SectionLayoutProblem] {
      all.compactMap { if case .sectionLayout("s", let problem) = $0 { problem } else { nil } }
    }
  }

  /// What is reported while sections are shown.
  private func problems(of sections: Section...) -> [SectionLayoutProblem] {
    let (reports, handler) = (Reports(), KumikoDiagnostics.handler)
    KumikoDiagnostics.handler = { reports.all.append($0) }
    defer { KumikoDiagnostics.handler = handler }
    let stage = GroupStage()
    defer { stage.screen.close() }
    stage.renderer.render(sections)
    stage.list.layoutIfNeeded()
    stage.renderer.render(sections)
    stage.list.collectionViewLayout.invalidateLayout()
    stage.list.layoutIfNeeded()
    #expect(!stage.list.visibleCells.isEmpty)
    return reports.problems
  }

  private func section(
    _ cells: Int = 2, _ group: @escaping @MainActor () -> any LayoutGroup
  ) -> Section {
    Section(id: "s", cells: (0..<cells).map { CellNode(Word($0)) }).layout { _ in group() }
  }

  @Test("a layout without a fault is not reported")
  func none() {
    #expect(
      problems(
        of: section {
          HGroup(width: .fractionalWidth(1), height: .estimated(40)) { ItemLayout() }
        }.boundarySupplementaryItem(PinnedTitle(title: "title"))
      ).isEmpty)
    #expect(problems(of: Section(id: "s", header: Word(9), rows: { Word(0) }).list()).isEmpty)
  }

  @Test("a group without items")
  func emptyGroup() {
    #expect(
      problems(of: section { HGroup(width: .fractionalWidth(1), height: .absolute(40)) {} })
        == [.emptyGroup])
    #expect(
      problems(
        of: section {
          HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
            VGroup(of: 0..<0, width: .fractionalWidth(1), height: .fractionalHeight(1)) { _ in
              ItemLayout()
            }
          }
        }) == [.emptyGroup])
  }

  @Test("a custom group without frames")
  func noFrames() {
    #expect(
      problems(
        of: section {
          CustomGroup(
            width: .fractionalWidth(1), height: .absolute(40), rows: {}, frames: { _ in [] })
        }) == [.noFrames])
  }

  @Test("lengths that are not above zero")
  func lengths() {
    #expect(
      problems(
        of: section {
          HGroup(width: .absolute(0), height: .absolute(40)) {
            ItemLayout(width: .fractionalWidth(-1), height: .absolute(.nan))
          }
        }) == [
          .invalidLength("a width of 0.0"), .invalidLength("a width of -1.0"),
          .invalidLength("a height of nan"),
        ])
    #expect(
      problems(
        of: section { HGroup(width: .absolute(90), height: .absolute(40)) { ItemLayout() } }
          .boundarySupplementaryItem(
            SupplementaryItem(.footer, Word(9), height: .absolute(-4)))
      ) == [.invalidLength("a height of -4.0")])
  }

  @Test("fractions of estimates")
  func fractions() {
    #expect(
      problems(
        of: section {
          HGroup(width: .fractionalWidth(1), height: .estimated(40)) {
            ItemLayout(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
          }
        }) == [.fractionOfEstimate("height")])
  }

  @Test("kinds without views, views without kinds, and kinds that are given twice")
  func kinds() {
    let rows: @MainActor () -> any LayoutGroup = {
      HGroup(width: .fractionalWidth(1), height: .absolute(40)) { ItemLayout() }
    }
    #expect(
      problems(of: section(2, rows).supplementary(Word(9), ofKind: "lost"))
        == [.unplacedView(kind: "lost")])
    #expect(
      problems(
        of: Section(id: "s", rows: { Word(0) }).list { $0.headerMode = .supplementary }
      ) == [.missingView(kind: UICollectionView.elementKindSectionHeader)])
    #expect(
      problems(
        of: Section(id: "s", header: Word(9), rows: { Word(0) }).list { $0.headerMode = .none }
      ) == [.unplacedView(kind: UICollectionView.elementKindSectionHeader)])
    let badge = Word(8).supplementary(.custom("dot"), width: .absolute(9), height: .absolute(9))
    #expect(
      problems(
        of: Section(id: "s") {
          HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
            Word(0).badge(badge).badge(badge)
          }
        }) == [.duplicateKind("dot")])
  }

  @Test("a list without a compositional layout")
  func ignored() {
    let (reports, handler) = (Reports(), KumikoDiagnostics.handler)
    KumikoDiagnostics.handler = { reports.all.append($0) }
    defer { KumikoDiagnostics.handler = handler }
    let section = section { HGroup(width: .absolute(90), height: .absolute(40)) { ItemLayout() } }
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    let renderer = Renderer(
      adapter: UICollectionViewFlowLayoutAdapter(), updater: UICollectionViewUpdater())
    renderer.target = list
    for _ in 0..<2 {
      renderer.render([section])
      list.layoutIfNeeded()
    }
    #expect(reports.problems == [.ignored])
    let table = UITableView(frame: list.frame)
    let tableRenderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
    tableRenderer.target = table
    tableRenderer.render([section.interGroupSpacing(4)])
    #expect(reports.problems == [.ignored, .ignored])
  }

  @Test("each problem says the rule, the offender and the remedy")
  func texts() {
    let problems: [SectionLayoutProblem] = [
      .emptyGroup, .noFrames, .invalidLength("a width of 0.0"), .fractionOfEstimate("height"),
      .missingView(kind: "k"), .unplacedView(kind: "k"), .duplicateKind("k"), .ignored,
    ]
    for problem in problems {
      let text = KumikoDiagnostic.sectionLayout(section: "s", problem: problem).description
      #expect(text.hasPrefix("In section s, "))
      #expect(text.contains(" must ") || text.contains("only a compositional layout"))
      #expect(text.contains("; ") && text.hasSuffix("."))
    }
  }
}
