import KumikoTesting
import QuartzCore
import UIKit

/// One thing that is wrong.
struct ScreenFault: Hashable, Codable, CustomStringConvertible {
  /// What kinds of faults there are; a shorter sequence must have the same kind.
  enum Kind: String, Codable {
    case frame, offset, scrolling, responder, report, typing, picture, reload, cells, rest, leak,
      hang, trap, slow, text
  }

  var kind: Kind
  var text: String

  var description: String { "\(kind.rawValue): \(text)" }

  init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }
}

/// What must hold at any time, and when all has come to rest.
extension ScreenStage {
  /// Everything that is wrong now.
  var faults: [ScreenFault] {
    var faults = reports.map { ScreenFault(.report, $0) }
    if let unrest { faults.append(ScreenFault(.rest, unrest)) }
    if let typingFault { faults.append(ScreenFault(.typing, typingFault)) }
    let windows = UIApplication.shared.visibleWindows
    for view in windows.flatMap(\.selfAndDescendants) {
      if let fault = view.frameFault { faults.append(ScreenFault(.frame, fault)) }
    }
    for window in windows {
      guard let view = window.firstResponder as? UIView, view.window !== window else { continue }
      faults.append(ScreenFault(.responder, "\(type(of: view)) takes keys outside of its window"))
    }
    return faults
  }

  /// What is wrong although nothing moves and no finger is on the screen.
  var faultsAtRest: [ScreenFault] {
    guard isAtRest else { return [] }
    let views = UIApplication.shared.visibleWindows.flatMap(\.selfAndDescendants)
    return views.compactMap { $0 as? UIScrollView }.flatMap { view -> [ScreenFault] in
      var faults: [ScreenFault] = []
      if view.isTracking || view.isDragging || view.isDecelerating {
        faults.append(ScreenFault(.scrolling, "\(type(of: view)) thinks that it is scrolled"))
      }
      if let fault = view.offsetFault { faults.append(ScreenFault(.offset, fault)) }
      guard let list = view as? any ReloadableList else { return faults }
      if !showsModalView, let hidden = list.hiddenCell {
        faults.append(ScreenFault(.reload, "\(hidden) is hidden although nothing stands for it"))
      }
      faults += list.missingCells.map { ScreenFault(.cells, "\(type(of: view)): no cell at \($0)") }
      return faults + list.cutTexts.map { ScreenFault(.text, $0) }
    }
  }

  /// Whether a menu or something like it is open: a row that it has lifted is hidden in its list.
  private var showsModalView: Bool {
    UIApplication.shared.visibleWindows.flatMap(\.selfAndDescendants).contains {
      $0.accessibilityViewIsModal
    }
  }

  /// How a picture of everything drawn anew differs from what was drawn step by step.
  func pictureFaults() -> [ScreenFault] {
    stage.runFrame()
    let scale = display.scale
    let isSmall = display.size.width * display.size.height * scale * scale < 4e6
    let (text, picture) = (display.textSnapshot(), isSmall ? display.snapshot() : nil)
    // What is laid out in the middle of a movement may go on from somewhere else.
    let laysOut = isAtRest
    for window in UIApplication.shared.visibleWindows { window.drawAnew(laysOut: laysOut) }
    stage.runFrame()
    let fresh = display.textSnapshot()
    if text != fresh {
      return [ScreenFault(.picture, Self.firstDifference(text, fresh))]
    }
    guard let picture, picture.size.width > 0, picture.size.height > 0,
      let count = picture.differingPixels(from: display.snapshot(), tolerance: 2), count > 0
    else { return [] }
    return [ScreenFault(.picture, "\(count) pixels differ from those drawn anew")]
  }

  private static func firstDifference(_ one: String, _ other: String) -> String {
    let lines = (one.split(separator: "\n"), other.split(separator: "\n"))
    let pair = zip(lines.0, lines.1).first { $0 != $1 }
    let counts = "\(lines.0.count) and \(lines.1.count) lines"
    return pair.map { "step by step \"\($0)\", anew \"\($1)\" (\(counts))" } ?? counts
  }

  /// Has all lists show everything anew, as a program may at any time.
  func reloadLists() {
    for view in stage.window.selfAndDescendants { (view as? any ReloadableList)?.reloadData() }
  }

