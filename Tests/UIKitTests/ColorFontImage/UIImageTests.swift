import QuartzCore
import Testing
import UIKit
import _UIKitTestSupport

/// A picture whose pixels are numbered from left to right and top to bottom, in the blue channel.
private func numbered(_ width: Int, _ height: Int) throws -> CGImage {
  var pixels: [UInt8] = []
  for number in 0..<width * height { pixels += [UInt8(number), 0, 0, 255] }
  return try #require(CGImage(width: width, height: height, bytesPerRow: width * 4, pixels: pixels))
}

/// The numbers of a picture's pixels.
private func numbers(_ image: CGImage) -> [UInt8] {
  (0..<image.width * image.height).map {
    image.pixels[$0 / image.width * image.bytesPerRow + $0 % image.width * 4]
  }
}

@MainActor
@Suite struct UIImageTests {
  @Test func `the size counts points`() throws {
    let picture = try numbered(6, 4)
    #expect(UIImage(cgImage: picture).size == CGSize(width: 6, height: 4))
    let image = UIImage(cgImage: picture, scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 3, height: 2))
    #expect(image.scale == 2)
    #expect(image.cgImage === picture)
    let turned = UIImage(cgImage: picture, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 2, height: 3))
    #expect(turned.cgImage === picture)
  }

  @Test(arguments: [
    (UIImage.Orientation.up, [0, 1, 2, 3, 4, 5]), (.down, [5, 4, 3, 2, 1, 0]),
    (.left, [2, 5, 1, 4, 0, 3]), (.right, [3, 0, 4, 1, 5, 2]),
    (.upMirrored, [2, 1, 0, 5, 4, 3]), (.downMirrored, [3, 4, 5, 0, 1, 2]),
    (.leftMirrored, [5, 2, 4, 1, 3, 0]), (.rightMirrored, [0, 3, 1, 4, 2, 5]),
  ])
  func `pixels are turned upright`(_ orientation: UIImage.Orientation, _ seen: [UInt8]) throws {
    let upright = try numbered(3, 2).upright(from: orientation)
    #expect(numbers(upright) == seen)
  }

  @Test func `pictures are written and read`() throws {
    let image = UIImage(cgImage: try numbered(5, 3))
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data, scale: 1))
    #expect(numbers(try #require(read.cgImage)) == Array(0..<15))
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(named: "there is no such picture") == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
  }

  @Test func `a file's name says its scale`() throws {
    let data = try #require(UIImage(cgImage: try numbered(6, 6)).pngData())
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, size) in [("a.png", 6), ("a@2x.png", 3), ("a@3x.png", 2)] as [(String, CGFloat)] {
      let file = folder.appendingPathComponent(name)
      try data.write(to: file)
      #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: size, height: size))
    }
  }

  /// Makes a bundle of files, which are gone when `body` is done.
  private func withBundle(_ files: [String: Data], _ body: (Bundle) throws -> Void) throws {
    let name = "\(UUID().uuidString).resources"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test func `a vector picture is drawn for each screen that it is asked for`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="20">
      <rect width="10" height="10" fill="#ff0000"/></svg>
      """
    try withBundle(["flag.svg": Data(svg.utf8)]) { bundle in
      for scale in [1, 3, 2, 1] as [CGFloat] {
        let traits = UITraitCollection(displayScale: scale)
        let image = try #require(UIImage(named: "flag", in: bundle, compatibleWith: traits))
        #expect(image.scale == scale)
        #expect(image.size == CGSize(width: 10, height: 20))
        #expect(image.cgImage?.width == Int(10 * scale))
      }
    }
  }

  @Test func `a name may have dots that begin no extension`() throws {
    let data = try #require(UIImage(cgImage: try numbered(6, 6)).pngData())
    try withBundle(["icon.home@2x.png": data, "plain.png": data]) { bundle in
      let traits = UITraitCollection(displayScale: 2)
      func size(_ name: String) -> CGSize? {
        UIImage(named: name, in: bundle, compatibleWith: traits)?.size
      }
      #expect(size("icon.home") == CGSize(width: 3, height: 3))
      #expect(size("icon.home.png") == CGSize(width: 3, height: 3))
      #expect(size("plain") == CGSize(width: 6, height: 6))
      #expect(size("plain.png") == CGSize(width: 6, height: 6))
      #expect(size("plain.jpg") == nil)
      #expect(size("icon") == nil)
    }
  }

  @Test func `tint and modes decide the color in a view`() throws {
    let plain = UIImage(cgImage: try numbered(2, 2))
    #expect(plain.tint(inViewWith: .red) == nil)
    #expect(plain.withRenderingMode(.alwaysTemplate).tint(inViewWith: .red) == .red)
    let green = plain.withTintColor(.green)
    #expect(green.tint(inViewWith: .red) == .green)
    #expect(green.withRenderingMode(.alwaysTemplate).tint(inViewWith: .red) == .red)
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(symbol.tint(inViewWith: .red) == .red)
    #expect(
      symbol.withTintColor(.green, renderingMode: .alwaysOriginal).tint(inViewWith: .red) == .green)
    #expect(symbol.withRenderingMode(.alwaysOriginal).tint(inViewWith: .red) == nil)
  }

  @Test func `the caps of a resizable image keep their size`() throws {
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 1)
    let image = UIImage(cgImage: try numbered(5, 3)).resizableImage(
      withCapInsets: caps, resizingMode: .stretch)
    #expect(image.size == CGSize(width: 5, height: 3))
    #expect(image.capInsets == caps)
    let target = CGRect(x: 10, y: 20, width: 50, height: 30)
    let rects = image.drawItems(in: target, tint: nil).compactMap { item -> CGRect? in
      if case .image(_, let rect, _) = item { rect } else { nil }
    }
    #expect(rects.count == 9)
    #expect(rects.first == CGRect(x: 10, y: 20, width: 2, height: 1))
    #expect(rects[4] == CGRect(x: 12, y: 21, width: 47, height: 28))
    #expect(rects.last == CGRect(x: 59, y: 49, width: 1, height: 1))
    let tiled = UIImage(cgImage: try numbered(5, 3)).resizableImage(withCapInsets: caps)
    let area = tiled.drawItems(in: target, tint: nil).reduce(0 as CGFloat) { sum, item in
      if case .image(_, let rect, _) = item { sum + rect.width * rect.height } else { sum }
    }
    #expect(abs(area - 50 * 30) < 0.001, "tiles cover everything once")
  }

  @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
  func `caps that meet in the middle keep their size, and what is between them is stretched`(
    mode: UIImage.ResizingMode
  ) throws {
    let caps = UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 2)
    let image = UIImage(cgImage: try numbered(5, 4)).resizableImage(
      withCapInsets: caps, resizingMode: mode)
    let parts = image.drawItems(in: CGRect(x: 0, y: 0, width: 50, height: 30), tint: nil)
      .compactMap { item -> (picture: CGImage, rect: CGRect)? in
        if case .image(let picture, let rect, _) = item { (picture, rect) } else { nil }
      }
    try #require(parts.count == 9)
    #expect(parts[0].rect == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(numbers(parts[0].picture) == [0, 1, 2, 5, 6, 7])
    #expect(parts[4].rect == CGRect(x: 3, y: 2, width: 45, height: 26))
    #expect(parts[4].picture.width == 1)
    #expect(parts[4].picture.height == 1)
    #expect(parts[8].rect == CGRect(x: 48, y: 28, width: 2, height: 2))
    #expect(numbers(parts[8].picture) == [13, 14, 18, 19])
    let row = image.drawItems(in: CGRect(x: 0, y: 0, width: 50, height: 4), tint: nil)
    #expect(row.count == 3, "along an axis of its own length the image is drawn as it is")
  }

  @Test(arguments: [UIEdgeInsets.zero, UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)])
  func `a middle of one pixel is a single piece, however large the view is`(
    caps: UIEdgeInsets
  ) throws {
    let side = Int(caps.left + caps.right) + 1
    let image = UIImage(cgImage: try numbered(side, side)).resizableImage(withCapInsets: caps)
    let target = CGRect(x: 0, y: 0, width: 390, height: 844)
    let rects = image.drawItems(in: target, tint: nil).compactMap { item -> CGRect? in
      if case .image(_, let rect, _) = item { rect } else { nil }
    }
    #expect(rects.count == side * side)
    #expect(rects.contains(target.inset(by: caps)))
  }

  @Test func `caps that are no numbers are none, and the widest are the whole image`() throws {
    let caps = UIEdgeInsets(top: .nan, left: -.infinity, bottom: 0, right: .infinity)
    let image = UIImage(cgImage: try numbered(3, 3)).resizableImage(
      withCapInsets: caps, resizingMode: .stretch)
    let rects = image.drawItems(in: CGRect(x: 0, y: 0, width: 9, height: 9), tint: nil)
      .compactMap { item -> CGRect? in
        if case .image(_, let rect, _) = item { rect } else { nil }
      }
    #expect(
      rects == [CGRect(x: 0, y: 0, width: 6, height: 9), CGRect(x: 6, y: 0, width: 3, height: 9)])
  }

  @Test func `equal images show the same pixels in the same way`() throws {
    let picture = try numbered(2, 2)
    #expect(UIImage(cgImage: picture) == UIImage(cgImage: picture))
    #expect(UIImage(cgImage: picture) != UIImage(cgImage: picture).withTintColor(.red))
    #expect(UIImage(cgImage: picture) != UIImage(cgImage: try numbered(2, 2)))
    let resizable = UIImage(cgImage: picture).resizableImage(withCapInsets: .zero)
    #expect(
      resizable
        != UIImage(cgImage: picture).resizableImage(withCapInsets: .zero, resizingMode: .stretch))
    let frames = [UIImage(cgImage: picture)]
    #expect(
      UIImage.animatedImage(with: frames, duration: 1)
        != UIImage.animatedImage(with: frames, duration: 2))
  }

  @Test(arguments: [
    (UIImage.Orientation.up, UIImage.Orientation.upMirrored), (.down, .downMirrored),
    (.left, .leftMirrored), (.right, .rightMirrored), (.upMirrored, .up),
  ])
  func `a flipped image is another one, and says how it is turned`(
    _ orientation: UIImage.Orientation, _ flipped: UIImage.Orientation
  ) throws {
    let picture = try numbered(3, 2)
    let image = UIImage(cgImage: picture, scale: 1, orientation: orientation)
    let mirrored = image.withHorizontallyFlippedOrientation()
    #expect(mirrored.imageOrientation == flipped)
    #expect(mirrored != image)
    #expect(mirrored == UIImage(cgImage: picture, scale: 1, orientation: flipped))
    let view = UIImageView(image: image)
    view.layer.displayIfNeeded()
    view.image = mirrored
    view.layer.displayIfNeeded()
    let shown = try #require(view.layer.contents as? CGImage)
    #expect(numbers(shown) == numbers(picture.upright(from: flipped)))
  }
}

@MainActor
@Suite struct SymbolTests {
  nonisolated static let names = [
    "chevron.right", "chevron.left", "chevron.up", "chevron.down", "plus", "checkmark",
    "checkmark.circle.fill", "circle", "trash", "pencil", "magnifyingglass", "gear",
    "person.crop.circle", "person.crop.circle.fill", "star", "star.fill", "heart", "heart.fill",
    "ellipsis", "xmark", "xmark.circle.fill", "airplane", "wifi", "moon.fill", "bell", "envelope",
    "flag", "folder", "house", "photo", "calendar", "clock", "square.and.arrow.up", "arrow.up",
    "arrow.down", "arrow.clockwise", "line.3.horizontal", "minus.circle.fill", "plus.circle.fill",
    "info.circle", "lock", "eye", "eye.slash", "tray", "paperplane", "bookmark", "mic", "camera",
    "location", "phone", "video", "globe", "tag", "cart", "gift", "bolt", "leaf", "flame",
    "sun.max", "cloud", "list.bullet", "square.grid.2x2", "exclamationmark.triangle",
    "questionmark.circle",
  ]

  @Test(arguments: names)
  func `list screens find their symbols`(_ name: String) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.isSymbolImage)
    #expect(image.renderingMode == .automatic)
    #expect((1...30).contains(image.size.width))
    #expect((1...30).contains(image.size.height))
  }

  /// Symbols in circles and squares, struck out and with badges, for which there is no icon.
  nonisolated static let variants = [
    "bell.circle", "bell.circle.fill", "chevron.down.circle", "chevron.right.circle.fill",
    "ellipsis.circle", "ellipsis.circle.fill", "trash.slash", "trash.slash.fill",
    "star.square.fill", "folder.badge.questionmark", "doc.badge.plus", "wifi.slash",
    "bell.badge.plus", "bell.badge", "bell.badge.fill", "message.badge",
    "arrow.clockwise.circle.fill", "flag.slash.circle.fill",
  ]

  @Test(arguments: variants)
  func `variants are put together from icons`(_ name: String) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(ink(image) > 0)
    #expect((1...30).contains(image.size.width))
    #expect((1...30).contains(image.size.height))
  }

  @Test func `a filled circle has its symbol cut out`() throws {
    let image = try #require(
      UIImage(
        systemName: "bell.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
    let picture = try #require(image.cgImage)
    func alpha(_ x: Double, _ y: Double) -> UInt8 {
      let column = Int(x * Double(picture.width)), row = Int(y * Double(picture.height))
      return picture.pixels[row * picture.bytesPerRow + column * 4 + 3]
    }
    #expect(alpha(0.5, 0.5) == 0)
    #expect(alpha(0.5, 0.1) == 255)
    #expect(alpha(0.1, 0.5) == 255)
  }

  @Test func `every icon that stands for symbols exists`() {
    let lines = SymbolNames.categories.flatMap { $0.split(separator: "\n") }.map {
      $0.split(separator: " ")
    }
    #expect(lines.map { $0.count - 1 }.reduce(0, +) >= 400)
    for line in lines {
      for symbol in line.dropFirst() {
        #expect(UIImage(systemName: String(symbol)) != nil, "\(symbol) → \(line[0])")
      }
    }
  }

  @Test func `a missing symbol is reported once by its name`() {
    var reports: [String] = []
    let previous = Diagnostics.report
    Diagnostics.report = { reports.append($0) }
    defer { Diagnostics.report = previous }
    for _ in 1...3 { #expect(UIImage(systemName: "no.symbol.of.this.name") == nil) }
    #expect(reports == ["UIImage: there is no symbol named “no.symbol.of.this.name”."])
  }

  @Test func `light symbols have thinner strokes`() throws {
    func symbol(_ weight: UIImage.SymbolWeight) throws -> UIImage {
      let size = UIImage.SymbolConfiguration(pointSize: 40, weight: weight)
      return try #require(UIImage(systemName: "circle", withConfiguration: size))
    }
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let inks = try weights.map { ink(try symbol($0)) }
    #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 })
    #expect(inks[0] < inks[3] * 0.6)
  }

  @Test func `unknown names give nothing`() {
    for name in ["", "no.such.symbol", "../../../../etc/passwd", "."] {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
  }

  @Test func `size, scale and weight change the picture`() throws {
    func symbol(_ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
      try #require(UIImage(systemName: "heart", withConfiguration: configuration))
    }
    let plain = try #require(UIImage(systemName: "heart"))
    let large = try symbol(.init(pointSize: 34))
    #expect(abs(large.size.width - plain.size.width * 2) <= 2)
    #expect(try symbol(.init(scale: .large)).size.width > plain.size.width)
    #expect(try symbol(.init(scale: .small)).size.width < plain.size.width)
    let bold = try symbol(.init(weight: .black))
    #expect(ink(bold) > ink(plain) * 1.3)
    let both = plain.applyingSymbolConfiguration(.init(pointSize: 34))
    #expect(both?.size == large.size)
    #expect(plain.symbolConfiguration == UIImage.SymbolConfiguration(values: .init()))
  }

  /// The amount of color in a picture.
  private func ink(_ image: UIImage) -> Double {
    guard let picture = image.cgImage else { return 0 }
    return stride(from: 3, to: picture.pixels.count, by: 4)
      .reduce(0) { $0 + Double(picture.pixels[$1]) }
  }

  @Test func `a flipped symbol stays flipped at another size`() throws {
    let symbol = try #require(UIImage(systemName: "chevron.right"))
    let looks = UIImage.SymbolConfiguration(pointSize: 40)
    let large = try #require(symbol.applyingSymbolConfiguration(looks))
    let flipped = symbol.withHorizontallyFlippedOrientation()
    let data = try #require(flipped.applyingSymbolConfiguration(looks)?.pngData())
    #expect(data == large.withHorizontallyFlippedOrientation().pngData())
    #expect(data != large.pngData())
    #expect(flipped.withConfiguration(looks).pngData() == data)
  }

  @Test func `configurations add up`() {
    let size = UIImage.SymbolConfiguration(pointSize: 20)
    let both = size.applying(UIImage.SymbolConfiguration(weight: .bold))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
    #expect(both.applying(nil) == both)
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(UIImage.SymbolConfiguration(font: font) == both)
    let loose = UIImage.SymbolConfiguration(
      pointSize: 30, weight: .unspecified, scale: .unspecified)
    let large = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    #expect(loose == UIImage.SymbolConfiguration(pointSize: 30))
    #expect(
      large.applying(loose)
        == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large))
  }
}

@MainActor
@Suite(.closesWindows) struct UIImageViewTests {
  @Test func `a view takes its image's size`() throws {
    let image = UIImage(cgImage: try numbered(8, 4), scale: 2, orientation: .up)
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(view.intrinsicContentSize == image.size)
    #expect(view.sizeThatFits(.zero) == image.size)
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func `the layer gets picture, fit and tint`() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.tintColor = .red
    view.contentMode = .scaleAspectFit
    view.layer.displayIfNeeded()
    #expect(view.layer.contents as? CGImage === view.image?.cgImage)
    #expect(view.layer.contentsTint == UIColor.red.cgColor)
    #expect(view.layer.contentsGravity == .resizeAspect)
    view.tintColor = .blue
    view.image = UIImage(cgImage: try numbered(2, 2))
    view.layer.displayIfNeeded()
    #expect(view.layer.contentsTint == nil)
    view.image = nil
    view.layer.displayIfNeeded()
    #expect(view.layer.contents == nil)
  }

  @Test func `a highlighted view shows its other image`() throws {
    let (one, two) = (try numbered(1, 1), try numbered(2, 2))
    let view = UIImageView(image: UIImage(cgImage: one), highlightedImage: UIImage(cgImage: two))
    view.isHighlighted = true
    view.layer.displayIfNeeded()
    #expect(view.layer.contents as? CGImage === two)
    view.highlightedImage = nil
    view.layer.displayIfNeeded()
    #expect(view.layer.contents as? CGImage === one)
  }

  @Test func `an image without pixels has no size and shows nothing`() {
    let image = UIImage()
    #expect(image.size == .zero)
    #expect(image.cgImage == nil)
    #expect(image.pngData() == nil)
    #expect(image.withTintColor(.red).withRenderingMode(.alwaysTemplate).size == .zero)
    #expect(image.withHorizontallyFlippedOrientation().size == .zero)
    #expect(image.resizableImage(withCapInsets: .zero).size == .zero)
    let stage = Stage()
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    stage.window.addSubview(view)
    stage.frame()
    #expect(view.layer.contents == nil)
    #expect(view.intrinsicContentSize == .zero)
  }

  @Test func `a animation plays its rounds and ends`() throws {
    let pictures = try (1...4).map { try numbered($0, 1) }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let stage = Stage()
    stage.window.addSubview(view)
    view.animationImages = pictures.map { UIImage(cgImage: $0) }
    view.animationDuration = 1
    view.animationRepeatCount = 2
    view.startAnimating()
    var seen: [Int] = []
    for _ in 0..<8 {
      stage.advance(by: 0.1)
      seen.append((view.layer.contents as? CGImage)?.width ?? 0)
      stage.advance(by: 0.15)
    }
    #expect(seen == [1, 2, 3, 4, 1, 2, 3, 4])
    stage.advance(by: 0.1)
    #expect(!view.isAnimating)
    #expect(view.layer.contents == nil)
  }
}
