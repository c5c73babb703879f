import KumikoComponents
import KumikoRendering
import UIKit

/// Finds the fields before and after one in a list.
///
/// It is given to the closure of ``FocusableView/withFocusCoordinator(_:)`` and of no use after it.
@preconcurrency @MainActor
public struct FocusCoordinator {
  private let place: ListPlace

  private var adapter: ListAdapter { place.adapter }

  /// Makes the coordinator of the list around a view, or of the list that the view is; nil if there
  /// is none.
  init?(around view: UIView) {
    guard let place = ListPlace(around: view) else { return nil }
    self.place = place
  }

  /// Whether there is another field in a direction, with a content or without.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows up to the field.
  public func canMove(_ direction: FocusSearchDirection) -> Bool {
    target(direction, skipsPopulated: false) != nil
  }

  /// Gives the keys to the next field in a direction. One that is out of view comes into it first.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public func move(_ direction: FocusSearchDirection) -> Bool {
    move(direction, skipsPopulated: false, animated: false)
  }

  func move(
    _ direction: FocusSearchDirection, skipsPopulated: Bool, animated: Bool
  ) -> Bool {
    guard let path = target(direction, skipsPopulated: skipsPopulated) else { return false }
    guard !isVisible(path) else { return giveKeys(toRowAt: path) }
    let (list, start) = (place.list, place.list.contentOffset)
    list.scrollToItem(at: path, at: .bottom, animated: false)
    list.layoutIfNeeded()
    guard giveKeys(toRowAt: path) else { return false }
    let end = list.contentOffset
    if animated, list.window != nil, start != end {
      // Only a row that is there can get the keys, so the list goes there twice, unseen at first.
      list.contentOffset = start
      list.setContentOffset(end, animated: true)
    }
    return true
  }

  private func giveKeys(toRowAt path: IndexPath) -> Bool {
    guard let cell = place.cell(at: path) as? any ComponentRenderable else { return false }
    var container = cell.componentContainer
    if container.input != nil { return container.becomeFirstResponder() }
    while let card = container.innermostContent as? CardView { container = card.container }
    guard let view = container.innermostContent as? any FocusableView else { return false }
    view.focus()
    return true
  }

  private func isVisible(_ path: IndexPath) -> Bool {
    guard place.cell(at: path) != nil else { return false }
    let list = place.list
    return list.bounds.inset(by: list.adjustedContentInset).contains(list.frameOfItem(at: path))
  }

  private func target(_ direction: FocusSearchDirection, skipsPopulated: Bool) -> IndexPath? {
    var path = place.path
    while let next = neighbor(of: path, direction) {
      let row = adapter.cellNode(at: next)
      if eligibility(of: row, at: next)?.isTarget(skipsPopulated: skipsPopulated) == true,
        row.component.rowTraits.look.takesTouches
      {
        return next
      }
      path = next
    }
    return nil
  }

  /// Whether the field in a row can take the keys, and whether it has a content, which may have
  /// been typed since its component was rendered; nil if there is no field.
  private func eligibility(of row: CellNode, at path: IndexPath) -> FocusEligibility? {
    guard let field = field(in: row.component) else { return nil }
    guard let typed = field as? any TypedTextField else { return field.focusEligibility }
    let source = RowStorageSource(
      adapter.rowStorages, section: adapter.data[path.section].id, row: row.id)
    return typed.focusEligibility(showing: source.typedText(over: typed.renderedText))
  }

  /// The field that a row is, or that stands on its card; nil if there is none.
  private func field(in row: AnyComponent) -> (any Focusable)? {
    if let field = row.as((any Focusable).self) { return field }
    return row.as(Card.self).flatMap { field(in: $0.component) }
  }

  /// The row after or before another; the first or the last if there is no other.
  private func neighbor(of path: IndexPath?, _ direction: FocusSearchDirection) -> IndexPath? {
    let data = adapter.data
    if direction == .backward {
      var (section, row) = path.map { ($0.section, $0.row + 1) } ?? (0, 0)
      while data.indices.contains(section) {
        if row < data[section].elements.count { return IndexPath(row: row, section: section) }
        (section, row) = (section + 1, 0)
      }
      return nil
    }
    var section = path?.section ?? data.count - 1
    var row = path.map { $0.row - 1 } ?? (data.last?.elements.count ?? 0) - 1
    while data.indices.contains(section) {
      if row >= 0 { return IndexPath(row: row, section: section) }
      section -= 1
      row = data.indices.contains(section) ? data[section].elements.count - 1 : -1
    }
    return nil
  }
}

extension FocusableView {
  /// Calls `body` with what finds the fields before and after this one; nil outside lists.
  @_disfavoredOverload
  public func withFocusCoordinator<Result>(
    _ body: (FocusCoordinator) -> Result
  ) -> Result? { FocusCoordinator(around: self).map(body) }

  /// Brings what depends on other fields up to date, now and after every render as long as this
  /// view is the last one that called it. Call it when the field has got the keys.
  public func focusDidBegin() {
    neighboringFocusEligibilityDidChange()
    guard let adapter = ListPlace(around: self)?.adapter else { return }
    adapter.didShowData["focus"] = { [weak self] in self?.neighboringFocusEligibilityDidChange() }
  }
}

extension BatchUpdating {
  /// Gives the keys to the first field of the list.
  ///
  /// - Parameters:
  ///   - direction: From where to look: from the beginning towards the end by default.
  ///   - skipsPopulatedComponents: Whether fields with a content are passed over; true by default.
  ///   - animated: Whether the list scrolls smoothly; true by default.
  /// - Returns: Whether there is such a field.
  @discardableResult
  public func focus(
    direction: FocusSearchDirection = .backward, skipsPopulatedComponents: Bool = true,
    animated: Bool = true
  ) -> Bool {
    FocusCoordinator(around: self)?.move(
      direction, skipsPopulated: skipsPopulatedComponents, animated: animated) ?? false
  }
}
