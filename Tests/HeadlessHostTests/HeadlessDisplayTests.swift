import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite struct HeadlessDisplayTests {
  let display = HeadlessDisplay.install(size: CGSize(width: 100, height: 80), scale: 2)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

  @Test func `a window is drawn at the display's scale`() throws {
    window.backgroundColor = .white
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    box.backgroundColor = .red
    window.addSubview(box)
    let label = UILabel(frame: CGRect(x: 10, y: 40, width: 80, height: 30))
    label.text = "Hello"
    window.addSubview(label)
    window.makeKeyAndVisible()
    let picture = display.snapshot()
    #expect(picture.image?.width == 200)
    #expect(picture.color(at: CGPoint(x: 15, y: 15)) == UIColor.red.cgColor)
    #expect(picture.color(at: CGPoint(x: 9.5, y: 15)) == UIColor.white.cgColor)
    #expect(display.textSnapshot().contains("layer 20×20 at 10,10\n      fill 0,0 20×20 #ff0000\n"))
  }

  @Test func `a view outside of windows is measured for the pixels of the screen`() {
    for scale: CGFloat in [2, 3, 1] {
      let label = UILabel()
      label.text = "Hello"
      display.scale = scale
      #expect(label.traitCollection.displayScale == scale)
      let loose = label.intrinsicContentSize
      window.addSubview(label)
      window.makeKeyAndVisible()
      #expect(label.intrinsicContentSize == loose)
    }
    display.scale = 2
  }

  @Test func `an animation shows what happens while time goes on`() throws {
    window.backgroundColor = .white
    let box = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
    box.backgroundColor = .blue
    window.addSubview(box)
    window.makeKeyAndVisible()
    let film = try #require(
      display.record {
        UIView.animate(withDuration: 0.5) { box.center.x = 90 }
        display.advance(by: 0.5)
      })
    #expect(film.prefix(4) == Data("RIFF".utf8))
  }
}
