import KumikoDocuments

extension LoadingOptions {
  /// The options with which something is loaded: pictures have bounds of their own.
  func adapted(to content: RequestContent) -> LoadingOptions {
    guard content == .image else { return self }
    var options = self
    options.limits.bytes = limits.imageBytes
    options.retry.attempts = min(retry.attempts, 3)
    return options
  }
}

extension HTTPClient {
  /// The client that takes as many bytes as something may have.
  func adapted(to content: RequestContent) -> HTTPClient {
    guard content == .image else { return self }
    var limits = limits
    limits.bytes = limits.imageBytes
    return HTTPClient(transport: transport, policy: policy, limits: limits)
  }
}
