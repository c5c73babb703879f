import KumikoComponents

/// A component that shows the same as long as it is made of the same: what has rendered it once
/// need not do so in later renders of the screen.
@dynamicMemberLookup
struct FixedComponent: ComponentWrapping {
  let wrapped: AnyComponent
  private let origin: RowOrigin

  init(_ wrapped: AnyComponent, of origin: RowOrigin) {
    (self.wrapped, self.origin) = (wrapped, origin)
  }

  func shouldContentUpdate(with next: FixedComponent) -> Bool {
    origin !== next.origin && wrapped.shouldContentUpdate(with: next.wrapped)
  }

  func shouldRender(next: FixedComponent, in content: Any) -> Bool {
    origin !== next.origin && wrapped.shouldRender(next: next.wrapped, in: content)
  }
}
