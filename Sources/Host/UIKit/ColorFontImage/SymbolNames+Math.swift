/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  static let math = """
    calculator function
    chevron-left lessthan
    chevron-right greaterthan
    dash-lg minus
    list equal
    plus-lg plus
    plus-slash-minus plus.forwardslash.minus
    slash-lg line.diagonal
    x-circle multiply.circle
    x-lg multiply
    """
}
