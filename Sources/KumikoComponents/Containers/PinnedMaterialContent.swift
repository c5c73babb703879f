import UIKit

/// Content of headers and footers that has no background of its own, and is to be read although it
/// floats above rows: what shows it puts the list's own background behind it meanwhile.
@MainActor
package protocol PinnedMaterialContent: UIView {}

extension ComponentContainer {
  /// Whether the content wants the list's background behind it while it floats above rows.
  package var wantsPinnedMaterial: Bool { innermostContent is any PinnedMaterialContent }
}
