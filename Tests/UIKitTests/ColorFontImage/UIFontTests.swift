import Testing
import UIKit

@Suite struct UIFontTests {
  static func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, [31, 34, 40, 60]), (.title1, [25, 28, 34, 58]),
    (.title2, [19, 22, 28, 56]), (.title3, [17, 20, 26, 55]), (.headline, [14, 17, 23, 53]),
    (.body, [14, 17, 23, 53]), (.callout, [13, 16, 22, 51]), (.subheadline, [12, 15, 21, 49]),
    (.footnote, [12, 13, 19, 44]), (.caption1, [11, 12, 18, 43]), (.caption2, [11, 11, 17, 40]),
  ])
  func `text styles have Apple's sizes`(_ style: UIFont.TextStyle, sizes: [CGFloat]) {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (category, size) in zip(categories, sizes) {
      let font = UIFont.preferredFont(
        forTextStyle: style, compatibleWith: Self.traits(category))
      #expect(font.pointSize == size, "\(category.rawValue)")
    }
  }

  @Test func `sizes never shrink with the category`() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    for style in styles {
      let sizes = ContentSizeCategoryTests.ascending.map {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: Self.traits($0)).pointSize
      }
      #expect(sizes == sizes.sorted(), "\(style.rawValue)")
    }
  }

  @Test func `an unspecified category means the current one`() {
    Self.traits(.accessibilityLarge).performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
      #expect(
        UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()).pointSize
          == 33)
    }
  }

  @Test func `only the headline is bold among body sizes`() {
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(headline.fontDescriptor.symbolicTraits.contains(.traitBold))
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(!body.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `equal fonts are equal objects`() {
    #expect(UIFont.systemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != .systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != .italicSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    #expect(UIFont.systemFont(ofSize: 17).withSize(12) == .systemFont(ofSize: 12))
  }

  @Test(arguments: [0, -3, .nan, .infinity] as [CGFloat])
  func `sizes that cannot be drawn mean 12 points`(_ size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
  }

  @Test func `symbolic traits change a description`() throws {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    let both = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    #expect(both.withSymbolicTraits([]) == plain)
    let font = UIFont(descriptor: both, size: 0)
    #expect(font.pointSize == 17)
    #expect(UIFont(descriptor: both, size: 20).pointSize == 20)
    #expect(font.fontDescriptor == both)
  }

  @Test func `the system's font comes in a monospaced design`() throws {
    let design = try #require(UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.monospaced))
    #expect(design.symbolicTraits.contains(.traitMonoSpace))
    #expect(
      UIFont(descriptor: design, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .regular))
  }

  @Test func `font metrics scale fonts and values like a style`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let base = UIFont.systemFont(ofSize: 17, weight: .bold)
    let large = metrics.scaledFont(
      for: base, compatibleWith: Self.traits(.accessibilityExtraExtraExtraLarge))
    #expect(large.pointSize == 53)
    #expect(large.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(metrics.scaledFont(for: base, compatibleWith: Self.traits(.large)).pointSize == 17)
    let limited = metrics.scaledFont(
      for: base, maximumPointSize: 30,
      compatibleWith: Self.traits(.accessibilityExtraExtraExtraLarge))
    #expect(limited.pointSize == 30)
    #expect(metrics.scaledValue(for: 10, compatibleWith: Self.traits(.large)) == 10)
    #expect(metrics.scaledValue(for: 10, compatibleWith: Self.traits(.extraLarge)) > 10)
    #expect(metrics.scaledValue(for: 10, compatibleWith: Self.traits(.small)) < 10)
  }

  @Test(arguments: [
    ("Helvetica", "Helvetica", UIFont.Weight.regular, false),
    ("Helvetica-BoldOblique", "Helvetica", .bold, true),
    ("HelveticaNeue", "Helvetica Neue", .regular, false),
    ("HelveticaNeue-Light", "Helvetica Neue", .light, false),
    ("HelveticaNeue-CondensedBold", "Helvetica Neue", .bold, false),
    ("Menlo-Regular", "Menlo", .regular, false), ("Courier", "Courier", .regular, false),
    ("CourierNewPS-BoldMT", "Courier New", .bold, false), ("Georgia", "Georgia", .regular, false),
    ("Georgia-BoldItalic", "Georgia", .bold, true), ("Avenir-Book", "Avenir", .regular, false),
    ("AvenirNext-DemiBold", "Avenir Next", .semibold, false),
    ("ArialMT", "Arial", .regular, false), ("Arial-BoldItalicMT", "Arial", .bold, true),
    ("TimesNewRomanPSMT", "Times New Roman", .regular, false),
    ("Palatino-Roman", "Palatino", .regular, false), ("Verdana", "Verdana", .regular, false),
    ("AmericanTypewriter", "American Typewriter", .regular, false),
    ("TrebuchetMS-Bold", "Trebuchet MS", .bold, false),
    ("Times New Roman", "Times New Roman", .regular, false),
  ])
  func `fonts that every iOS has are there`(
    _ name: String, family: String, weight: UIFont.Weight, isItalic: Bool
  ) throws {
    let font = try #require(UIFont(name: name, size: 15))
    #expect(font.familyName == family)
    #expect(font.pointSize == 15)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitItalic) == isItalic)
    let isBold = weight == .bold || weight == .semibold
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == isBold)
    #expect(font.lineHeight > font.capHeight)
  }

  @Test func `a description takes the names that a font takes`() throws {
    for name in ["Georgia-BoldItalic", "HelveticaNeue-Light", "Menlo", "AvenirNext-DemiBold"] {
      let font = try #require(UIFont(name: name, size: 15))
      let description = UIFontDescriptor(name: name, size: 15)
      #expect(UIFont(descriptor: description, size: 0) == font, "\(name)")
      #expect(description == font.fontDescriptor, "\(name)")
    }
    let unknown = UIFontDescriptor(name: "NoSuchFont-Bold", size: 15)
    #expect(UIFont(descriptor: unknown, size: 0).familyName == "NoSuchFont-Bold")
  }

  @Test func `the system's fonts are found by the names that they tell`() throws {
    let fonts = [
      UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 17), .italicSystemFont(ofSize: 17),
      .systemFont(ofSize: 17, weight: .black), .monospacedSystemFont(ofSize: 17, weight: .light),
    ]
    for font in fonts {
      #expect(try #require(UIFont(name: font.fontName, size: 17)) == font, "\(font.fontName)")
    }
    #expect(UIFont(name: fonts[0].familyName, size: 17) == fonts[0])
  }

  @Test(arguments: ["", "-", "--", "-Bold", " "])
  func `a name without a family is no font's`(_ name: String) {
    #expect(UIFont(name: name, size: 12) == nil)
  }

  @Test func `a stand-in is told of once`() throws {
    let report = Diagnostics.report
    defer { Diagnostics.report = report }
    var reports: [String] = []
    Diagnostics.report = { reports.append($0) }
    for name in ["Papyrus", "Papyrus", "Papyrus-Condensed"] {
      #expect(try #require(UIFont(name: name, size: 15)).familyName == "Papyrus")
    }
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("UIFont: “Papyrus” is not installed; ") == true)
    #expect(reports.first?.hasSuffix(" is drawn in its place.") == true)
  }

  @Test func `stand-ins are of the kind of the font that was named`() throws {
    func width(_ text: String, _ name: String) throws -> CGFloat {
      let font = try #require(UIFont(name: name, size: 20))
      return text.size(withAttributes: [.font: font]).width
    }
    for name in ["Menlo", "Courier", "CourierNewPSMT"] {
      #expect(abs(try width("iiii", name) - width("mmmm", name)) < 0.01, "\(name)")
    }
    #expect(try width("Hamburg", "Georgia") != width("Hamburg", "Helvetica"))
    #expect(UIFont(name: "NoSuchFont-Bold", size: 12) == nil)
  }
}
