/// Translates symbols' names into those of the icons that stand for them.
enum SymbolNames {
  /// Where the icon has another name than the symbol with dashes for dots; `.fill` at the end of a
  /// symbol's name is not part of the key.
  private static let exceptions = [
    "antenna.radiowaves.left.and.right": "broadcast",
    "arrow.2.squarepath": "repeat",
    "arrow.up.arrow.down": "arrow-down-up",
    "arrow.uturn.backward": "arrow-return-left",
    "arrow.uturn.forward": "arrow-return-right",
    "bolt": "lightning-charge",
    "bubble.left": "chat-left",
    "bubble.right": "chat-right",
    "car": "car-front",
    "chart.bar": "bar-chart",
    "chart.pie": "pie-chart",
    "checkmark": "check-lg",
    "checkmark.circle": "check-circle",
    "checkmark.seal": "patch-check",
    "checkmark.shield": "shield-check",
    "checkmark.square": "check-square",
    "creditcard": "credit-card",
    "cup.and.saucer": "cup-hot",
    "doc": "file-earmark",
    "doc.on.doc": "files",
    "doc.text": "file-earmark-text",
    "drop": "droplet",
    "ellipsis": "three-dots",
    "ellipsis.circle": "three-dots",
    "exclamationmark.circle": "exclamation-circle",
    "exclamationmark.triangle": "exclamation-triangle",
    "flame": "fire",
    "folder.badge.plus": "folder-plus",
    "gearshape": "gear",
    "hand.thumbsdown": "hand-thumbs-down",
    "hand.thumbsup": "hand-thumbs-up",
    "iphone": "phone",
    "leaf": "tree",
    "line.3.horizontal": "list",
    "line.3.horizontal.decrease": "filter",
    "line.3.horizontal.decrease.circle": "filter-circle",
    "list.bullet": "list-ul",
    "list.number": "list-ol",
    "location": "cursor",
    "lock.open": "unlock",
    "magnifyingglass": "search",
    "mappin": "geo",
    "mappin.and.ellipse": "geo-alt",
    "minus": "dash-lg",
    "minus.circle": "dash-circle",
    "minus.square": "dash-square",
    "paintbrush": "brush",
    "paperplane": "send",
    "person.2": "people",
    "person.3": "people",
    "person.badge.plus": "person-plus",
    "person.crop.circle": "person-circle",
    "person.crop.square": "person-square",
    "phone": "telephone",
    "photo": "image",
    "photo.on.rectangle": "images",
    "pin": "pin-angle",
    "plus": "plus-lg",
    "questionmark": "question-lg",
    "questionmark.circle": "question-circle",
    "rectangle.portrait.and.arrow.right": "box-arrow-right",
    "slider.horizontal.3": "sliders",
    "speaker": "volume-off",
    "speaker.slash": "volume-mute",
    "speaker.wave.2": "volume-up",
    "square.and.arrow.down": "box-arrow-in-down",
    "square.and.arrow.up": "box-arrow-up",
    "square.and.pencil": "pencil-square",
    "square.grid.2x2": "grid",
    "square.grid.3x3": "grid-3x3-gap",
    "star.leadinghalf.filled": "star-half",
    "sun.max": "sun",
    "text.alignleft": "text-left",
    "text.bubble": "chat-left-text",
    "textformat": "fonts",
    "tray": "inbox",
    "tray.full": "inboxes",
    "video": "camera-video",
    "xmark": "x-lg",
    "xmark.circle": "x-circle",
    "xmark.octagon": "x-octagon",
    "xmark.square": "x-square",
  ]

  /// The icons that stand for a symbol, best first. Nothing says that any exists: where a filled
  /// variant is missing the outline follows.
  static func icons(for name: String) -> [String] {
    let isFilled = name.hasSuffix(".fill")
    let plain = isFilled ? String(name.dropLast(5)) : name
    let icon = exceptions[plain] ?? plain.split(separator: ".").joined(separator: "-")
    return isFilled ? [icon + "-fill", icon] : [icon]
  }

  /// How large an icon is drawn beside the others: the marks that fill their whole square are
  /// made as high as the symbols they stand for.
  static func proportion(of icon: String) -> CGFloat { icon.hasSuffix("-lg") ? 0.85 : 1 }
}
