extension UIImageView {
  /// A film that plays in an image view.
  struct AnimatedImage {
    var images: [UIImage]
    /// Seconds a round.
    var duration: TimeInterval
    /// Rounds; 0 for ever.
    var rounds: Int
    /// Whether the image itself is an animation, rather than the view's animation images.
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
    stopAnimation()
    guard let images = pictures.animationImages, !images.isEmpty else {
      startOwnFilm()
      return
    }
    let given = pictures.animationDuration
    play(
      AnimatedImage(
        images: images, duration: given > 0 ? given : Double(images.count) / 30,
        rounds: pictures.animationRepeatCount, isOwn: false, start: CACurrentMediaTime()))
  }

  /// Plays the image if it is an animation and nothing else plays.
  func startOwnFilm() {
    guard window != nil, pictures.animation == nil, let image = pictures.configured,
      let images = image.images, image.duration > 0
    else { return }
    play(
      AnimatedImage(
        images: images, duration: image.duration, rounds: 0, isOwn: true,
        start: CACurrentMediaTime()))
  }

  func stopAnimation() {
    guard let animation = pictures.animation else { return }
    FrameLoop.shared.removeStepper(animation.stepper)
    (pictures.animation, pictures.frame) = (nil, nil)
    setNeedsDisplay()
  }

  private func play(_ animation: AnimatedImage) {
    pictures.animation = animation
    pictures.animation?.stepper = FrameLoop.shared.addStepper { [weak self] time in
      self?.showFrame(at: time) ?? false
    }
    showFrame(at: animation.start)
  }

  @discardableResult
  private func showFrame(at time: CFTimeInterval) -> Bool {
    guard let animation = pictures.animation else { return false }
    guard let image = animation.image(at: time) else {
      stopAnimation()
      return false
    }
    if pictures.frame !== image {
      pictures.frame = image
      setNeedsDisplay()
    }
    return true
  }
}
