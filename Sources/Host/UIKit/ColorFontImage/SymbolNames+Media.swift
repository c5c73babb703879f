/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  static let media = """
    arrow-clockwise goforward goforward.10 goforward.15 goforward.30
    arrow-counterclockwise gobackward gobackward.10 gobackward.15 gobackward.30
    boombox radio
    collection rectangle.stack
    collection-play film.stack
    fast-forward forward
    list-ul list.and.film
    mask theatermasks
    mic music.mic
    mic-mute mic.slash
    music-note music.note.house
    music-note-beamed guitars music.quarternote.3
    music-note-list pianokeys
    pause-btn pause.rectangle
    pip picture.in.picture
    play playpause
    play-btn play.rectangle
    record-circle button.programmable
    rewind backward
    skip-end forward.end
    skip-start backward.end
    soundwave waveform
    tv play.tv
    volume-down speaker.minus speaker.wave.1
    volume-mute speaker.slash speaker.zzz
    volume-off speaker
    volume-up speaker.plus speaker.wave.2 speaker.wave.3
    """
}
