extension DocumentProblem {
  /// What kind of problem it is. K1… are about the text, K2… about the form of the document,
  /// K3… about elements and what they are given, K4… about what its author may do better.
  public enum Code: String, CaseIterable, Hashable, Sendable {
    case notUTF8 = "K101"
    case byteOrderMark = "K102"
    case emptyDocument = "K103"
    case unexpectedCharacter = "K104"
    case unexpectedEnd = "K105"
    case invalidNumber = "K106"
    case numberTooLarge = "K107"
    case invalidEscape = "K108"
    case loneSurrogate = "K109"
    case controlCharacter = "K110"
    case duplicateName = "K111"
    case trailingComma = "K112"
    case missingComma = "K113"
    case comment = "K114"
    case invalidLiteral = "K115"
    case contentAfterEnd = "K116"
    case documentType = "K121"
    case entity = "K122"
    case processingInstruction = "K123"
    case namespace = "K124"
    case mismatchedTag = "K125"
    case unsupportedEncoding = "K126"
    case documentTooLarge = "K151"
    case nestingTooDeep = "K152"
    case tooManyValues = "K153"
    case stringTooLong = "K154"
    case elementsTooDeep = "K155"
    case tooManyElements = "K156"
    case idTooLong = "K157"
    case unknownRoot = "K201"
    case missingProperty = "K202"
    case wrongType = "K203"
    case malformedVersion = "K204"
    case newerMajorVersion = "K205"
    case newerMinorVersion = "K206"
    case elementName = "K207"
    case propertyName = "K208"
    case reservedWord = "K209"
    case loopWithoutID = "K210"
    case branchWithoutIf = "K211"
    case whereWithoutFor = "K212"
    case severalConditions = "K213"
    case malformedLoop = "K214"
    case constantLoopID = "K215"
    case duplicateID = "K216"
    case misplacedText = "K217"
    case noContentProperty = "K218"
    case mixedList = "K219"
    case misplacedAttribute = "K220"
    case misplacedProperty = "K221"
    case misplacedChange = "K222"
    case unknownElement = "K301"
    case unknownProperty = "K302"
    case unknownChoice = "K303"
    case malformedValue = "K304"
    case missingModule = "K305"
    case misplacedElement = "K306"
    case invalidExpression = "K307"
    case expressionType = "K308"
    case unknownStatePath = "K309"
    case recursiveTemplate = "K310"
    case templatesTooDeep = "K311"
    case expressionFailed = "K312"
    case tooManyChanges = "K313"
    case refusedURL = "K314"
    case imageNotLoaded = "K315"
    case refusedForm = "K316"
    case impressionNotCounted = "K317"
    case stateTooLarge = "K318"
    case imageWithoutSize = "K401"
    case pictureWithoutLabel = "K402"
    case fixedColor = "K403"
    case positionAsID = "K404"
    case unusedTemplate = "K405"
    case unusedStyle = "K406"
    case unreadState = "K407"
    case clippedText = "K408"
    case ignoredProperty = "K409"

    /// Warnings are about documents that are shown nevertheless.
    public var severity: Severity {
      switch self {
      case .newerMinorVersion, .constantLoopID, .duplicateID, .unknownProperty, .unknownChoice,
        .expressionType, .unknownStatePath, .expressionFailed, .imageNotLoaded,
        .impressionNotCounted, .imageWithoutSize, .pictureWithoutLabel, .fixedColor, .positionAsID,
        .unusedTemplate, .unusedStyle, .unreadState, .clippedText, .ignoredProperty:
        .warning
      default: .error
      }
    }

    /// What the code stands for, in a sentence.
    public var text: String { Self.texts[self] ?? rawValue }

