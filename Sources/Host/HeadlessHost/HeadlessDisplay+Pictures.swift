import GSKDrawing
import UIKit

extension HeadlessDisplay {
  /// The display nodes of all visible windows, up to date.
  package func node() -> DisplayNode {
    if needsFrame { FrameLoop.shared.runFrame(at: now) }
    return content.node(at: now)
  }

  /// What is on the screen now. Clear where no window draws.
  public func snapshot() -> Snapshot { picture(of: node(), size: size) }

  /// What is on the screen now as text: a line for everything that is drawn, back to front.
  public func textSnapshot() -> String { node().debugDescription }

  /// What a view and its subviews show now, without what is behind or in front of them.
  public func snapshot(of view: UIView) -> Snapshot {
    if needsFrame { FrameLoop.shared.runFrame(at: now) }
    return picture(of: view.layer.displayNode(at: now), size: view.bounds.size)
  }

  /// What a view and its subviews draw now, as text.
  public func textSnapshot(of view: UIView) -> String {
    if needsFrame { FrameLoop.shared.runFrame(at: now) }
    return view.layer.displayNode(at: now).debugDescription
  }

  private func picture(of node: DisplayNode, size: CGSize) -> Snapshot {
    let image = ImageDecoders.current?.picture(of: node, size: size, scale: scale)
    return Snapshot(image: image, size: size, scale: scale)
  }
}
