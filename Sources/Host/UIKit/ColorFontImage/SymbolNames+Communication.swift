/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  static let communication = """
    badge-cc captions.bubble
    broadcast antenna.radiowaves.left.and.right
    camera-video video
    camera-video-off video.slash
    chat message
    chat-dots bubble.left.and.bubble.right bubble.left.and.exclamationmark.bubble.right
    chat-dots ellipsis.bubble ellipsis.message ellipsis.vertical.bubble
    chat-left bubble.left
    chat-left-text t.bubble text.bubble
    chat-right bubble.right
    chat-square bubble.middle.bottom
    chat-square-quote questionmark.bubble quote.bubble
    chat-square-text exclamationmark.bubble info.bubble plus.bubble
    chat-text plus.message
    download tray.and.arrow.down
    envelope mail
    envelope-at square.and.at.rectangle
    envelope-paper mail.stack
    inbox tray
    inboxes tray.2 tray.full
    send paperplane
    telephone phone teletype
    telephone-forward phone.connection
    telephone-inbound phone.arrow.down.left
    telephone-outbound phone.arrow.right phone.arrow.up.right
    telephone-plus phone.badge.plus
    telephone-x phone.down
    translate character.bubble
    upload tray.and.arrow.up
    """
}
