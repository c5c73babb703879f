/// What ``CGContext/drawPath(using:)`` does with a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills it by the winding rule.
  case fill = 0
  /// Fills it by the even-odd rule.
  case eoFill = 1
  /// Draws its line.
  case stroke = 2
  /// Fills it by the winding rule, then draws its line.
  case fillStroke = 3
  /// Fills it by the even-odd rule, then draws its line.
  case eoFillStroke = 4
}

/// A place to draw in: it records what is drawn, with the state that it is drawn in.
///
/// The origin is the upper left corner, as in the contexts that UIKit makes. Paths are transformed
/// when they are built, lines when they are drawn.
public final class CGContext {
  /// What decides how things are drawn.
  package struct State {
    /// Maps to points with the origin in the upper left corner.
    package var transform = CGAffineTransform.identity
    package var clips: [Clip] = []
    /// Equal for commands that the same clips cut.
    package var clipNumber = 0
    package var fill = CGColor(gray: 0, alpha: 1)
    package var stroke = CGColor(gray: 0, alpha: 1)
    package var line = Line()
    package var alpha: CGFloat = 1
    package var shadow: Shadow?
  }

  /// How lines are drawn.
  package struct Line {
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    package var dashes: [CGFloat] = []
    package var dashPhase: CGFloat = 0
  }

  /// An area outside of which nothing is drawn, in points.
  package struct Clip {
    package var path: CGPath
    package var rule: CGPathFillRule
  }

  /// A blurred shape below what is drawn.
  package struct Shadow {
    package var offset: CGSize
    package var blur: CGFloat
    package var color: CGColor
  }

  /// What a command draws, before the state's transform.
  package enum Content {
    case fill(CGPath, CGPathFillRule)
    case stroke(CGPath)
    case image(CGImage, CGRect)
    /// Something that only the module which records it knows how to draw.
    case other(AnyObject)
  }

  /// One thing that was drawn.
  package struct Command {
    package var content: Content
    package var state: State
  }

  /// The size of the area in points.
  package let size: CGSize
  /// Pixels a point.
  package let scale: CGFloat
  /// What was drawn so far, in its order.
  package private(set) var commands: [Command] = []

  package var state = State()
  private var saved: [State] = []
  private var clipCount = 0
  /// The path that is being built, in points.
  var current = CGMutablePath()

  package init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }

  package func record(_ content: Content, transform: CGAffineTransform? = nil) {
    var state = self.state
    state.transform = transform ?? state.transform
    commands.append(Command(content: content, state: state))
  }

  /// The width in pixels.
  public var width: Int { pixelCount(size.width) }

  /// The height in pixels.
  public var height: Int { pixelCount(size.height) }

  /// None for a length that is no number, and as many as an `Int32` counts at most.
  private func pixelCount(_ length: CGFloat) -> Int {
    let count = (length * scale).rounded(.up)
    return count > 0 ? Int(min(count, CGFloat(Int32.max))) : 0
  }

  // MARK: State

  /// Remembers the state until the next ``restoreGState()``; the path is no part of it.
  public func saveGState() { saved.append(state) }

  /// Takes up the state of the last ``saveGState()``; does nothing without one.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// Makes everything that follows as opaque as a share of what it would be.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// Throws a shadow below everything that follows. `blur` is twice the shadow's softness.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Throws a shadow of a color below everything that follows; nil throws none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { Shadow(offset: offset, blur: max(0, blur), color: $0) }
  }

  // MARK: Transform

  /// Maps user space to pixels, whose origin is the lower left corner.
  public var ctm: CGAffineTransform {
    state.transform.concatenating(
      CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: size.height * scale))
  }

  /// Maps user space to pixels, as ``ctm`` does.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Applies `transform` before what user space has been mapped by so far.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales about the origin.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns about the origin, in radians from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: Clipping

  /// Draws nothing outside of the current path from now on, and begins a new path.
  public func clip(using rule: CGPathFillRule = .winding) { addClip(takePath(), rule) }

  /// Draws nothing outside of a rectangle from now on.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Draws nothing outside of some rectangles from now on.
  public func clip(to rects: [CGRect]) {
    if rects.count == 1, state.transform.isUpright {
      return addClip(CGPath(rect: rects[0].applying(state.transform), transform: nil), .winding)
    }
    let path = CGMutablePath()
    path.addRects(rects, transform: state.transform)
    addClip(path, .winding)
  }

  private func addClip(_ path: CGPath, _ rule: CGPathFillRule) {
    clipCount += 1
    state.clips.append(Clip(path: path, rule: rule))
    state.clipNumber = clipCount
  }

  /// The smallest rectangle around what can be drawn in, in user space.
  public var boundingBoxOfClipPath: CGRect {
    let whole = CGRect(origin: .zero, size: size)
    let area = state.clips.reduce(whole) { $0.intersection($1.path.boundingBoxOfPath) }
    return area.isNull ? .null : area.applying(state.transform.inverted())
  }
}

extension CGAffineTransform {
  /// Whether rectangles stay rectangles without a turn.
  fileprivate var isUpright: Bool { b == 0 && c == 0 }
}
