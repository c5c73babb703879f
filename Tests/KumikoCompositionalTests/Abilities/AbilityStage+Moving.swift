import Kumiko
import KumikoTesting
import UIKit

/// What tests of animations and of scrolling do with all kinds of lists.
extension AbilityStage {
  /// A row as high as its lines of text, which is not known before it is measured.
  struct Paragraph: Component {
    var number: Int
    var id: Int { number }

    func renderContent() -> UILabel {
      let label = UILabel()
      label.numberOfLines = 0
      return label
    }

    func render(in label: UILabel) {
      label.text = "line \(number)" + String(repeating: "\nmore", count: abs(number * 7 % 5))
    }
  }

  /// A section of rows that are measured, where the kind of list measures rows.
  func paragraphs(_ numbers: some Sequence<Int>) -> Section {
    if kind == .grid || kind == .shelf { return rows(numbers) }
    let section = Section(id: "lines") { for number in numbers { Paragraph(number: number) } }
    return kind == .list ? section.layout(.list(.plain)) : section
  }

  /// A section of rows of which several are in view, also in a shelf.
  func rows(_ numbers: some Sequence<Int>) -> Section {
    let section = section(numbers)
    return kind == .shelf ? section.layout(.shelf(height: 50, width: .absolute(60))) : section
  }

  /// A section whose rows come and leave in some way.
  func rows(_ numbers: some Sequence<Int>, _ transition: RowTransition) -> Section {
    let section = Section(id: "lines") {
      for number in numbers { Line(number: number).transition(transition) }
    }
    return switch kind {
    case .table, .form: section
    case .list: section.layout(.list(.plain))
    case .grid: section.layout(.grid(columns: 2, height: .absolute(50)))
    case .shelf: section.layout(.shelf(height: 50, width: .absolute(60)))
    case .waterfall: section.layout(.waterfall(columns: 2, estimatedHeight: 50))
    }
  }

  func render(animation: ListAnimation, _ section: Section) {
    table?.render([section], animation: animation)
    collection?.render([section], animation: animation)
  }

  func renderAndWait(_ section: Section) async -> Bool {
    if let table { return await table.renderAndWait([section]) }
    return await collection?.renderAndWait([section]) ?? false
  }

  func renderAndWait(_ options: ListOptions, _ section: Section) async -> Bool {
    if let table {
      return await table.renderAndWait(options, animation: .none) { section }
    }
    return await collection?.renderAndWait(options, animation: .none) { section } ?? false
  }

  func withoutAnimation(_ body: () -> Void) {
    table?.withoutAnimation(body)
    collection?.withoutAnimation(body)
  }

  func pulse(_ number: Int) {
    table?.pulse(number)
    collection?.pulse(number)
  }

  func scroll(to number: Int, at position: RowPosition, animated: Bool = true) -> ListScroll? {
    table?.scroll(to: number, at: position, animated: animated)
      ?? collection?.scroll(to: number, at: position, animated: animated)
  }

  var visibleIDs: [Int] {
    table?.visibleIDs(as: Int.self) ?? collection?.visibleIDs(as: Int.self) ?? []
  }

  var position: ListPosition<Int>? {
    table.map { $0.position(as: Int.self) } ?? collection?.position(as: Int.self)
  }

  func restore(_ position: ListPosition<Int>) {
    table?.restore(position)
    collection?.restore(position)
  }

  /// The cell of a row, also of one that leaves.
  func cell(_ number: Int) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      if let label = view as? UILabel, let text = label.text,
        text == "line \(number)" || text.hasPrefix("line \(number)\n")
      {
        return sequence(first: view as UIView, next: \.superview).first {
          $0 is UITableViewCell || $0 is UICollectionViewCell
        }
      }
      for child in view.subviews where !child.isHidden {
        if let found = find(child) { return found }
      }
      return nil
    }
    return find(view)
  }

  /// Where a row is drawn now, animations included, in what it stands in.
  func drawn(_ number: Int) -> CGRect? {
    cell(number).map { ($0.layer.presentation() ?? $0.layer).frame }
  }

  /// Whether a row is drawn where it will rest.
  func isResting(_ number: Int) -> Bool {
    guard let cell = cell(number), let drawn = drawn(number) else { return false }
    return hypot(drawn.midX - cell.frame.midX, drawn.midY - cell.frame.midY) < 0.5
  }

  /// Lets a part of a second pass.
  func advance(_ seconds: Double) { screen.advance(by: seconds) }

  /// From where content begins to be seen to where a row begins.
  func distance(of number: Int) -> CGFloat? {
    cell(number).map {
      $0.convert($0.bounds, to: view).minY - view.contentOffset.y - view.adjustedContentInset.top
    }
  }
}
