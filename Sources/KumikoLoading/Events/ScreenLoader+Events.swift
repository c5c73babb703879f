import Foundation

extension ScreenLoader {
  /// The events of an address, which carry screens and patches.
  ///
  /// A connection that is lost, or silent for longer than ``LoadingOptions/heartbeat``, is made
  /// anew, with longer and longer waits while none brings an event. Events wait to be read: if 256
  /// do, or as many bytes as a document may have, the connection is closed and the rest is asked
  /// for later. If documents are signed, so is
  /// the data of events, by its first line: see `Documentation/RemoteScreens.md`. What is not, or
  /// not rightly, is left out, and the event only says that the screen has changed.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - lastEventID: The id of the last event that is known; empty by default.
  /// - Returns: Events that end when the server says so (204), or with an error that another
  ///   attempt would not mend.
  public nonisolated func events(
    _ request: ScreenRequest, lastEventID: String = ""
  ) -> AsyncThrowingStream<LiveEvent, any Error> {
    let queue = EventQueue(bytes: options.limits.bytes)
    let waiting = AsyncThrowingStream<LiveEvent, any Error>(
      bufferingPolicy: .bufferingOldest(256)
    ) { continuation in
      let connection = EventConnection(
        request: request, options: options, client: client, inspector: inspector,
        emit: { queue.add($0, to: continuation) })
      let task = Task {
        do {
          try await waitForBudget()
          try await connection.run(lastEventID: lastEventID)
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
    return AsyncThrowingStream(unfolding: {
      for try await event in waiting {
        queue.remove(event)
        return event
      }
      return nil
    })
  }
}
