import KumikoComponents
import UIKit

/// A view that lights up under a finger and does something when it is tapped, for components that
/// are shown where rows cannot be selected: in headers, beside each other, on cards.
///
/// ```swift
/// final class TileView: InteractiveView { … }
///
/// func setBehaviors(in view: TileView) { view.didTap = { open(tile) } }
/// ```
open class InteractiveView: UIView {
  /// What the view is colored with while a finger is on it; a light gray by default.
  open var highlightColor: UIColor? = .systemGray5

  /// The view that is colored; this one by default.
  open var highlightedView: UIView { self }

  /// Called when the view is tapped; nil if it cannot be.
  open var didTap: (@MainActor () -> Void)? {
    didSet {
      gesture.isEnabled = didTap != nil
      if didTap == nil { setHighlighted(false) }
    }
  }

  /// Whether a tap takes the keys from what has them, which puts the keyboard away; true by
  /// default.
  open var endsEditing = true

  /// Whether a finger is on the view.
  public private(set) var isHighlighted = false
  /// The color that the finger has taken away.
  private var ownColor: UIColor?
  /// The color that the finger has brought.
  private var shownHighlight: UIColor?
  private lazy var gesture = HighlightingGesture { [weak self] phase in self?.gesture(phase) }

  /// Makes a view that does nothing yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    gesture.isEnabled = false
    addGestureRecognizer(gesture)
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    gesture.isEnabled = false
    addGestureRecognizer(gesture)
  }

  private func gesture(_ phase: HighlightingGesture.Phase) {
    setHighlighted(phase == .began)
    if phase == .tapped { tap() }
  }

  private func tap() {
    if endsEditing { window?.endEditing(true) }
    didTap?()
  }

  private func setHighlighted(_ isOn: Bool) {
    guard isOn != isHighlighted else { return }
    isHighlighted = isOn
    let view = highlightedView
    if isOn {
      (ownColor, shownHighlight) = (view.backgroundColor, highlightColor)
      view.backgroundColor = highlightColor
    } else if view.backgroundColor == shownHighlight {
      // A color that was set meanwhile, as by a render, stays.
      view.backgroundColor = ownColor
    }
  }

  /// Does what a tap does.
  open nonisolated override func accessibilityActivate() -> Bool {
    MainActor.assumeIsolated {
      guard didTap != nil else { return false }
      tap()
      return true
    }
  }
}
