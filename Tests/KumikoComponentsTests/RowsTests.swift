import KumikoComponents
import KumikoDiff
import Testing
import UIKit

/// A row that does not say which it is, as those of a form.
private struct Field: Component {
  var text: String

  init(_ text: String) { self.text = text }

  func render(in content: UILabel) { content.text = text }
}

@MainActor
private func texts(_ rows: Rows) -> [String] {
  rows.cells.map { $0.component(as: Field.self)?.text ?? "?" }
}

@MainActor
private func list(@RowsBuilder rows: () -> Rows) -> [AnyHashable] { rows().cells.map(\.id) }

@MainActor
@Suite struct `Rows without identifiers` {
  private func form(error: String? = nil, isPremium: Bool = false) -> Rows {
    Rows {
      if let error { Field(error) }
      Field("Name")
      if isPremium { Field("Level") } else { Field("Coupon") }
      Field("City").onSelect {}
    }
  }

  private func ids(_ rows: Rows) -> [String: AnyHashable] {
    Dictionary(uniqueKeysWithValues: zip(texts(rows), rows.cells.map(\.id)))
  }

  @Test func `are the same in every version, however their texts change`() {
    #expect(form().cells.map(\.id) == form().cells.map(\.id))
    #expect(list { Field("a") } == list { Field("b") })
  }

  @Test func `stay the same when rows come or go above them`() {
    let (short, long) = (ids(form()), ids(form(error: "Taken")))
    #expect(long.count == 4)
    for name in ["Name", "Coupon", "City"] { #expect(short[name] == long[name]) }
  }

  @Test func `are others in the other branch`() {
    let (first, second) = (ids(form(isPremium: true)), ids(form(isPremium: false)))
    #expect(first["Level"] != second["Coupon"])
    #expect(first["City"] == second["City"])
  }

  @Test func `all differ`() {
    let rows = Rows {
      Field("1")
      if true {
        Field("2")
        Field("3")
      }
      form(error: "4", isPremium: true)
      form()
    }
    #expect(Set(rows.cells.map(\.id)).count == 10)
  }

  @Test func `are updated by a difference rather than removed and inserted`() {
    let old = Section(id: 0) { form() }
    let new = Section(id: 0) { form(error: "Taken") }
    let stages = StagedChangeset(source: [old], target: [new])
    #expect(stages.map(\.changeCount) == [1])
    #expect(stages.first?.elementInserted == [ElementPath(element: 0, section: 0)])
  }

  @Test func `are found by what identifies them`() {
    let rows = form().cells
    for row in rows {
      let same = CellNode(id: row.id, Field("probe"))
      #expect(same.hasSameIdentifier(as: row))
      #expect(rows.filter { same.hasSameIdentifier(as: $0) }.count == 1)
    }
  }

  @Test func `have one identifier together in a turn`() {
    let rows = Rows {
      for name in ["a", "b"] {
        Rows {
          Field(name); Field(name + "!")
        }.id(name)
      }
    }
    let turned = Rows {
      for name in ["b", "a"] {
        Rows {
          Field(name); Field(name + "!")
        }.id(name)
      }
    }
    #expect(texts(rows) == ["a", "a!", "b", "b!"])
    #expect(Set(rows.cells.map(\.id)).count == 4)
    #expect(rows.cells.map(\.id)[0...1] == turned.cells.map(\.id)[2...3])
  }

  @Test func `are known by their turn, which is reported, if a function hides them in a for`() {
    struct Hidden: Component { func render(in content: UILabel) {} }
    @RowsBuilder func hidden() -> Rows { Hidden() }
    var ids: [AnyHashable] = []
    let reported = diagnostics { ids = list { for _ in 0..<3 { hidden() } } }
    #expect(Set(ids).count == 3)
    #expect(reported == [.rowsKnownByTurn(component: "Hidden")])
    #expect(diagnostics { _ = list { for id in 0..<3 { hidden().id(id) } } }.isEmpty)
  }
}

@MainActor
@Suite struct `A row` {
  @Test func `is identified by id, else by its component, whatever comes first`() {
    let ids = list {
      NumberRow(id: 1)
      NumberRow(id: 1).id("x")
      NumberRow(id: 1).onSelect {}.id("y").deletable {}
      NumberRow(id: 1).id("z").id(2)
      Field("").id(3)
    }
    #expect(ids == [1, "x", "y", 2, 3])
  }

