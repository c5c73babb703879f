internal import CGtk

/// A widget, as GTK's C functions take it.
typealias Widget = UnsafeMutablePointer<GtkWidget>

/// A function that runs on the main actor as the plain C function type that GTK declares.
///
/// GTK calls back only on the thread that runs its main context, which is the main actor's; C types
/// cannot say so.
@inline(__always)
func plain<Isolated, Plain>(_ function: Isolated, as type: Plain.Type = Plain.self) -> Plain {
  unsafeBitCast(function, to: Plain.self)
}

/// Calls `handler` whenever `object` emits `signal`; `data` is the handler's last argument.
@MainActor
func connect<Handler>(
  _ object: UnsafeMutableRawPointer, _ signal: String, data: UnsafeMutableRawPointer?,
  _ handler: Handler
) {
  g_signal_connect_data(
    object, signal, plain(handler, as: GCallback.self), data, nil, GConnectFlags(rawValue: 0))
}

/// The object behind the data pointer of a callback.
func owner<Object: AnyObject>(_ data: UnsafeMutableRawPointer, as type: Object.Type) -> Object {
  Unmanaged<Object>.fromOpaque(data).takeUnretainedValue()
}

extension UnsafeMutablePointer {
  /// The same object seen as another class of its hierarchy.
  func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Other.self)
  }
}
