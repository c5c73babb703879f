import UIKit

/// The sections of a list, and the layout that places their items.
public struct ComposeLayout {
  /// The sections.
  public let sections: [Section]

  private let made: MadeLayout

  /// Makes a layout of sections.
  @preconcurrency @MainActor
  public init(
    configuration: UICollectionViewCompositionalLayoutConfiguration?,
    @SectionBuilder sections: () -> [SectionBuilderResult]
  ) { self.init(configuration, sections()) }

  /// Makes a layout of the section for each value.
  @preconcurrency @MainActor
  public init<T>(
    configuration: UICollectionViewCompositionalLayoutConfiguration?, of items: [T],
    builder: (T) -> any NSCollectionLayoutSectionConvertible
  ) { self.init(configuration, items.map { SectionBuilderResult(builder($0)) }) }

  @MainActor
  private init(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration?,
    _ results: [SectionBuilderResult]
  ) {
    sections = results.sections
    made = MadeLayout(results, configuration)
  }

  /// UIKit's layout.
  @preconcurrency @MainActor
  public var layout: UICollectionViewCompositionalLayout { made.layout }

  /// The component at a place; nil if there is none.
  @MainActor
  func component(at path: IndexPath) -> AnyComponent? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].content.items.items
    return items.indices.contains(path.item) ? items[path.item].component : nil
  }
}

/// UIKit's layout of sections, made when it is asked for.
@MainActor
private final class MadeLayout {
  private let results: [SectionBuilderResult]
  private let configuration: UICollectionViewCompositionalLayoutConfiguration?

  init(
    _ results: [SectionBuilderResult],
    _ configuration: UICollectionViewCompositionalLayoutConfiguration?
  ) { (self.results, self.configuration) = (results, configuration) }

  private(set) lazy var layout: UICollectionViewCompositionalLayout = {
    let sections = results.toNSCollectionLayoutSections()
    let layout = UICollectionViewCompositionalLayout { index, _ in
      sections.indices.contains(index) ? sections[index] : nil
    }
    if let configuration { layout.configuration = configuration }
    for section in results.sections {
      let decorations = section.content.decorations
      for kind in decorations.keys {
        layout.register(decorations[kind], forDecorationViewOfKind: kind)
      }
    }
    return layout
  }()
}

/// What knows the layout that was rendered last.
@preconcurrency @MainActor
public protocol ComposeLayoutProvider {
  /// The layout; nil before anything was rendered.
  var layout: ComposeLayout? { get set }
}

/// What can be asked for components.
@preconcurrency @MainActor
public protocol ComponentQueryable: ComposeLayoutProvider {
  /// The component at a place; nil if there is none.
  func anyComponent(at indexPath: IndexPath) -> AnyComponent?

  /// The component at a place as a type or a protocol; nil if there is none, or it is something
  /// else.
  func component<T>(at indexPath: IndexPath, to: T.Type) -> T?
}

extension ComponentQueryable {
  /// That of the layout.
  public func anyComponent(at indexPath: IndexPath) -> AnyComponent? {
    layout?.component(at: indexPath)
  }

  /// That of the layout.
  public func component<T>(at indexPath: IndexPath, to type: T.Type) -> T? {
    anyComponent(at: indexPath)?.to(type)
  }
}