  @Test func `stays flat however many modifiers it has`() {
    let row = Field("").id(1).onSelect {}.deletable {}.accessory(.checkmark).on(willDisplay: {})
    #expect(type(of: row) == type(of: Field("").id(1)))
    #expect(row.text.isEmpty)
  }

  @Test func `is not changed by modifiers of its copies`() {
    var log: [String] = []
    let row = Field("").onSelect { log.append("1") }.deletable(title: "One") {}
    let other = row.onSelect { log.append("2") }.deletable(title: "Two") {}
    for version in [row, other] {
      for action in AnyComponent(version).rowTraits.onSelect { action() }
    }
    #expect(log == ["1", "1", "2"])
    for (version, title) in [(row, "One"), (other, "Two")] {
      guard case .delete(title, _) = AnyComponent(version).rowTraits.editing else {
        Issue.record("\(title) is not what the row says")
        continue
      }
    }
  }

  @Test func `may be an optional or an element of an array`() {
    let missing: Field? = nil
    let ids = list {
      missing
      Optional(Field("")).map { $0.id("there") }
      [1, 2].map { Field(String($0)).id($0) }
    }
    #expect(ids == ["there", 1, 2])
  }
}

@MainActor
@Suite struct `Lazy rows` {
  @Test func `are built one by one when they are all of a section`() {
    var built = 0
    let section = Section {
      Rows(of: 0..<1_000_000, id: \.self) { number in
        let _ = built += 1
        Field(String(number))
      }
    }
    #expect(section.elements.count == 1_000_000)
    #expect(built == 0)
    #expect(section.elements[7].component(as: Field.self)?.text == "7")
    #expect(built == 1)
  }

  @Test func `stand beside other rows`() {
    var built = 0
    let section = Section {
      Field("first")
      Rows(of: 1..<4, id: \.self) { number in
        let _ = built += 1
        Field(String(number))
      }
      Field("last")
    }
    #expect(section.cells.map(\.id)[1...3] == [1, 2, 3])
    #expect(built == 0)
    #expect(texts(Rows { section.cells }) == ["first", "1", "2", "3", "last"])
  }
}

@MainActor
@Suite struct `Sections without identifiers` {
  private func ids(@SectionsBuilder _ sections: () -> [Section]) -> [AnyHashable] {
    sections().map(\.id)
  }

  @Test func `are known by their places`() {
    func ids(_ flag: Bool) -> [AnyHashable] {
      self.ids {
        if flag { Section(Field("sometimes")) { Field("a") } }
        Section(Field("always")) { Field("b") }
        if flag { Section { Field("c") } } else { Section { Field("d") } }
      }
    }
    #expect(ids(true) == ids(true))
    #expect(Set(ids(true)).count == 3)
    #expect(ids(true)[1] == ids(false)[0])
    #expect(ids(true)[2] != ids(false)[1])
  }

  @Test func `differ from those of other functions`() {
    @SectionsBuilder func two() -> [Section] {
      Section { Field("a") }
      Section { Field("b") }
    }
    let ids = ids {
      two()
      two()
    }
    #expect(Set(ids).count == 4)
  }

  @Test func `are reported in a for`() {
    struct Title: Component { func render(in content: UILabel) {} }
    var ids: [AnyHashable] = []
    let reported = diagnostics {
      ids = self.ids { for _ in 0..<3 { Section(Title()) { Field("a") } } }
    }
    #expect(Set(ids).count == 3)
    #expect(reported == [.sectionsKnownByTurn(component: "Title")])
    #expect(diagnostics { _ = self.ids { for id in 0..<3 { Section(id: id) {} } } }.isEmpty)
  }
}
