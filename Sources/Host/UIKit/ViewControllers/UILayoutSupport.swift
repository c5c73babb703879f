/// A strip that bars cover, for constraints; see ``UIViewController/topLayoutGuide``.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the strip, in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a view above, or below, its safe area.
@MainActor
final class SafeAreaStrip: UILayoutGuide, UILayoutSupport {
  private let isAtTop: Bool

  /// Adds a strip to a view.
  init(in view: UIView, isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init()
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: isAtTop ? safe.topAnchor : view.bottomAnchor),
      leftAnchor.constraint(equalTo: view.leftAnchor), widthAnchor.constraint(equalToConstant: 0),
    ])
  }

  required init?(coder: NSCoder) {
    isAtTop = true
    super.init(coder: coder)
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isAtTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// The strip at the top or bottom of the view, made if there is none in the present view.
  func strip(_ path: WritableKeyPath<Storage, SafeAreaStrip?>, isAtTop: Bool) -> SafeAreaStrip {
    let view = loadedView
    if let strip = storage[keyPath: path], strip.owningView === view { return strip }
    let strip = SafeAreaStrip(in: view, isAtTop: isAtTop)
    storage[keyPath: path] = strip
    return strip
  }
}
