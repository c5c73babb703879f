import UIKit

/// A row of an outline: a component that is indented, with a chevron at its end.
struct OutlineRow: ComponentWrapping {
  let wrapped: AnyComponent
  let rowID: AnyHashable
  /// How far the row begins from the edge, in points.
  let indentation: CGFloat
  /// Whether the rows below it are shown; nil for a row that has none.
  let isExpanded: Bool?
  let togglesOnSelect: Bool
  let toggle: @MainActor () -> Void

  var reuseIdentifier: String { "outline of " + wrapped.reuseIdentifier }

  func renderContent() -> OutlineRowView {
    OutlineRowView(content: wrapped.renderContent()) { [wrapped] in
      wrapped.layout(content: $0, in: $1)
    }
  }

  func layout(content: OutlineRowView, in container: UIView) { content.pinToEdges(of: container) }

  func render(in view: OutlineRowView) {
    view.configure(self)
    wrapped.render(in: view.wrappedContent)
  }

  func setBehaviors(in view: OutlineRowView) {
    view.toggle = toggle
    wrapped.setBehaviors(in: view.wrappedContent)
  }

  func shouldRender(next: OutlineRow, in view: OutlineRowView) -> Bool {
    next.rowID != rowID || next.indentation != indentation || next.isExpanded != isExpanded
      || wrapped.shouldRender(next: next.wrapped, in: view.wrappedContent)
  }

  /// Nothing, unless the component inside has a size: then its own, which is the whole row's.
  func referenceSize(in bounds: CGRect) -> CGSize? { wrapped.referenceSize(in: bounds) }

  func intrinsicContentSize(for view: OutlineRowView) -> CGSize { view.intrinsicContentSize }

  func contentWillDisplay(_ view: OutlineRowView) {
    wrapped.contentWillDisplay(view.wrappedContent)
  }

  func contentDidEndDisplay(_ view: OutlineRowView) {
    wrapped.contentDidEndDisplay(view.wrappedContent)
  }

  func didMount(to view: OutlineRowView, storage: ViewStorage) {
    wrapped.didMount(to: view.wrappedContent, storage: storage)
  }

  func willUnmount(from view: OutlineRowView, storage: ViewStorage) {
    wrapped.willUnmount(from: view.wrappedContent, storage: storage)
  }
}

extension OutlineRow: HeightCustomizing {
  func height(in context: HeightContext) -> CGFloat? {
    var inner = context
    let trailing = isExpanded == nil ? 0 : OutlineRowView.chevronRoom(context.margins.trailing)
    inner.width = max(0, context.width - indentation - trailing)
    inner.margins.leading = max(0, context.margins.leading - indentation)
    inner.margins.trailing = max(0, context.margins.trailing - trailing)
    return wrapped.computedHeight(in: inner)
  }
}

extension OutlineRow: RowModifying {
  func modify(_ traits: inout RowTraits) {
    if isExpanded != nil, togglesOnSelect {
      traits.onSelect.append(toggle)
      traits.deselects = true
    }
    guard indentation > 0 else { return }
    if traits.look.separator == nil {
      traits.look.contentSeparator = indented(traits.look.contentSeparator)
    } else {
      traits.look.separator = indented(traits.look.separator)
    }
  }

  /// A line that begins as far in as the row does.
  private func indented(_ separator: RowSeparator?) -> RowSeparator {
    switch separator {
    case nil, .automatic: .inset(left: OutlineRowView.standardMargin + indentation)
    case .inset(let left, let right): .inset(left: left + indentation, right: right)
    case .hidden: .hidden
    }
  }
}
