#if canImport(SwiftUI)
import KumikoComponents
import SwiftUI

/// SwiftUI's bindings go where a `Bound` does: `TextInput("Name", text: $name)`.
extension Binding: @MainActor BoundConvertible {
  /// The same value, for rows.
  @preconcurrency @MainActor public var bound: Bound<Value> {
    Bound {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }
}
#endif
