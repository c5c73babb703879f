import Foundation

/// What `init(coder:)` of an object in a nib gets: the element to make itself from.
///
/// It holds no values by key: what the element says is taken over by UIKit's own `init(coder:)`, so
/// that everything is there once a subclass has called `super.init(coder:)`.
final class NibCoder: NSCoder {
  let element: NibElement
  let unarchiver: NibUnarchiver

  init(_ element: NibElement, _ unarchiver: NibUnarchiver) {
    (self.element, self.unarchiver) = (element, unarchiver)
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// What the element of a nib says in an attribute; nil without, and for other archives.
  func nibValue<Value: NibValue>(_ attribute: String) -> Value? {
    (self as? NibCoder)?.element[attribute].flatMap(Value.init(nib:))
  }
}

extension UIView {
  /// Takes over what a nib says, if `level` is the last of UIKit's own classes to be initialized.
  /// The last statement of every `init(coder:)` here.
  func decodeNib(_ coder: NSCoder, as level: UIView.Type) {
    guard let coder = coder as? NibCoder, NibClass.last(of: self) == level else { return }
    coder.unarchiver.decode(self, coder.element)
  }
}
