import GalleryScreens
import Testing

/// What `make run` prints while it draws pictures without a display.
@Suite struct `Progress of pictures` {
  @Test func `is said with each path`() {
    var progress = PictureProgress(expected: 2)
    #expect(progress.take("out/home.png") == "[1/2] out/home.png")
    #expect(progress.take("out/mail.png") == "[2/2] out/mail.png")
  }

  @Test func `is not said where nobody counts`() {
    var progress = PictureProgress()
    #expect(progress.take("out/home.webp") == "out/home.webp")
    #expect(progress.taken == 1)
  }
}
