import DocumentSigning
import Foundation
import KumikoDocuments
import NIOCore
import ServiceLifecycle

/// Tells a client what happens to an order, until it is delivered, the client goes or the server
/// stops.
///
/// A client that says which page it has gets patches from there on; one that does not gets the page
/// first. The last page is another one, and is sent whole.
struct LiveOrder: Sendable {
  var order: Order
  /// The tag of the page that the client has; anything if it has none.
  var known: String
  /// How often the connection is proved, in seconds.
  var heartbeat: TimeInterval = 15
  /// What signs events; none by default.
  var signer: DocumentSigner?

  /// Whether the client has the last page, so that there is nothing more to say.
  var isOver: Bool { knownStage?.isLast == true }

  private var knownStage: Order.Stage? {
    Order.Stage.allCases.last { served(at: $0).tag.isNamed(by: known) }
  }

  private func served(at stage: Order.Stage) -> ServedDocument {
    OrderPage(order: order, stage: stage).served
  }

  /// Sends all there is to say, as it happens.
  func run(_ send: (ByteBuffer) async throws -> Void) async throws {
    try await send(ServerSentEvent.retry(1_000))
    var stage = knownStage
    while stage?.isLast != true {
      let present = order.stage(at: Date())
      if let known = stage, known >= present {
        guard await wait() else { return }
        if order.stage(at: Date()) == known { try await send(ServerSentEvent.heartbeat) }
        continue
      }
      let next = stage.flatMap { Order.Stage(rawValue: $0.rawValue + 1) } ?? present
      try await send(signed(event(from: stage, to: next)).bytes)
      stage = next
    }
  }

  private func signed(_ event: ServerSentEvent) throws -> ServerSentEvent {
    guard let signer else { return event }
    var signed = event
    let id = OrderPage(order: order, stage: .paid).served.screenID
    signed.signature = try signer.sign(Data(event.lines), screenID: id).field
    return signed
  }

  private func event(from stage: Order.Stage?, to next: Order.Stage) -> ServerSentEvent {
    let page = served(at: next)
    if let stage {
      let base = served(at: stage).tag
      if let patch = OrderPage(order: order, stage: stage).patch(to: next, base: base) {
        let bytes = ServedDocument(.patch(patch)).bytes
        return ServerSentEvent(name: "patch", id: page.tag.description, data: bytes)
      }
    }
    return ServerSentEvent(name: "screen", id: page.tag.description, data: page.bytes)
  }

  /// Waits for the next stage or the next heartbeat; false if the server stops.
  private func wait() async -> Bool {
    let seconds = min(heartbeat, order.wait(at: Date()) ?? heartbeat)
    do {
      try await cancelWhenGracefulShutdown {
        try await Task.sleep(for: .seconds(max(0.001, seconds)))
      }
      return true
    } catch {
      return false
    }
  }
}
