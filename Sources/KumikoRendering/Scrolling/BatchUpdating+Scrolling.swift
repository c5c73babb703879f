import KumikoComponents
import UIKit

extension BatchUpdating {
  /// Whether the content is at its end.
  var isAtEnd: Bool { contentOffset.y >= endOffset - 1 }

  /// The offset that scrolling to a row leads to, as far as sizes are known.
  func restingOffset(at path: IndexPath, _ position: RowPosition) -> CGFloat {
    let (frame, insets) = (frameOfItem(at: path), adjustedContentInset)
    let table = self as? UITableView
    let isPinned = table.map { $0.style == .plain } ?? false
    let cover = isPinned ? table?.rectForHeader(inSection: path.section).height ?? 0 : 0
    let (low, high) = (frame.minY - insets.top - cover, frame.maxY + insets.bottom - bounds.height)
    let wanted =
      switch position {
      case .top: low
      case .middle: (frame.minY - insets.top + high) / 2
      case .bottom: high
      case .none: min(max(contentOffset.y, high), low)
      }
    return max(-insets.top, min(wanted, endOffset))
  }

  /// Whether a row stands where scrolling to it would bring it.
  func isResting(at path: IndexPath, _ position: RowPosition) -> Bool {
    let frame = frameOfItem(at: path)
    let cell = (self as? any FeatureList)?.existingCell(at: path)
    let seen =
      cell.flatMap { $0.isInRegion(of: self) ? $0.convert($0.bounds, to: self) : nil } ?? frame
    let isBeside = seen.maxX <= bounds.minX || seen.minX >= bounds.maxX
    return !isBeside && abs(restingOffset(at: path, position) - contentOffset.y) < 1
  }

  /// Whether all of a row is in view.
  func showsWhole(_ path: IndexPath) -> Bool {
    let frame = frameOfItem(at: path)
    let view = bounds.inset(by: adjustedContentInset)
    return frame.minY >= view.minY - 0.5 && frame.maxY <= view.maxY + 0.5
  }

  /// Scrolls to the last row of `data`, and beyond it to what follows it.
  func scrollToEnd(after data: [Section], animated: Bool) {
    if let section = data.lastIndex(where: { !$0.elements.isEmpty }) {
      let last = IndexPath(row: data[section].elements.count - 1, section: section)
      if animated, shows(frameOfItem(at: last)) {
        return setContentOffset(CGPoint(x: contentOffset.x, y: endOffset), animated: true)
      }
      scrollToItem(at: last, at: .bottom, animated: animated)
    }
    if !animated, contentOffset.y < endOffset { contentOffset.y = endOffset }
  }

  private var endOffset: CGFloat {
    max(contentOffsetRule.greatest.y, -adjustedContentInset.top)
  }

  /// Whether a row with `frame` is in view to its end, so that only what follows it may not be.
  private func shows(_ frame: CGRect) -> Bool {
    frame.maxY <= contentOffset.y + bounds.height - adjustedContentInset.bottom + 0.5
  }

  /// Goes on to what follows the last row of `data`, if that row has just come to the bottom.
  /// Returns whether there is anything to go on to.
  func scrollOnToEnd(after data: [Section]) -> Bool {
    guard let section = data.lastIndex(where: { !$0.elements.isEmpty }) else { return false }
    let last = IndexPath(row: data[section].elements.count - 1, section: section)
    let seenEnd = contentOffset.y + bounds.height - adjustedContentInset.bottom
    guard abs(frameOfItem(at: last).maxY - seenEnd) < 1, contentOffset.y < endOffset - 0.5
    else { return false }
    setContentOffset(CGPoint(x: contentOffset.x, y: endOffset), animated: true)
    return true
  }
}
