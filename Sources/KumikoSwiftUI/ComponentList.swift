#if canImport(SwiftUI)
import KumikoComponents
import KumikoRendering
import SwiftUI
import UIKit

/// A list of components in SwiftUI: a table that is rendered anew, with the differences only,
/// whenever SwiftUI updates it.
///
/// ```swift
/// import Kumiko
/// import KumikoSwiftUI
///
/// ComponentList(style: .insetGrouped) {
///   Section(id: "people") {
///     for name in names { HelloMessage(name: name) }
///   }
/// }
/// ```
@preconcurrency @MainActor
public struct ComponentList: UIViewRepresentable {
  /// What renders a list's sections into its table; it lives as long as the table.
  public typealias Coordinator = Renderer<UITableViewUpdater<UITableViewAdapter>>

  private let style: UITableView.Style
  private let options: ListOptions
  private let show: @MainActor (Coordinator) -> Void

  /// Describes a list of sections.
  /// - Parameters:
  ///   - style: The table's style, which never changes; plain by default.
  ///   - options: What belongs to the list rather than to a row.
  ///   - sections: The sections, in the order in which they are shown.
  public init<Sections: SectionsBuildable>(
    style: UITableView.Style = .plain, options: ListOptions = ListOptions(),
    @SectionsBuilder sections: () -> Sections
  ) {
    (self.style, self.options) = (style, options)
    let sections = sections().buildSections()
    show = { $0.render(sections) }
  }

  /// Describes a list of rows, in one section without a header and a footer.
  /// - Parameters:
  ///   - style: The table's style, which never changes; plain by default.
  ///   - options: What belongs to the list rather than to a row.
  ///   - rows: The rows, in the order in which they are shown.
  @_disfavoredOverload
  public init(
    style: UITableView.Style = .plain, options: ListOptions = ListOptions(),
    @RowsBuilder rows: () -> Rows
  ) {
    (self.style, self.options) = (style, options)
    let rows = rows()
    show = { $0.render(rows: { rows }) }
  }

  /// Makes what renders the sections.
  public func makeCoordinator() -> Coordinator {
    Renderer(adapter: UITableViewAdapter(), updater: UITableViewUpdater())
  }

  /// Makes the table.
  public func makeUIView(context: Context) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    context.coordinator.target = table
    return table
  }

  /// Renders the sections.
  public func updateUIView(_ table: UITableView, context: Context) {
    context.coordinator.options = options
    show(context.coordinator)
  }

  /// As large as what is offered; where that is no length to lay a table out in, as wide as the
  /// table is and as high as its content.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView table: UITableView, context: Context
  ) -> CGSize? {
    if proposal.width == 0 || proposal.height == 0 { return .zero }
    let width = proposal.width?.usableLength ?? max(table.bounds.width, 320)
    return CGSize(
      width: width, height: proposal.height?.usableLength ?? max(table.contentSize.height, 44))
  }
}
#endif
