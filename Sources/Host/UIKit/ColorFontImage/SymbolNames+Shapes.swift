/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  static let shapes = """
    app-indicator app.badge
    arrows-collapse rectangle.compress.vertical
    arrows-expand rectangle.expand.vertical
    aspect-ratio rectangle.dashed
    back rectangle.on.rectangle square.on.square
    card-list rectangle.and.hand.point.up.left
    card-text square.text.square
    circle circle.dashed circle.dotted circlebadge oval
    circle-half circle.bottomhalf.filled circle.lefthalf circle.lefthalf.filled
    circle-half circle.righthalf.filled
    circle-square square.on.circle
    diagram-3 flowchart point.3.connected.trianglepath.dotted
    front square.fill.on.square
    fullscreen viewfinder
    gift app.gift
    grid circle.grid.2x2 square.grid.2x2 square.split.2x2 rectangle.grid.2x2
    grid-1x2 rectangle.3.group
    grid-3x2 rectangle.grid.3x2
    grid-3x2-gap square.grid.3x2
    grid-3x3-gap circle.grid.3x3 circle.hexagongrid square.grid.3x3 square.grid.4x3
    kanban square.grid.3x1.below.line.grid.1x2
    layers square.stack.3d.down.right square.stack.3d.up
    layout-sidebar-inset rectangle.lefthalf.inset.filled
    layout-sidebar-inset-reverse rectangle.righthalf.inset.filled
    layout-split rectangle.split.2x1 square.and.line.vertical.and.square square.split.1x2
    layout-split square.split.2x1
    layout-three-columns rectangle.split.3x1
    paperclip rectangle.and.paperclip
    patch-check seal
    record-circle dot.circle circle.inset.filled largecircle.fill.circle
    square rectangle rectangle.portrait square.dashed squareshape
    square-half square.lefthalf.filled square.righthalf.filled
    stack square.stack
    table rectangle.split.3x3
    view-stacked rectangle.grid.1x2 rectangle.split.1x2
    window-plus rectangle.badge.plus
    """
}
