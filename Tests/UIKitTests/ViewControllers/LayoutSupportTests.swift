import Testing
import UIKit
import _UIKitTestSupport

@MainActor
@Suite(.closesWindows) struct LayoutSupportTests {
  @Test func `the layout guides are the strips that bars cover`() {
    let controller = UIViewController()
    let stage = Stage(root: controller)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      box.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: .equal, toItem: controller.topLayoutGuide,
        attribute: .height, multiplier: 2, constant: 0),
    ])
    stage.frame()
    #expect(controller.topLayoutGuide.length == 47)
    #expect(controller.bottomLayoutGuide.length == 34)
    #expect(box.frame == CGRect(x: 0, y: 47, width: 94, height: 844 - 47 - 34))
    controller.additionalSafeAreaInsets.top = 20
    stage.frame()
    #expect(box.frame.minY == 20)
    #expect(controller.topLayoutGuide.length == 20)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
  }

  @Test func `orientations and their masks have one bit each`() {
    #expect(UIInterfaceOrientationMask.landscape == [.landscapeLeft, .landscapeRight])
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    #expect(!UIInterfaceOrientation.unknown.isPortrait)
  }

  @Test func `a controller, and the delegate, say how the interface may turn`() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      override var shouldAutorotate: Bool { false }
    }
    let controller: UIViewController = Upright()
    #expect(controller.supportedInterfaceOrientations == .portrait)
    #expect(!controller.shouldAutorotate)
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    #expect(UIViewController().preferredInterfaceOrientationForPresentation == .portrait)
    #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
  }

  @Test func `containers ask their delegates how the interface may turn`() {
    final class Sideways: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .landscape }

      func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
      ) -> UIInterfaceOrientationMask { .landscapeLeft }
    }
    final class Silent: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}
    let (navigation, tabs) = (UINavigationController(), UITabBarController())
    #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
    let (sideways, silent) = (Sideways(), Silent())
    (navigation.delegate, tabs.delegate) = (sideways, sideways)
    #expect(navigation.supportedInterfaceOrientations == .landscape)
    #expect(tabs.supportedInterfaceOrientations == .landscapeLeft)
    (navigation.delegate, tabs.delegate) = (silent, silent)
    #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
  }
}
