import CoreGraphics

extension UICollectionViewLayout {
  /// Makes a context of the layout's class.
  func makeContext(
    _ cause: UICollectionViewLayoutInvalidationContext.Cause
  ) -> UICollectionViewLayoutInvalidationContext {
    let contextClass: AnyClass = type(of: self).invalidationContextClass
    guard let type = contextClass as? UICollectionViewLayoutInvalidationContext.Type,
      let context = type._make() as? UICollectionViewLayoutInvalidationContext
    else {
      preconditionFailure(
        "+[\(type(of: self)) invalidationContextClass] is \(contextClass). Return a subclass of "
          + "UICollectionViewLayoutInvalidationContext.")
    }
    context.values.cause = cause
    return context
  }

  /// Makes attributes of the layout's class.
  func makeAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
    let attributesClass: AnyClass = type(of: self).layoutAttributesClass
    guard let type = attributesClass as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure(
        "+[\(type(of: self)) layoutAttributesClass] is \(attributesClass). Return a subclass of "
          + "UICollectionViewLayoutAttributes.")
    }
    let attributes = type.make()
    attributes.setKey(key)
    return attributes
  }

  /// The attributes of one element.
  func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutAttributesForItem(at: key.path)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind.name ?? "", at: key.path)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: key.kind.name ?? "", at: key.path)
    }
  }

  /// The attributes of one element; nil of a header or footer without a size, which is not shown.
  func shownAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let attributes = attributes(key) else { return nil }
    return key.category == .supplementaryView && attributes.size == .zero ? nil : attributes
  }

  // MARK: Coming and going

  func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let transition else { return nil }
    if let old = transition.oldKey(key) {
      guard let before = transition.before[old]?.copied else { return nil }
      before.setKey(key)
      return before
    }
    let attributes = (transition.after[key] ?? attributes(key))?.copied
    attributes?.alpha = 0
    return attributes
  }

  func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let transition else { return nil }
    if let new = transition.newKey(key) {
      return (transition.after[new] ?? shownAttributes(new))?.copied
    }
    let attributes = transition.before[key]?.copied
    attributes?.alpha = 0
    return attributes
  }

  /// Where an element begins that is in view after a change.
  func askInitial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = key.kind.name ?? ""
    return switch key.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: key.path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.path)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.path)
    }
  }

  /// Where an element ends that was in view before a change.
  func askFinal(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = key.kind.name ?? ""
    return switch key.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: key.path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.path)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.path)
    }
  }

  // MARK: Interactive movement

  func movedAttributes(
    _ path: IndexPath, _ position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributesForItem(at: path)?.copied ?? makeAttributes(.cell(path))
    attributes.center = position
    attributes.zIndex = Int(Int32.max)
    return attributes
  }

  func movementContext(
    _ targets: [IndexPath], _ previous: [IndexPath], _ position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(.movement)
    context.values.targetPaths = targets
    context.values.previousPaths = previous
    context.values.movementTarget = position
    return context
  }

  // MARK: Decoration views

  func registerDecoration(nib: UINib?, _ kind: String) {
    (decorationNibs[kind], decorationClasses[kind]) = (nib, nil)
  }

  func registerDecoration(_ viewClass: AnyClass?, _ kind: String) {
    decorationNibs[kind] = nil
    guard let viewClass else { return decorationClasses[kind] = nil }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      preconditionFailure(
        "\(viewClass) cannot be registered for decoration views: it must be a subclass of "
          + "UICollectionReusableView.")
    }
    decorationClasses[kind] = type
  }
}
