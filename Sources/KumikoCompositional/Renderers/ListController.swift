import KumikoComponents
import KumikoRendering
import Observation
import UIKit

/// What a ``ListViewController`` shows.
@preconcurrency @MainActor
public protocol ListContent: UIViewController {
  /// All sections of the list, for the present state.
  ///
  /// Called when the view has loaded, and again, once in a turn of the main queue, after state that
  /// it has read has changed, `Bound` or `@Observable`, and after
  /// ``ListController/setNeedsSections()``.
  @SectionsBuilder func sections() -> [Section]
}

/// A view controller that is a list: ``ListContent/sections()`` is its one requirement.
///
/// ```swift
/// final class PeopleController: ListViewController {
///   let model: People
///   init(model: People) { self.model = model; super.init() }
///   func sections() -> [Section] {
///     Section(id: "team") {
///       for person in model.people {
///         ListRow(person.name).id(person.id)
///       }
///     }
///   }
/// }
/// ```
///
/// Rows must not retain the controller, or it is never released: write `[unowned self]` in what
/// they do, since they are gone when the controller is.
///
/// To extend all such controllers, extend ``ListController``.
public typealias ListViewController = ListController & ListContent

/// The base of view controllers that are lists; see ``ListViewController``.
open class ListController: UIViewController {
  /// The list; it is the controller's view.
  public let listView: ListView

  /// Whether ``setNeedsSections()`` was called in this turn.
  private var needsSections = false

  /// Makes a controller.
  ///
  /// - Parameter appearance: How sections without a layout look; inset groups by default.
  public init(_ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped) {
    listView = ListView(appearance)
    super.init(nibName: nil, bundle: nil)
  }

  /// List controllers are made in code; subclasses need not repeat this.
  @available(*, unavailable, message: "A list controller is made in code.")
  public required init?(coder: NSCoder) { fatalError("A list controller is made in code.") }

  /// What the list has and does apart from its sections; nothing by default. Asked for together
  /// with ``ListContent/sections()``.
  open var options: ListOptions { ListOptions() }

  /// Makes the list the controller's view.
  open override func loadView() { view = listView }

  /// Shows the sections, and begins to follow the state that they read.
  open override func viewDidLoad() {
    super.viewDidLoad()
    updateSections()
  }

  /// Asks for the sections again in the next turn of the main queue, once however often this is
  /// called: for state that cannot be observed. What is `Bound` is followed without it, and from
  /// iOS 17 on `@Observable` state.
  public func setNeedsSections() {
    guard isViewLoaded, !needsSections else { return }
    needsSections = true
    NextTurn.add { [weak self] in self?.updateSections() }
  }

  private func updateSections() {
    needsSections = false
    guard let content = self as? any ListContent else { return }
    // The renderer keeps what it observes. A list that outlives its controller stays as it is: it
    // may be kept for itself, or another thread drops the controller.
    let adapter = listView.renderer.adapter
    let options: @MainActor () -> ListOptions = { [weak self, unowned adapter] in
      self?.options ?? adapter.options
    }
    let sections: @MainActor () -> [Section] = { [weak content, unowned adapter] in
      content?.sections() ?? adapter.data
    }
    listView.renderer.observe(options(), sections: sections)
  }
}
