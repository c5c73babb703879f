import QuartzCore

/// The two bars that show, while content moves, which part of it is seen.
@MainActor
final class ScrollIndicators {
  /// One of the bars.
  enum Bar {
    case vertical
    case horizontal
  }

  /// The measures of a bar, in points and seconds.
  enum Metrics {
    static let thickness: CGFloat = 3
    static let thicknessUnderPointer: CGFloat = 8
    static let margin: CGFloat = 3
    static let shortest: CGFloat = 36
    static let squeezed: CGFloat = 7
    static let lingering: CFTimeInterval = 0.5
  }

  var showsVertical = true { didSet { refresh() } }
  var showsHorizontal = true { didSet { refresh() } }
  var style = UIScrollView.IndicatorStyle.default { didSet { refresh() } }
  var verticalInsets = UIEdgeInsets.zero { didSet { refresh() } }
  var horizontalInsets = UIEdgeInsets.zero { didSet { refresh() } }
  var followsSafeArea = true { didSet { refresh() } }

  /// The bar that a pointer is over or drags: it is wide, and stays.
  private(set) var widened: Bar?

  private let vertical = makeBar()
  private let horizontal = makeBar()
  private(set) weak var view: UIScrollView?
  private var hiding: FrameTimer?
  private var isShown = false
  /// Which bars may show.
  private var wanted = (vertical: true, horizontal: true)

  /// Puts the bars in front of everything in the layer of `view`.
  func attach(to view: UIScrollView) {
    self.view = view
    for bar in [vertical, horizontal] {
      bar.zPosition = 1_000_000
      view.layer.addSublayer(bar)
    }
  }

  /// Shows the bars, or one of them, until ``hideSoon()``.
  func show(vertical: Bool = true, horizontal: Bool = true) {
    hiding?.cancel()
    let isSame = wanted == (vertical, horizontal)
    wanted = (vertical, horizontal)
    guard !(isShown && isSame), let view else { return }
    isShown = true
    paint(in: view)
    layOut()
    fade()
  }

  /// Lets the bars disappear after a moment.
  func hideSoon() {
    hiding?.cancel()
    guard isShown, widened == nil else { return }
    let deadline = CACurrentMediaTime() + Metrics.lingering
    hiding = FrameTimers.shared.schedule(at: deadline) { [weak self] in
      self?.isShown = false
      self?.fade()
    }
  }

  /// Shows the bars for a moment.
  func flash() {
    show()
    hideSoon()
  }

  /// Brings the bars to where the content is. Costs nothing while they are hidden.
  func layOut() {
    guard isShown, let view else { return }
    let track = ScrollTrack(of: view, self)
    vertical.frame = track.verticalBar
    horizontal.frame = track.horizontalBar
    vertical.cornerRadius = thickness(of: .vertical) / 2
    horizontal.cornerRadius = thickness(of: .horizontal) / 2
  }

  /// Shows a bar wide, as long as a pointer is over it; nil: none.
  func widen(_ bar: Bar?) {
    guard bar != widened else { return }
    widened = bar
    if let bar {
      show(vertical: bar == .vertical, horizontal: bar == .horizontal)
    } else {
      hideSoon()
    }
    refresh()
  }

  func thickness(of bar: Bar) -> CGFloat {
    bar == widened ? Metrics.thicknessUnderPointer : Metrics.thickness
  }

  private func refresh() {
    guard isShown, let view else { return }
    paint(in: view)
    layOut()
    fade()
  }

  private func fade() {
    guard let view else { return }
    let track = ScrollTrack(of: view, self)
    vertical.opacity = isShown && wanted.vertical && showsVertical && track.isTall ? 1 : 0
    horizontal.opacity = isShown && wanted.horizontal && showsHorizontal && track.isWide ? 1 : 0
  }

  private func paint(in view: UIScrollView) {
    let isDark =
      switch style {
      case .default: view.traitCollection.userInterfaceStyle == .dark
      case .black: false
      case .white: true
      }
    let color = CGColor(gray: isDark ? 1 : 0, alpha: 0.35)
    for bar in [vertical, horizontal] { bar.backgroundColor = color }
  }

  private static func makeBar() -> CALayer {
    let bar = CALayer()
    bar.opacity = 0
    bar.actions = [
      "position": NSNull(), "bounds": NSNull(), "backgroundColor": NSNull(),
      "cornerRadius": NSNull(),
    ]
    return bar
  }
}

