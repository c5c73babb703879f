import Kumiko
import KumikoTesting
import Testing
import UIKit
import _UIKitTestSupport

/// A refresh asks a layout for its sections again only if they are arranged in another way.
@MainActor
@Suite(.closesWindows) struct `Sections that are rendered again` {
  private let stage = GroupStage()

  /// A section of each kind whose arrangement can be compared.
  private func sections(
    columns: Int = 2, height: CGFloat = 50, spacing: CGFloat = 4, inset: CGFloat = 8,
    isPinned: Bool = true, appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    decorates: Bool = true, text: String = ""
  ) -> [Section] {
    let header = Word(-1, "header \(text)").supplementary(.header).pinned(isPinned)
    let group = Section(id: "group") {
      HGroup(width: .fractionalWidth(1), height: .absolute(height)) {
        for id in 0..<4 { Quarter(id: id) }
      }
    }
    .interGroupSpacing(spacing)
    .contentInsets(top: inset)
    .boundarySupplementaryItem(header)
    return [
      decorates ? group.decorationItem(Backdrop(color: .red)) : group,
      Section(id: "grid", layout: .grid(columns: columns)) { Word(10, text) },
      Section(id: "shelf", layout: .shelf(height: 60)) { Word(20, text) },
      Section(id: "list") { Word(30, text) }.list(appearance),
      Section(id: "rows") { Word(40, text) },
      Section(id: "adaptive") { Word(50, text) }
        .layout { environment in
          let width = environment.container.effectiveContentSize.width / CGFloat(columns)
          HGroup(width: .absolute(width), height: .absolute(40)) { ItemLayout() }
        },
    ]
  }

  private func show(_ sections: [Section]) {
    stage.renderer.render(sections)
    stage.screen.settle()
  }

  /// Whether a layout that shows the usual sections has to ask others.
  private func asks(for sections: [Section]) -> Bool {
    show(self.sections())
    stage.adapter.data = sections
    return stage.adapter.mayArrangeDifferently()
  }

  @Test func `as they were do not invalidate the layout, whatever their items show`() {
    #expect(!asks(for: sections()))
    #expect(!asks(for: sections(text: "new")))
  }

  @Test func `arranged in another way invalidate it`() {
    #expect(asks(for: sections(columns: 3)))
    #expect(asks(for: sections(height: 60)))
    #expect(asks(for: sections(spacing: 5)))
    #expect(asks(for: sections(inset: 9)))
    #expect(asks(for: sections(isPinned: false)))
    #expect(asks(for: sections(appearance: .insetGrouped)))
    #expect(asks(for: sections(decorates: false)))
  }

  @Test func `invalidate it for the space around their items only if that is another one`() {
    func sections(_ space: CGFloat) -> [Section] {
      let group = HGroup(width: .fractionalWidth(1), height: .absolute(50)) {
        for id in 0..<4 {
          Word(id).layoutSize(width: .fractionalWidth(0.2), height: .fractionalHeight(0.5))
            .edgeSpacing(top: .fixed(space), trailing: .flexible(space))
        }
      }
      return [Section(id: 0) { group.edgeSpacing(bottom: .fixed(space)) }]
    }
    show(sections(4))
    stage.adapter.data = sections(4)
    #expect(!stage.adapter.mayArrangeDifferently())
    stage.adapter.data = sections(5)
    #expect(stage.adapter.mayArrangeDifferently())
  }

  @Test func `invalidate it when a row that is seen has another line below it`() {
    func lists(_ separator: RowSeparator, isLazy: Bool) -> [Section] {
      func line(_ id: Int) -> RowSeparator { id == 1 ? separator : .inset(left: 20) }
      return isLazy
        ? [
          Section(id: "list", of: 0..<500, id: \.self) { Word($0).separator(line($0)) }.list(.plain)
        ]
        : [
          Section(id: "list") {
            for id in 0..<500 { Word(id).separator(line(id)) }
          }.list(.plain)
        ]
    }
    for isLazy in [false, true] {
      show(lists(.hidden, isLazy: isLazy))
      stage.adapter.data = lists(.hidden, isLazy: isLazy)
      #expect(!stage.adapter.mayArrangeDifferently())
      stage.adapter.data = lists(.automatic, isLazy: isLazy)
      #expect(stage.adapter.mayArrangeDifferently())
      stage.adapter.data = [Section(id: "list") { Word(0) }.list(.plain)]
      #expect(stage.adapter.mayArrangeDifferently())
    }
  }

  @Test func `with functions that cannot be compared invalidate it`() {
    let configured = [Section(id: 0) { Word(0) }.list(.plain) { $0.showsSeparators = false }]
    show(configured)
    stage.adapter.data = configured
    #expect(stage.adapter.mayArrangeDifferently())
    let watched = [Section(id: 0) { Word(0) }.visibleItemsInvalidationHandler { _, _, _ in }]
    show(watched)
    stage.adapter.data = watched
    #expect(stage.adapter.mayArrangeDifferently())
  }

  @Test func `in another way are shown so`() {
    show(sections())
    let frame = stage.frames(ofSection: 0)
    show(sections(height: 70))
    #expect(stage.frames(ofSection: 0) != frame)
    #expect(stage.frames(ofSection: 0).first?.hasSuffix(" 70") == true)
  }

  @Test func `fewer than before ask for nothing that has gone`() {
    show(sections())
    let fewer = Array(sections().prefix(2))
    show(fewer)
    stage.adapter.data = fewer
    #expect(!stage.adapter.mayArrangeDifferently())
  }
}
