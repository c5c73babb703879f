/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  static let health = """
    activity waveform.path waveform.path.ecg
    asterisk star.of.life
    bandaid bandage cross.case
    capsule-pill pill pills
    clipboard-heart heart.text.square
    clipboard-pulse stethoscope
    flower1 allergens
    grid-3x3-gap circle.grid.cross
    plus cross
    """
}
