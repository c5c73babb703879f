extension NibUnarchiver {
  /// The recognizer of an element; nil if it is none.
  func makeGestureRecognizer(_ element: NibElement) -> UIGestureRecognizer? {
    switch element.name {
    case "tapGestureRecognizer":
      make(element, UITapGestureRecognizer.self) { reader in
        reader.set("numberOfTapsRequired", \.numberOfTapsRequired)
        reader.set("numberOfTouchesRequired", \.numberOfTouchesRequired)
      }
    case "swipeGestureRecognizer":
      make(element, UISwipeGestureRecognizer.self) { reader in
        reader.set("direction", \.direction)
        reader.set("numberOfTouchesRequired", \.numberOfTouchesRequired)
      }
    case "panGestureRecognizer":
      make(element, UIPanGestureRecognizer.self) { reader in
        reader.set("minimumNumberOfTouches", \.minimumNumberOfTouches)
        reader.set("maximumNumberOfTouches", \.maximumNumberOfTouches)
      }
    case "pinchGestureRecognizer": make(element, UIPinchGestureRecognizer.self) { _ in }
    // The first is what Interface Builder writes.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      make(element, UILongPressGestureRecognizer.self) { reader in
        reader.set("minimumPressDuration", \.minimumPressDuration)
        reader.set("allowableMovement", \.allowableMovement)
        reader.set("numberOfTapsRequired", \.numberOfTapsRequired)
        reader.set("numberOfTouchesRequired", \.numberOfTouchesRequired)
      }
    default: nil
    }
  }

  private func make<Recognizer: UIGestureRecognizer>(
    _ element: NibElement, _ type: Recognizer.Type, _ decode: (NibReader<Recognizer>) -> Void
  ) -> UIGestureRecognizer? {
    let element = element.reading()
    let made = customClass(of: element, default: type)._make()
    guard let recognizer = made as? Recognizer else { return nil }
    let reader = NibReader(target: recognizer, element: element, unarchiver: self)
    reader.set("enabled", \.isEnabled)
    reader.set("cancelsTouchesInView", \.cancelsTouchesInView)
    reader.set("delaysTouchesBegan", \.delaysTouchesBegan)
    reader.set("delaysTouchesEnded", \.delaysTouchesEnded)
    decode(reader)
    register(recognizer, element)
    return recognizer
  }
}
