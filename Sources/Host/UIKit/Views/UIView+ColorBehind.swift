import QuartzCore

extension UIView {
  /// The color that is seen where the view draws nothing: its background over those of the views
  /// around it, over the system's. It covers all.
  var colorBehind: UIColor {
    let traits = traitCollection
    var colors: [UIColor] = []
    for view in sequence(first: self, next: \.superview) {
      guard let color = view.backgroundColor, color.cgColor(in: traits).alpha > 0 else { continue }
      colors.append(color)
      if color.cgColor(in: traits).alpha == 1 { break }
    }
    return colors.reversed().reduce(.systemBackground) { $1.flattened(over: $0, traits) }
  }
}

extension UIColor {
  /// The color as it looks on another one that covers all.
  func flattened(over ground: UIColor, _ traits: UITraitCollection) -> UIColor {
    let (top, below) = (cgColor(in: traits), ground.cgColor(in: traits))
    if top.alpha == 1 { return self }
    if top.alpha == 0 { return ground }
    func mix(_ path: KeyPath<CGColor, CGFloat>) -> CGFloat {
      top[keyPath: path] * top.alpha + below[keyPath: path] * (1 - top.alpha)
    }
    return UIColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: 1)
  }
}
