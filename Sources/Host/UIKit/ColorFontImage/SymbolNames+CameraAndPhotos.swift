/// Icons that stand for symbols of other names: in each line an icon, then the symbols.
extension SymbolNames {
  /// Of cameras and photos.
  static let cameraAndPhotos = """
    camera camera.on.rectangle camera.rotate camera.viewfinder
    camera2 camera.metering.center.weighted
    card-image text.below.photo
    circle-square camera.filters
    image photo
    image-alt photo.artframe
    images photo.fill.on.rectangle photo.on.rectangle photo.on.rectangle.angled photo.stack
    play-circle livephoto.play
    record-circle livephoto
    """
}
