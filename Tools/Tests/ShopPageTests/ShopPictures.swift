import Foundation
import UIKit

/// The pictures of the shop, made by code: the same in every run.
@MainActor
enum ShopPictures {
  /// All pictures by their names.
  static var all: [String: UIImage] {
    var all: [String: UIImage] = [:]
    for (number, name) in ["spring", "arita", "uji"].enumerated() {
      all[name] = image(CGSize(width: 528, height: 297)) { hills(number, $0) }
    }
    let things: [(String, CGFloat, (CGRect) -> Void)] = [
      ("pot", 0.06, pot), ("kettle", 0.58, kettle), ("caddy", 0.02, caddy), ("cup", 0.5, cup),
      ("bowl", 0.75, bowl), ("sencha", 0.3, sencha),
    ]
    for (name, hue, draw) in things {
      all[name] = image(CGSize(width: 320, height: 320)) { size in
        ground(hue, size)
        draw(CGRect(origin: .zero, size: size).insetBy(dx: 60, dy: 70))
      }
    }
    return all
  }

  private static func image(_ size: CGSize, _ draw: (CGSize) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(size) }
  }

  private static func color(
    _ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat
  ) -> UIColor {
    UIColor(
      hue: hue.truncatingRemainder(dividingBy: 1), saturation: saturation, brightness: brightness,
      alpha: 1)
  }

  private static func fill(_ color: UIColor, _ path: UIBezierPath) {
    color.setFill()
    path.fill()
  }

  // MARK: Landscapes

  private static func hills(_ number: Int, _ size: CGSize) {
    let hue = [0.33, 0.56, 0.09][number % 3]
    for band in 0..<9 {
      let share = CGFloat(band) / 9
      let rect = CGRect(
        x: 0, y: (size.height * share).rounded(), width: size.width, height: size.height / 8)
      fill(color(hue, 0.5 - 0.35 * share, 0.8 + 0.17 * share), UIBezierPath(rect: rect))
    }
    let sun = CGRect(
      x: size.width * (0.2 + 0.25 * CGFloat(number)), y: size.height * 0.14, width: 64, height: 64)
    fill(UIColor(white: 1, alpha: 0.85), UIBezierPath(ovalIn: sun))
    for hill in 0..<4 { self.hill(number * 7 + hill, CGFloat(hill) / 4, hue, size) }
  }

  /// Draws a ridge; those with a greater `depth` are nearer and darker.
  private static func hill(_ seed: Int, _ depth: CGFloat, _ hue: CGFloat, _ size: CGSize) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    for step in 0...48 {
      let x = size.width * CGFloat(step) / 48
      let turn = CGFloat(step) / 2
      let wave =
        sin((turn + CGFloat(seed * 3)) * 0.55) + 0.5 * sin((turn * 2 + CGFloat(seed)) * 0.7)
      path.addLine(to: CGPoint(x: x, y: size.height * (0.5 + 0.43 * depth) - 18 * wave))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    fill(color(hue + 0.06, 0.4 + 0.25 * depth, 0.7 - 0.4 * depth), path)
  }

  // MARK: Things

  private static func ground(_ hue: CGFloat, _ size: CGSize) {
    fill(color(hue, 0.1, 0.96), UIBezierPath(rect: CGRect(origin: .zero, size: size)))
    let table = CGRect(x: 0, y: size.height * 0.7, width: size.width, height: size.height * 0.3)
    fill(color(hue, 0.18, 0.88), UIBezierPath(rect: table))
  }

  private static func ring(_ color: UIColor, _ rect: CGRect, _ width: CGFloat) {
    let path = UIBezierPath(ovalIn: rect)
    path.lineWidth = width
    color.setStroke()
    path.stroke()
  }

  private static func pot(_ rect: CGRect) {
    let clay = color(0.05, 0.62, 0.62)
    ring(clay, CGRect(x: rect.maxX - 50, y: rect.midY - 30, width: 62, height: 66), 12)
    let spout = UIBezierPath()
    spout.move(to: CGPoint(x: rect.minX + 40, y: rect.midY + 40))
    spout.addLine(to: CGPoint(x: rect.minX - 22, y: rect.midY - 34))
    spout.addLine(to: CGPoint(x: rect.minX - 2, y: rect.midY - 40))
    spout.addLine(to: CGPoint(x: rect.minX + 60, y: rect.midY + 6))
    spout.close()
    fill(clay, spout)
    fill(
      clay,
      UIBezierPath(ovalIn: CGRect(x: rect.minX + 16, y: rect.midY - 48, width: 168, height: 128)))
    fill(
      color(0.05, 0.6, 0.5),
      UIBezierPath(ovalIn: CGRect(x: rect.midX - 50, y: rect.midY - 60, width: 100, height: 32)))
    fill(
      color(0.05, 0.6, 0.5),
      UIBezierPath(ovalIn: CGRect(x: rect.midX - 12, y: rect.midY - 80, width: 24, height: 26)))
  }

  private static func kettle(_ rect: CGRect) {
    let iron = color(0.6, 0.25, 0.3)
    ring(iron, CGRect(x: rect.midX - 62, y: rect.minY - 22, width: 124, height: 124), 10)
    let spout = UIBezierPath()
    spout.move(to: CGPoint(x: rect.minX + 40, y: rect.maxY - 40))
    spout.addLine(to: CGPoint(x: rect.minX - 16, y: rect.midY + 2))
    spout.addLine(to: CGPoint(x: rect.minX + 8, y: rect.midY - 8))
    spout.addLine(to: CGPoint(x: rect.minX + 60, y: rect.midY + 24))
    spout.close()
    fill(iron, spout)
    let body = CGRect(x: rect.minX + 20, y: rect.midY - 30, width: rect.width - 40, height: 116)
    fill(iron, UIBezierPath(roundedRect: body, cornerRadius: 52))
    for row in 0..<3 {
      for column in 0..<7 {
        let dot = CGRect(
          x: body.minX + 24 + CGFloat(column) * 18, y: body.minY + 34 + CGFloat(row) * 18, width: 6,
          height: 6)
        fill(color(0.6, 0.18, 0.44), UIBezierPath(ovalIn: dot))
      }
    }
    let lid = CGRect(x: rect.midX - 44, y: body.minY - 8, width: 88, height: 22)
    fill(color(0.6, 0.2, 0.4), UIBezierPath(roundedRect: lid, cornerRadius: 11))
  }

  private static func caddy(_ rect: CGRect) {
    let body = CGRect(x: rect.midX - 62, y: rect.minY - 10, width: 124, height: rect.height + 20)
    fill(color(0.03, 0.65, 0.42), UIBezierPath(roundedRect: body, cornerRadius: 18))
    for line in 0..<6 {
      let grain = CGRect(
        x: body.minX + 12 + CGFloat(line * 37 % 60), y: body.minY + 70 + CGFloat(line) * 20,
        width: 36, height: 5)
      fill(color(0.03, 0.55, 0.55), UIBezierPath(roundedRect: grain, cornerRadius: 2.5))
    }
    let lid = CGRect(x: body.minX - 3, y: body.minY, width: body.width + 6, height: 54)
    fill(color(0.03, 0.66, 0.34), UIBezierPath(roundedRect: lid, cornerRadius: 16))
  }

  private static func vessel(_ rect: CGRect, depth: CGFloat, _ outside: UIColor, _ inside: UIColor)
  {
    let top = CGRect(x: rect.minX, y: rect.midY - 30, width: rect.width, height: 44)
    let body = UIBezierPath()
    body.move(to: CGPoint(x: top.minX, y: top.midY))
    body.addCurve(
      to: CGPoint(x: top.midX, y: top.midY + depth),
      controlPoint1: CGPoint(x: top.minX + 4, y: top.midY + depth * 0.7),
      controlPoint2: CGPoint(x: top.midX - 50, y: top.midY + depth))
    body.addCurve(
      to: CGPoint(x: top.maxX, y: top.midY),
      controlPoint1: CGPoint(x: top.midX + 50, y: top.midY + depth),
      controlPoint2: CGPoint(x: top.maxX - 4, y: top.midY + depth * 0.7))
    body.close()
    let foot = CGRect(x: top.midX - 34, y: top.midY + depth - 12, width: 68, height: 22)
    fill(outside, UIBezierPath(roundedRect: foot, cornerRadius: 6))
    fill(outside, body)
    fill(outside, UIBezierPath(ovalIn: top))
    fill(inside, UIBezierPath(ovalIn: top.insetBy(dx: 6, dy: 5)))
  }

  private static func cup(_ rect: CGRect) {
    vessel(
      rect.insetBy(dx: 30, dy: 0), depth: 96, color(0.55, 0.06, 0.99), color(0.22, 0.5, 0.72))
    for stroke in 0..<3 {
      let leaf = CGRect(
        x: rect.midX - 42 + CGFloat(stroke) * 30, y: rect.midY + 26 + CGFloat(stroke % 2) * 10,
        width: 24, height: 12)
      fill(color(0.62, 0.7, 0.66), UIBezierPath(ovalIn: leaf))
    }
  }

  private static func bowl(_ rect: CGRect) {
    vessel(rect, depth: 104, color(0.75, 0.12, 0.2), color(0.25, 0.65, 0.62))
  }

  private static func sencha(_ rect: CGRect) {
    let bag = CGRect(x: rect.midX - 66, y: rect.minY - 12, width: 132, height: rect.height + 24)
    fill(color(0.28, 0.4, 0.5), UIBezierPath(roundedRect: bag, cornerRadius: 10))
    let fold = CGRect(x: bag.minX, y: bag.minY, width: bag.width, height: 30)
    fill(color(0.28, 0.4, 0.4), UIBezierPath(roundedRect: fold, cornerRadius: 10))
    let label = bag.insetBy(dx: 22, dy: 58)
    fill(color(0.15, 0.05, 0.97), UIBezierPath(roundedRect: label, cornerRadius: 6))
    for turn in [-1, 1] as [CGFloat] {
      let leaf = UIBezierPath()
      let root = CGPoint(x: label.midX, y: label.maxY - 14)
      let tip = CGPoint(x: label.midX + 26 * turn, y: label.minY + 18)
      leaf.move(to: root)
      leaf.addQuadCurve(
        to: tip, controlPoint: CGPoint(x: root.x + 40 * turn, y: root.y - 20))
      leaf.addQuadCurve(
        to: root, controlPoint: CGPoint(x: root.x - 6 * turn, y: tip.y + 10))
      fill(color(0.3, 0.6, 0.5), leaf)
    }
  }
}
