import Kumiko
import Testing
import UIKit

@MainActor
@Suite struct `A renderer` {
  let stage = RecordingStage()

  @Test func `takes sections in every form`() {
    let none: Section? = nil
    let one: Section? = Section(id: 1)
    stage.renderer.render([Section(id: 1), Section(id: 2)])
    #expect(stage.adapter.data.map(\.id) == [1, 2])
    stage.renderer.render([one, none])
    #expect(stage.adapter.data.map(\.id) == [1])
    stage.renderer.render(Section(id: 3), Section(id: 4))
    #expect(stage.adapter.data.map(\.id) == [3, 4])
    stage.renderer.render(one, none)
    #expect(stage.adapter.data.map(\.id) == [1])
    stage.renderer.render {
      Section(id: 5)
      none
      for id in 6..<8 { Section(id: id) }
    }
    #expect(stage.adapter.data.map(\.id) == [5, 6, 7])
    stage.renderer.data = [Section(id: 8)]
    #expect(stage.renderer.data.map(\.id) == [8])
  }

  @Test func `compares rows that are rendered without a section`() {
    stage.renderer.render {
      Item("a")
      Item("b")
    }
    _ = stage.list.log.take()
    stage.renderer.render {
      Item("a")
      Group(of: ["c"]) { Item($0) }
    }
    let told = stage.list.log.take()
    #expect(told.contains { $0.hasPrefix("delete items") })
    #expect(told.contains { $0.hasPrefix("insert items") })
    #expect(!told.contains { $0.contains("section") })
  }

  @Test func `does not retain its target`() {
    var list: RecordingList? = RecordingList(frame: .zero)
    stage.renderer.target = list
    weak let released = list
    list = nil
    #expect(released == nil)
    #expect(stage.render("A: a") == [])
    #expect(stage.text == "A: a0")
  }
}
