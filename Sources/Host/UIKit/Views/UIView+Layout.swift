extension UIView {
  func layoutNow() { layer.layoutIfNeeded() }

  func layoutContent() {
    traitCollection.performAsCurrent {
      let controller = storage.viewController
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }
}
