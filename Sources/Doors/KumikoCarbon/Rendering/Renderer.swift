import KumikoRendering

/// Shows sections in a list view, and fits newer ones onto what it shows.
///
/// Everything that renders ends in ``KumikoRendering/Renderer/render(_:)`` with a collection of
/// sections; a list of rows goes through the list of sections, which an override sees first.
@preconcurrency @MainActor
open class Renderer<Updater: KumikoRendering.Updater>: KumikoRendering.Renderer<Updater> {
  /// Makes a renderer without a target.
  public override init(adapter: Updater.Adapter, updater: Updater) {
    super.init(adapter: adapter, updater: updater)
  }

  /// Shows the rows that `cells` lists, in one section without a header and a footer. It is the
  /// same one in every call.
  open func render<C: CellsBuildable>(@CellsBuilder cells: () -> C) {
    render { Section(id: OnlySection(), cells: cells().buildCells()) }
  }
}

/// The identifier of the section that holds rows rendered without one.
private struct OnlySection: Hashable {}
