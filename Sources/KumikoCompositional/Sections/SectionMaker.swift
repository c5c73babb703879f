import KumikoComponents
import UIKit

/// A section of UIKit's that was made for a section of the list, and what its layout has to know.
@MainActor
package struct SectionMaker {
  let section: NSCollectionLayoutSection
  /// The classes of the views behind the section, by their kinds.
  let decorations: [String: AnyClass]

  package init(_ section: NSCollectionLayoutSection, decorations: [String: AnyClass]) {
    self.section = section
    self.decorations = decorations
  }
}

extension Section {
  /// This section with its items arranged by one of UIKit's.
  package func layout(_ maker: SectionMaker) -> Section {
    layoutChanged { $0.arrangement = .made(maker) }
  }
}