/// Where the bars of a scroll view belong.
@MainActor
struct ScrollTrack {
  private typealias Metrics = ScrollIndicators.Metrics
  private let bounds: CGRect
  private let content: CGRect
  private let vertical: UIEdgeInsets
  private let horizontal: UIEdgeInsets
  private let thickness: (vertical: CGFloat, horizontal: CGFloat)

  init(of view: UIScrollView, _ indicators: ScrollIndicators) {
    let inset = view.adjustedContentInset
    let safe = indicators.followsSafeArea ? view.scroll.adjustment : .zero
    bounds = view.bounds
    content = CGRect(origin: .zero, size: view.contentSize).inset(by: inset.negated)
    vertical = indicators.verticalInsets + safe
    horizontal = indicators.horizontalInsets + safe
    thickness = (indicators.thickness(of: .vertical), indicators.thickness(of: .horizontal))
  }

  var isTall: Bool { content.height > bounds.height }
  var isWide: Bool { content.width > bounds.width }

  var verticalBar: CGRect {
    let (start, length) = Self.bar(
      seen: bounds.minY...bounds.maxY, of: content.minY...max(content.minY, content.maxY),
      track: length(of: .vertical))
    return CGRect(
      x: bounds.maxX - vertical.right - Metrics.margin - thickness.vertical,
      y: bounds.minY + vertical.top + Metrics.margin + start, width: thickness.vertical,
      height: length)
  }

  var horizontalBar: CGRect {
    let (start, length) = Self.bar(
      seen: bounds.minX...bounds.maxX, of: content.minX...max(content.minX, content.maxX),
      track: length(of: .horizontal))
    return CGRect(
      x: bounds.minX + horizontal.left + Metrics.margin + start,
      y: bounds.maxY - horizontal.bottom - Metrics.margin - thickness.horizontal,
      width: length, height: thickness.horizontal)
  }

  /// The way that a bar has from end to end, its own length included.
  private func length(of bar: ScrollIndicators.Bar) -> CGFloat {
    switch bar {
    case .vertical: bounds.height - vertical.top - vertical.bottom - 2 * Metrics.margin
    case .horizontal: bounds.width - horizontal.left - horizontal.right - 2 * Metrics.margin
    }
  }

  // MARK: Pointers

  /// Where a pointer is over a bar or beside it, up to the edge of the view.
  func zone(of bar: ScrollIndicators.Bar) -> CGRect {
    let reach = Metrics.margin + Metrics.thicknessUnderPointer
    switch bar {
    case .vertical:
      let end = bounds.maxX - vertical.right
      return CGRect(
        x: end - reach, y: bounds.minY + vertical.top, width: reach,
        height: max(0, bounds.height - vertical.top - vertical.bottom))
    case .horizontal:
      let end = bounds.maxY - horizontal.bottom
      return CGRect(
        x: bounds.minX + horizontal.left, y: end - reach,
        width: max(0, bounds.width - horizontal.left - horizontal.right), height: reach)
    }
  }

  /// The share of the way, from 0 to 1, of a bar that starts at `start` of the content's
  /// coordinates; nil for a bar that has no way to go.
  func share(of bar: ScrollIndicators.Bar, startingAt start: CGFloat) -> CGFloat? {
    let isVertical = bar == .vertical
    let own = isVertical ? verticalBar.height : horizontalBar.width
    let way = length(of: bar) - own
    guard way > 0 else { return nil }
    let first =
      isVertical ? bounds.minY + vertical.top : bounds.minX + horizontal.left
    return ((start - first - Metrics.margin) / way).clamped(to: 0...1)
  }

  /// Start and length of a bar on a track. Content pulled beyond an edge squeezes the bar there.
  static func bar(
    seen: ClosedRange<CGFloat>, of content: ClosedRange<CGFloat>, track: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let size = seen.upperBound - seen.lowerBound
    let whole = content.upperBound - content.lowerBound
    guard size > 0, whole > 0, track > 0 else { return (0, 0) }
    let full = min(track, max(ScrollIndicators.Metrics.shortest, track * min(1, size / whole)))
    let above = max(0, content.lowerBound - seen.lowerBound)
    let below = max(0, seen.upperBound - content.upperBound)
    let length = max(min(full, ScrollIndicators.Metrics.squeezed), full - above - below)
    let way = max(whole - size, 1)
    let share = ((seen.lowerBound - content.lowerBound) / way).clamped(to: 0...1)
    return (share * (track - length), length)
  }
}

extension UIEdgeInsets {
  fileprivate var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }

  static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }
}
