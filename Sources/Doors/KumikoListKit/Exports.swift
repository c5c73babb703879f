@_exported public import UIKit

/// What all of the module shares.
public enum ListKit {
  /// The tag of the content view of each component, over any of its own.
  public static let componentContentViewTag = Int.max
}
