import KumikoFlexLayout
import UIKit

extension UIView {
  /// How flexbox lays the view out, if a tree of nodes or ``render(in:)`` does.
  ///
  /// It is `FlexStyle.view` at first, for labels with a `flexShrink` of 1. A view belongs to the
  /// layout of its superview's tree from when this was first set; other subviews are left alone.
  public var style: FlexStyle {
    get { ViewStyles.shared.style(of: self) ?? .standard(for: type(of: self)) }
    set { ViewStyles.shared.set(newValue, of: self) }
  }

  /// Whether ``style`` was set.
  var hasStyle: Bool { ViewStyles.shared.style(of: self) != nil }
}

/// The styles of views, which have no place for them: Swift knows associated objects only where
/// there is Objective-C.
@MainActor
final class ViewStyles {
  static let shared = ViewStyles()

  private struct Entry {
    weak var view: UIView?
    var style: FlexStyle
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  /// The number of views that have styles, among them some that are gone.
  var count: Int { entries.count }

  func style(of view: UIView) -> FlexStyle? {
    guard !entries.isEmpty, let entry = entries[ObjectIdentifier(view)], entry.view === view else {
      return nil
    }
    return entry.style
  }

  func set(_ style: FlexStyle, of view: UIView) {
    if entries.count >= limit { removeDead() }
    entries[ObjectIdentifier(view)] = Entry(view: view, style: style)
  }

  /// Forgets views that are gone, as often as half of them may be.
  private func removeDead() {
    entries = entries.filter { $0.value.view != nil }
    limit = max(64, entries.count * 2)
  }
}
