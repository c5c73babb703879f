import UIKit

/// Builds the sections of a list from sections, `if`, `switch` and `for`.
@preconcurrency @MainActor
@resultBuilder
public struct SectionBuilder {
  /// The sections of all statements.
  public static func buildBlock(
    _ components: any NSCollectionLayoutSectionConvertible...
  ) -> [SectionBuilderResult] { components.map { SectionBuilderResult($0) } }

  /// The sections of the first branch.
  public static func buildEither(
    first component: [SectionBuilderResult]
  ) -> [SectionBuilderResult] { component }

  /// The sections of the second branch.
  public static func buildEither(
    second component: [SectionBuilderResult]
  ) -> [SectionBuilderResult] { component }

  /// The sections of a branch, or none.
  public static func buildOptional(
    _ component: [SectionBuilderResult]?
  ) -> [SectionBuilderResult] { component ?? [] }

  /// The sections of all turns of a loop.
  public static func buildArray(
    _ components: [[SectionBuilderResult]]
  ) -> [SectionBuilderResult] { components.flatMap { $0 } }

  public static func buildFinalResult(
    _ component: [SectionBuilderResult]
  ) -> [SectionBuilderResult] { component }
}

/// Sections that a builder has put together.
@preconcurrency @MainActor
public class SectionBuilderResult: NSObject, NSCollectionLayoutSectionConvertible {
  public let sections: [Section]

  /// UIKit's sections.
  public let nsSections: [NSCollectionLayoutSection]

  /// Makes a result of sections and UIKit's templates of them.
  public init(sections: [Section], nsSections: [NSCollectionLayoutSection]) {
    self.sections = sections
    self.nsSections = nsSections
  }

  convenience init(_ element: any NSCollectionLayoutSectionConvertible) {
    self.init(sections: element.sections, nsSections: element.toNSCollectionLayoutSections())
  }

  public func toNSCollectionLayoutSections() -> [NSCollectionLayoutSection] { nsSections }
}
