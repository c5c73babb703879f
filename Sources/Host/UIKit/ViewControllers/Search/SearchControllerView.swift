/// The view of a search: results over the content, or dimming, or nothing that can be touched.
@MainActor
final class SearchControllerView: UIView {
  private weak var controller: UISearchController?
  private let dimming = DimmingView()
  private weak var results: UIView?

  init(of controller: UISearchController) {
    self.controller = controller
    super.init(frame: UIScreen.main.bounds)
    dimming.isHidden = true
    dimming.addGestureRecognizer(
      UITapGestureRecognizer { [weak controller] _ in controller?.endSearch() })
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { fatalError("search views are not archived") }

  func insertResults(_ results: UIView) {
    self.results = results
    insertSubview(results, aboveSubview: dimming)
  }

  func update(showsResults: Bool, isDimmed: Bool) {
    results?.isHidden = !showsResults
    dimming.isHidden = showsResults || !isDimmed
    updateReach()
  }

  /// Leaves content in the reach of keys that is neither dimmed nor covered.
  func updateReach() {
    superview?.accessibilityViewIsModal = !dimming.isHidden || results?.isHidden == false
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateReach()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var area = bounds
    if let controller, controller.barController == nil {
      let top = max(0, layOutBar(controller.searchBar).maxY)
      area = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
    for view in [dimming, results] { view?.frame = area }
  }

  /// Places a bar that stands in here, and tells where any bar stands.
  private func layOutBar(_ bar: UISearchBar) -> CGRect {
    if bar.superview === self {
      bar.frame = CGRect(
        x: 0, y: safeAreaInsets.top, width: bounds.width, height: bar.naturalHeight)
    }
    return bar.convert(bar.bounds, to: self)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
