import Foundation
import KumikoDocuments

/// Makes a `Decodable` value of the properties of an element.
struct RemoteValueDecoder: Decoder {
  let value: RemoteValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ value: RemoteValue, at path: [any CodingKey] = []) {
    (self.value, codingPath) = (value, path)
  }

  static func decode<T: Decodable>(_ type: T.Type, from value: RemoteValue) throws -> T {
    try RemoteValueDecoder(value).decode(type)
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    switch type {
    case is URL.Type:
      if case .string(let text) = value, let url = URL(string: text), let url = url as? T {
        return url
      }
    case is Date.Type:
      if case .string(let text) = value, let date = ISODate(text)?.date(in: .gmt) as? T {
        return date
      }
    case is RemoteValue.Type:
      if let value = value as? T { return value }
    default: return try T(from: self)
    }
    throw mismatch("\(T.self)")
  }

  func mismatch(_ expected: String) -> DecodingError {
    .typeMismatch(
      Any.self,
      DecodingError.Context(
        codingPath: codingPath, debugDescription: "expected \(expected), found \(value.kind)"))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let fields) = value else { throw mismatch("object") }
    return KeyedDecodingContainer(KeyedValues(fields: fields, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let elements) = value else { throw mismatch("list") }
    return ListedValues(elements: elements, codingPath: codingPath)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { SingleValue(self) }
}

/// A number or a name of a field, in paths of errors.
struct PathKey: CodingKey {
  var stringValue: String
  var intValue: Int?

  init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { self.init(intValue) }
}

private struct KeyedValues<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let fields: [String: RemoteValue]
  let codingPath: [any CodingKey]
  var allKeys: [Key] { fields.keys.sorted().compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

  func decodeNil(forKey key: Key) -> Bool { fields[key.stringValue] ?? .null == .null }

  private func decoder(_ key: Key) throws -> RemoteValueDecoder {
    guard let value = fields[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "\(key.stringValue) is missing"))
    }
    return RemoteValueDecoder(value, at: codingPath + [key])
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decoder(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try decoder(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { RemoteValueDecoder(.object(fields), at: codingPath) }
  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
}

private struct ListedValues: UnkeyedDecodingContainer {
  let elements: [RemoteValue]
  let codingPath: [any CodingKey]
  var currentIndex = 0
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  private mutating func next() throws -> RemoteValueDecoder {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Any.self,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "the list has \(elements.count) values"))
    }
    defer { currentIndex += 1 }
    return RemoteValueDecoder(elements[currentIndex], at: codingPath + [PathKey(currentIndex)])
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, elements[currentIndex] == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().decode(type) }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { try next().container(keyedBy: type) }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }
}

private struct SingleValue: SingleValueDecodingContainer {
  private let decoder: RemoteValueDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  init(_ decoder: RemoteValueDecoder) { self.decoder = decoder }

  func decodeNil() -> Bool { decoder.value == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .bool(let value) = decoder.value else { throw decoder.mismatch("Boolean") }
    return value
  }

  func decode(_ type: String.Type) throws -> String {
    guard case .string(let value) = decoder.value else { throw decoder.mismatch("string") }
    return value
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard case .number(let value) = decoder.value else { throw decoder.mismatch("number") }
    return value
  }

  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }

  private func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    guard let value = Value(exactly: try decode(Double.self)) else {
      throw decoder.mismatch("whole number from \(Value.min) to \(Value.max)")
    }
    return value
  }

  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type) }
}
