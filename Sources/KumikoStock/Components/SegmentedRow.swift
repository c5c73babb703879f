import KumikoComponents
import UIKit

/// A row with segments, below its title if it has one.
///
/// ```swift
/// SegmentedRow(options: ["Day", "Week", "Month"], selectedIndex: 1) { period = $0 }
/// ```
public struct SegmentedRow: StockRow {
  /// The title; empty for none.
  public var title: TextValue
  /// What the segments say.
  public var options: [String]
  /// Which one is chosen; nil for none.
  public var selectedIndex: Int?
  /// What the row looks like.
  public var style = StyleSheet<SegmentedRowView>()
  /// Called with the index when the user has chosen a segment.
  public var didSelect: (@MainActor (Int) -> Void)?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: The title; nothing by default.
  ///   - options: What the segments say.
  ///   - selectedIndex: Which one is chosen; nil for none.
  ///   - didSelect: Called with the index when the user has chosen a segment; nil by default.
  public init(
    _ title: any TextConvertible = "", options: [String], selectedIndex: Int?,
    didSelect: (@MainActor (Int) -> Void)? = nil
  ) {
    self.title = title.textValue
    self.options = options
    self.selectedIndex = selectedIndex
    self.didSelect = didSelect
  }

  /// Shows the row.
  public func render(in view: SegmentedRowView) {
    view.configure(options, selectedIndex)
    view.configure(content(for: view.traitCollection), bottom: view.control)
    view.control.accessibilityLabel = title.string
  }

  /// Takes over the handler.
  public func setBehaviors(in view: SegmentedRowView) { view.didSelect = didSelect }
}

extension SegmentedRow: RowDescribing {
  func content(for traits: UITraitCollection) -> RowContent {
    var content = RowContent(texts: [title], style: style)
    content.bottom = SegmentedRowView.height
    return content
  }
}

/// What a ``SegmentedRow`` is drawn in.
public final class SegmentedRowView: RowView {
  static let height: CGFloat = 32

  /// The segments.
  public let control = UISegmentedControl()
  private var options: [String] = []
  fileprivate var didSelect: (@MainActor (Int) -> Void)?

  override func setUp() {
    control.addAction(UIAction { [weak self] _ in self?.tell() }, for: .valueChanged)
  }

  fileprivate func configure(_ options: [String], _ selected: Int?) {
    if options != self.options {
      self.options = options
      control.removeAllSegments()
      for (index, title) in options.enumerated() {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
    }
    let valid = selected.flatMap { options.indices.contains($0) ? $0 : nil }
    control.selectedSegmentIndex = valid ?? UISegmentedControl.noSegment
  }

  private func tell() { didSelect?(control.selectedSegmentIndex) }
}
