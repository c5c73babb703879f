import UIKit

/// What can be given where a text is wanted: strings, attributed strings and text values.
public protocol TextConvertible {
  /// The text.
  var textValue: TextValue { get }
}

extension TextValue: TextConvertible {
  /// The value itself.
  public var textValue: TextValue { self }
}

extension String: TextConvertible {
  /// A plain text.
  public var textValue: TextValue { .plain(self) }
}

extension NSAttributedString: TextConvertible {
  /// A text with attributes of its own.
  public var textValue: TextValue { .rich(self) }
}