  /// How lists differ from what a fresh reload shows.
  func reloadFaults() -> [ScreenFault] {
    let windows = UIApplication.shared.visibleWindows
    // A keyboard that goes with its row is on its way out when the list is loaded again.
    guard isAtRest, windows.allSatisfy({ $0.firstResponder == nil }) else { return [] }
    let views = windows.flatMap(\.selfAndDescendants)
    return views.compactMap { $0 as? any ReloadableList }.flatMap { list -> [ScreenFault] in
      // A row that a menu has lifted is made anew by a reload, and seen.
      let before = list.shownCells.filter { $0.key != list.hiddenCell }
      list.reloadData()
      stage.settle()
      let after = list.shownCells
      return before.compactMap { path, text in
        guard let fresh = after[path], !fresh.isLike(text) else { return nil }
        return ScreenFault(.reload, "\(path) shows\n\(text)\n  but after a reload\n\(fresh)")
      }
    }
  }
}

extension UIView {
  /// Has the view and all views in it drawn, and perhaps laid out, anew.
  fileprivate func drawAnew(laysOut: Bool) {
    if laysOut { setNeedsLayout() }
    setNeedsDisplay()
    layer.drawAnew()
    for view in subviews { view.drawAnew(laysOut: laysOut) }
  }

  /// What about the view's place is not a number; nil if all is.
  fileprivate var frameFault: String? {
    let numbers = [
      frame.minX, frame.minY, frame.width, frame.height, center.x, center.y, bounds.minX,
      bounds.minY, bounds.width, bounds.height, layer.position.x, layer.position.y,
      layer.bounds.width, layer.bounds.height,
    ]
    if numbers.allSatisfy(\.isFinite), layer.hasFiniteSublayers { return nil }
    return "\(type(of: self)) \(frame), bounds \(bounds)"
  }
}

extension CALayer {
  fileprivate func drawAnew() {
    setStale()
    for layer in sublayers ?? [] { layer.drawAnew() }
  }

  fileprivate var hasFiniteSublayers: Bool {
    (sublayers ?? []).allSatisfy {
      $0.position.x.isFinite && $0.position.y.isFinite && $0.bounds.width.isFinite
        && $0.bounds.height.isFinite
    }
  }
}

extension UIScrollView {
  /// How far the offset lies outside of what there is to see; nil if it does not.
  fileprivate var offsetFault: String? {
    let insets = adjustedContentInset
    func excess(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      max(start - value, value - max(start, end))
    }
    let excess = max(
      excess(contentOffset.x, -insets.left, contentSize.width - bounds.width + insets.right),
      excess(contentOffset.y, -insets.top, contentSize.height - bounds.height + insets.bottom))
    guard excess > 1 else { return nil }
    return "\(type(of: self)) rests at \(contentOffset), \(excess) outside of \(contentSize)"
      + " in \(bounds.size), insets \(insets)"
  }
}

/// A list view that can be asked to show everything anew.
@MainActor
private protocol ReloadableList: UIScrollView {
  /// What each cell in view shows, as text; those that a reload changes rightly are left out.
  var shownCells: [IndexPath: ShownCell] { get }
  /// A cell in view that is hidden; nil if all are seen.
  var hiddenCell: IndexPath? { get }
  /// Where there is an item in view but no cell of it, or one at another place.
  var missingCells: [IndexPath] { get }
  /// The cells in view.
  var cells: [UIView] { get }
  func reloadData()
}

extension ReloadableList {
  /// Texts of any number of lines that have less room than they need, in cells that are wide enough.
  fileprivate var cutTexts: [String] {
    guard let window, window.bounds.width >= 320, safeAreaInsets.left + safeAreaInsets.right < 100
    else { return [] }
    return cells.filter { $0.bounds.width >= 150 }.flatMap { cell in
      cell.selfAndDescendants.compactMap { view in
        guard let label = view as? UILabel, label.numberOfLines == 0, label.bounds.width >= 40,
          !label.adjustsFontSizeToFitWidth
        else { return nil }
        let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1e6)).height
        guard wanted > label.bounds.height + 1 else { return nil }
        return "\(label.text ?? "") is \(wanted) high at \(label.bounds.size) in \(cell.frame)"
      }
    }
  }
}

