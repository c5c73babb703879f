import UIKit

extension ComponentContainer {
  /// Puts the container into a view, which it fills.
  ///
  /// - Parameter framesContent: Whether content that can do without constraints has none.
  func install(in view: UIView, framesContent: Bool) {
    self.framesContent = framesContent
    if framesContent { fillByFrame(view) } else { pins = pinToEdges(of: view) }
  }

  /// Puts content that places by frames what is in it into the container, without constraints.
  func placeByFrame(_ content: any FramedContent) {
    NSLayoutConstraint.deactivate(pins)
    pins = []
    if let superview { fillByFrame(superview) }
    content.fillByFrame(self)
    framedContent = content
  }

  /// Has the container take part in Auto Layout, and its content with it.
  func placeByConstraints() {
    guard framesContent, pins.isEmpty, let superview else { return }
    pins = pinToEdges(of: superview)
    takeFramedContent()?.pinToEdges(of: self)
  }

  /// Gives back content that stands by its frame no more; nil if there is none.
  @discardableResult
  func takeFramedContent() -> (any FramedContent)? {
    defer { framedContent = nil }
    return framedContent
  }
}

extension UIView {
  /// Makes this view a subview that has the size of `container`, whatever that comes to be.
  fileprivate func fillByFrame(_ container: UIView) {
    translatesAutoresizingMaskIntoConstraints = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // With its width, the view has the margins that it will have when it is first measured.
    frame = container.bounds
    if superview !== container { container.addSubview(self) }
  }
}
