internal import CGtk
import Foundation

/// What the desktop's user prefers: a dark look, by GTK's settings or by the desktop's portal, and
/// text of a size.
@MainActor
final class DesktopSettings {
  /// Called when the preference may have changed.
  var onChange: () -> Void = {}

  private let portal: OpaquePointer?

  /// Begins to watch the preference. GTK must have been set up.
  init() {
    portal = Self.openPortal()
    let data = Unmanaged.passUnretained(self).toOpaque()
    typealias Notified =
      @MainActor @convention(c) (
        OpaquePointer, OpaquePointer?, UnsafeMutableRawPointer
      ) -> Void
    let changed: Notified = { _, _, data in owner(data, as: DesktopSettings.self).onChange() }
    typealias Signalled =
      @MainActor @convention(c) (
        OpaquePointer, UnsafePointer<CChar>?, UnsafePointer<CChar>?, OpaquePointer?,
        UnsafeMutableRawPointer
      ) -> Void
    let signalled: Signalled = { _, _, _, _, data in
      owner(data, as: DesktopSettings.self).onChange()
    }
    if let settings = gtk_settings_get_default() {
      let settings = UnsafeMutableRawPointer(settings)
      connect(settings, "notify::gtk-application-prefer-dark-theme", data: data, changed)
      connect(settings, "notify::gtk-theme-name", data: data, changed)
      connect(settings, "notify::gtk-xft-dpi", data: data, changed)
    }
    if let portal { connect(UnsafeMutableRawPointer(portal), "g-signal", data: data, signalled) }
  }

  /// Whether the user prefers a dark look. What GTK was told counts before what the desktop says.
  var isDark: Bool { themeIsDark || portalSaysDark }

  private var themeIsDark: Bool {
    guard let settings = gtk_settings_get_default() else { return false }
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    var prefersDark = GValue()
    g_object_get_property(object, "gtk-application-prefer-dark-theme", &prefersDark)
    defer { g_value_unset(&prefersDark) }
    return g_value_get_boolean(&prefersDark) != 0 || themeName?.hasSuffix("dark") == true
  }

  /// Whether the user chose a theme of high contrast, which has nothing shine through.
  var hasHighContrast: Bool {
    themeName?.replacingOccurrences(of: "-", with: "").lowercased().contains("highcontrast")
      ?? false
  }

  private var themeName: String? {
    guard let settings = gtk_settings_get_default() else { return nil }
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    var theme = GValue()
    g_object_get_property(object, "gtk-theme-name", &theme)
    defer { g_value_unset(&theme) }
    return g_value_get_string(&theme).map { String(cString: $0) }
  }

  /// How many times as large as usual text is to be: the desktop's text scaling factor, which GTK
  /// hands on as the resolution for fonts, in 1024ths of a dot an inch.
  var textScale: CGFloat {
    guard let settings = gtk_settings_get_default() else { return 1 }
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    var resolution = GValue()
    g_object_get_property(object, "gtk-xft-dpi", &resolution)
    defer { g_value_unset(&resolution) }
    let value = g_value_get_int(&resolution)
    return value > 0 ? CGFloat(value) / (1024 * 96) : 1
  }

  // MARK: Portal

  /// How long the desktop may take to answer, in milliseconds.
  private static let patience: gint = 300

  /// The desktop's settings on the session bus; nil where there is no bus.
  private static func openPortal() -> OpaquePointer? {
    guard ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] != nil else { return nil }
    return g_dbus_proxy_new_for_bus_sync(
      G_BUS_TYPE_SESSION,
      GDBusProxyFlags(
        rawValue: G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES.rawValue
          | G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START_AT_CONSTRUCTION.rawValue), nil,
      "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
      "org.freedesktop.portal.Settings", nil, nil
    ).map { OpaquePointer($0) }
  }

  private var portalSaysDark: Bool {
    guard let portal else { return false }
    var words: [OpaquePointer?] = [
      g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string("color-scheme"),
    ]
    let question = g_variant_new_tuple(&words, gsize(words.count))
    let answer = g_dbus_proxy_call_sync(
      UnsafeMutablePointer(portal), "Read", question, G_DBUS_CALL_FLAGS_NONE, Self.patience, nil,
      nil)
    guard var value = answer else { return false }
    // The number lies in a tuple in one or two boxes.
    while g_variant_is_container(value) != 0, g_variant_n_children(value) > 0 {
      let inner = g_variant_get_child_value(value, 0)
      g_variant_unref(value)
      guard let inner else { return false }
      value = inner
    }
    defer { g_variant_unref(value) }
    return g_variant_classify(value) == G_VARIANT_CLASS_UINT32 && g_variant_get_uint32(value) == 1
  }
}