extension UITableView: ReloadableList {
  fileprivate var cells: [UIView] { visibleCells }

  fileprivate var hiddenCell: IndexPath? {
    indexPathsForVisibleRows?.first { cellForRow(at: $0)?.isHidden == true }
  }

  fileprivate var missingCells: [IndexPath] {
    guard !isEditing, window != nil else { return [] }
    return (indexPathsForRows(in: bounds) ?? []).filter { path in
      let place = rectForRow(at: path)
      guard bounds.intersects(place), !place.isEmpty else { return false }
      return cellForRow(at: path).map { !$0.frame.isNear(place) } ?? true
    }
  }

  fileprivate var shownCells: [IndexPath: ShownCell] {
    guard !isEditing else { return [:] }
    let pairs = (indexPathsForVisibleRows ?? []).compactMap { path in
      cellForRow(at: path).flatMap { cell in
        cell.isSelected || cell.isHighlighted || cell.isEditing ? nil : (path, ShownCell(cell))
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

extension UICollectionView: ReloadableList {
  fileprivate var cells: [UIView] { visibleCells }

  fileprivate var hiddenCell: IndexPath? {
    indexPathsForVisibleItems.first { cellForItem(at: $0)?.isHidden == true }
  }

  fileprivate var missingCells: [IndexPath] {
    // Items of sections that scroll by themselves stand where these have been scrolled to, and
    // layouts say places as one reads from the left.
    guard !isEditing, window != nil, !subviews.contains(where: { $0 is UIScrollView }),
      effectiveUserInterfaceLayoutDirection == .leftToRight
    else { return [] }
    let items = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    return items.filter { item in
      guard item.representedElementCategory == .cell, !item.isHidden, item.alpha > 0,
        bounds.intersects(item.frame), !item.frame.isEmpty
      else { return false }
      return cellForItem(at: item.indexPath).map { !$0.frame.isNear(item.frame) } ?? true
    }.map(\.indexPath)
  }

  fileprivate var shownCells: [IndexPath: ShownCell] {
    guard !isEditing else { return [:] }
    let pairs = indexPathsForVisibleItems.compactMap { path in
      cellForItem(at: path).flatMap { cell in
        cell.isSelected || cell.isHighlighted || cell.configurationState.isSwiped
          ? nil : (path, ShownCell(cell))
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

extension CGRect {
  /// Whether another rectangle is on the same pixels.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
      abs(height - other.height)) < 0.5
  }
}

/// The size of a cell, and the texts in it with their places.
@MainActor
private struct ShownCell: CustomStringConvertible {
  private var size: CGSize
  private var texts: [(text: String, frame: CGRect)]
  /// Half of what one pixel of the screen measures.
  private var halfPixel: CGFloat

  init(_ cell: UIView) {
    size = cell.bounds.size
    halfPixel = 0.5 / max(1, cell.traitCollection.displayScale)
    texts = cell.selfAndDescendants.compactMap { view in
      guard let text = view.ownText, !text.isEmpty else { return nil }
      return (text, view.convert(view.bounds, to: cell))
    }
    texts.sort { ($0.text, $0.frame.minY, $0.frame.minX) < ($1.text, $1.frame.minY, $1.frame.minX) }
  }

  nonisolated var description: String {
    "    \(size)" + texts.map { "\n    \($0.frame) \($0.text)" }.joined()
  }

  /// Whether another cell shows the same, on the same pixels.
  func isLike(_ other: ShownCell) -> Bool {
    func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < halfPixel }
    guard isNear(size.width, other.size.width), isNear(size.height, other.size.height),
      texts.map(\.text) == other.texts.map(\.text)
    else { return false }
    return zip(texts, other.texts).allSatisfy { mine, theirs in
      isNear(mine.frame.minX, theirs.frame.minX) && isNear(mine.frame.minY, theirs.frame.minY)
        && isNear(mine.frame.width, theirs.frame.width)
        && isNear(mine.frame.height, theirs.frame.height)
    }
  }
}

extension UIView {
  /// What the view itself says; nil if it is no view of text.
  fileprivate var ownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    default: nil
    }
  }
}
