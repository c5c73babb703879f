import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite struct PictureTests {
  let display = HeadlessDisplay.install(size: CGSize(width: 100, height: 80), scale: 1)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

  init() {
    window.backgroundColor = .white
    window.makeKeyAndVisible()
  }

  @Test func `pictures follow the display's size, scale and look`() {
    window.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    #expect(display.snapshot().color(at: .zero) == UIColor.white.cgColor)
    display.prefersDarkAppearance = true
    #expect(display.snapshot().color(at: .zero) == UIColor.black.cgColor)
    display.scale = 3
    #expect(display.snapshot().image?.width == 300)
    display.size = CGSize(width: 50, height: 60)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(display.snapshot().image?.height == 180)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300, -1, 100] as [CGFloat])
  func `there is no color outside of a picture`(place: CGFloat) {
    let picture = display.snapshot()
    #expect(picture.color(at: CGPoint(x: place, y: 0)) == nil)
    #expect(picture.color(at: CGPoint(x: 0, y: place)) == nil)
    #expect(picture.color(at: CGPoint(x: 99.5, y: 79.5)) == UIColor.white.cgColor)
  }

  @Test func `at another scale everything stands on other pixels, and symbols have more`() throws {
    window.addSubview(content())
    _ = display.textSnapshot()
    display.scale = 3
    let changed = display.textSnapshot()
    window.subviews.last?.removeFromSuperview()
    window.addSubview(content())
    #expect(changed == display.textSnapshot())
  }

  /// A symbol, a label whose text stands between two points, and a view that constraints place so.
  private func content() -> UIView {
    let content = UIView(frame: window.bounds)
    let symbol = UIImageView(image: UIImage(systemName: "star.fill"))
    symbol.contentMode = .scaleToFill
    symbol.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let label = UILabel(frame: CGRect(x: 25, y: 0, width: 70, height: 21 + 1 / 3))
    label.text = "Text"
    let placed = UIView()
    placed.backgroundColor = .red
    placed.translatesAutoresizingMaskIntoConstraints = false
    for view in [symbol, label, placed] { content.addSubview(view) }
    NSLayoutConstraint.activate([
      placed.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5.4),
      placed.topAnchor.constraint(equalTo: content.topAnchor, constant: 30.3),
      placed.widthAnchor.constraint(equalToConstant: 10.7),
      placed.heightAnchor.constraint(equalToConstant: 3.3),
    ])
    return content
  }

  @Test(arguments: [60, 200, 5_000, -70] as [CGFloat])
  func `a text is drawn where it is, however it came there`(offset: CGFloat) {
    let view = UITextView(frame: window.bounds)
    view.text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
    window.addSubview(view)
    _ = display.textSnapshot()
    for step in 1...7 {
      view.contentOffset.y = offset * CGFloat(step) / 7
      _ = display.textSnapshot()
    }
    let scrolled = display.textSnapshot()
    view.textArea.setNeedsDisplay()
    #expect(scrolled == display.textSnapshot())
    view.frame.size.height = 30
    let low = display.textSnapshot()
    view.textArea.setNeedsDisplay()
    #expect(low == display.textSnapshot())
  }

  @Test func `a view's picture is that of the view alone`() throws {
    let view = UIView(frame: CGRect(x: 30, y: 30, width: 10, height: 10))
    view.backgroundColor = .green
    let cover = UIView(frame: view.frame)
    cover.backgroundColor = .red
    window.addSubview(view)
    window.addSubview(cover)
    let picture = display.snapshot(of: view)
    #expect(picture.size == CGSize(width: 10, height: 10))
    #expect(picture.color(at: CGPoint(x: 5, y: 5)) == UIColor.green.cgColor)
    #expect(display.textSnapshot(of: view) == "layer 10×10 at 0,0\n  fill 0,0 10×10 #00ff00\n")
  }

  @Test func `differences are counted by pixels`() throws {
    let first = display.snapshot()
    #expect(display.snapshot().differingPixels(from: first) == 0)
    let dot = UIView(frame: CGRect(x: 10, y: 10, width: 3, height: 2))
    dot.backgroundColor = UIColor(white: 0.98, alpha: 1)
    window.addSubview(dot)
    let second = display.snapshot()
    #expect(second.differingPixels(from: first) == 6)
    #expect(second.differingPixels(from: first, tolerance: 10) == 0)
    #expect(second.color(at: CGPoint(x: 100, y: 0)) == nil)
    display.scale = 2
    #expect(display.snapshot().differingPixels(from: first) == nil)
  }

  @Test func `hidden windows are gone, and high ones are in front`() {
    let alert = UIWindow(frame: window.frame)
    alert.backgroundColor = .red
    alert.windowLevel = .alert
    alert.isHidden = false
    #expect(display.snapshot().color(at: .zero) == UIColor.red.cgColor)
    alert.isHidden = true
    #expect(display.snapshot().color(at: .zero) == UIColor.white.cgColor)
  }

  @Test func `an animation has a picture for each change`() throws {
    let box = UIView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
    box.backgroundColor = .blue
    window.addSubview(box)
    let film = display.record(framesPerSecond: 10) {
      UIView.animate(withDuration: 0.5) { box.center.x = 90 }
      display.advance(by: 1)
    }
    let data = try #require(film)
    #expect(data.prefix(4) == Data("RIFF".utf8))
    #expect(data[8..<12] == Data("WEBP".utf8))
    let frames = data.indices.dropLast(4).filter { data[$0..<$0 + 4] == Data("ANMF".utf8) }
    // The half second of movement; pictures that are the same are shown longer instead.
    #expect((5...7).contains(frames.count))
  }
}
