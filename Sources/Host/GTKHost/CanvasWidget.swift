internal import CGtk

/// What a canvas asks of the object that draws it.
@MainActor
protocol CanvasOwner: AnyObject {
  /// The canvas is to be drawn: append render nodes to `snapshot`.
  func draw(into snapshot: OpaquePointer)
  /// The canvas has a new size, in points.
  func canvasDidResize(width: Double, height: Double)
}

/// A GTK widget that draws nothing by itself and hands all drawing to its owner.
enum CanvasWidget {
  /// Makes a canvas. It does not hold `owner`, which must live as long as the canvas.
  @MainActor
  static func make(owner: any CanvasOwner) -> Widget? {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
    let box = Unmanaged.passRetained(WeakBox(owner))
    g_object_set_data_full(
      object, ownerKey, box.toOpaque(),
      { data in if let data { Unmanaged<WeakBox>.fromOpaque(data).release() } })
    return object.cast()
  }

  private static let ownerKey = "kumiko-canvas-owner"

  private final class WeakBox {
    weak var owner: (any CanvasOwner)?
    init(_ owner: any CanvasOwner) { self.owner = owner }
  }

  @MainActor
  private static func owner(of widget: Widget?) -> (any CanvasOwner)? {
    guard let widget, let box = g_object_get_data(widget.cast(), ownerKey) else { return nil }
    return Unmanaged<WeakBox>.fromOpaque(box).takeUnretainedValue().owner
  }

  private static let type: GType = {
    var parent = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &parent)
    var info = GTypeInfo()
    info.class_size = guint16(parent.class_size)
    info.instance_size = guint16(parent.instance_size)
    info.class_init = { base, _ in
      guard let base else { return }
      CanvasWidget.override(base.assumingMemoryBound(to: GtkWidgetClass.self))
    }
    info.instance_init = { instance, _ in
      guard let instance else { return }
      gtk_widget_set_focusable(
        UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GtkWidget.self), 1)
    }
    return g_type_register_static(
      gtk_widget_get_type(), "KumikoCanvas", &info, GTypeFlags(rawValue: 0))
  }()

  /// Has popovers on the canvas follow its place on the screen.
  private static func placePopovers(of widget: Widget?) {
    var child = gtk_widget_get_first_child(widget)
    while let popover = child {
      let instance = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GTypeInstance.self)
      if g_type_check_instance_is_a(instance, gtk_popover_get_type()) != 0 {
        gtk_popover_present(popover.cast())
      }
      child = gtk_widget_get_next_sibling(popover)
    }
  }

  private static func override(_ methods: UnsafeMutablePointer<GtkWidgetClass>) {
    let snapshot: @MainActor @convention(c) (Widget?, OpaquePointer?) -> Void = {
      widget, snapshot in
      guard let snapshot else { return }
      CanvasWidget.owner(of: widget)?.draw(into: snapshot)
    }
    let allocate: @MainActor @convention(c) (Widget?, Int32, Int32, Int32) -> Void = {
      widget, width, height, _ in
      CanvasWidget.owner(of: widget)?.canvasDidResize(
        width: Double(width), height: Double(height))
      CanvasWidget.placePopovers(of: widget)
    }
    methods.pointee.snapshot = plain(snapshot)
    methods.pointee.size_allocate = plain(allocate)
    methods.pointee.measure = { _, _, _, minimum, natural, minimumBaseline, naturalBaseline in
      minimum?.pointee = 0
      natural?.pointee = 0
      minimumBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
  }
}
