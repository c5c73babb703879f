/// Where what an element says is kept: its properties, or its text.
package struct ElementStorage: Hashable, Sendable {
  private let address: UInt
  /// The first byte of a text; -1 for properties.
  private let offset: Int

  /// Nil if there are no properties: all lists without any are one.
  @inline(__always)
  init?(of properties: [DocumentProperty]) {
    guard !properties.isEmpty else { return nil }
    address = properties.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    offset = -1
  }

  @inline(__always)
  init(of text: DocumentLocation) {
    address = UInt(bitPattern: ObjectIdentifier(text.source))
    offset = text.range.lowerBound
  }
}
