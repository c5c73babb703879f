import UIKit

/// Pictures of hills under a sky, made by code: each number has its own, the same in every run.
@MainActor
enum Landscape {
  static let names = ["Dawn", "Ridge", "Lake", "Dusk", "Dune", "Fog", "Meadow", "Coast", "Snow"]

  private static var made: [Int: UIImage] = [:]

  /// The picture of a number.
  static func picture(_ number: Int) -> UIImage {
    if let image = made[number] { return image }
    let size = CGSize(width: 240, height: 180)
    let image = UIGraphicsImageRenderer(size: size).image { _ in draw(number, size) }
    made[number] = image
    return image
  }

  private static func draw(_ number: Int, _ size: CGSize) {
    let hue = CGFloat(number * 53 % 360) / 360
    for band in 0..<12 {
      let share = CGFloat(band) / 12
      color(hue, saturation: 0.55 - 0.35 * share, brightness: 0.75 + 0.2 * share).setFill()
      UIBezierPath(
        rect: CGRect(x: 0, y: size.height * share, width: size.width, height: size.height / 10)
      ).fill()
    }
    drawSun(number, size)
    for hill in 0..<4 { drawHill(number * 7 + hill, CGFloat(hill) / 4, hue, size) }
  }

  private static func drawSun(_ number: Int, _ size: CGSize) {
    let center = CGPoint(
      x: size.width * (0.2 + 0.6 * CGFloat(number * 29 % 10) / 10), y: size.height * 0.3)
    UIColor(white: 1, alpha: 0.85).setFill()
    UIBezierPath(ovalIn: CGRect(x: center.x - 20, y: center.y - 20, width: 40, height: 40)).fill()
  }

  /// Draws a ridge; those with a greater `depth` are nearer and darker.
  private static func drawHill(_ seed: Int, _ depth: CGFloat, _ hue: CGFloat, _ size: CGSize) {
    let path = UIBezierPath()
    let base = size.height * (0.5 + 0.14 * depth * 4 / 1.3)
    path.move(to: CGPoint(x: 0, y: size.height))
    for step in 0...24 {
      let x = size.width * CGFloat(step) / 24
      let wave = sin(CGFloat(step + seed * 3) * 0.55) + 0.5 * sin(CGFloat(step * 2 + seed) * 0.7)
      path.addLine(to: CGPoint(x: x, y: base - 12 * wave))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    color(hue + 0.08, saturation: 0.45 + 0.2 * depth, brightness: 0.62 - 0.4 * depth).setFill()
    path.fill()
  }

  private static func color(
    _ hue: CGFloat, saturation: CGFloat, brightness: CGFloat
  ) -> UIColor {
    UIColor(
      hue: hue.truncatingRemainder(dividingBy: 1), saturation: saturation,
      brightness: brightness, alpha: 1)
  }
}
