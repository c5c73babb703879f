/// The place of a node among others, as indices into the tree's arrays; -1 is nobody.
struct LayoutNode {
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
  var generation: UInt32 = 0
  /// The place of what is computed for the node in the tree's caches: only containers and measured
  /// nodes have one.
  var cache: Int32 = -1
  var traits = StyleTraits([])
  var state: State = [.dirty, .unprepared, .moved]

  struct State: OptionSet {
    var rawValue: UInt8
    /// The ancestors know that something changed here.
    static let dirty = State(rawValue: 1)
    /// The content is measured by the caller.
    static let measured = State(rawValue: 2)
    /// The children's frames were computed since the last rounding.
    static let arranged = State(rawValue: 4)
    static let free = State(rawValue: 8)
    /// Something changed here since the parent prepared the node as an item.
    static let unprepared = State(rawValue: 16)
    /// The frame, or what it is rounded in, is another than at the last rounding.
    static let moved = State(rawValue: 32)
    /// The node stands elsewhere on the screen than when its children were rounded.
    static let shifted = State(rawValue: 64)
  }

  @inline(__always)
  var isLeaf: Bool { firstChild < 0 }
  @inline(__always)
  var isMeasured: Bool { state.contains(.measured) }
}
