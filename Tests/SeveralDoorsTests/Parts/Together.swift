import KumikoTesting
import Testing
import UIKit

/// One target whose files speak the words of different libraries, each those of one.
@MainActor
@Suite("Several doors in one target", .serialized)
struct Together {
  private let texts = ["one", "two", "three"]

  private func texts(of list: UIView, _ render: ([String]) -> Void) -> [String] {
    let stage = TestStage(view: list, size: CGSize(width: 300, height: 400))
    defer { stage.close() }
    render(texts)
    stage.settle()
    render(texts.reversed())
    stage.settle()
    return stage.texts
  }

  @Test("a file speaks Carbon's words")
  func carbon() {
    let part = CarbonPart()
    #expect(texts(of: part.list, part.render) == texts.reversed())
  }

  @Test("another one speaks Bento's")
  func bento() {
    let part = BentoPart()
    #expect(texts(of: part.list, part.render) == texts.reversed())
  }

  @Test("another one speaks ListKit's")
  func listKit() {
    let part = ListKitPart()
    #expect(texts(of: part.list, part.render) == texts.reversed())
  }

  @Test("another one speaks Render's")
  func render() {
    let part = RenderPart()
    #expect(texts(of: part.list, part.render) == texts.reversed())
  }

  @Test("another one speaks the language")
  func language() {
    let part = LanguagePart()
    #expect(texts(of: part.list, part.render) == ["Lines"] + texts.reversed())
  }
}
