import UIKit

/// Where two pictures differ, pixel by pixel, in what both cover.
///
/// It reads memory rather than arrays: a debug build, in which tests run, compares two screens of
/// twice a phone's points in a fraction of a second, also if they have nothing in common.
struct PixelComparison {
  let width: Int
  let height: Int
  private let mine: CGImage
  private let theirs: CGImage
  private let tolerance: UInt32

  /// Compares two pictures.
  ///
  /// - Parameter tolerance: By how much a channel may differ, from 0 to 255.
  init(_ mine: CGImage, _ theirs: CGImage, tolerance: Int) {
    (self.mine, self.theirs, self.tolerance) = (mine, theirs, UInt32(min(max(tolerance, 0), 255)))
    (width, height) = (min(mine.width, theirs.width), min(mine.height, theirs.height))
  }

  /// How many pixels differ.
  func count() -> Int {
    var count = 0
    forEachRow { _, one, other in
      if memcmp(one, other, width * 4) == 0 { return }
      var column = 0
      while column < width {
        if one[column] != other[column], differ(one[column], other[column]) { count += 1 }
        column &+= 1
      }
    }
    return count
  }

  /// A picture, four bytes a pixel, of what is equal, faded, and of what differs, red.
  func picture() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      count = width * height * 4
      guard let start = buffer.baseAddress else { return }
      UnsafeMutableRawPointer(start).withMemoryRebound(to: UInt32.self, capacity: width * height) {
        target in
        forEachRow { row, one, other in
          var column = 0
          while column < width {
            let pixel = one[column]
            let isOther = pixel != other[column] && differ(pixel, other[column])
            target[row * width + column] = isOther ? Self.red : Self.faded(pixel)
            column &+= 1
          }
        }
      }
    }
  }

  private func forEachRow(_ body: (Int, UnsafePointer<UInt32>, UnsafePointer<UInt32>) -> Void) {
    mine.pixels.withUnsafeBytes { mineBytes in
      theirs.pixels.withUnsafeBytes { theirBytes in
        guard let one = mineBytes.baseAddress, let other = theirBytes.baseAddress else { return }
        for row in 0..<height {
          body(
            row, (one + row * mine.bytesPerRow).assumingMemoryBound(to: UInt32.self),
            (other + row * theirs.bytesPerRow).assumingMemoryBound(to: UInt32.self))
        }
      }
    }
  }

  /// Written out, with operations that a debug build does in place.
  private func differ(_ one: UInt32, _ other: UInt32) -> Bool {
    differs(one & 0xFF, other & 0xFF) || differs(one &>> 8 & 0xFF, other &>> 8 & 0xFF)
      || differs(one &>> 16 & 0xFF, other &>> 16 & 0xFF) || differs(one &>> 24, other &>> 24)
  }

  @inline(__always)
  private func differs(_ one: UInt32, _ other: UInt32) -> Bool {
    one > other ? one &- other > tolerance : other &- one > tolerance
  }

  /// Opaque red: blue comes first.
  private static var red: UInt32 { 0xFFFF_0000 }

  /// An opaque color three quarters of the way to white.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    0xFFC0_C0C0 | (pixel &>> 2 & 0x003F_3F3F)
  }
}
