import Kumiko
import KumikoTesting
import Testing
import UIKit

/// Modifiers that a list view cannot follow where a row stands are told once, with what to do.
@Suite("Modifiers that have no meaning where a row stands", .serialized)
@MainActor
struct IgnoredModifierTests {
  private final class Reports {
    var modifiers: [String] = []
    var remedies: Set<String> = []

    func add(_ diagnostic: KumikoDiagnostic) {
      guard case .ignoredModifier(let modifier, let component, let remedy) = diagnostic else {
        return
      }
      modifiers.append("\(modifier) of \(component)")
      remedies.insert(remedy)
    }
  }

  private func reports(while body: () -> Void) -> Reports {
    let (reports, handler) = (Reports(), KumikoDiagnostics.handler)
    KumikoDiagnostics.handler = { reports.add($0) }
    defer { KumikoDiagnostics.handler = handler }
    body()
    return reports
  }

  /// What is reported while a section is shown and rendered once more.
  private func modifiers(in section: Section) -> [String] {
    reports {
      let stage = GroupStage()
      for _ in 0..<2 {
        stage.render(section)
        stage.list.layoutIfNeeded()
      }
      #expect(!stage.list.visibleCells.isEmpty)
      stage.screen.close()
    }.modifiers
  }

  @RowsBuilder private var controls: Rows {
    Word(0).swipeActions { RowAction("Flag") {} }
    Word(1).deletable {}
    Word(2).insertable {}
    Word(3).accessory(.checkmark)
    Word(4).separator(.inset(left: 20))
  }

  @Test("controls in a group")
  func controlsInGroup() {
    let group = modifiers(
      in: Section(id: 0) {
        HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
          Word(0).swipeActions { RowAction("Flag") {} }
          Word(1).deletable {}
          Word(2).insertable {}
          Word(3).accessory(.checkmark)
          Word(4).separator(.inset(left: 20))
        }
      })
    let all = ["swipeActions", "deletable", "insertable", "accessory", "separator"]
      .map { $0 + " of Word" }
    #expect(group == all)
    #expect(modifiers(in: Section(id: 0, rows: { controls })) == all)
    #expect(modifiers(in: Section(id: 0, rows: { controls }).list()).isEmpty)
    let hidden = Section(id: 0) {
      HGroup(width: .fractionalWidth(1), height: .absolute(40)) { Word(0).separator(.hidden) }
    }
    #expect(modifiers(in: hidden).isEmpty, "there is no line to hide")
  }

  @Test("not what stock rows want by themselves in lists")
  func ownSeparators() {
    let grouped = Section(id: 0) {
      HGroup(width: .fractionalWidth(1), height: .absolute(60)) {
        ListRow("Starred", icon: .symbol("star"))
        ListRow("Starred", icon: .symbol("star")).separator(.inset(left: 20))
      }
    }
    #expect(modifiers(in: grouped) == ["separator of ListRow"])
  }

  @Test("an item's layout in a list")
  func layoutInList() {
    let section = Section(id: 0) {
      Word(0).layoutSize(width: .absolute(10), height: .absolute(10))
      Quarter(id: 1)
    }
    #expect(
      modifiers(in: section.list()) == ["layoutSize or badge of Word", "layoutSize() of Quarter"])
    let grouped = Section(id: 0) {
      HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
        Word(0).layoutSize(width: .absolute(10), height: .absolute(10))
        Quarter(id: 1)
      }
    }
    #expect(modifiers(in: grouped).isEmpty)
  }

  @Test("in tables and flow layouts")
  func otherLists() {
    let reports = reports {
      let table = UITableView(frame: .zero, style: .plain)
      let stage = TestStage(view: table)
      let renderer = Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
      renderer.target = table
      renderer.render {
        Section(id: 0) {
          controls
          Word(5).badge(
            Word(9).supplementary(.custom("b"), width: .absolute(1), height: .absolute(1)))
        }
      }
      stage.settle()
      stage.close()
    }
    #expect(reports.modifiers == ["layoutSize or badge of Word"])
    let flow = self.reports {
      let layout = UICollectionViewFlowLayout()
      let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let stage = TestStage(view: list)
      let renderer = Renderer(
        adapter: UICollectionViewFlowLayoutAdapter(), updater: UICollectionViewUpdater())
      renderer.target = list
      renderer.render { Section(id: 0) { controls } }
      stage.settle()
      stage.close()
    }
    #expect(flow.modifiers.count == 5)
    #expect(flow.modifiers.contains("separator of Word"))
    #expect(flow.remedies.contains("Make the section a list(_:configure:), or use a table"))
  }
}
