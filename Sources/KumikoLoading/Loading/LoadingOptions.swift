import Foundation
import KumikoDocuments

/// How screens are loaded.
public struct LoadingOptions: Sendable {
  /// Which addresses are loaded.
  public var policy = URLPolicy()
  /// How much answers may hold, and how often is loaded.
  public var limits = DocumentLimits()
  /// When what failed is tried again.
  public var retry = RetryPolicy()
  /// Where answers are kept; nil for nowhere, which is the default.
  public var cache: DiskCache?
  /// What checks the signatures of documents; nil if they need none, which is the default.
  public var verifier: (any DocumentVerifier)?
  /// The file that tells, for each signed screen, when the newest document that was accepted was
  /// issued, so that none is older after a restart; nil, for one in the folder of ``cache`` if
  /// there is a cache, by default. Systems empty folders of caches: an app for which this matters
  /// names a file elsewhere.
  public var issueTimes: URL?
  /// Seconds of silence after which a stream of events is connected anew; 45 by default. Servers
  /// send a comment (a line that is a colon) at least twice in that time.
  public var heartbeat: TimeInterval = 45
  /// The time.
  public var clock = LoadingClock.system
  /// Random numbers from 0 to 1, for waits.
  public var random: @Sendable () -> Double = { Double.random(in: 0...1) }

  /// Creates the options that screens have by default.
  public init() {}

  var issueFile: URL? {
    issueTimes ?? cache?.folder.appendingPathComponent(IssueLedger.fileName)
  }
}
