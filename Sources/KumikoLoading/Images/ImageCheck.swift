import Foundation
import KumikoDocuments

/// Which answers are pictures that may be decoded.
struct ImageCheck: Sendable {
  let limits: DocumentLimits

  /// Throws unless bytes are a picture, by their header alone.
  func check(_ bytes: Data, contentType: String?) throws {
    guard bytes.count <= limits.imageBytes else {
      throw LoadingProblem.tooLarge(limits.imageBytes)
    }
    guard ImageFormat(bytes) != nil else {
      throw LoadingProblem.notAnImage(contentType: contentType)
    }
    guard let header = ImageHeader(bytes) else { throw LoadingProblem.unreadableImage }
    guard header.fits(pixels: limits.imagePixels) else {
      throw LoadingProblem.tooManyPixels(width: header.width, height: header.height)
    }
  }
}
