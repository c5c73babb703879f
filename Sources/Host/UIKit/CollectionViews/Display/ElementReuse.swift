/// The views of a collection view that wait to be shown again, and how new ones are made.
@MainActor
final class ElementReuse {
  private let registry = ReuseRegistry<UICollectionReusableView>()
  /// Classes registered for supplementary views that are of another kind, by name.
  private var wrongClasses: [String: AnyClass] = [:]

  private func name(_ kind: String?, _ identifier: String) -> String {
    kind.map { "supplementary/\($0)/\(identifier)" } ?? "cell/\(identifier)"
  }

  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else { return registry.register(nil, name(nil, identifier)) }
    guard let cellClass = cellClass as? UICollectionViewCell.Type else {
      preconditionFailure(
        "\(cellClass) cannot be registered for cells: it must be a subclass of "
          + "UICollectionViewCell.")
    }
    registry.register(cellClass, name(nil, identifier))
  }

  func registerSupplementary(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    let name = name(kind, identifier)
    let usable = viewClass as? UICollectionReusableView.Type
    registry.register(usable, name)
    wrongClasses[name] = usable == nil ? viewClass : nil
  }

  /// Makes views of a nib from now on: cells if there is no kind; with nil, of none.
  func register(nib: UINib?, _ kind: String?, _ identifier: String) {
    let name = name(kind, identifier)
    registry.register(nib: nib, name)
    wrongClasses[name] = nil
  }

  func isRegistered(_ kind: String?, _ identifier: String) -> Bool {
    let name = name(kind, identifier)
    return registry.isRegistered(name) || wrongClasses[name] != nil
  }

  /// A view that waits for reuse, prepared for it, or a new one of the registered class.
  func dequeue(_ kind: String?, _ identifier: String, frame: CGRect) -> UICollectionReusableView {
    let name = name(kind, identifier)
    if let idle = registry.dequeue(name) {
      idle.prepareForReuse()
      return idle
    }
    if let nib = registry.registeredNib(name) {
      return makeView(of: nib, kind, identifier, frame)
    }
    if let wrongClass = wrongClasses[name] {
      preconditionFailure(
        "the view returned for kind \(kind ?? "") with identifier \(identifier) is no "
          + "UICollectionReusableView: \(wrongClass) is registered. Register a subclass of "
          + "UICollectionReusableView.")
    }
    guard let viewClass = registry.registeredClass(name),
      let view = viewClass._make(frame: frame) as? UICollectionReusableView
    else {
      preconditionFailure(
        "could not dequeue a view of kind: \(kind ?? "UICollectionElementKindCell") with "
          + "identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    view.setReuseIdentifier(identifier)
    return view
  }

  private func makeView(
    of nib: UINib, _ kind: String?, _ identifier: String, _ frame: CGRect
  ) -> UICollectionReusableView {
    let view: UICollectionReusableView =
      kind == nil
      ? nib.makeView(for: identifier) { UICollectionViewCell(frame: frame) }
      : nib.makeView(for: identifier) { UICollectionReusableView(frame: frame) }
    view.frame = frame
    view.setReuseIdentifier(identifier)
    return view
  }

  /// A decoration view of a layout's nib: one that waits for reuse, or a new one.
  func dequeueDecoration(
    _ kind: String, of nib: UINib, frame: CGRect
  ) -> UICollectionReusableView {
    let name = "decoration/\(kind)"
    if registry.registeredNib(name) !== nib { registry.register(nib: nib, name) }
    if let idle = registry.dequeue(name) {
      idle.prepareForReuse()
      return idle
    }
    return makeView(of: nib, kind, kind, frame)
  }

  /// A decoration view of a layout's class: one that waits for reuse, or a new one.
  func dequeueDecoration(
    _ kind: String, of viewClass: UICollectionReusableView.Type, frame: CGRect
  ) -> UICollectionReusableView {
    let name = "decoration/\(kind)"
    if registry.registeredClass(name) != viewClass { registry.register(viewClass, name) }
    if let idle = registry.dequeue(name) {
      idle.prepareForReuse()
      return idle
    }
    guard let view = viewClass._make(frame: frame) as? UICollectionReusableView else {
      preconditionFailure("\(viewClass) made a view of another class. Make it by init(frame:).")
    }
    view.setReuseIdentifier(kind)
    return view
  }

  /// Lets a view wait for another element.
  func enqueue(_ view: UICollectionReusableView, _ kind: ElementKind) {
    view.layer.removeAllAnimations()
    view.setElement(nil)
    view.invalidateFitting()
    guard let identifier = view.reuseIdentifier else { return }
    switch kind {
    case .cell: registry.enqueue(view, name(nil, identifier))
    case .header, .footer, .supplementary: registry.enqueue(view, name(kind.name, identifier))
    case .decoration: registry.enqueue(view, "decoration/\(identifier)")
    }
  }
}
