import KumikoComponents
import UIKit

/// Columns of items that are each as high as what they show, for one width of their section.
struct WaterfallLayout: Equatable {
  /// How many columns there are.
  var columns: Int
  /// The space between columns and between items, in points.
  var spacing: CGFloat
  /// The height of items that were not measured, in points.
  var estimatedHeight: CGFloat

  /// A height that is assumed where the given one cannot be.
  private static let usualHeight: CGFloat = 100

  /// A length that lists can add up as often as they have items.
  static let greatestLength: CGFloat = 1e6

  var validSpacing: CGFloat {
    spacing.isFinite ? min(max(0, spacing), Self.greatestLength) : 0
  }

  var validEstimate: CGFloat {
    estimatedHeight.isFinite && estimatedHeight > 0
      ? min(estimatedHeight, Self.greatestLength) : Self.usualHeight
  }

  /// The numbers that cannot be followed.
  var problems: [SectionLayoutProblem] {
    var problems: [SectionLayoutProblem] = []
    if columns < 1 { problems.append(.invalidLength("a number of columns of \(columns)")) }
    if validSpacing != spacing { problems.append(.invalidLength("a spacing of \(spacing)")) }
    if validEstimate != estimatedHeight {
      problems.append(.invalidLength("an estimated height of \(estimatedHeight)"))
    }
    return problems
  }

  /// How many columns stand in a width: no more than have a point each.
  func columnCount(in extent: CGFloat) -> Int {
    let most = (extent + validSpacing) / (1 + validSpacing)
    guard most.isFinite, most >= 2 else { return 1 }
    return columns > 1 ? Int(min(CGFloat(columns), most)) : 1
  }
}
