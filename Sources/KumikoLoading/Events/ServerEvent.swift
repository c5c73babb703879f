import Foundation

/// An event that a server sends.
public struct ServerEvent: Hashable, Sendable {
  /// The name; `message` if the server gives none.
  public var name: String
  /// The text, whose lines end with a line feed: a screen or a patch.
  public var data: String
  /// The id of the last event that had one; empty if none had.
  public var id: String
  /// The address that it has come from, if redirects have led to another server.
  package var source: URL?

  /// Creates an event.
  public init(name: String = "message", data: String, id: String = "") {
    self.name = name
    self.data = data
    self.id = id
  }
}
