extension UnsafeBufferPointer<Int32> {
  /// The indices of elements without a partner, in ascending order.
  ///
  /// Free of branches, because on shuffled elements no branch could be predicted.
  @inlinable
  func unpairedIndices() -> ContiguousArray<Int32> {
    ContiguousArray(unsafeUninitializedCapacity: count + 1) { buffer, length in
      for index in indices {
        buffer[length] = Int32(truncatingIfNeeded: index)
        length &+= self[index] < 0 ? 1 : 0
      }
    }
  }
}
