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
      storage.isLayingOut = true
      layoutSubviews()
      storage.isLayingOut = false
      solveInLayout(before: nil)
      controller?.viewDidLayoutSubviews()
    }
  }
}
