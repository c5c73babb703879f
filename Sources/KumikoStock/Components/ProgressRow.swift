import KumikoComponents
import UIKit

/// A row that tells how far something has come.
///
/// ```swift
/// ProgressRow("Downloading", progress: 0.4, valueText: "40 %")
/// ```
public struct ProgressRow: StockRow {
  /// The title and the text below it.
  public var texts: [TextValue]
  /// What stands beside the title; nil for nothing.
  public var valueText: TextValue?
  /// How far it has come, from 0 to 1.
  public var progress: Float
  /// What the row looks like.
  public var style = StyleSheet<ProgressRowView>()

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The text below the title; nothing by default.
  ///   - progress: How far it has come, from 0 to 1; what is no number counts as 0.
  ///   - valueText: What stands beside the title; nil for nothing. Nil by default.
  public init(
    _ title: any TextConvertible, subtitle: (any TextConvertible)? = nil, progress: Float,
    valueText: (any TextConvertible)? = nil
  ) {
    texts = [title, subtitle].compactMap { $0?.textValue }
    self.valueText = valueText?.textValue
    self.progress = progress
  }

  /// Shows the row.
  public func render(in view: ProgressRowView) {
    view.configure(content(for: view.traitCollection), bottom: view.bar)
    let share = progress.isNaN ? 0 : min(max(progress, 0), 1)
    view.bar.setProgress(share, animated: view.window != nil)
    let percent = "\(Int((share * 100).rounded())) %"
    view.describe(label: texts, value: percent, traits: .updatesFrequently)
  }
}

extension ProgressRow: RowDescribing {
  func content(for traits: UITraitCollection) -> RowContent {
    var content = RowContent(texts: texts, value: valueText, style: style)
    content.bottom = 4
    return content
  }
}

/// What a ``ProgressRow`` is drawn in.
public final class ProgressRowView: RowView {
  /// The bar.
  public let bar = UIProgressView(progressViewStyle: .default)
}
