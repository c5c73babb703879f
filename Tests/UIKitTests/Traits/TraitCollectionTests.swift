import Testing
import UIKit

@Suite struct TraitCollectionTests {
  @Test func `a new collection says nothing`() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  @Test func `the last of several collections to say something wins`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 3)
    #expect(traits.horizontalSizeClass == .unspecified)
  }

  @Test func `collections of the same traits are equal`() {
    let one = UITraitCollection(horizontalSizeClass: .compact)
    #expect(one == UITraitCollection(horizontalSizeClass: .compact))
    #expect(one.hash == UITraitCollection(horizontalSizeClass: .compact).hash)
    #expect(one != UITraitCollection(verticalSizeClass: .compact))
  }

  @Test func `a collection contains the traits it was made from`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let both = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 2)])
    #expect(both.containsTraits(in: dark))
    #expect(both.containsTraits(in: nil))
    #expect(!dark.containsTraits(in: both))
    #expect(!both.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
  }

  @Test func `colors differ with style and level only`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let large = UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 3)])
    let others: [UITraitCollection] = [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(traitsFrom: [light, UITraitCollection(userInterfaceLevel: .elevated)]),
      large,
    ]
    let differ = others.map { light.hasDifferentColorAppearance(comparedTo: $0) }
    #expect(differ == [true, true, false])
  }

  @Test func `current traits last as long as the actions`() {
    let before = UITraitCollection.current
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    dark.performAsCurrent {
      #expect(UITraitCollection.current == dark)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
      }
      UITraitCollection.current = UITraitCollection(displayScale: 3)
      #expect(UITraitCollection.current.displayScale == 3)
    }
    #expect(UITraitCollection.current == before)
  }
}

@Suite struct ContentSizeCategoryTests {
  static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test func `categories are ordered by size`() {
    for (i, a) in Self.ascending.enumerated() {
      for (j, b) in Self.ascending.enumerated() {
        #expect((a < b) == (i < j), "\(a) \(b)")
        #expect((a <= b) == (i <= j), "\(a) \(b)")
        #expect((a > b) == (i > j), "\(a) \(b)")
        #expect((a >= b) == (i >= j), "\(a) \(b)")
      }
    }
  }

  @Test func `the last five are accessibility sizes`() {
    #expect(
      Self.ascending.map(\.isAccessibilityCategory)
        == Array(repeating: false, count: 7) + Array(repeating: true, count: 5))
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }
}
