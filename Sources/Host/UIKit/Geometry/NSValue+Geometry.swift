// Objective-C takes an `NSValue` for the structure in it and the other way round: that is what
// casts such as `info[key] as? CGRect` and `info[key] as? NSValue` count on.

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The rectangle in an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Takes the rectangle out of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.value(like: NSValue(rect: .zero)) { $0.rectValue }
  }

  /// Takes the rectangle out of an object that may hold something else.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return result != nil
  }

  /// The rectangle in an object; zero for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source.flatMap { $0.value(like: NSValue(rect: .zero)) { $0.rectValue } } ?? .zero
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// The point in an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Takes the point out of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.value(like: NSValue(point: .zero)) { $0.pointValue }
  }

  /// Takes the point out of an object that may hold something else.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return result != nil
  }

  /// The point in an object; zero for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source.flatMap { $0.value(like: NSValue(point: .zero)) { $0.pointValue } } ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// The size in an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Takes the size out of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.value(like: NSValue(size: .zero)) { $0.sizeValue }
  }

  /// Takes the size out of an object that may hold something else.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return result != nil
  }

  /// The size in an object; zero for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source.flatMap { $0.value(like: NSValue(size: .zero)) { $0.sizeValue } } ?? .zero
  }
}

extension NSValue {
  /// What is inside, if it is of the same type as what is inside `example`.
  fileprivate func value<Value>(like example: NSValue, _ take: (NSValue) -> Value) -> Value? {
    strcmp(objCType, example.objCType) == 0 ? take(self) : nil
  }
}
