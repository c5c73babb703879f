import KumikoComponents
import UIKit

/// What a list view makes of the places where its rows stand, as far as modifiers depend on it.
package enum RowPlace {
  /// A row of a table, or of a section that is a list.
  case row
  /// An item of a layout that knows neither lists nor groups.
  case plainItem
  /// An item in a group of a compositional layout.
  case groupItem
  /// An item of a layout of the app's own, which may know anything.
  case unknown
}

/// Finds modifiers that do nothing where their rows stand, and reports each once.
@MainActor
final class IgnoredModifiers {
  private var reported: Set<KumikoDiagnostic> = []

  /// Looks at a row that is about to be seen.
  ///
  /// - Parameter hasLayout: Whether a component itself says how much room it takes in a group.
  func check(
    _ traits: RowTraits, of component: AnyComponent, in cell: UIView, at place: RowPlace,
    hasLayout: @MainActor (AnyComponent) -> Bool
  ) {
    switch place {
    case .unknown: return
    case .row: reportLayout(traits, component, hasLayout)
    case .groupItem: reportControls(traits, component, cell)
    case .plainItem:
      reportControls(traits, component, cell)
      if traits.transitions != nil {
        report("transition", component, "Use a CollectionRenderer with its own layout, or a table")
      }
      reportLayout(traits, component, hasLayout)
    }
  }

  private func reportLayout(
    _ traits: RowTraits, _ component: AnyComponent, _ hasLayout: @MainActor (AnyComponent) -> Bool
  ) {
    let remedy = "Put the component into an HGroup or a VGroup, or leave its layout out"
    if !traits.layout.isEmpty { report("layoutSize or badge", component, remedy) }
    if hasLayout(component) { report("layoutSize()", component, remedy) }
  }

  private func reportControls(
    _ traits: RowTraits, _ component: AnyComponent, _ cell: UIView
  ) {
    let remedy = "Make the section a list(_:configure:), or use a table"
    if !traits.swipes.isEmpty { report("swipeActions", component, remedy) }
    switch traits.editing {
    case .delete: report("deletable", component, remedy)
    case .insert: report("insertable", component, remedy)
    case nil: break
    }
    switch traits.look.separator {
    case .inset: report("separator", component, remedy)
    // Nothing draws lines there.
    case .automatic, .hidden, nil: break
    }
    guard !(cell is UICollectionViewListCell) else { return }
    if traits.look.shownBadge != nil {
      report("badge", component, remedy + ", or draw it in the component")
    }
    guard let accessory = traits.look.accessory else { return }
    if case .type(.none) = accessory { return }
    report("accessory", component, remedy + ", or draw it in the component")
  }

  private func report(_ modifier: String, _ component: AnyComponent, _ remedy: String) {
    let diagnostic = KumikoDiagnostic.ignoredModifier(
      modifier, component: component.innermostTypeName, remedy: remedy)
    if reported.insert(diagnostic).inserted { KumikoDiagnostics.report(diagnostic) }
  }
}
