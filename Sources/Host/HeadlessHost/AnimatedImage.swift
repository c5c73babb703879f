internal import CGtk
import GSKDrawing
import UIKit

/// Writes pictures of one size into an animated WebP file.
@MainActor
final class AnimatedImage {
  private let encoder: OpaquePointer
  private var settings = WebPConfig()
  private let width, height: Int32

  /// Nil if the size is not positive or too large for the format.
  init?(width: Int, height: Int) {
    var options = WebPAnimEncoderOptions()
    guard (1...16_383).contains(width), (1...16_383).contains(height),
      WebPAnimEncoderOptionsInit(&options) != 0,
      let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options)
    else { return nil }
    (self.encoder, self.width, self.height) = (encoder, Int32(width), Int32(height))
    // Screens are flat: without loss they are small and encode fast.
    WebPConfigInit(&settings)
    WebPConfigLosslessPreset(&settings, 2)
  }

  isolated deinit { WebPAnimEncoderDelete(encoder) }

  /// Adds a picture that shows from `time`, in seconds from the start. Pictures of other sizes are
  /// left out.
  func add(_ image: CGImage, at time: CFTimeInterval) {
    guard image.width == width, image.height == height,
      let pixels = Surface(image)?.straightPixels()
    else { return }
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { return }
    (picture.width, picture.height, picture.use_argb) = (width, height, 1)
    defer { WebPPictureFree(&picture) }
    guard WebPPictureImportRGBA(&picture, pixels, width * 4) != 0 else { return }
    WebPAnimEncoderAdd(encoder, &picture, milliseconds(time), &settings)
  }

  /// The file, whose last picture shows until `time`; nil if it could not be written.
  func data(endingAt time: CFTimeInterval) -> Data? {
    WebPAnimEncoderAdd(encoder, nil, milliseconds(time), nil)
    var file = WebPData()
    WebPDataInit(&file)
    defer { WebPDataClear(&file) }
    guard WebPAnimEncoderAssemble(encoder, &file) != 0, let bytes = file.bytes else { return nil }
    return Data(bytes: bytes, count: Int(file.size))
  }

  private func milliseconds(_ time: CFTimeInterval) -> Int32 {
    Int32(min((time * 1000).rounded(), Double(Int32.max)))
  }
}
