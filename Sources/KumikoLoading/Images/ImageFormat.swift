import Foundation

/// The formats of pictures that are loaded.
enum ImageFormat: Hashable, Sendable {
  case png
  case jpeg
  case gif
  case webP

  /// The format that the first bytes are the mark of, whatever a server says of them.
  init?(_ bytes: Data) {
    let start = [UInt8](bytes.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: "GIF87a".utf8) || start.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if start.starts(with: "RIFF".utf8), start.dropFirst(8).elementsEqual("WEBP".utf8) {
      self = .webP
    } else {
      return nil
    }
  }

  /// The size that the header says.
  func size(_ bytes: ImageBytes) -> ImageSize? {
    switch self {
    case .png: PNGHeader.size(bytes)
    case .jpeg: JPEGHeader.size(bytes)
    case .gif: GIFHeader.size(bytes)
    case .webP: WebPHeader.size(bytes)
    }
  }
}
