import KumikoComponents
import UIKit

/// What adapters of all list views have in common: the data, and rendering it into what list views
/// show.
@MainActor
open class ListAdapter: NSObject, Adapter {
  /// The sections that are shown.
  open var data: [Section] {
    didSet { revision += 1 }
  }

  /// Counts changes of the data.
  private(set) var revision = 0

  /// How many calls of the list view, that may not be updated meanwhile, are being answered.
  private var vendingDepth = 0

  let registrations = Registrations()

  /// Makes an adapter.
  ///
  /// - Parameter data: The sections that a list view shows first; none by default.
  public init(data: [Section] = []) {
    self.data = data
    super.init()
  }

  /// Whether a call of the list view is being answered, so that it cannot be updated.
  var isVending: Bool { vendingDepth > 0 }

  /// Answers a call of the list view, during which it cannot be updated.
  func vend<Answer>(_ answer: () -> Answer) -> Answer {
    vendingDepth += 1
    defer { vendingDepth -= 1 }
    return answer()
  }

  /// Renders the present component into something visible.
  func render(_ element: VisibleElement) {
    switch element {
    case .header(let section, let view): render(data[section].header?.component, in: view)
    case .footer(let section, let view): render(data[section].footer?.component, in: view)
    case .cell(let path, let view): render(cellNode(at: path).component, in: view)
    }
  }

  func render(_ component: AnyComponent?, in view: UIView) {
    guard let component, let view = view as? any ComponentRenderable else { return }
    vend { view.render(component: component) }
  }

  func willDisplay(_ view: UIView) {
    vend { (view as? any ComponentRenderable)?.contentWillDisplay() }
  }

  func didEndDisplaying(_ view: UIView) {
    vend { (view as? any ComponentRenderable)?.contentDidEndDisplay() }
  }
}
