import Kumiko
import KumikoTesting
import Synchronization
import Testing
import UIKit
import _UIKitTestSupport

/// Hands over a text when it is told to.
private final class LateText: Sendable {
  private let waiting = Mutex<[@Sendable (Data?, (any Error)?) -> Void]>([])

  var isAsked: Bool { waiting.withLock { !$0.isEmpty } }

  @MainActor
  func makeProvider() -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) { [self] completion in
      waiting.withLock { $0.append(completion) }
      return nil
    }
    return provider
  }

  func arrive(_ text: String?) {
    let all = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for completion in all {
      completion(text.map { Data($0.utf8) }, text == nil ? CocoaError(.fileReadUnknown) : nil)
    }
  }
}

@Suite("Things of other apps that are dropped", .closesWindows, .serialized)
@MainActor
struct LateDropTests {
  typealias Card = DragStage.Card
  typealias AnyRow = DragStage.AnyRow

  private func stage(_ kind: ListKind, _ late: LateText) -> DragStage {
    let stage = DragStage(kind)
    stage.row = { _, text in
      let card = Card(text: text)
      return text == "a2" ? AnyRow(card.draggable { late.makeProvider() }) : AnyRow(card)
    }
    stage.render()
    return stage
  }

  @Test("come in when their data does", arguments: ListKind.allCases)
  func late(kind: ListKind) async throws {
    let late = LateText()
    let stage = stage(kind, late)
    try stage.screen.drag(from: "a2", to: "b2")
    await stage.rest()
    #expect(late.isAsked)
    #expect(stage.takeLog() == [])
    #expect(stage.shown(stage.lower) == ["b1", "b2", "b3", "b4"])
    late.arrive("news")
    await stage.rest()
    #expect(stage.takeLog() == ["lower takes news between b1 and b2"])
    #expect(stage.shown(stage.lower) == ["b1", "news", "b2", "b3", "b4"])
  }

  @Test("stay out if their data never comes", arguments: ListKind.allCases)
  func failing(kind: ListKind) async throws {
    let late = LateText()
    let stage = stage(kind, late)
    try stage.screen.drag(from: "a2", to: "b2")
    await stage.rest()
    late.arrive(nil)
    await stage.rest()
    #expect(stage.takeLog() == [])
    #expect(stage.shown(stage.lower) == ["b1", "b2", "b3", "b4"])
  }

  @Test("stay out if the section is gone by then, and are taken by its newest version")
  func newest() async throws {
    let late = LateText()
    let stage = stage(.table, late)
    try stage.screen.drag(from: "a2", to: "b2")
    await stage.rest()
    stage.finish = { [unowned stage] _, section in
      section.dropDestination(of: String.self) { texts, _ in stage.note("newest: \(texts)") }
    }
    stage.render()
    late.arrive("news")
    await stage.rest()
    #expect(stage.takeLog() == [#"newest: ["news"]"#])
    try stage.screen.drag(from: "a2", to: "b2")
    await stage.rest()
    stage.finish = { $1 }
    stage.render()
    late.arrive("more")
    await stage.rest()
    #expect(stage.takeLog() == [])
  }

  @Test("keep nothing alive")
  func leaks() async throws {
    let late = LateText()
    weak var list: UIView?
    weak var whole: DragStage?
    do {
      let stage = stage(.table, late)
      (list, whole) = (stage.lower, stage)
      try stage.screen.drag(from: "a2", to: "b2")
      await stage.rest()
      stage.screen.close()
      stage.screen.window.rootViewController = nil
    }
    late.arrive("news")
    for _ in 0..<50 { await Task.yield() }
    #expect(whole == nil)
    #expect(list == nil)
  }

  @Test("are copied, texts, addresses and data alike")
  func foreign() async throws {
    let stage = DragStage(.table)
    stage.finish = { [unowned stage] _, section in
      section.dropDestination(of: String.self) { stage.note("\($0) \(DragStage.words($1))") }
        .dropDestination(of: URL.self) { urls, _ in stage.note("\(urls)") }
        .dropDestination(of: Data.self) { data, _ in stage.note("\(data.map(\.count)) bytes") }
    }
    stage.render()
    let table = try #require(stage.lower as? UITableView)
    let data = NSItemProvider()
    data.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) {
      $0(Data([1, 2, 3]), nil)
      return nil
    }
    let url = try #require(NSURL(string: "https://example.org/a"))
    let providers = [
      NSItemProvider(object: NSString(string: "text")), NSItemProvider(object: url), data,
    ]
    var taken: [String] = []
    for provider in providers {
      let session = ForeignSession(provider, over: table, at: CGPoint(x: 10, y: 45))
      let delegate = try #require(table.dropDelegate)
      #expect(delegate.tableView(table, canHandle: session))
      let proposal = delegate.tableView(
        table, dropSessionDidUpdate: session,
        withDestinationIndexPath: IndexPath(row: 1, section: 0))
      #expect(proposal.operation == .copy)
      #expect(proposal.intent == .insertAtDestinationIndexPath)
      delegate.tableView(table, performDropWith: ForeignDrop(of: session))
      #expect(stage.takeLog() == [])
      await stage.rest()
      taken += stage.takeLog()
    }
    #expect(
      taken == [
        #"["text"] between b1 and b2"#, "[https://example.org/a]", "[3] bytes",
      ])
  }
}

/// Something held over a table that does not come from this app.
private final class ForeignSession: NSObject, UIDropSession {
  let items: [UIDragItem]
  private let point: CGPoint
  private let table: UITableView

  init(_ provider: NSItemProvider, over table: UITableView, at point: CGPoint) {
    (items, self.table, self.point) = ([UIDragItem(itemProvider: provider)], table, point)
    super.init()
  }

  func location(in view: UIView) -> CGPoint { view.convert(point, from: table) }

  let allowsMoveOperation = false
  let isRestrictedToDraggingApplication = false
  let localDragSession: (any UIDragSession)? = nil

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}

/// Such a thing that is dropped, whose data nobody shows before it comes.
private final class ForeignDrop: NSObject, UITableViewDropCoordinator {
  let session: any UIDropSession
  let items: [any UITableViewDropItem] = []
  let destinationIndexPath: IndexPath? = nil
  let proposal = UITableViewDropProposal(operation: .copy)

  init(of session: ForeignSession) {
    self.session = session
    super.init()
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext { preconditionFailure("nothing flies") }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    preconditionFailure("nothing flies")
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { preconditionFailure("nothing flies") }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    preconditionFailure("nothing flies")
  }
}
