/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  static let editing = """
    arrow-clockwise rotate.right
    arrow-counterclockwise rotate.left
    arrow-repeat rotate.3d
    arrow-return-left return
    backspace delete.backward delete.left
    backspace-reverse delete.forward delete.right
    brush paintbrush paintbrush.pointed
    crop crop.rotate
    cursor cursorarrow cursorarrow.rays cursorarrow.click
    magic wand.and.rays wand.and.stars wand.and.stars.inverse
    menu-button contextualmenu.and.cursorarrow
    menu-button-wide filemenu.and.cursorarrow
    palette paintpalette
    pen highlighter pencil.tip pencil.tip.crop.circle
    pencil pencil.and.outline pencil.line
    pencil-square rectangle.and.pencil.and.ellipsis square.and.pencil
    rulers compass.drawing
    search doc.text.magnifyingglass magnifyingglass rectangle.and.text.magnifyingglass
    sliders slider.horizontal.2.square.on.square slider.horizontal.3
    sliders slider.horizontal.below.rectangle
    sliders2-vertical slider.vertical.3
    vector-pen scribble scribble.variable
    x-square clear
    zoom-in plus.magnifyingglass
    zoom-out minus.magnifyingglass
    """
}
