import ListGeometry

extension UITableView {
  /// The reuse identifier of the views that show titles.
  private static var titleIdentifier: String { "UITableViewHeaderFooterView.title" }

  // MARK: Making

  func makeHeaderFooterView(_ key: ElementKey) -> UIView? {
    let view = delegateView(key) ?? titleView(key)
    (view as? UITableViewHeaderFooterView)?.adopt(appearance(of: key), of: self)
    return view
  }

  private func delegateView(_ key: ElementKey) -> UIView? {
    headerFooterViews.making(appearance(of: key)) {
      key.kind == .header
        ? ask(.viewForHeader) { $0.tableView(self, viewForHeaderInSection: key.section) } ?? nil
        : ask(.viewForFooter) { $0.tableView(self, viewForFooterInSection: key.section) } ?? nil
    }
  }

  private func titleView(_ key: ElementKey) -> UIView? {
    guard let title = title(of: key) else { return nil }
    let view =
      headerFooterViews.registry.dequeue(Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.prepareForReuse()
    view.showTitle(title, appearance: appearance(of: key))
    return view
  }

  /// The data source's text, nil when there is none.
  func title(of key: ElementKey) -> String? {
    key.kind == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: key.section)
      : dataSource?.tableView(self, titleForFooterInSection: key.section)
  }

  private func appearance(of key: ElementKey) -> HeaderFooterAppearance {
    HeaderFooterAppearance(
      style: style, isHeader: key.kind == .header, isFirst: key.section == 0,
      margin: contentMargin, safeArea: contentSafeArea)
  }

  // MARK: Showing

  func positionHeaderFooterView(_ view: UIView, _ key: ElementKey) {
    let frame = rowColumn.floatingFrame(of: key, in: bounds)
    if view.frame != frame { view.frame = frame }
    (view as? UITableViewHeaderFooterView)?.setSafeArea(contentSafeArea)
    guard style == .plain, let view = view as? UITableViewHeaderFooterView else { return }
    view.isPinned = frame.minY != rowColumn.shownFrame(of: key).minY
  }

  func findHeaderFooterView(
    _ kind: ElementKind, _ section: Int
  ) -> UITableViewHeaderFooterView? {
    engine.fillIfNeeded()
    return engine.elements[ElementKey(kind, section: section)] as? UITableViewHeaderFooterView
  }

  // MARK: Reuse

  func registerHeaderFooterView(_ viewClass: AnyClass?, _ identifier: String) {
    guard let viewClass else { return headerFooterViews.registry.register(nil, identifier) }
    guard let viewClass = viewClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure(
        "\(viewClass) cannot be registered for headers and footers: it must be a subclass of "
          + "UITableViewHeaderFooterView.")
    }
    headerFooterViews.registry.register(viewClass, identifier)
  }

  func dequeueHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    let registry = headerFooterViews.registry
    let idle = registry.dequeue(identifier)
    idle?.prepareForReuse()
    let view =
      idle ?? makeHeaderFooterView(identifier)
      ?? registry.registeredClass(identifier)?._make(reuse: identifier)
    let standard = HeaderFooterAppearance(style: style, margin: contentMargin)
    view?.adopt(headerFooterViews.appearance ?? standard, of: self)
    return view
  }

  /// A view of the registered nib; nil without one.
  private func makeHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    let view = headerFooterViews.registry.makeFromNib(identifier) {
      UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
    view?.adoptReuseIdentifier(identifier)
    return view
  }
}

/// The headers and footers of a table that wait for reuse, and what a new one looks like.
@MainActor
final class HeaderFooterViews {
  let registry = ReuseRegistry<UITableViewHeaderFooterView>()
  /// The appearance of the view that the delegate is being asked for.
  private(set) var appearance: HeaderFooterAppearance?

  /// Lets a view wait for another section.
  func enqueue(_ view: UITableViewHeaderFooterView) {
    if let identifier = view.reuseIdentifier { registry.enqueue(view, identifier) }
  }

  /// Runs `body`, which asks the delegate for a view of this appearance.
  func making<View>(_ appearance: HeaderFooterAppearance, _ body: () -> View) -> View {
    self.appearance = appearance
    defer { self.appearance = nil }
    return body()
  }
}
