import Kumiko
import UIKit

extension ListShape.Row {
  var text: String { "\(id).\(version)" }

  /// Items are as wide as the view, or a half or a third of it.
  @MainActor
  func width(in bounds: CGRect, _ account: FuzzAccount) -> CGFloat {
    guard account.setup.layout != nil else { return bounds.width }
    return (bounds.width / CGFloat(id / 6 % 3 + 1)).rounded(.down)
  }
}

/// A row whose content has a height of its own.
struct FuzzRow: Component {
  var row: ListShape.Row
  var account: FuzzAccount

  func renderContent() -> FuzzContent { FuzzContent() }

  func render(in content: FuzzContent) {
    content.account = account
    content.text = row.text
    content.id = row.id
    content.extra = 0
    content.wanted = row.givenHeight == nil ? row.naturalHeight : nil
    account.called(.render)
  }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    account.called(.height)
    return row.givenHeight.map { CGSize(width: row.width(in: bounds, account), height: $0) }
  }

  func shouldContentUpdate(with next: FuzzRow) -> Bool {
    row.reloads && row.version != next.row.version
  }

  func contentWillDisplay(_ content: FuzzContent) { account.begin(content) }

  func contentDidEndDisplay(_ content: FuzzContent) {
    account.end(content)
    account.called(.endDisplay)
  }
}

/// A row of text that wraps.
struct FuzzText: Component {
  var row: ListShape.Row
  var account: FuzzAccount

  func renderContent() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 16)
    return label
  }

  func render(in content: UILabel) {
    content.text = row.text + String(repeating: " word", count: row.version * 6)
  }

  func shouldContentUpdate(with next: FuzzText) -> Bool { row.version != next.row.version }
  func contentWillDisplay(_ content: UILabel) { account.begin(content) }
  func contentDidEndDisplay(_ content: UILabel) { account.end(content) }
}

/// A header or footer.
struct FuzzTitle: Component {
  var text: String
  var height: Double?
  var reloads: Bool
  var account: FuzzAccount

  func render(in content: UILabel) { content.text = text }

  func referenceSize(in bounds: CGRect) -> CGSize? {
    height.map { CGSize(width: bounds.width, height: $0) }
  }

  func shouldContentUpdate(with next: FuzzTitle) -> Bool { reloads && text != next.text }
  func contentWillDisplay(_ content: UILabel) { account.begin(content) }
  func contentDidEndDisplay(_ content: UILabel) { account.end(content) }
}

/// What a ``FuzzRow`` is rendered into. It can grow by itself.
final class FuzzContent: UIView {
  var text = ""
  var id = 0
  weak var account: FuzzAccount?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    account?.called(.window)
  }

  override var canBecomeFirstResponder: Bool { true }

  var wanted: Double? { didSet { if wanted != oldValue { invalidateIntrinsicContentSize() } } }
  var extra = 0.0 { didSet { if extra != oldValue { invalidateIntrinsicContentSize() } } }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: wanted.map { $0 + extra } ?? UIView.noIntrinsicMetric)
  }
}

final class FuzzCell: UITableViewComponentCell {}

final class FuzzItemCell: UICollectionViewComponentCell {}

extension ListShape {
  /// What is rendered.
  @MainActor
  func sections(_ account: FuzzAccount) -> [Section] {
    let layout = account.setup.layout
    return parts.map { part in
      let section = section(part, account)
      return layout?.isCompositional == true ? section.described(as: part.id) : section
    }
  }

  @MainActor
  private func section(_ part: Part, _ account: FuzzAccount) -> Section {
    let header = part.header.map { FuzzTitle("h", part, $0, account) }
    let footer = part.footer.map { FuzzTitle("f", part, $0, account) }
    if part.isLazy {
      return Section(id: part.id, header: header, footer: footer, of: part.rows, id: \.id) {
        if $0.kind == .text {
          FuzzText(row: $0, account: account).withActions($0, account)
        } else {
          FuzzRow(row: $0, account: account).withActions($0, account)
        }
      }
    }
    return Section(id: part.id, header: header, footer: footer) {
      for row in part.rows {
        if row.kind == .text {
          FuzzText(row: row, account: account).withActions(row, account).id(row.id)
        } else {
          FuzzRow(row: row, account: account).withActions(row, account).id(row.id)
        }
      }
    }
  }
}

extension Component {
  /// What users can do with a row, as far as the setup says: move it, and bring out actions that
  /// leave it or delete it, by a swipe or in a menu.
  func withActions(_ row: ListShape.Row, _ account: FuzzAccount) -> some Component {
    let (actions, menus) = (account.setup.hasActions, account.setup.hasMenus)
    return reorderable(actions)
      .swipeActions(edge: .leading) { if actions { RowAction("Flag") {} } }
      .swipeActions(allowsFullSwipe: row.id.isMultiple(of: 2)) {
        if actions { RowAction("Delete", style: .destructive) { account.delete(row.id) } }
      }
      .contextMenu {
        if menus {
          UIAction(title: "Flag") { _ in }
          UIAction(title: "Delete", attributes: .destructive) { _ in account.delete(row.id) }
        }
      }
  }
}

extension FuzzTitle {
  init(_ prefix: String, _ part: ListShape.Part, _ version: Int, _ account: FuzzAccount) {
    self.init(
      text: "\(prefix)\(part.id).\(version)", height: part.edgeHeight(version: version),
      reloads: part.reloadsEdges, account: account)
  }
}
