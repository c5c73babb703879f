/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  /// Of text formatting.
  static let textFormatting = """
    123 textformat.123
    blockquote-left text.quote
    border-width lineweight
    braces curlybraces
    card-list list.bullet.rectangle list.bullet.rectangle.portrait
    clipboard list.clipboard
    clipboard-check list.bullet.clipboard
    cursor-text text.cursor
    fonts bold.italic.underline character textformat textformat.size
    hash number
    indent increase.indent
    input-cursor-text character.cursor.ibeam
    journal-text text.book.closed
    justify text.justify
    justify-left text.justify.left text.justifyleft
    list-check text.badge.checkmark
    list-nested list.bullet.indent list.triangle
    list-ol list.number
    list-stars list.star
    list-task list.dash
    list-ul list.bullet
    quote quote.closing quote.opening
    search text.magnifyingglass
    subscript textformat.subscript
    superscript textformat.superscript
    text-center text.aligncenter
    text-indent-left text.badge.plus text.insert text.line.first.and.arrowtriangle.forward
    text-left text text.alignleft
    text-paragraph text.append
    text-right text.alignright
    text-wrap text.word.spacing
    textarea-t text.viewfinder textbox
    translate character.book.closed
    type textformat.abc textformat.alt
    type-bold bold
    type-italic italic
    type-strikethrough strikethrough
    type-underline underline
    ui-checks checklist
    unindent decrease.indent
    view-list list.bullet.below.rectangle
    """
}
