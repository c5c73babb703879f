import Synchronization
import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.serialized, .closesWindows, .timeLimit(.minutes(1)))
struct UIDragInteractionTests {
  private let above = CGPoint(x: 100, y: 150)
  private let below = CGPoint(x: 100, y: 450)
  private let beside = CGPoint(x: 100, y: 700)

  private func run(_ offers: [String] = ["a"], _ test: (Stage, DragPlace, DragPlace) -> Void) {
    let stage = Stage()
    defer { stage.close() }
    let (from, to) = (DragPlace(y: 100, offers: offers), DragPlace(y: 400))
    from.handles = false
    stage.window.addSubview(from.view)
    stage.window.addSubview(to.view)
    test(stage, from, to)
    #expect(stage.window.subviews.count == 2)
  }

  @Test func `things are lifted by a press, carried and dropped`() {
    run(["a", "b"]) { stage, from, to in
      stage.drag(from: above, over: [CGPoint(x: 100, y: 300), below])
      #expect(from.log == ["begins", "will end copy", "did end copy"])
      #expect(to.log == ["asked", "enters", "drops", "concludes", "over"])
      #expect(to.taken == ["a", "b"])
    }
  }

  @Test func `a press that does not move, and a view without things, drag nothing`() {
    run { stage, from, _ in
      stage.drag(from: above, over: [])
      #expect(from.log.isEmpty)
    }
    run([]) { stage, from, to in
      stage.drag(from: above, over: [below])
      #expect(from.log.isEmpty)
      #expect(to.log.isEmpty)
    }
  }

  @Test func `nowhere, and where they are not wanted, things go back`() {
    for operation in [UIDropOperation.cancel, .forbidden] {
      run { stage, from, to in
        to.proposal = operation
        stage.drag(from: above, over: [below])
        #expect(from.log.suffix(2) == ["will end cancel", "did end cancel"])
        #expect(to.log == ["asked", "enters", "exits", "over"])
      }
    }
    run { stage, from, to in
      stage.drag(from: above, over: [below, beside])
      #expect(from.log.last == "did end cancel")
      #expect(to.log == ["asked", "enters", "exits", "over"])
    }
  }

  @Test func `who cannot handle a drag is asked once`() {
    run { stage, _, to in
      to.handles = false
      stage.drag(from: above, over: [below, beside, below])
      #expect(to.log == ["asked"])
    }
  }

  @Test func `a cancelled touch, and an interaction taken away, bring things back`() {
    let ends: [(Stage, DragPlace) -> Void] = [
      { stage, _ in stage.touch(.cancelled, at: CGPoint(x: 100, y: 450)) },
      { _, from in from.drag.isEnabled = false },
      { _, from in from.view.removeInteraction(from.drag) },
    ]
    for end in ends {
      run { stage, from, to in
        stage.drag(from: above, over: [below], lifts: false)
        end(stage, from)
        stage.advance(by: 0.6)
        #expect(from.log.last == "did end cancel")
        #expect(to.log.last == "over")
        #expect(to.taken.isEmpty)
      }
    }
  }

  @Test func `another finger adds things by a tap`() {
    run { stage, _, to in
      stage.drag(from: above, over: [CGPoint(x: 100, y: 300)], lifts: false)
      stage.touch(.began, at: CGPoint(x: 300, y: 150), finger: 1)
      stage.touch(.ended, at: CGPoint(x: 300, y: 150), finger: 1)
      stage.touch(.moved, at: below)
      stage.touch(.ended, at: below)
      stage.advance(by: 0.6)
      #expect(to.taken == ["a", "more"])
    }
  }

  @Test func `a context menu closes when what was pressed is dragged`() {
    let stage = Stage()
    let (owner, place) = (MenuOwner(), DragPlace(y: 400))
    let source = DragPlace(y: 0, offers: ["a"])
    owner.view.addInteraction(source.drag)
    stage.window.addSubview(owner.view)
    stage.window.addSubview(place.view)
    stage.press(at: CGPoint(x: 100, y: 130))
    #expect(owner.interaction.menuAppearance == .rich)
    stage.touch(.moved, at: below)
    #expect(owner.interaction.menuAppearance == .unknown)
    stage.advance(by: 0.5)
    stage.touch(.moved, at: below)
    stage.touch(.ended, at: below)
    stage.advance(by: 0.6)
    #expect(place.taken == ["a"])
  }

  @Test func `providers hand over what they have`() {
    let provider = NSItemProvider(object: NSString(string: "Grüße"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.utf8-plain-text"))
    let isHandedOver = Mutex(false)
    provider.loadObject(ofClass: NSString.self) { object, error in
      #expect(object as? NSString == NSString(string: "Grüße"))
      #expect(error == nil)
      isHandedOver.withLock { $0 = true }
    }
    let wasHandedOver = isHandedOver.withLock { $0 }
    #expect(wasHandedOver)
    let problem = Mutex<NSItemProvider.ErrorCode?>(nil)
    NSItemProvider().loadObject(ofClass: NSString.self) { _, error in
      problem.withLock { $0 = error as? NSItemProvider.ErrorCode }
    }
    let found = problem.withLock { $0 }
    #expect(found == .itemUnavailableError)
  }

  @Test func `a drop waits for what items hand over later`() async {
    let session = Stage()
    let (source, target) = (DragPlace(y: 100, offers: ["now"]), DragPlace(y: 300))
    let late = LateText()
    source.further = [UIDragItem(itemProvider: NSItemProvider(object: late))]
    for place in [source, target] { session.window.addSubview(place.view) }
    session.drag(from: CGPoint(x: 100, y: 150), over: [CGPoint(x: 100, y: 350)])
    #expect(target.taken == [])
    late.handOver("later")
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    #expect(target.taken == ["now", "later"])
    session.close()
  }

  @Test func `kinds of data conform to more general ones`() {
    let text = NSItemProvider(object: NSString(string: "a"))
    #expect(text.hasItemConformingToTypeIdentifier("public.plain-text"))
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    let plain = NSItemProvider()
    plain.registerDataRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) {
      $0(Data("b".utf8), nil)
      return nil
    }
    #expect(plain.canLoadObject(ofClass: NSString.self))
    let found = Mutex<String?>(nil)
    plain.loadObject(ofClass: NSString.self) { object, _ in
      found.withLock { $0 = (object as? NSString).map { String(describing: $0) } }
    }
    #expect(found.withLock { $0 } == "b")
    #expect(plain.hasItemConformingToTypeIdentifier("public.content"))
  }
}

/// A text that is there only when somebody says so.
private final class LateText: NSObject, NSItemProviderWriting {
  private let completion = Mutex<(@Sendable (Data?, (any Error)?) -> Void)?>(nil)

  static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completion.withLock { $0 = completionHandler }
    return nil
  }

  func handOver(_ text: String) {
    let completion = completion.withLock { $0 }
    completion?(Data(text.utf8), nil)
  }
}
