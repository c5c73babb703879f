import Foundation
import KumikoDocuments

/// What a property of an element holds, written as Swift literals are.
///
/// A text is an expression if it has a `${`, as in documents; what people have written goes through
/// ``plain(_:)``, or into `data`, which is never searched for expressions.
struct PropertyValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  var value: DocumentValue

  init(stringLiteral text: String) { value = DocumentValue(text: text) }
  init(integerLiteral number: Int) { value = .value(.number(Double(number))) }
  init(floatLiteral number: Double) { value = .value(.number(number)) }
  init(booleanLiteral flag: Bool) { value = .value(.bool(flag)) }

  private init(_ value: DocumentValue) { self.value = value }

  /// A text as it stands, whatever it has in it.
  static func plain(_ text: String) -> Self {
    Self(DocumentValue(text: text.replacingOccurrences(of: "${", with: "$${")))
  }

  /// One element or action.
  static func element(_ element: DocumentElement) -> Self { Self(.element(element)) }

  /// Elements or actions, in order.
  static func elements(_ elements: DocumentElement...) -> Self { Self(.elements(elements)) }

  /// Elements or actions, in order.
  static func elements(_ elements: [DocumentElement]) -> Self { Self(.elements(elements)) }

  /// JSON as it stands.
  static func json(_ value: RemoteValue) -> Self { Self(.value(value)) }
}
