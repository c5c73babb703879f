/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  /// Of arrows and chevrons.
  package static let arrows = """
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
    arrow-return-right arrow.turn.down.right arrow.uturn.down arrow.uturn.forward
    arrow-return-right arrow.uturn.right
    arrow-right arrow.forward
    arrow-right-circle arrow.forward.circle
    arrow-right-square arrow.forward.square
    arrow-up-right arrow.up.forward
    arrows-angle-contract arrow.down.right.and.arrow.up.left
    arrows-angle-expand arrow.up.backward.and.arrow.down.forward
    arrows-angle-expand arrow.up.left.and.arrow.down.right
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

  /// Of marks, text and shapes.
  package static let marks = """
    123 textformat.123
    back square.on.square
    backspace delete.backward delete.left
    backspace-reverse delete.right
    blockquote-left text.quote
    border-width lineweight
    braces curlybraces
    brush paintbrush paintbrush.pointed
    card-list list.bullet.rectangle list.bullet.rectangle.portrait
    chat-dots ellipsis.bubble ellipsis.message ellipsis.vertical.bubble
    chat-left-text text.bubble
    chat-square-quote questionmark.bubble quote.bubble
    chat-square-text exclamationmark.bubble info.bubble plus.bubble
    chat-text plus.message
    check-circle checkmark.circle circle.badge.checkmark
    check-lg checkmark
    check-square checkmark.rectangle checkmark.square
    circle circle.dashed circle.dotted circlebadge
    circle-half circle.bottomhalf.filled circle.lefthalf circle.lefthalf.filled
    circle-half circle.righthalf.filled
    circle-square square.on.circle
    clipboard list.clipboard
    clipboard-check list.bullet.clipboard
    cloud-slash exclamationmark.icloud xmark.icloud
    cursor cursorarrow cursorarrow.rays
    cursor-text text.cursor
    dash-circle minus.circle
    dash-lg minus
    dash-square minus.diamond minus.rectangle minus.square
    exclamation-circle exclamationmark.circle
    exclamation-lg exclamationmark exclamationmark.2
    exclamation-octagon exclamationmark.octagon
    exclamation-square exclamationmark.square
    exclamation-triangle exclamationmark.triangle
    files plus.square.on.square
    filter line.3.horizontal.decrease line.horizontal.3.decrease
    filter-circle line.3.horizontal.decrease.circle line.horizontal.3.decrease.circle
    folder questionmark.folder
    folder-plus plus.rectangle.on.folder
    fonts bold.italic.underline character textformat textformat.size
    front square.fill.on.square
    grid circle.grid.2x2 square.grid.2x2 square.split.2x2
    grid-3x2-gap square.grid.3x2
    grid-3x3-gap circle.grid.3x3 circle.grid.cross circle.hexagongrid square.grid.3x3
    grid-3x3-gap square.grid.4x3
    hash number
    indent increase.indent
    info-lg info
    input-cursor-text character.cursor.ibeam
    journal-text text.book.closed
    justify text.justify
    justify-left text.justify.left text.justifyleft
    kanban square.grid.3x1.below.line.grid.1x2
    layers square.stack.3d.down.right square.stack.3d.up
    layout-split square.and.line.vertical.and.square square.split.1x2 square.split.2x1
    list equal line.3.horizontal line.horizontal.3
    list-check text.badge.checkmark
    list-nested list.bullet.indent list.triangle
    list-ol list.number
    list-stars list.star
    list-task list.dash
    list-ul list.and.film list.bullet
    lock exclamationmark.lock
    magic wand.and.rays wand.and.stars
    palette paintpalette
    paragraph paragraphsign
    patch-check checkmark.diamond checkmark.seal seal
    patch-minus xmark.seal
    pen highlighter pencil.tip pencil.tip.crop.circle signature
    pencil pencil.and.outline pencil.line
    pencil-square square.and.pencil
    plus-lg plus
    plus-slash-minus plus.forwardslash.minus
    plus-square plus.app plus.rectangle
    plus-square-dotted plus.square.dashed plus.viewfinder
    question-circle questionmark.circle
    question-diamond questionmark.diamond
    question-lg questionmark
    question-square questionmark.app questionmark.square
    quote quote.closing quote.opening
    search text.magnifyingglass
    shield-check checkmark.shield
    shield-exclamation exclamationmark.shield
    shield-x xmark.shield
    slash-circle circle.slash nosign
    slash-lg line.diagonal
    slash-square square.slash
    square rectangle rectangle.portrait square.dashed squareshape
    square-half square.lefthalf.filled square.righthalf.filled
    stack square.stack
    subscript textformat.subscript
    superscript textformat.superscript
    text-center text.aligncenter
    text-indent-left text.badge.plus text.insert
    text-left text.alignleft
    text-paragraph text.append
    text-right text.alignright
    text-wrap text.word.spacing
    textarea-t text.viewfinder textbox
    three-dots ellipsis ellipsis.rectangle
    trash xmark.bin
    type textformat.abc textformat.alt
    type-bold bold
    type-italic italic
    type-strikethrough strikethrough
    type-underline underline
    ui-checks checklist
    unindent decrease.indent
    vector-pen scribble scribble.variable
    view-list list.bullet.below.rectangle
    window-plus plus.rectangle.on.rectangle
    x-circle multiply.circle xmark.circle
    x-diamond xmark.diamond
    x-lg multiply xmark
    x-octagon xmark.octagon
    x-square xmark.app xmark.rectangle xmark.square
    zoom-in plus.magnifyingglass
    zoom-out minus.magnifyingglass
    """
}
