extension UIImageView {
  /// A film that plays in an image view.
  struct Film {
    var images: [UIImage]
    /// Seconds a round.
    var duration: TimeInterval
    /// Rounds; 0 for ever.
    var rounds: Int
    /// Whether the image itself is a film, rather than the view's animation images.
    var isOwn: Bool
    var start: CFTimeInterval
    var stepper = 0

    /// The image at a time of the media clock; nil after the end.
    func image(at time: CFTimeInterval) -> UIImage? {
      let round = (time - start) / duration
      guard rounds == 0 || round < Double(rounds) else { return nil }
      let place = round - round.rounded(.down)
      return images[min(Int(place * Double(images.count)), images.count - 1)]
    }
  }

  func startFilm() {
    stopFilm()
    guard let images = pictures.animationImages, !images.isEmpty else {
      startOwnFilm()
      return
    }
    let given = pictures.animationDuration
    play(
      Film(
        images: images, duration: given > 0 ? given : Double(images.count) / 30,
        rounds: pictures.animationRepeatCount, isOwn: false, start: CACurrentMediaTime()))
  }

  /// Plays the image if it is a film and nothing else plays.
  func startOwnFilm() {
    guard window != nil, pictures.film == nil, let image = pictures.configured,
      let images = image.images, image.duration > 0
    else { return }
    play(
      Film(
        images: images, duration: image.duration, rounds: 0, isOwn: true,
        start: CACurrentMediaTime()))
  }

  func stopFilm() {
    guard let film = pictures.film else { return }
    FrameLoop.shared.removeStepper(film.stepper)
    (pictures.film, pictures.frame) = (nil, nil)
    setNeedsDisplay()
  }

  private func play(_ film: Film) {
    pictures.film = film
    pictures.film?.stepper = FrameLoop.shared.addStepper { [weak self] time in
      self?.showFilm(at: time) ?? false
    }
    showFilm(at: film.start)
  }

  @discardableResult
  private func showFilm(at time: CFTimeInterval) -> Bool {
    guard let film = pictures.film else { return false }
    guard let image = film.image(at: time) else {
      stopFilm()
      return false
    }
    if pictures.frame !== image {
      pictures.frame = image
      setNeedsDisplay()
    }
    return true
  }
}
