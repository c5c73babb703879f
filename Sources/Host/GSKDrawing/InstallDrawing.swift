import QuartzCore
internal import CGtk

/// Gives UIKit its text engine and its image decoder. Called by UIKit, by name, when it needs one of
/// them first; further calls do nothing.
@_cdecl("kumiko_install_drawing")
@MainActor
public func installDrawing() {
  if TextEngines.current == nil { TextEngines.current = PangoTextEngine() }
  if ImageDecoders.current == nil { ImageDecoders.current = PixbufDecoder() }
}
