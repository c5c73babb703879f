import CoreGraphics

extension CALayer {
  /// The color that fills the picture's shape in place of its own colors; nil for those.
  package var contentsTint: CGColor? {
    get { values.contentsTint }
    set { change(\.contentsTint, to: newValue, .contentsTint) }
  }
}
