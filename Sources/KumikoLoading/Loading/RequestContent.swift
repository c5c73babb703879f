/// What a request asks for.
enum RequestContent: Hashable, Sendable {
  /// A document: JSON or XML.
  case document
  /// A picture.
  case image

  /// The content types that servers are asked for.
  var types: String {
    switch self {
    case .document: ContentType.documents
    case .image: ContentType.images
    }
  }

  /// Throws if an answer of a content type is something else.
  func check(_ type: String?) throws {
    switch self {
    case .document:
      guard ContentType.isDocument(type) else {
        throw LoadingProblem.notADocument(contentType: type)
      }
    case .image:
      guard ContentType.isImage(type) else {
        throw LoadingProblem.notAnImage(contentType: type)
      }
    }
  }
}
