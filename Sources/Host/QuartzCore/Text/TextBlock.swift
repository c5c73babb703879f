import CoreGraphics

/// Everything that decides how a piece of text is laid out and drawn.
package struct TextBlock: Hashable, Sendable {
  /// Stretches of text with one look each; their strings joined are the text.
  package var runs: [TextRun]
  /// The width to break lines at; nil never breaks except at line separators.
  package var width: CGFloat?
  /// The number of lines to show over all paragraphs; 0 shows all.
  package var maximumLines: Int
  package var alignment: TextLineAlignment
  package var lineBreak: TextLineBreak
  /// Extra space between lines, in points.
  package var lineSpacing: CGFloat
  /// Space after each paragraph but the last, in points.
  package var paragraphSpacing: CGFloat
  /// The height of every line where it is not 0; as a multiple of the font's own below.
  package var lineHeight: CGFloat
  package var lineHeightMultiple: CGFloat
  /// Whether the paragraph's direction is right to left; nil follows the text.
  package var rightToLeft: Bool?
  /// How far lines keep off the edges.
  package var indents = TextIndents()
  /// Where tabs lead; none for every 28 points.
  package var tabs: [TextTab] = []

  package init(
    runs: [TextRun], width: CGFloat? = nil, maximumLines: Int = 0,
    alignment: TextLineAlignment = .natural, lineBreak: TextLineBreak = .truncatingTail,
    lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0, lineHeight: CGFloat = 0,
    lineHeightMultiple: CGFloat = 0, rightToLeft: Bool? = nil
  ) {
    self.runs = runs
    self.width = width
    self.maximumLines = maximumLines
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.lineHeight = lineHeight
    self.lineHeightMultiple = lineHeightMultiple
    self.rightToLeft = rightToLeft
  }
}

/// How far the lines of a paragraph keep off the edges, in points.
package struct TextIndents: Hashable, Sendable {
  /// From the edge at which reading begins to the first line.
  package var firstLine: CGFloat = 0
  /// From the edge at which reading begins to all other lines.
  package var head: CGFloat = 0
  /// From the other edge if 0 or less, else from that at which reading begins.
  package var tail: CGFloat = 0

  package init() {}
}

/// A place that a tab leads to.
package struct TextTab: Hashable, Sendable {
  /// The distance from the edge at which reading begins, in points.
  package var location: CGFloat
  /// Which part of the text that follows stands there.
  package var alignment: TextLineAlignment

  package init(location: CGFloat, alignment: TextLineAlignment = .natural) {
    (self.location, self.alignment) = (location, alignment)
  }
}

/// A stretch of text with one look.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var face: FontFace
  package var color: CGColor
  package var background: CGColor?
  /// Extra space between characters, in points.
  package var kern: CGFloat
  /// The distance of the baseline above the line's, in points.
  package var baselineOffset: CGFloat
  package var isUnderlined: Bool
  package var isStruckThrough: Bool

  package init(
    _ string: String, face: FontFace, color: CGColor, background: CGColor? = nil,
    kern: CGFloat = 0, baselineOffset: CGFloat = 0, isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    self.string = string
    self.face = face
    self.color = color
    self.background = background
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}

/// A font by its looks; the drawing module finds the file.
package struct FontFace: Hashable, Sendable {
  /// The family's name; nil is the system family.
  package var family: String?
  /// The size in points.
  package var size: CGFloat
  /// The weight on CSS's scale, 100 to 900.
  package var weight: Int
  package var isItalic: Bool
  /// Whether digits all take the same width.
  package var hasMonospacedDigits: Bool
  /// Whether the system's fixed-pitch family is meant; only where `family` is nil.
  package var isMonospaced: Bool

  package init(
    family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, isMonospaced: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.isMonospaced = isMonospaced
  }
}

/// Where lines stand between the edges.
package enum TextLineAlignment: Int, Hashable, Sendable {
  case natural, left, center, right, justified
}

/// What happens at the end of a line.
package enum TextLineBreak: Int, Hashable, Sendable {
  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
}
