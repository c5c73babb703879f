extension NSLayoutConstraint {
  private static var activations = 0

  /// The items' views, without repetition.
  var owners: [UIView] {
    let places = first.places + (second?.places ?? [])
    var result: [UIView] = []
    for place in places {
      guard let owner = place.item?.layoutOwner else { continue }
      if !result.contains(where: { $0 === owner }) { result.append(owner) }
    }
    return result
  }

  func activate() {
    if isActive { return }
    let owners = owners
    guard let host = Self.nearestHost(of: owners) else {
      preconditionFailure(
        """
        Unable to activate constraint with anchors \(first.names) and \(second?.names ?? "nil") \
        because they have no common ancestor. Does the constraint or its anchors reference items \
        in different view hierarchies? That's illegal.
        """)
    }
    activate(in: host, owners)
  }

  func activate(in host: UIView) { activate(in: host, owners) }

  private func activate(in host: UIView, _ owners: [UIView]) {
    reportMixedAxes()
    Self.activations += 1
    serial = Self.activations
    self.host = host
    host.madeLayout.constraints.append(self)
    for owner in owners where owner !== host { owner.madeLayout.outerConstraints.append(self) }
    host.setConstraintFlag(.needsPlacing)
  }

  /// Leaves the views that know of it, also where the one that held it is gone.
  func deactivate() {
    if let host {
      leaveEngine()
      self.host = nil
      host.storage.layout?.constraints.removeAll { $0 === self }
    }
    for owner in owners { owner.storage.layout?.outerConstraints.removeAll { $0 === self } }
  }

  func constantDidChange() { placement?.engine?.constantDidChange(of: self) }

  /// The nearest view that holds all items' views; nil if there is none.
  private static func nearestHost(of owners: [UIView]) -> UIView? {
    guard var host = owners.first else { return nil }
    for owner in owners.dropFirst() {
      guard let common = host.commonAncestor(with: owner) else { return nil }
      host = common
    }
    return host
  }
}

extension LayoutSide {
  /// The anchors' names, for messages.
  @MainActor fileprivate var names: String {
    places.map { "<\($0.label)>" }.joined(separator: ", ")
  }
}

extension UIView {
  /// The nearest view that both views are or are inside of.
  ///
  /// - Complexity: O(d) for the views' depths.
  func commonAncestor(with other: UIView) -> UIView? {
    if other.superview === self || other === self { return self }
    if superview === other { return other }
    var above: Set<ObjectIdentifier> = []
    for view in sequence(first: self, next: \.superview) { above.insert(ObjectIdentifier(view)) }
    return sequence(first: other, next: \.superview).first { above.contains(ObjectIdentifier($0)) }
  }
}
