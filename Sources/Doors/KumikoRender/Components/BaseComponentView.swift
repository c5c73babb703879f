public import UIKit

/// A component that lays itself out.
@preconcurrency @MainActor
open class BaseComponentView: UIView, ComponentViewType {
  /// What the component shows. Setting it does not render.
  open var state: (any ComponentStateType)?

  /// The view that the component is sized by; the superview by default.
  open var parentView: UIView? {
    get { givenParent ?? superview }
    set { givenParent = newValue }
  }
  private weak var givenParent: UIView?
  private var configuration: ((any ComponentViewType) -> Void)?

  /// Makes a component of no size.
  public required init() {
    super.init(frame: .zero)
    initalizeComponent()
  }

  /// Makes a component with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    initalizeComponent()
  }

  /// Makes a component from an archive.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    initalizeComponent()
  }

  /// Called by every initializer. Does nothing by default.
  open func initalizeComponent() {}

  /// Keeps a closure that is run at the beginning of each render, instead of the one before.
  open func configure(_ closure: @escaping (any ComponentViewType) -> Void) {
    configuration = closure
  }

  /// Makes the component show its state: runs what ``configure(_:)`` keeps.
  open func renderComponent(_ size: CGSize = .undefined) { configuration?(self) }
}
