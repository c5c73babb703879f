/// How much a document may ask for. Whatever is beyond is an error with a position.
public struct DocumentLimits: Hashable, Sendable {
  /// Bytes of a document, after decompression.
  public var bytes = 4_000_000
  /// Lists and objects in each other, or tags. More than 256 counts as 256, for the stack's sake.
  public var nesting = 128
  /// Values of JSON, or tags and attributes of XML.
  public var values = 200_000
  /// Bytes of a string.
  public var stringBytes = 64_000
  /// Elements in each other.
  public var depth = 32
  /// Elements, also those that loops and templates make.
  public var elements = 20_000
  /// Bytes of an id.
  public var idBytes = 256
  /// Problems that are kept.
  public var problems = 100
  /// Templates in each other.
  public var templateDepth = 8
  /// Characters of an expression.
  public var expressionLength = 512
  /// Parts of an expression in each other.
  public var expressionDepth = 16
  /// Steps of all expressions of a document.
  public var expressionSteps = 100_000
  /// Bytes of a string that an expression makes.
  public var resultBytes = 16_000
  /// Changes of state in one turn.
  public var stateChanges = 16
  /// Bytes of `state` that actions may make of it: those of its names and texts, and 8 for each
  /// value. What users type or choose counts, and is never too much.
  public var stateBytes = 1_000_000
  /// Impressions of a screen that are counted.
  public var impressions = 1_000
  /// Pixels of an image.
  public var imagePixels = 16_000_000
  /// Bytes of an image.
  public var imageBytes = 8_000_000
  /// Bytes of decoded images of a screen that are kept, besides those that it shows.
  public var decodedImageBytes = 128_000_000
  /// Images that are loaded at once.
  public var imagesAtOnce = 6
  /// Redirects of a request.
  public var redirects = 5
  /// Loads in a second that nobody asked for by hand.
  public var automaticLoadsPerSecond = 1
  /// Loads in a minute that nobody asked for by hand.
  public var automaticLoadsPerMinute = 30

  /// Creates the limits that screens have by default.
  public init() {}

  var usableNesting: Int { min(nesting, 256) }
}
