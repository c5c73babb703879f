/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  static let gaming = """
    controller gamecontroller
    dice-5 dice
    puzzle puzzlepiece puzzlepiece.extension
    """
}
