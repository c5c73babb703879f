// SwiftUI does not exist on Linux, where this project is built and tested, so this file has never
// been compiled by its authors. It uses the public interface only.
#if canImport(SwiftUI)
import KumikoComponents
import SwiftUI
import UIKit

extension Component where Self: View {
  /// The component as a SwiftUI view: a type that conforms to both protocols needs nothing else.
  ///
  /// ```swift
  /// extension HelloMessage: View {}
  ///
  /// var body: some View { VStack { HelloMessage(name: "Vincent") } }
  /// ```
  public var body: some View { ComponentRepresentation(component: self) }
}

/// Shows one component in SwiftUI, in the container that a cell would have.
private struct ComponentRepresentation<Shown: Component>: UIViewRepresentable {
  var component: Shown

  func makeUIView(context: Context) -> ComponentContainer {
    let container = ComponentContainer(frame: .zero)
    container.render(AnyComponent(component))
    container.contentWillDisplay()
    return container
  }

  func updateUIView(_ container: ComponentContainer, context: Context) {
    container.render(AnyComponent(component))
  }

  static func dismantleUIView(_ container: ComponentContainer, coordinator: ()) {
    container.contentDidEndDisplay()
  }

  /// As tall as the content is at the width that is offered, like a row of a table.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView container: ComponentContainer, context: Context
  ) -> CGSize? {
    let offered = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: UIView.layoutFittingExpandedSize.width, height: 0))
    if let size = component.referenceSize(in: CGRect(origin: .zero, size: offered)) { return size }
    guard proposal.width != nil else {
      return container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return container.systemLayoutSizeFitting(
      CGSize(width: offered.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
}

/// A list of components in SwiftUI: a table that is rendered anew, with the differences only,
/// whenever SwiftUI updates it.
///
/// ```swift
/// ComponentList(style: .insetGrouped) {
///   Section(id: "people") {
///     for name in names { HelloMessage(name: name) }
///   }
/// }
/// ```
public struct ComponentList: UIViewRepresentable {
  /// What renders a list's sections into its table; it lives as long as the table.
  public typealias Coordinator = Renderer<UITableViewUpdater<UITableViewAdapter>>

  private let style: UITableView.Style
  private let options: ListOptions
  private let sections: [KumikoComponents.Section]

  /// Describes a list.
  /// - Parameters:
  ///   - style: The table's style, which never changes; plain by default.
  ///   - options: What belongs to the list rather than to a row.
  ///   - sections: The sections, in the order in which they are shown.
  public init<Sections: SectionsBuildable>(
    style: UITableView.Style = .plain, options: ListOptions = ListOptions(),
    @SectionsBuilder sections: () -> Sections
  ) {
    (self.style, self.options) = (style, options)
    self.sections = sections().buildSections()
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
    context.coordinator.render(sections)
  }
}
#endif
