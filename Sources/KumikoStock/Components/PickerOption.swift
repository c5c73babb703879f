import KumikoComponents
import UIKit

/// Something that can be picked.
public protocol PickerOption: Equatable {
  /// What the wheel says.
  var displayName: String { get }
}

extension String: PickerOption {
  /// The string itself.
  public var displayName: String { self }
}
