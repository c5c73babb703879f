import CoreGraphics

extension CALayer {
  /// The colour that fills the picture's shape in place of its own colours; nil for those.
  package var contentsTint: CGColor? {
    get { values.contentsTint }
    set { change(\.contentsTint, to: newValue, .contentsTint) }
  }
}
