import CoreGraphics

/// Values that only some classes of layers have.
package indirect enum LayerExtra {
  case none
  case shape(ShapeValues)
  case gradient(GradientValues)
}

/// The values of a shape layer.
package struct ShapeValues: Hashable {
  package var path: CGPath?
  package var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [CGFloat] = []
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var fillRule = CAShapeLayerFillRule.nonZero
}

/// The values of a gradient layer.
package struct GradientValues: Hashable {
  package var colors: [CGColor] = []
  package var locations: [Double] = []
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial
}

extension LayerValues {
  package var shape: ShapeValues {
    get { if case .shape(let shape) = extra { shape } else { ShapeValues() } }
    set { extra = .shape(newValue) }
  }

  package var gradient: GradientValues {
    get { if case .gradient(let gradient) = extra { gradient } else { GradientValues() } }
    set { extra = .gradient(newValue) }
  }
}
