extension UIView {
  func layoutNow() {
    prepareLayoutAround()
    layer.layoutIfNeeded()
  }

  func layoutContent() {
    traitCollection.performAsCurrent {
      prepareLayout()
      let controller = weakController
      controller?.viewWillLayoutSubviews()
      whileLayingOut { layoutSubviews() }
      controller?.viewDidLayoutSubviews()
    }
  }
}
