/// How a string is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Breaks lines; without it the text is one line and the origin lies on its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Counts the font's leading into the height of lines; the engine always does.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Ends with an ellipsis where the text does not fit the height.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What measuring a string found out.
open class NSStringDrawingContext: NSObject {
  /// The area that the text took.
  open fileprivate(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text without line breaks but its own, in points, not rounded.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// The area that the text takes within `size`, in points, not rounded; a width or height of 0 is
  /// no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let breaksLines = options.contains(.usesLineFragmentOrigin)
    var block = TextBlock(
      runs: textRuns(defaults: .attributedString), maximumLines: breaksLines ? 0 : 1,
      lineBreak: .wordWrapping)
    if let style = firstParagraphStyle { block.apply(style) }
    if breaksLines, size.width > 0, size.width < TextBlock.widest { block.width = size.width }
    guard let engine = TextEngines.shared else { return .zero }
    var layout = engine.layout(block)
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      block.maximumLines = max(1, layout.lines.count { $0.frame.maxY <= size.height })
      layout = engine.layout(block)
    }
    let baseline = breaksLines ? 0 : layout.lines.first?.baseline ?? 0
    let rect = CGRect(origin: CGPoint(x: 0, y: -baseline), size: layout.size)
    context?.totalBounds = rect
    return rect
  }
}

extension NSString {
  /// The size of the text without line breaks but its own, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// The area that the text takes within `size`, in points, not rounded; a width or height of 0 is
  /// no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// The size of the text without line breaks but its own, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The area that the text takes within `size`, in points, not rounded; a width or height of 0 is
  /// no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension TextBlock {
  /// Widths from here on count as no limit, so that they do not overflow the engine's units.
  package static let widest: CGFloat = 1_000_000
}
