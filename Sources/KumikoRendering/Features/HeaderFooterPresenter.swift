import KumikoComponents
import UIKit

/// Shows what a list has above and below its sections.
@MainActor
final class HeaderFooterPresenter {
  private var header: ListHeaderFooterView?
  private var footer: ListHeaderFooterView?
  /// Tells of other sizes of the list view while a footer depends on them.
  private var sizeObserver: LayoutObserver?
  /// Whether the list is being laid out anew because of what was measured.
  private var waitsForLayout = false

  /// Shows components, from top to bottom, above and below all sections.
  func present(
    _ parts: (header: ListParts, footer: ListParts), in list: any FeatureList, animated: Bool
  ) {
    present(parts.header, \.header, in: list, animated: animated) { list.headerEdge }
    // How much room a footer has depends on rows that are measured.
    if parts.footer.isFlexible { list.layoutIfNeeded() }
    present(parts.footer, \.footer, in: list, animated: animated) { list.footerEdge }
    observeSize(of: list, parts.footer.isFlexible)
  }

  /// Puts the footer where the sections end now, and lets the header fill what is above it.
  func contentDidChange() {
    header?.contentDidChange()
    footer?.contentDidChange()
  }

  /// Rows are counted, come into view or are measured: where the sections end is known once the
  /// list is laid out, which happens before what is in it is.
  func rowsWillChange() { footer?.setNeedsLayout() }

  /// The room that the insets leave is another, which the next layout looks at: a footer at the
  /// bottom is a part of the insets itself.
  func insetsDidChange() {
    header?.setNeedsLayout()
    footer?.setNeedsLayout()
  }

  /// A view of the list is measured, which may move where the sections end: the footer is put there
  /// once the list is laid out, which it is in the next turn.
  func contentMayResize() {
    guard footer != nil, !waitsForLayout else { return }
    waitsForLayout = true
    NextTurn.add { [weak self] in
      self?.waitsForLayout = false
      self?.contentDidChange()
    }
  }

  private func observeSize(of list: any FeatureList, _ isNeeded: Bool) {
    if isNeeded, sizeObserver?.superview === list { return }
    sizeObserver?.removeFromSuperview()
    sizeObserver =
      isNeeded ? LayoutObserver(of: list) { [weak self] in self?.contentDidChange() } : nil
  }

  /// Shows components above or below all sections. What they render may change the options again.
  private func present(
    _ parts: ListParts,
    _ view: ReferenceWritableKeyPath<HeaderFooterPresenter, ListHeaderFooterView?>,
    in list: any FeatureList, animated: Bool, edge: () -> any ListEdge
  ) {
    let components = parts.components
    if let old = self[keyPath: view], components.isEmpty || !old.belongs(to: list) {
      self[keyPath: view] = nil
      old.remove()
    }
    guard !components.isEmpty else { return }
    let shown = self[keyPath: view] ?? ListHeaderFooterView(edge(), of: list)
    self[keyPath: view] = shown
    shown.render(components, isFlexible: parts.isFlexible, animated: animated)
  }
}

/// What stands above or below all sections, from top to bottom.
struct ListParts {
  var components: [AnyComponent]
  /// Whether the first one of a header grows when the list is pulled, and the last one of a footer
  /// stands at the bottom of a list of few rows.
  var isFlexible: Bool
}
