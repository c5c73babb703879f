extension UIView {
  func layoutNow() {
    prepareLayoutAround()
    layer.layoutIfNeeded()
  }

  func layoutContent() {
    traitCollection.performAsCurrent {
      prepareLayout()
      let controller = storage.viewController
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }
}
