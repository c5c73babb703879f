/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  /// Of marks: ticks, crosses, signs of warnings and questions.
  static let marks = """
    bookmark-x bookmark.slash
    check-circle checkmark.circle circle.badge.checkmark
    check-lg checkmark
    check-square checkmark.rectangle checkmark.square
    dash-circle minus.circle
    dash-square minus.diamond minus.rectangle minus.square
    exclamation-circle exclamationmark.circle
    exclamation-lg exclamationmark exclamationmark.2
    exclamation-octagon exclamationmark.octagon
    exclamation-square exclamationmark.square
    exclamation-triangle exclamationmark.triangle
    files plus.square.on.square
    filter line.3.horizontal.decrease
    filter-circle line.3.horizontal.decrease.circle
    folder questionmark.folder
    folder-plus plus.rectangle.on.folder
    info-lg info
    list line.3.horizontal
    patch-check checkmark.diamond checkmark.seal
    patch-minus xmark.seal
    pin pin.slash
    plus-square plus.app plus.rectangle
    plus-square-dotted plus.square.dashed plus.viewfinder
    question-circle questionmark.circle
    question-diamond questionmark.diamond
    question-lg questionmark
    question-square questionmark.app questionmark.square
    slash-circle circle.slash
    slash-square square.slash
    three-dots ellipsis ellipsis.rectangle
    trash xmark.bin
    window-plus plus.rectangle.on.rectangle
    x-circle xmark.circle
    x-diamond xmark.diamond
    x-lg xmark
    x-octagon xmark.octagon
    x-square xmark.app xmark.rectangle xmark.square
    """
}
