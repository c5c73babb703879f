import UIKit

/// What the user prefers and where the host stands decide sizes, too: how large text is, where
/// lines begin, how large a pixel is. A host hears of it before the views in it do, so that what
/// it measures then is of before; the tree is measured anew until the host is laid out.
extension MountedTree {
  /// Those traits that sizes and places depend on.
  struct SizingTraits: Equatable {
    private var textSize: UIContentSizeCategory
    private var direction: UITraitEnvironmentLayoutDirection
    private var scale: CGFloat

    init(_ traits: UITraitCollection) {
      textSize = traits.preferredContentSizeCategory
      direction = traits.layoutDirection
      scale = traits.displayScale
    }
  }

  /// Notes that the host has other traits.
  ///
  /// - Parameter old: What it had before; nil for a host that comes into its first window.
  /// - Returns: Whether the tree has to be laid out anew, with the host.
  package func traitsDidChange(from old: UITraitCollection?) -> Bool {
    if SizingTraits(host.traitCollection) != old.map(SizingTraits.init) ?? sizingTraits {
      hasOtherTraits = true
    }
    return hasOtherTraits
  }

  /// Takes in the host's traits, with which the tree is about to be laid out. They may be others
  /// than the last time although nobody has told of them yet.
  func noteTraits() {
    let traits = SizingTraits(host.traitCollection)
    if let sizingTraits, sizingTraits != traits { hasOtherTraits = true }
    sizingTraits = traits
  }

  /// Whether traits have changed since the host was laid out, which it is now.
  package func takeOtherTraits() -> Bool {
    guard hasOtherTraits else { return false }
    setNeedsMeasurement()
    hasOtherTraits = false
    return true
  }
}