    private static let texts: [Code: String] = [
      .notUTF8: "The text has bytes that are not UTF-8.",
      .byteOrderMark: "The text begins with a byte order mark.",
      .emptyDocument: "There is no document: the text is empty or blank.",
      .unexpectedCharacter: "A character stands where the grammar has another.",
      .unexpectedEnd: "The text ends before the document does.",
      .invalidNumber: "A number is not written as JSON writes numbers.",
      .numberTooLarge: "A number is too large for a Double.",
      .invalidEscape: "A backslash in a string is followed by what JSON does not know.",
      .loneSurrogate: "An escape is half of a surrogate pair.",
      .controlCharacter: "A control character is not written as an escape, or XML has none for it.",
      .duplicateName: "A name stands twice in one object or element.",
      .trailingComma: "A comma stands after the last value.",
      .missingComma: "There is no comma between two values.",
      .comment: "JSON has no comments.",
      .invalidLiteral: "A word is neither true, false nor null.",
      .contentAfterEnd: "More text follows the end of the document.",
      .documentType: "XML has a document type declaration, which is refused.",
      .entity: "XML has an entity other than lt, gt, amp, quot and apos.",
      .processingInstruction: "XML has a processing instruction.",
      .namespace: "XML has a namespace.",
      .mismatchedTag: "An end tag is not that of the open element.",
      .unsupportedEncoding: "XML says that it is something else than XML 1.0 in UTF-8.",
      .documentTooLarge: "The document has too many bytes.",
      .nestingTooDeep: "Lists, objects or tags are nested too deep.",
      .tooManyValues: "The document has too many values.",
      .stringTooLong: "A string has too many bytes.",
      .elementsTooDeep: "Elements are nested too deep.",
      .tooManyElements: "The document has too many elements.",
      .idTooLong: "An id has too many bytes.",
      .unknownRoot: "The document is neither a Screen nor a Patch.",
      .missingProperty: "A property that is needed is missing.",
      .wrongType: "A value is of another type than its property.",
      .malformedVersion: "The version is not written as \"1.0\".",
      .newerMajorVersion: "The document is of a version that this library cannot read.",
      .newerMinorVersion: "The document is of a newer version; what is new in it is not shown.",
      .elementName: "The name of an element or action does not begin with a capital letter.",
      .propertyName: "The name of a property does not begin with a lower-case letter.",
      .reservedWord: "A word that has a meaning of its own is used as a name.",
      .loopWithoutID: "An element with `for` has no id.",
      .branchWithoutIf: "There is no `if` before an `elseIf` or `else`.",
      .whereWithoutFor: "An element has a `where`, but no `for`.",
      .severalConditions: "An element has more than one of `if`, `elseIf` and `else`.",
      .malformedLoop: "A `for` is not written as \"name in list\".",
      .constantLoopID: "The id of an element with `for` is the same in each turn.",
      .duplicateID: "Two elements of one list have the same id.",
      .misplacedText: "XML has text where elements stand.",
      .noContentProperty: "XML has elements inside an element that takes none.",
      .mixedList: "A list has elements as well as other values.",
      .misplacedAttribute: "XML has an attribute where none is allowed.",
      .misplacedProperty: "A template has something else than params and a body.",
      .misplacedChange: "A patch changes what cannot be changed so.",
      .unknownElement: "There is no element or template of this name.",
      .unknownProperty: "The element has no such property; it is ignored.",
      .unknownChoice: "The word is none of those that the property takes; its default counts.",
      .malformedValue: "A text is not written as its property needs it; its default counts.",
      .missingModule: "A module that is required is not there, or too old.",
      .misplacedElement: "An element stands where none of its kind may.",
      .invalidExpression: "An expression is not written as the language has it.",
      .expressionType: "An expression cannot give what is needed; it is null.",
      .unknownStatePath: "`bind` names no value of `state`.",
      .recursiveTemplate: "A template holds itself.",
      .templatesTooDeep: "Templates are nested too deep.",
      .expressionFailed: "An expression went wrong with the present values; it is null.",
      .tooManyChanges: "What is done for an event has no end, or changes state too often.",
      .refusedURL: "An address may not be opened.",
      .imageNotLoaded: "A picture could not be loaded.",
      .refusedForm: "A form does not name what it sends.",
      .impressionNotCounted: "What is seen of a row is not counted.",
      .stateTooLarge: "An action would make more of state than there may be; it changes nothing.",
      .imageWithoutSize: "A picture has neither a size nor a ratio.",
      .pictureWithoutLabel: "A button of a picture alone has no label to be read aloud.",
      .fixedColor: "A fixed color has no second one for dark appearances.",
      .positionAsID: "An id is a position.",
      .unusedTemplate: "Nothing uses a template.",
      .unusedStyle: "Nothing uses a style sheet.",
      .unreadState: "Nothing reads a value of state.",
      .clippedText: "A text is cut at the largest text size.",
      .ignoredProperty: "A property does nothing where the element stands.",
    ]
  }
}
