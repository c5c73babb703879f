import Kumiko
import UIKit

/// The messages of all accounts. Lists that read them follow them.
@MainActor
public final class MailStore {
  /// All messages, the newest first.
  @Bound private(set) var messages = (0..<600).reversed().map(Message.sample)
  let undoManager = UndoManager()
  /// How long the server takes to answer.
  var delay = Duration.seconds(1)

  /// Makes a store of 600 messages.
  public init() {}

  /// Waits for the server.
  func connect() async throws { try await Task.sleep(for: delay) }

  /// Asks for new mail, of which there is one message.
  func fetch() async {
    if (try? await connect()) != nil { messages.insert(.sample(messages.count), at: 0) }
  }

  /// Changes messages, so that it can be undone.
  func change(_ ids: some Sequence<Message.ID>, _ change: (inout Message) -> Void) {
    let ids = Set(ids)
    var versions = messages.filter { ids.contains($0.id) }
    for index in versions.indices { change(&versions[index]) }
    put(versions)
  }

  /// Puts versions of messages in place of others; what undoes it puts these back and no others.
  private func put(_ versions: [Message]) {
    let new = Dictionary(versions.map { ($0.id, $0) }) { $1 }
    let old = messages.filter { new[$0.id] != nil }
    guard old != versions else { return }
    undoManager.registerUndo(withTarget: self) { $0.put(old) }
    messages = messages.map { new[$0.id] ?? $0 }
  }
}
