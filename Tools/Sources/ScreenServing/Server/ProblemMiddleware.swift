import Hummingbird
import KumikoDocuments
import Logging
import NIOHTTP1

/// Makes a screen, or for forms an answer of JSON, of every request that fails: nobody sees a blank
/// page, and nobody sees the server's insides.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
  var answers: DocumentAnswers

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      try checkModules(of: request)
      return try await next(request, context)
    } catch let error as HTTPError {
      return try answer(request, error.status, error.body)
    } catch let error as any HTTPResponseError {
      return try answer(request, error.status, nil)
    } catch let error as HTTPParserError {
      // What is no HTTP cannot be followed by more of it: Hummingbird answers 400 and closes.
      throw error
    } catch {
      context.logger.error("\(request.method) \(request.uri.path): \(error)")
      return try answer(request, .internalServerError, nil)
    }
  }

  private func checkModules(of request: Request) throws {
    guard try !ShopClient(request).modules.has("Stock", 1) else { return }
    throw HTTPError(.notAcceptable)
  }

  private func answer(
    _ request: Request, _ status: HTTPResponse.Status, _ reason: String?
  ) throws -> Response {
    guard request.method == .get || request.method == .head else {
      return try FormAnswer(message: reason ?? ProblemPages.message(status)).response(status)
    }
    guard let client = try? ShopClient(request) else { return Response(status: status) }
    let page = ProblemPages.page(status, reason: reason)
    return try answers.answer(page.served, to: client, status: status, cache: .none)
  }
}
