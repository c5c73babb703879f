import HeadlessHost
import QuartzCore
import Testing
import UIKit
import _TestSupport

/// Drawing and measuring on other threads than the main one.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct ThreadedDrawingTests {
  /// A disc, a gradient of words in two scripts, a symbol and a shadow.
  private nonisolated static func draw() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: 120, height: 60)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.setShadow(offset: CGSize(width: 1, height: 2), blur: 4)
      UIColor.systemBlue.setFill()
      UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 40, height: 40)).fill()
      text("Größe שלום").draw(in: CGRect(x: 30, y: 10, width: 80, height: 50))
      UIImage(systemName: "star.fill")?.withTintColor(.red).draw(at: CGPoint(x: 90, y: 30))
    }
  }

  private nonisolated static func text(_ string: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.minimumLineHeight) = (2, 30)
    return NSAttributedString(
      string: string,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .headline), .foregroundColor: UIColor.label,
        .paragraphStyle: style,
      ])
  }

  private nonisolated static func pixels(_ image: UIImage) -> [UInt8] {
    image.cgImage?.pixels ?? []
  }

  private nonisolated static func measures() -> [CGFloat] {
    let words = text("Words that are broken into lines, 12 of them, und שלום 👍🏽.")
    let box = words.boundingRect(
      with: CGSize(width: 90, height: 0), options: .usesLineFragmentOrigin, context: nil)
    let plain = ("plain" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 13)])
    let font = UIFont(name: "DejaVu Sans", size: 20) ?? .systemFont(ofSize: 20)
    return [
      box.width, box.height, words.size().width, plain.width, plain.height, font.lineHeight,
      font.ascender, font.descender, font.capHeight, font.xHeight, font.leading,
    ]
  }

  // MARK: Equal results

  @Test func `a thread draws what the main thread draws`() {
    let here = Self.pixels(Self.draw())
    #expect(here.contains { $0 > 0 })
    #expect(Self.pixels(onOtherThread { Self.draw() }) == here)
  }

  @Test func `a thread measures what the main thread measures`() {
    #expect(onOtherThread { Self.measures() } == Self.measures())
  }

  @Test func `a thread writes and reads pictures`() {
    let size = onOtherThread { Self.draw().pngData().flatMap { UIImage(data: $0, scale: 2) }?.size }
    #expect(size == CGSize(width: 120, height: 60))
  }

  @Test func `many threads draw and measure while the main thread does`() {
    let (pixels, measures) = (Self.pixels(Self.draw()), Self.measures())
    let (equal, isDone) = (Counter(), DispatchGroup())
    for _ in 0..<6 {
      DispatchQueue.global().async(group: isDone) {
        for _ in 0..<8
        where Self.pixels(Self.draw()) == pixels && Self.measures() == measures {
          equal.increment()
        }
      }
    }
    for _ in 0..<8 {
      #expect(Self.pixels(Self.draw()) == pixels)
      #expect(Self.measures() == measures)
    }
    isDone.wait()
    #expect(equal.value == 48)
  }

  // MARK: State of a thread

  @Test func `the present context is that of the thread`() {
    let format = UIGraphicsImageRendererFormat()
    _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { here in
      #expect(onOtherThread { UIGraphicsGetCurrentContext() == nil })
      let isOwn = onOtherThread {
        UIGraphicsBeginImageContext(CGSize(width: 9, height: 9))
        defer { UIGraphicsEndImageContext() }
        return UIGraphicsGetCurrentContext()?.width == 9
      }
      #expect(isOwn)
      #expect(UIGraphicsGetCurrentContext() === here.cgContext)
    }
  }

  @Test func `the present traits are those of the thread, at first those of the screen`() {
    let before = UITraitCollection.current
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    dark.performAsCurrent {
      #expect(onOtherThread { UITraitCollection.current } != dark)
      let isSet = onOtherThread {
        UITraitCollection.current = UITraitCollection(displayScale: 3)
        return UITraitCollection.current.displayScale == 3
      }
      #expect(isSet)
      #expect(UITraitCollection.current == dark)
    }
    UIApplication.shared.displayDidChange()
    defer { UITraitCollection.setStandard(before) }
    let atFirst = onOtherThread { UITraitCollection.current }
    #expect(atFirst == UIScreen.main.traitCollection)
  }

  @Test func `a dynamic color is that of the thread's traits`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var there: CGColor?
    dark.performAsCurrent {
      there = onOtherThread {
        var color: CGColor?
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
          color = UIColor.label.cgColor
        }
        return color
      }
    }
    #expect(there == UIColor.label.cgColor(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(there != UIColor.label.cgColor(in: dark))
  }

  @Test func `what a thread diagnoses is reported there`() {
    let reports = onOtherThread {
      var reports: [String] = []
      Diagnostics.report = { reports.append($0) }
      #expect(UIImage(systemName: "no.such.symbol.on.a.thread") == nil)
      return reports
    }
    #expect(reports == ["UIImage: there is no symbol named “no.such.symbol.on.a.thread”."])
  }

  @Test func `text that a thread copies can be pasted everywhere`() async {
    let count = UIPasteboard.general.changeCount
    let there = onOtherThread {
      UIPasteboard.general.string = "from a thread"
      return UIPasteboard.general.string
    }
    #expect(there == "from a thread")
    #expect(UIPasteboard.general.changeCount == count + 1)
    #expect(UIPasteboard.general.string == "from a thread")
    #expect(UIPasteboard.general.hasStrings)
  }
}
