/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  static let nature = """
    apple applelogo
    bug ant ladybug
    droplet drop drop.triangle
    fire flame
    image-alt mountain.2
    lightning bolt.horizontal bolt.slash
    lightning-charge bolt
    recycle leaf.arrow.circlepath
    tree leaf
    water water.waves
    """
}
