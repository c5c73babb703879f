import KumikoRemote
import UIKit

/// A page of the shop from a file: its addresses lead to other files, and its forms nowhere.
final class ShopPageController: RemoteScreenController {
  private static let files = ShopFiles()
  private let server: URL?

  /// - Parameters:
  ///   - screen: The page.
  ///   - server: The shop's server, which is shown instead if it answers; nil for none.
  init(_ screen: RemoteScreen, server: URL? = nil) {
    self.server = server
    super.init(
      screen, images: Self.files,
      environment: ScreenEnvironment(locale: Locale(identifier: "en_US"), timeZone: .gmt))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The shop's front page, or that of its server if one is named and answers.
  static func front(server: URL?) -> UIViewController {
    guard let screen = files.screen(at: ShopFiles.address) else { return UIViewController() }
    return ShopPageController(screen, server: server)
  }

  /// Shows another page in this one's place.
  func showPage(at path: String) {
    guard let url = URL(string: path, relativeTo: ShopFiles.address)?.absoluteURL,
      let screen = Self.files.screen(at: url)
    else { return }
    show(screen)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let server else { return }
    Task { [weak self] in await self?.moveTo(server) }
  }

  private func moveTo(_ server: URL) async {
    var service = ScreenService()
    service.account = "gallery"
    service.credentials = ["Kumiko-Account": "gallery"]
    let request = ScreenRequest(server, modules: service.registry.modules)
    guard (try? await service.loader.screen(request)) != nil, let navigationController,
      navigationController.topViewController === self
    else { return }
    let served = ServedScreenController(server, service: service)
    navigationController.setViewControllers(
      navigationController.viewControllers.dropLast() + [served], animated: false)
  }

  override func navigate(to url: URL) {
    guard let screen = Self.files.screen(at: url) else { return }
    show(ShopPageController(screen), sender: self)
  }
}
