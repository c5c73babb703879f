import Kumiko
import Testing
import UIKit

/// An adapter of any list view answers what a row shows.
@MainActor
@Suite struct `Components at paths` {
  private protocol Dated { var date: String { get } }

  private struct Letter: Component, Dated {
    var id: Int
    var date: String
    func render(in content: UILabel) {}
  }

  private struct Gap: Component {
    var id: Int
    func render(in content: UIView) {}
  }

  @Test func `are told as types and as protocols`() {
    for adapter in [
      UITableViewAdapter(), UICollectionViewAdapter(), UICollectionViewFlowLayoutAdapter(),
      UICollectionViewCompositionalAdapter(),
    ] as [ListAdapter] {
      check(adapter)
    }
  }

  private func check(_ adapter: ListAdapter) {
    adapter.data = [
      Section(id: 0) {
        Letter(id: 0, date: "May")
        Gap(id: 1)
        Letter(id: 2, date: "June").deletable {}
      }
    ]
    #expect(adapter.component(at: [0, 0], as: Letter.self)?.date == "May")
    #expect(adapter.component(at: [0, 2], as: (any Dated).self)?.date == "June")
    #expect(adapter.component(at: [0, 1], as: (any Dated).self) == nil)
    #expect(adapter.component(at: [0, 1], as: Gap.self)?.id == 1)
    for path: IndexPath in [[0, 3], [1, 0], [0]] {
      #expect(adapter.component(at: path, as: Gap.self) == nil)
    }
  }
}
