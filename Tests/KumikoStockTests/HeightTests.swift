import Kumiko
import KumikoTesting
import Testing
import UIKit

@MainActor
@Suite struct `Computed heights` {
  @Test(arguments: [
    UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ])
  func `are those that Auto Layout finds`(category: UIContentSizeCategory) {
    let stage = TestStage()
    defer {
      stage.contentSizeCategory = .large
      stage.close()
    }
    stage.contentSizeCategory = category
    for language in ["en", "de", "ar", "ja"] {
      for width: CGFloat in [280, 358, 371.5, 700] {
        for margin: CGFloat in [0, 20, 40] {
          let context = HeightContext(
            width: width,
            margins: NSDirectionalEdgeInsets(
              top: 10, leading: margin, bottom: 10, trailing: margin / 2))
          for (name, component) in Specimens.all(Specimens.languages[language] ?? "") {
            let computed = component.computedHeight(in: context)
            if component.referenceSize(in: stage.window.bounds) != nil { continue }
            let measured = measure(component, context, in: stage.window)
            #expect(
              computed == measured,
              "\(name), \(language), width \(width), margin \(margin), \(category.rawValue)")
          }
        }
      }
    }
  }

  @Test(arguments: [0, 5, 40, 70] as [CGFloat])
  func `are those that Auto Layout finds, where margins leave messages no room`(width: CGFloat) {
    let stage = TestStage()
    defer { stage.close() }
    let messages: [any Component] = [
      ErrorRow("What would you like?", message: "Dishes", retryTitle: "Show dishes") {},
      ErrorRow("What would you like?", message: "Dishes"),
      ActivityRow(isLoading: true, text: "Looking for dishes"),
    ]
    let margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    let context = HeightContext(width: width, margins: margins)
    for component in messages.map({ AnyComponent($0) }) {
      let measured = measure(component, context, in: stage.window)
      #expect(component.computedHeight(in: context) == measured)
    }
  }

  /// The height that Auto Layout finds for a component in a view of a window.
  private func measure(
    _ component: AnyComponent, _ context: HeightContext, in window: UIWindow
  ) -> CGFloat {
    let frame = CGRect(x: 0, y: 0, width: context.width, height: 0)
    let surroundings = UIView(frame: frame)
    surroundings.insetsLayoutMarginsFromSafeArea = false
    surroundings.directionalLayoutMargins = context.margins
    let container = ComponentContainer(frame: frame)
    surroundings.addSubview(container)
    window.addSubview(surroundings)
    defer { surroundings.removeFromSuperview() }
    container.render(component)
    let size = container.systemLayoutSizeFitting(
      CGSize(width: context.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return context.roundedUp(size.height)
  }

  @Test func `leave room for a finger`() {
    let context = HeightContext(width: 358)
    let notTouched = ["description", "space", "header", "footer"]
    for (name, component) in Specimens.all("Title") {
      if notTouched.contains(where: name.contains) { continue }
      #expect(component.height(in: context) >= 44, "\(name)")
    }
  }
}
