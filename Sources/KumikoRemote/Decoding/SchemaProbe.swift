import Foundation
import KumikoDocuments

/// Finds out what a `Decodable` type reads, by having it read something.
///
/// Each value that is asked for is given as the plainest one of its type, so that what the compiler
/// writes for structs goes through to the end. What stops earlier, a type that checks its values,
/// gets the properties that it had asked for until then.
struct SchemaProbe: Decoder {
  /// What was asked for, in order.
  final class Record {
    private(set) var fields: [(name: String, type: RemoteType)] = []

    func add(_ name: String, _ type: RemoteType) {
      if !fields.contains(where: { $0.name == name }) { fields.append((name, type)) }
    }
  }

  let record: Record
  let codingPath: [any CodingKey]
  /// How many types inside of each other were asked for; types may hold themselves.
  let depth: Int
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The fields that a type reads, with their types; those that may be missing are optional.
  static func fields<T: Decodable>(of type: T.Type) -> [(name: String, type: RemoteType)] {
    let record = Record()
    _ = try? T(from: SchemaProbe(record: record, codingPath: [], depth: 0))
    return record.fields
  }

  /// The type of values that a type is made of, and a value of it if one could be made.
  static func sample<T: Decodable>(
    _ type: T.Type, at path: [any CodingKey], depth: Int
  ) -> (type: RemoteType, value: T?) {
    switch type {
    case is Bool.Type: return (.bool, false as? T)
    case is String.Type: return (.string, "" as? T)
    case is URL.Type: return (.string, URL(string: "https://example.org") as? T)
    case is Date.Type: return (.string, Date(timeIntervalSince1970: 0) as? T)
    case is RemoteValue.Type: return (.any, RemoteValue.null as? T)
    case is any BinaryFloatingPoint.Type, is any BinaryInteger.Type:
      return (.number, try? RemoteValueDecoder.decode(T.self, from: .number(1)))
    default: break
    }
    guard depth < 8 else { return (.any, nil) }
    let record = Record()
    let probe = SchemaProbe(record: record, codingPath: path, depth: depth + 1)
    let value = try? T(from: probe)
    guard record.fields.isEmpty else {
      let fields = Dictionary(record.fields.map { ($0.name, $0.type) }) { first, _ in first }
      return (fields[""] ?? .object(fields), value)
    }
    return (.any, value)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ProbedFields(probe: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { ProbedList(probe: self) }
  func singleValueContainer() -> any SingleValueDecodingContainer { ProbedValue(probe: self) }
}

private struct ProbedFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let probe: SchemaProbe
  var codingPath: [any CodingKey] { probe.codingPath }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { true }

  func decodeNil(forKey key: Key) -> Bool { false }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let sample = SchemaProbe.sample(type, at: codingPath + [key], depth: probe.depth)
    probe.record.add(key.stringValue, sample.type)
    guard let value = sample.value else { throw unanswered(key) }
    return value
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) -> T? {
    let sample = SchemaProbe.sample(type, at: codingPath + [key], depth: probe.depth)
    probe.record.add(key.stringValue, .optional(sample.type))
    return nil
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) -> Bool? { missing(key, .bool) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? { missing(key, .string) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) -> Double? { missing(key, .number) }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) -> Float? { missing(key, .number) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) -> Int? { missing(key, .number) }

  private func missing<Value>(_ key: Key, _ type: RemoteType) -> Value? {
    probe.record.add(key.stringValue, .optional(type))
    return nil
  }

  private func unanswered(_ key: Key) -> DecodingError {
    .valueNotFound(
      Any.self, DecodingError.Context(codingPath: codingPath + [key], debugDescription: "probed"))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    probe.record.add(key.stringValue, .any)
    return SchemaProbe(record: .init(), codingPath: codingPath + [key], depth: probe.depth + 1)
      .container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    probe.record.add(key.stringValue, .list(of: .any))
    return ProbedList(probe: probe)
  }

  func superDecoder() -> any Decoder { probe }
  func superDecoder(forKey key: Key) -> any Decoder { probe }
}

/// A list that is told apart by its first element, and has no more.
private struct ProbedList: UnkeyedDecodingContainer {
  let probe: SchemaProbe
  var currentIndex = 0
  var codingPath: [any CodingKey] { probe.codingPath }
  var count: Int? { 1 }
  var isAtEnd: Bool { currentIndex > 0 }

  func decodeNil() -> Bool { false }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let sample = SchemaProbe.sample(type, at: codingPath, depth: probe.depth)
    probe.record.add("", .list(of: sample.type))
    currentIndex += 1
    guard let value = sample.value else {
      throw DecodingError.valueNotFound(
        type, DecodingError.Context(codingPath: codingPath, debugDescription: "probed"))
    }
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> {
    probe.record.add("", .list(of: .any))
    currentIndex += 1
    return SchemaProbe(record: .init(), codingPath: codingPath, depth: probe.depth + 1)
      .container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    probe.record.add("", .list(of: .any))
    currentIndex += 1
    return ProbedList(probe: probe)
  }

  mutating func superDecoder() -> any Decoder { probe }
}

private struct ProbedValue: SingleValueDecodingContainer {
  let probe: SchemaProbe
  var codingPath: [any CodingKey] { probe.codingPath }

  func decodeNil() -> Bool { false }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let sample = SchemaProbe.sample(type, at: codingPath, depth: probe.depth)
    probe.record.add("", sample.type)
    guard let value = sample.value else {
      throw DecodingError.valueNotFound(
        type, DecodingError.Context(codingPath: codingPath, debugDescription: "probed"))
    }
    return value
  }
}
