/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  /// Of people and gestures.
  static let human = """
    emoji-neutral face.dashed
    emoji-smile face.smiling
    emoji-sunglasses mustache
    folder-check folder.badge.person.crop
    hand-index hand.draw hand.point.up hand.point.up.left
    hand-index-thumb hand.raised hand.tap hand.wave
    hand-thumbs-down hand.thumbsdown
    hand-thumbs-up hand.thumbsup
    people figure.2.and.child.holdinghands person.2 person.3 person.3.sequence
    person figure.stand figure.walk figure.wave figure.run
    person-bounding-box person.crop.artframe person.fill.viewfinder
    person-check person.crop.circle.badge.checkmark person.fill.checkmark
    person-circle person.crop.circle
    person-dash person.badge.minus person.crop.circle.badge.minus
    person-down person.fill.turn.down
    person-exclamation person.crop.circle.badge.exclamationmark
    person-exclamation person.crop.circle.badge.questionmark person.fill.questionmark
    person-gear person.badge.clock
    person-lock person.badge.key
    person-plus person.badge.plus person.crop.circle.badge.plus
    person-rolodex person.2.square.stack person.crop.rectangle.stack
    person-rolodex rectangle.stack.badge.person.crop
    person-slash person.2.slash
    person-square person.crop.square
    person-up person.and.arrow.left.and.arrow.right
    person-vcard person.crop.rectangle person.text.rectangle
    person-x person.crop.circle.badge.xmark person.fill.xmark
    slash-circle hand.raised.slash
    universal-access accessibility
    """
}
