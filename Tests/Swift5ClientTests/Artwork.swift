import UIKit

/// Draws and lays out layers without a word about actors, as code for Apple's systems does.
class Artwork: NSObject, CALayerDelegate, CAAnimationDelegate {
  var drawn: [String] = []

  /// A picture of a word, drawn on whichever thread asks for it.
  func picture(of word: String) -> UIImage {
    let font = UIFont.boldSystemFont(ofSize: 17)
    let size = (word as NSString).size(withAttributes: [.font: font])
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.label.setFill()
      word.draw(at: .zero, withAttributes: [.font: font])
    }
  }

  /// A layer that this object displays.
  func layer(fading fades: Bool) -> CALayer {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let layer = RibbonLayer()
    layer.delegate = self
    if fades {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.delegate = self
      layer.add(fade, forKey: "fade")
    }
    layer.bounds.size = CGSize(width: 20, height: 10)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.layoutIfNeeded()
    CATransaction.commit()
    return layer
  }

  func display(_ layer: CALayer) { drawn.append("display") }

  func layoutSublayers(of layer: CALayer) { drawn.append("layout") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { drawn.append("stop") }
}

/// A layer of a client's own.
class RibbonLayer: CAShapeLayer {
  override func layoutSublayers() {
    super.layoutSublayers()
    path = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).cgPath
  }
}
