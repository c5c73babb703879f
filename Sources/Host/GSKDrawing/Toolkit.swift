internal import CGtk

/// GTK's own set-up, which render nodes need even where nothing is shown.
package enum Toolkit {
  /// Sets GTK up without a display, unless it has been set up already.
  package static func prepare() { _ = isPrepared }

  private static let isPrepared: Bool = {
    if gtk_is_initialized() == 0 {
      gdk_set_allowed_backends("none")
      gtk_init_check()
    }
    return true
  }()
}
