import Kumiko
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct `A bound value` {
  struct Form {
    var name = ""
    var count = 1
  }

  final class Account {
    var mail = "a@b.c"
  }

  /// Lets what was scheduled on the main actor run.
  func turn() async { for _ in 0..<10 { await Task.yield() } }

  @Test func `is kept, and so are its parts`() {
    @Bound var form = Form()
    let name = $form.name
    name.wrappedValue = "Ada"
    #expect(form.name == "Ada")
    form.count = 3
    #expect($form.count.wrappedValue == 3)
    #expect(name.wrappedValue == "Ada")
  }

  @Test func `is a property of an object, or what closures say`() {
    let account = Account()
    let mail = Bound(account, \.mail)
    mail.wrappedValue = "d@e.f"
    #expect(account.mail == "d@e.f")
    @Bound var current = account
    $current.mail.wrappedValue = "g@h.i"
    #expect(account.mail == "g@h.i")
    var number = 1
    let bound = Bound { number } set: { number = $0 }
    bound.wrappedValue += 1
    #expect(number == 2)
    let constant: Bound<Int> = .constant(5)
    constant.wrappedValue = 6
    #expect(constant.wrappedValue == 5)
  }

  @Test func `has a list that observes it rendered again, once in a turn`() async {
    let stage = RecordingStage()
    @Bound var form = Form()
    let bound = $form
    _ = stage.renderer.observe {
      Section(id: bound.wrappedValue.name) {
        for number in 0..<bound.wrappedValue.count { Item("\(number)") }
      }
    }
    #expect(stage.text == ": 00")
    await turn()
    let count = stage.completionCount
    form.name = "A"
    form.count = 2
    await turn()
    #expect(stage.text == "A: 00 10")
    #expect(stage.completionCount == count + 1)
  }

  @Test func `is let go by a list that no longer reads it`() async {
    let stage = RecordingStage()
    @Bound var form = Form()
    @Bound var isShown = true
    let (bound, shown) = ($form, $isShown)
    _ = stage.renderer.observe {
      Section(id: shown.wrappedValue ? bound.wrappedValue.name : "hidden") {}
    }
    isShown = false
    await turn()
    let count = stage.completionCount
    form.name = "B"
    await turn()
    #expect(stage.completionCount == count)
  }
}
