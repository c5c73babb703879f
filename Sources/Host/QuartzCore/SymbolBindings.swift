// Every function of this module that is bound to a symbol by hand; see "Symbols bound by hand" in
// Documentation/Host.md for the reason and the rules.

extension CAAnimation {
  @usableFromInline convenience init(_dynamic: Void) { self.init() }

  /// Makes an instance of the dynamic class through its own `init()`.
  @_silgen_name("$s10QuartzCore11CAAnimationC8_dynamicACyt_tcfC")
  static func _make() -> CAAnimation
}

extension CALayer {
  @usableFromInline convenience init(_copying layer: CALayer) { self.init(layer: layer) }

  /// Makes an instance of the dynamic class through its own `init(layer:)`.
  @_silgen_name("$s10QuartzCore7CALayerC8_copyingA2C_tcfC")
  static func _make(copying layer: __owned CALayer) -> CALayer
}
