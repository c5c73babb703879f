import Foundation

/// Why something could not be loaded or sent. Each has one sentence for the user.
public enum LoadingProblem: Error, Hashable, Sendable {
  /// The device has no connection.
  case offline
  /// The server was not found or takes no connection.
  case unreachable
  /// The server has said nothing for too long.
  case timedOut
  /// The answer has taken too long as a whole, though something of it came all the time.
  case tooSlow
  /// There is no secure connection to the server.
  case insecureConnection
  /// The answer ended before it was whole.
  case cutShort
  /// The answer is not HTTP, or broken.
  case unreadableAnswer
  /// The address may not be loaded.
  case refusedAddress(URLRefusal)
  /// The server leads to an address that may not be loaded.
  case refusedRedirect(URLRefusal)
  /// Redirects lead in a circle, or there are too many.
  case redirectLoop
  /// The server refuses with a status; with the seconds that it asks to wait, if it does.
  case status(Int, retryAfter: TimeInterval?)
  /// The answer is of another content type than documents are; nil if the server named none.
  case notADocument(contentType: String?)
  /// The answer is of another content type than pictures are, or its bytes are of none that is
  /// known; nil if the server named none.
  case notAnImage(contentType: String?)
  /// The header of a picture says no size, or that of no picture.
  case unreadableImage
  /// A picture has more pixels than may be decoded.
  case tooManyPixels(width: Int, height: Int)
  /// The answer has more than a number of bytes after decompression.
  case tooLarge(Int)
  /// The signature of a document does not hold.
  case verification(VerificationProblem)
  /// Too many loads that nobody asked for by hand.
  case tooManyLoads

  /// Whether the same request may succeed a little later.
  public var isTransient: Bool {
    switch self {
    case .offline, .unreachable, .timedOut, .tooSlow, .cutShort: true
    case .status(let status, _): [408, 425, 429, 500, 502, 503, 504].contains(status)
    default: false
    }
  }

  /// Whether it is the server's last word: the same request would be answered so again.
  package var isRefusal: Bool {
    if case .status(let status, _) = self { 400...499 ~= status && !isTransient } else { false }
  }

  /// The seconds that the server asks to wait.
  var retryAfter: TimeInterval? {
    if case .status(_, let seconds) = self { seconds } else { nil }
  }
}

extension LoadingProblem: LocalizedError {
  /// One plain sentence for the user.
  public var errorDescription: String? {
    switch self {
    case .offline: "You are offline."
    case .unreachable: "The server cannot be reached."
    case .timedOut: "The server does not answer."
    case .tooSlow: "The connection is too slow."
    case .insecureConnection: "There is no secure connection to the server."
    case .cutShort: "The connection was lost before everything had come."
    case .unreadableAnswer: "The server’s answer cannot be read."
    case .refusedAddress: "This address may not be loaded."
    case .refusedRedirect: "The server leads to an address that may not be loaded."
    case .redirectLoop: "The server sends this request in circles."
    case .status(let status, _): Self.sentence(status)
    case .notADocument: "The server sent something other than a screen."
    case .notAnImage: "The server sent something other than a picture."
    case .unreadableImage: "The picture is damaged."
    case .tooManyPixels: "The picture is too large."
    case .tooLarge: "The server sent too much."
    case .verification(let problem): problem.sentence
    case .tooManyLoads: "This was loaded too often in a short time."
    }
  }

  private static func sentence(_ status: Int) -> String {
    switch status {
    case 401, 403: "You have no access to this."
    case 404, 410: "This does not exist any more."
    case 429: "The server asks to wait for a moment."
    case 500...599: "The server has a problem."
    default: "The server refuses this (\(status))."
    }
  }
}
