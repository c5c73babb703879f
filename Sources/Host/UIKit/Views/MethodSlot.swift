/// Where a method stands among the words of a class's metadata.
///
/// Swift cannot be asked whether a class overrides a method, and Objective-C is not everywhere.
/// But a class's metadata holds the addresses of its methods, those inherited first, each at the
/// place that it has in the superclass; that is how methods are called, so it holds for all
/// classes: generic, final, of any level and module, in any build. A subclass that overrides the
/// method and nothing else tells which place it is.
package struct MethodSlot: Hashable, Sendable {
  private let index: Int

  /// Finds the one method that a class overrides.
  ///
  /// - Parameters:
  ///   - probe: Overrides the method and nothing else.
  ///   - plain: Overrides nothing: what distinguishes it from `base` is no method.
  ///   - base: The superclass of both, which has the method.
  /// - Returns: Nil unless exactly one method was found.
  package init?(overriddenIn probe: AnyClass, notIn plain: AnyClass, of base: AnyClass) {
    let (probe, plain, base) = (ClassWords(probe), ClassWords(plain), ClassWords(base))
    let found = base.methods.filter { plain[$0] == base[$0] && probe[$0] != base[$0] }
    guard let index = found.first, found.count == 1 else { return nil }
    self.index = index
  }

  /// Whether two classes, one of which inherits from the other, have different implementations.
  package func differs(in one: AnyClass, and other: AnyClass) -> Bool {
    ClassWords(one)[index] != ClassWords(other)[index]
  }
}

/// The words of a class's metadata, as Swift's stable ABI lays them out.
private struct ClassWords {
  private let words: UnsafePointer<UInt>

  init(_ type: AnyClass) { words = unsafeBitCast(type, to: UnsafePointer<UInt>.self) }

  /// A word without the signature that addresses have in some builds, which differs by place.
  subscript(index: Int) -> UInt { words[index] & 0xF_FFFF_FFFF }

  /// The indices of what classes inherit and add: methods, and where properties are.
  var methods: Range<Int> {
    // The first word is 0, or the address of a metaclass, and then there are three words more.
    let sizes = words[0] == 0 ? 4 : 7
    let (size, address) = (words[sizes] & 0xFFFF_FFFF, words[sizes] >> 32)
    let end = (Int(size) - Int(address)) / MemoryLayout<UInt>.size
    return sizes + 3..<max(sizes + 3, end)
  }
}
