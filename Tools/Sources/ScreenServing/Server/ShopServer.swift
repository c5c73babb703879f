public import DocumentSigning
public import Foundation
import Hummingbird
import KumikoDocuments
public import Logging
import ServiceLifecycle

/// A server of screens: a shop with a front page, products, a cart, a checkout, orders whose status is
/// live, and a journal that goes on and on.
///
/// It shows what a server of documents needs: entity tags, compressed and signed answers, errors by
/// field, orders that are placed once, patches in a stream of events, and an end without cut answers.
/// Everything is kept in memory.
public struct ShopServer: Sendable {
  /// How the server runs.
  public struct Options: Sendable {
    /// The address that it listens at; this machine alone by default.
    public var host = "127.0.0.1"
    /// The port; 0 for any that is free.
    public var port = 8_080
    /// How long a stage of an order takes, in seconds.
    public var pace: TimeInterval = 4
    /// A folder whose documents are served, too, as `/screens/NAME`; nil for none.
    public var folder: URL?
    /// Signs all screens; nil for none.
    public var signer: DocumentSigner?
    /// Where it writes what happens. Forms and accounts are never written.
    public var logger = Logger(label: "screen-server")

    /// Creates the options that the command has by default.
    public init() {}
  }

  private let options: Options
  private let shop: Shop

  /// Opens the shop, after all of its pages were read.
  ///
  /// - Throws: ``ShopProblem`` if a page or a picture is broken.
  public init(_ options: Options = Options()) throws {
    self.options = options
    shop = try Shop(catalog: .tea, journal: .tea, pace: options.pace)
  }

  /// A page or a patch that the server can give.
  package struct Page: Sendable {
    package var name: String
    package var document: ServedDocument
    /// Whether it is a whole screen.
    package var isScreen: Bool
  }

  /// A sample of every page and patch that clients can get.
  ///
  /// - Parameter modules: Which modules they have, as the header has them.
  package func pages(for modules: String) -> [Page] { shop.pages(for: ClientModules(modules)) }

  /// The names of the pictures that it has.
  package var pictureNames: [String] { shop.pictures.names }

  /// The bytes of a picture; nil if there is none of the name.
  func picture(_ name: String) -> [UInt8]? { shop.pictures[name]?.bytes }

  /// Serves until it is told to stop: by SIGTERM or SIGINT, or by the end of the task's own service
  /// group. Answers that have begun are finished, streams of events are ended.
  ///
  /// - Parameter onStart: Called with the port when requests are taken.
  public func run(onStart: @escaping @Sendable (Int) -> Void) async throws {
    try await application(onStart).runService()
  }

  /// Serves as a part of a service group.
  package func service(onStart: @escaping @Sendable (Int) -> Void) -> some Service {
    application(onStart)
  }

  private func application(
    _ onStart: @escaping @Sendable (Int) -> Void
  ) -> Application<RouterResponder<BasicRequestContext>> {
    let answers = DocumentAnswers(signer: options.signer)
    let router = Router(options: .autoGenerateHeadEndpoints)
    router.add(middleware: LogRequestsMiddleware(.info))
    router.add(middleware: ProblemMiddleware(answers: answers))
    let routes = ShopRoutes(shop: shop, answers: answers)
    routes.add(to: router)
    if let folder = options.folder { routes.addFolder(ScreenFolder(url: folder), to: router) }
    return Application(
      router: router, server: .http1(configuration: .init(idleTimeout: .seconds(60))),
      configuration: .init(address: .hostname(options.host, port: options.port)),
      onServerRunning: { channel in onStart(channel.localAddress?.port ?? 0) },
      logger: options.logger)
  }
}
