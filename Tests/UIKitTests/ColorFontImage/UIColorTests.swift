import Testing
import UIKit

@Suite struct UIColorTests {
  static let light = UITraitCollection(userInterfaceStyle: .light)
  static let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func components(_ color: UIColor) -> [CGFloat] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a]
  }

  private func hex(_ color: UIColor) -> String {
    components(color).prefix(3).map { Int(($0 * 255).rounded()) }
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  @Test func `components are kept and clamped`() {
    #expect(
      components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(components(UIColor(red: -1, green: 2, blue: .nan, alpha: 9)) == [0, 1, 0, 1])
    #expect(components(UIColor(white: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
  }

  @Test func `hue, saturation and brightness make colors and are found again`() {
    let wheel: [(CGFloat, UIColor)] = [
      (0, .red), (1.0 / 6, .yellow), (2.0 / 6, .green), (3.0 / 6, .cyan), (4.0 / 6, .blue),
      (5.0 / 6, .magenta),
    ]
    for (hue, color) in wheel {
      let made = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
      for (a, b) in zip(components(made), components(color)) { #expect(abs(a - b) < 1e-9) }
      var (h, s, v, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
      #expect(color.getHue(&h, saturation: &s, brightness: &v, alpha: &a))
      #expect(abs(h - hue) < 1e-9)
      #expect((s, v, a) == (1, 1, 1))
    }
    #expect(hex(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)) == "FF0000")
    #expect(hex(UIColor(hue: 0.3, saturation: 0, brightness: 0.5, alpha: 1)) == "808080")
  }

  @Test func `only grays have a white`() {
    var white: CGFloat = 9
    var alpha: CGFloat = 9
    #expect(UIColor.gray.getWhite(&white, alpha: &alpha))
    #expect((white, alpha) == (0.5, 1))
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect(white == 0.5)
  }

  @Test func `Display P3 agrees with sRGB on grays and is more vivid elsewhere`() {
    for level in [0, 0.25, 1] as [CGFloat] {
      let gray = UIColor(displayP3Red: level, green: level, blue: level, alpha: 1)
      for part in components(gray).prefix(3) { #expect(abs(part - level) < 1e-6) }
    }
    #expect(hex(UIColor(displayP3Red: 0.9176, green: 0.2, blue: 0.1373, alpha: 1)) == "FF0000")
  }

  @Test func `equal components make equal colors`() {
    let one = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(one == .red)
    #expect(one.hash == UIColor.red.hash)
    #expect(one != .blue)
    #expect(UIColor.label == .label)
    #expect(UIColor.label != .secondaryLabel)
    #expect(Set([UIColor.systemBlue, .systemBlue, .systemRed]).count == 2)
  }

  @Test(arguments: [
    (UIColor.systemRed, "FF3B30", "FF453A"), (.systemBlue, "007AFF", "0A84FF"),
    (.systemGreen, "34C759", "30D158"), (.systemIndigo, "5856D6", "5E5CE6"),
    (.systemGray, "8E8E93", "8E8E93"), (.systemGray6, "F2F2F7", "1C1C1E"),
    (.label, "000000", "FFFFFF"), (.systemBackground, "FFFFFF", "000000"),
    (.secondarySystemGroupedBackground, "FFFFFF", "1C1C1E"),
    (.opaqueSeparator, "C6C6C8", "38383A"), (.darkText, "000000", "000000"),
  ])
  func `system colors have a light and a dark look`(
    _ color: UIColor, light: String, dark: String
  ) {
    #expect(hex(color.resolvedColor(with: Self.light)) == light)
    #expect(hex(color.resolvedColor(with: Self.dark)) == dark)
  }

  @Test func `dark backgrounds are lighter above other content`() {
    let elevated = UITraitCollection(traitsFrom: [Self.dark, .init(userInterfaceLevel: .elevated)])
    #expect(hex(UIColor.systemBackground.resolvedColor(with: elevated)) == "1C1C1E")
    let lightElevated = UITraitCollection(userInterfaceLevel: .elevated)
    #expect(hex(UIColor.systemBackground.resolvedColor(with: lightElevated)) == "FFFFFF")
  }

  @Test func `components of a dynamic color are those of the current traits`() {
    Self.dark.performAsCurrent {
      #expect(components(.label) == [1, 1, 1, 1])
      #expect(UIColor.label.cgColor.components == [1, 1, 1, 1])
    }
    Self.light.performAsCurrent { #expect(components(.label) == [0, 0, 0, 1]) }
  }

  @Test func `another opacity leaves a color dynamic`() {
    let faded = UIColor.label.withAlphaComponent(0.5)
    #expect(components(faded.resolvedColor(with: Self.dark)) == [1, 1, 1, 0.5])
    #expect(components(faded.resolvedColor(with: Self.light)) == [0, 0, 0, 0.5])
    #expect(components(UIColor.red.withAlphaComponent(0.25)) == [1, 0, 0, 0.25])
  }

  @Test func `a provider is asked with the traits, through other dynamic colors`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .blue }
    #expect(hex(color.resolvedColor(with: Self.dark)) == "FF453A")
    #expect(hex(color.resolvedColor(with: Self.light)) == "0000FF")
    let faded = color.withAlphaComponent(0.5).resolvedColor(with: Self.light)
    #expect(components(faded) == [0, 0, 1, 0.5])
    #expect(color == color)
    #expect(color != UIColor { _ in .blue })
  }
}
