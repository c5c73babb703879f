/// The word behind an object's header from which Core Foundation reads the object's type.
///
/// Foundation's attributed strings compare attributes by `CFEqual`, which takes bits 8 to 17 of
/// that word for a type. The number 0, which is easily the start of a class's first property, stops
/// the program; one that no type has leads to `isEqual(_:)`. So classes whose objects are
/// attributes of text store a value of this type before anything else.
struct FoundationTypeInfo: Sendable {
  private let bits: UInt = 0x3FF << 8
}
