import UIKit

/// What a cell shows of a row that is disabled or redacted, and how it was before.
@MainActor
package final class RowStateAppearance {
  private var ownTouches: Bool?
  private var redaction: RowRedaction?
  private var isDimmed = false

  package init() {}

  /// How opaque the content of a row is.
  package static func alpha(of look: RowAppearance) -> CGFloat { look.isDisabled == true ? 0.4 : 1 }

  /// Dims a row that is disabled, covers one that is redacted, and keeps touches from both.
  package func apply(_ look: RowAppearance, to cell: UIView, _ container: ComponentContainer) {
    if !look.takesTouches {
      if ownTouches == nil { ownTouches = cell.isUserInteractionEnabled }
      cell.isUserInteractionEnabled = false
    } else if let own = ownTouches {
      ownTouches = nil
      cell.isUserInteractionEnabled = own
    }
    let dims = look.isDisabled == true
    if dims || isDimmed {
      isDimmed = dims
      container.alpha = Self.alpha(of: look)
      (container.renderedContent as? UIView)?.setEnabledForAssistance(!dims)
    }
    if look.isRedacted == true {
      let cover = redaction ?? RowRedaction()
      redaction = cover
      cover.cover(container)
    } else if let cover = redaction {
      redaction = nil
      cover.uncover(container)
    }
  }
}

extension UIView {
  /// Tells assistive technology whether the view can be used.
  fileprivate func setEnabledForAssistance(_ isEnabled: Bool) {
    if isEnabled {
      accessibilityTraits.remove(.notEnabled)
    } else {
      accessibilityTraits.insert(.notEnabled)
    }
  }
}
