public import Foundation
import KumikoDocuments
import KumikoLoading

extension ServedScreen {
  /// How often a page is asked for while newer documents come.
  private static let mostVersions = 3

  /// Loads further rows, as a section's `next` says, and shows the screen with them.
  ///
  /// The server answers with a patch, or with a screen whose section of the same id has the rows.
  /// If a newer document comes meanwhile, the page that it names is loaded in place of this one.
  /// Ten pages come at once, and then one a second.
  ///
  /// - Parameters:
  ///   - url: What `next` says.
  ///   - section: The id of the section.
  /// - Throws: A ``ServedScreenProblem``, or `CancellationError` if the task is canceled. The rows
  ///   that are there stay.
  public func loadPage(at url: URL, of section: String) async throws {
    var url = url
    for _ in 0..<Self.mostVersions {
      guard try await !takePage(at: url, of: section) else { return }
      // A newer document has pages of its own.
      guard let next = nextPage(of: section) else { return }
      url = next
    }
    throw ServedScreenProblem.loading(.tooManyLoads)
  }

  /// Loads a page; returns false if it is one of an earlier version.
  private func takePage(at url: URL, of section: String) async throws -> Bool {
    guard screen != nil else { return true }
    let version = version
    let page = try await page(at: url)
    let result = await change(from: page.url, while: { self.version == version }) {
      $0.receivingPage(page.bytes, of: section, file: page.name)
    }
    switch result {
    case .patched?:
      noteRows(ofSection: section)
      return true
    case .refused(let problems)?: throw ServedScreenProblem.document(problems.all)
    case .outdated?:
      fallBehind()
      await load(.automatic, caching: .reload)
      return false
    case nil: return false
    }
  }

  private func page(at url: URL) async throws -> LoadedScreen {
    var request = request(for: url)
    // A page may be as old as it is, unlike what changes the screen itself.
    request.changed = nil
    do {
      let wait = pagePace.reserve(at: clock.uptime())
      if wait > 0 { try await clock.sleep(wait) }
      return try await service.loader.screen(request)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw ServedScreenProblem(error)
    }
  }

  /// Where the rows after those of a section are; nil if it has none, or is there no more.
  private func nextPage(of section: String) -> URL? {
    guard let screen else { return nil }
    let model = RemoteScreenModel(screen)
    let sections = model.expand(screen.compiled.root.elements("sections"), in: model.scope)
    guard let part = sections.first(where: { $0.id == .named(section) }) else { return nil }
    return ElementValues(element: part.element, scope: part.scope, model: model).url("next")
  }
}
