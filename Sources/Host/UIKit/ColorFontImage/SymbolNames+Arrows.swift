/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  /// Of arrows and chevrons.
  static let arrows = """
    archive arrow.up.bin
    arrow-90deg-left arrow.turn.up.left
    arrow-90deg-right arrow.turn.up.right
    arrow-90deg-up arrow.turn.right.up
    arrow-bar-down arrow.down.to.line
    arrow-bar-left arrow.left.to.line
    arrow-bar-right arrow.right.to.line
    arrow-bar-up arrow.up.to.line
    arrow-down-right arrow.down.forward
    arrow-down-up arrow.triangle.swap arrow.up.and.down arrow.up.arrow.down
    arrow-left arrow.backward
    arrow-left-circle arrow.backward.circle
    arrow-left-right arrow.left.and.right arrow.left.arrow.right arrow.right.arrow.left
    arrow-left-square arrow.backward.square
    arrow-repeat arrow.2.circlepath arrow.triangle.2.circlepath
    arrow-return-left arrow.turn.down.left arrow.uturn.backward arrow.uturn.left arrow.uturn.up
    arrow-return-right arrow.turn.down.right arrow.uturn.down arrow.uturn.forward arrow.uturn.right
    arrow-right arrow.forward
    arrow-right-circle arrow.forward.circle
    arrow-right-square arrow.forward.square
    arrow-up-right arrow.up.forward
    arrows-angle-contract arrow.down.right.and.arrow.up.left
    arrows-angle-expand arrow.up.backward.and.arrow.down.forward arrow.up.left.and.arrow.down.right
    arrows-move arrow.up.and.down.and.arrow.left.and.right
    box-arrow-in-down square.and.arrow.down square.and.arrow.down.on.square
    box-arrow-right rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
    box-arrow-up square.and.arrow.up square.and.arrow.up.on.square
    box-arrow-up-right arrow.up.forward.app
    caret-down arrowtriangle.down
    caret-left arrowtriangle.left arrowtriangle.backward
    caret-right arrowtriangle.right arrowtriangle.forward
    caret-up arrowtriangle.up
    chevron-double-left chevron.backward.2 chevron.left.2
    chevron-double-right chevron.forward.2 chevron.right.2
    chevron-expand chevron.up.chevron.down
    chevron-left chevron.backward
    chevron-right chevron.forward
    clipboard arrow.right.doc.on.clipboard
    cloud-arrow-down arrow.clockwise.icloud
    code-slash chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right
    file-earmark-arrow-down arrow.down.doc
    file-earmark-arrow-up arrow.up.doc
    forward arrowshape.turn.up.forward arrowshape.turn.up.right
    git arrow.triangle.branch
    recycle arrow.3.trianglepath
    repeat arrow.2.squarepath arrow.rectanglepath
    reply arrowshape.turn.up.backward arrowshape.turn.up.left
    reply-all arrowshape.turn.up.left.2
    sign-merge-right arrow.triangle.merge
    sign-turn-right arrow.triangle.turn.up.right.circle arrow.triangle.turn.up.right.diamond
    """
}
