/// How a paragraph is set. It never changes; see ``NSMutableParagraphStyle``.
///
/// A text that is drawn as one block takes the style at its first character.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let typeInfo = FoundationTypeInfo()

  package struct Values: Hashable {
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var baseWritingDirection = NSWritingDirection.natural
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    package var tailIndent: CGFloat = 0
    package var tabStops: [NSTextTab]?
    package var defaultTabInterval: CGFloat = 0

    package init() {}
  }

  package fileprivate(set) var values = Values()

  /// The style of text that says nothing.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Makes the default style.
  public override init() { super.init() }

  /// Where lines stand; natural by default.
  open var alignment: NSTextAlignment { values.alignment }

  /// What happens where a line is too long; broken at words by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// Extra space between lines, in points; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// Space after each paragraph, in points; 0 by default.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// The least height of a line, in points; 0 by default.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The greatest height of a line, in points; 0, the default, sets no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// The height of lines as a multiple of the font's own; 0, the default, changes nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// The direction of writing; as the text says by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// How far the first line keeps off the edge at which reading begins; 0 by default.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// How far the other lines keep off the edge at which reading begins; 0 by default.
  open var headIndent: CGFloat { values.headIndent }

  /// How far lines keep off the other edge if 0 or less, or where they end, measured from the edge
  /// at which reading begins; 0 by default.
  open var tailIndent: CGFloat { values.tailIndent }

  /// Where tabs lead; twelve places 28 points apart by default.
  open var tabStops: [NSTextTab] { values.tabStops ?? NSTextTab.usual }

  /// The distance of further places behind the last of ``tabStops``; 0, the default, for none.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// A style that does not change, with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    if type(of: self) == NSParagraphStyle.self { return self }
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style that can be changed, with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether `object` has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle).map { $0.values == values } ?? false
  }

  /// A hash of the values.
  open override var hash: Int { values.hashValue }
}

/// How a paragraph is set, as an object to be filled in.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { values.tabStops = newValue.sorted { $0.location < $1.location } }
  }

  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// Adds a place that a tab leads to.
  open func addTabStop(_ anObject: NSTextTab) { tabStops += [anObject] }

  /// Takes away the places that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 == anObject } }

  /// Takes over all values of `style`.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
