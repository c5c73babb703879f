import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension LoadingProblem {
  /// The problem that an error of a session stands for.
  init(_ error: any Error) {
    if let problem = error as? LoadingProblem {
      self = problem
      return
    }
    let code = (error as? URLError)?.code
    switch code {
    case .notConnectedToInternet, .internationalRoamingOff, .callIsActive, .dataNotAllowed:
      self = .offline
    case .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed: self = .unreachable
    case .timedOut: self = .timedOut
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
      self = .insecureConnection
    case .unsupportedURL, .badURL, .cannotParseResponse, .cannotDecodeContentData,
      .cannotDecodeRawData:
      self = .unreadableAnswer
    default: self = .cutShort
    }
  }
}
