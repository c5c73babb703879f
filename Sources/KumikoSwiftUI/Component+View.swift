// SwiftUI does not exist on Linux, where this project is built and tested, so this module has been
// checked against declarations written by hand, but never run by its authors. It uses the public
// interface only, and nothing of the library depends on it.
#if canImport(SwiftUI)
import KumikoComponents
import SwiftUI
import UIKit

extension Component where Self: View {
  /// The component as a SwiftUI view: a type that conforms to both protocols needs nothing else.
  ///
  /// ```swift
  /// extension HelloMessage: View {}
  ///
  /// var body: some View { VStack { HelloMessage(name: "Vincent") } }
  /// ```
  public var body: some View { ComponentRepresentation(component: self) }
}

/// Shows one component in SwiftUI, in the container that a cell would have.
@MainActor
private struct ComponentRepresentation<Shown: Component>: UIViewRepresentable {
  var component: Shown

  func makeUIView(context: Context) -> ComponentContainer {
    let container = ComponentContainer(frame: .zero)
    container.render(AnyComponent(component))
    container.contentWillDisplay()
    return container
  }

  func updateUIView(_ container: ComponentContainer, context: Context) {
    container.render(AnyComponent(component))
  }

  static func dismantleUIView(_ container: ComponentContainer, coordinator: ()) {
    container.contentDidEndDisplay()
  }

  /// As tall as the content is at the width that is offered, like a row of a table; without a width
  /// to measure at, as large as the content is by itself.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView container: ComponentContainer, context: Context
  ) -> CGSize? {
    let expanded = UIView.layoutFittingExpandedSize.width
    let (width, height) = (proposal.width?.usableLength, proposal.height?.usableLength)
    let room = CGRect(x: 0, y: 0, width: width ?? expanded, height: height ?? 0)
    if let size = component.referenceSize(in: room) {
      return CGSize(width: max(0, size.width), height: max(0, size.height))
    }
    guard let width else {
      return container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return container.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
}

extension CGFloat {
  /// The length if a view can be laid out in it: SwiftUI also proposes nothing, to ask for the
  /// least size, and infinity, to ask for the greatest.
  var usableLength: CGFloat? { isFinite && self > 0 ? self : nil }
}
#endif
