import ListGeometry

/// What the index of a list asks of it.
@MainActor
protocol SectionIndexHost: UIScrollView {
  /// The titles; none for no index.
  var sectionIndexTitles: [String] { get }
  var sectionIndexColors: SectionIndexColors { get }
  /// Scrolls to what a title stands for.
  func scroll(toIndexTitle title: String, at index: Int)
  /// Called when the index has come, has gone or has other titles.
  func sectionIndexDidChange(cameOrWent: Bool)
}

/// The colors of a list's index; nil stands for the standard.
struct SectionIndexColors {
  var title: UIColor?
  var resting: UIColor?
  var tracking: UIColor?
}

/// The index of a list's sections.
@MainActor
final class SectionIndexController {
  /// The width of the strip, in points.
  private static var stripWidth: CGFloat { 15 }

  private unowned let host: any SectionIndexHost
  private var view: SectionIndexView?
  /// Whether the data source must be asked for the titles again.
  private var isStale = true

  init(_ host: any SectionIndexHost) { self.host = host }

  /// The width that items leave to the index.
  var width: CGFloat { view == nil ? 0 : Self.stripWidth }

  /// Has the next layout ask the data source for the titles again.
  func invalidate() { isStale = true }

  /// Takes over colors from the list.
  func updateAppearance() {
    guard let view else { return }
    let colors = host.sectionIndexColors
    view.titleColor = colors.title
    view.restingColor = colors.resting
    view.trackingColor = colors.tracking
  }

  /// Brings the index in line with the titles and with what is in view.
  func update() {
    if isStale {
      isStale = false
      setTitles(host.sectionIndexTitles)
    }
    position()
  }

  private func setTitles(_ titles: [String]) {
    let had = view != nil
    if titles.isEmpty {
      view?.removeFromSuperview()
      view = nil
    } else {
      let view = view ?? makeView()
      view.titles = titles
      self.view = view
      updateAppearance()
    }
    host.sectionIndexDidChange(cameOrWent: had == titles.isEmpty)
  }

  private func makeView() -> SectionIndexView {
    let view = SectionIndexView(frame: .zero)
    view.layer.zPosition = 1
    view.onChoice = { [weak self] in self?.scroll(toTitle: $0) }
    host.addSubview(view)
    return view
  }

  private func position() {
    guard let view else { return }
    let (insets, safeArea) = (host.adjustedContentInset, host.safeAreaInsets)
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = Self.stripWidth
    let frame = CGRect(
      x: host.bounds.minX
        + (isMirrored ? safeArea.left : host.bounds.width - safeArea.right - width),
      y: host.bounds.minY + insets.top, width: width,
      height: max(0, host.bounds.height - insets.top - insets.bottom))
    if view.frame != frame { view.frame = frame }
    if host.subviews.last !== view { host.bringSubviewToFront(view) }
  }

  private func scroll(toTitle index: Int) {
    guard let titles = view?.titles, titles.indices.contains(index) else { return }
    host.scroll(toIndexTitle: titles[index], at: index)
  }
}
