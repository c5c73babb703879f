import KumikoComponents
import UIKit

/// How a section looks whose items are the rows of a list.
@MainActor
struct ListStyle {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  /// What the app changes; nil for nothing.
  let configure: (@MainActor (inout UICollectionLayoutListConfiguration) -> Void)?

  /// The style of the tables that look like the list; nil for a list that looks like none.
  var tableStyle: UITableView.Style? {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    default: nil
    }
  }

  func configuration(
    for section: Section, rows: ListRowProviders?
  ) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = section.header == nil ? .none : .supplementary
    configuration.footerMode = section.footer == nil ? .none : .supplementary
    configuration.leadingSwipeActionsConfigurationProvider = rows?.leading
    configuration.trailingSwipeActionsConfigurationProvider = rows?.trailing
    configure?(&configuration)
    if let separator = rows?.separator {
      let own = configuration.itemSeparatorHandler
      configuration.itemSeparatorHandler = { path, lines in
        let modified = separator(path, lines)
        return own?(path, modified) ?? modified
      }
    }
    return configuration
  }
}

/// What swipes over the rows of a list bring out, and the lines between them.
@MainActor
struct ListRowProviders {
  let leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider
  let trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider
  let separator: UICollectionLayoutListConfiguration.ItemSeparatorHandler
}

extension Section {
  /// This section with its items as the rows of a list, with separators, swipes and what modifiers
  /// put into their cells.
  ///
  /// - Parameters:
  ///   - appearance: How the list looks; inset groups by default.
  ///   - configure: Changes what is left of the configuration, such as separators.
  public func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped,
    configure: (@MainActor (inout UICollectionLayoutListConfiguration) -> Void)? = nil
  ) -> Section {
    layoutChanged {
      $0.arrangement = .list(ListStyle(appearance: appearance, configure: configure))
    }
  }
}
