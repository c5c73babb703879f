import Foundation

/// Pictures of 7 × 5 pixels as encoders write them (libpng, libjpeg, libwebp), in each format.
enum SamplePicture: String, CaseIterable, Sendable {
  case png
  case jpeg
  /// With two frames.
  case gif
  case lossyWebP
  case losslessWebP
  /// With an alpha channel.
  case extendedWebP

  /// The bytes of the file.
  var data: Data { Data(base64Encoded: text.filter { $0 != "\n" }) ?? Data() }

  /// The content type.
  var type: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .lossyWebP, .losslessWebP, .extendedWebP: "image/webp"
    }
  }

  private var text: String {
    switch self {
    case .png: Self.pngText
    case .jpeg: Self.jpegText
    case .gif: Self.gifText
    case .lossyWebP: Self.lossyWebPText
    case .losslessWebP: Self.losslessWebPText
    case .extendedWebP: Self.extendedWebPText
    }
  }

  private static let pngText = """
    iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFCAIAAAAG+GGPAAAAA3NCSVQICAjb4U/gAAAAGElEQVQImWNkYIhSYWBAQywM
    RgyYgHJRAKZuAgzAFTSXAAAAAElFTkSuQmCC
    """

  private static let jpegText = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqM
    yP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4
    +Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAFAAcDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI
    CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRol
    JicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ip
    qrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA
    AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLR
    ChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaX
    mJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEA
    PwAhtI8UUUVhKTvuOlOXKtT/2Q==
    """

  private static let gifText = """
    R0lGODlhBwAFAJEAAP8AAAD/AAAA/wkJCSH+AmhpACwAAAAABwAFAAACFUSoEaFGhBoRakSoEaFGhBoRakSoAgAsAQAB
    AAMAAgAAAgRMmDApADs=
    """

  private static let lossyWebPText = """
    UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoHAAUAB0CWJbACdAEOurqCAAD+qe2zG7e8bu8pPTJ9vzWqMzGxVpAA
    """

  private static let losslessWebPText = """
    UklGRi4AAABXRUJQVlA4TCEAAAAvBgABAJmM6H9sIqL/AYVsI0DHdP54v8GQjFZMAESSXAAA
    """

  private static let extendedWebPText = """
    UklGRnQAAABXRUJQVlA4WAoAAAAQAAAABgAABAAAQUxQSB8AAAABNyAWTEx2588YRERkBrJspO3mYzmW99d5hYj+h40P
    AFZQOCAuAAAAsAEAnQEqBwAFAAdAliWwAnQBDrq5AAD+qe2zG7e8bu8pPTJ9vzWqMzGxXeAAAA==
    """
}

extension SamplePicture {
  /// A small PNG whose header says another size.
  static func bomb(width: UInt32, height: UInt32) -> Data {
    var bytes = png.data
    let size = [width, height].flatMap { number in
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    bytes.replaceSubrange(16..<24, with: size)
    return bytes
  }
}
