import KumikoDocuments

/// A screen that the shop serves.
protocol ShopPage: Sendable {
  /// The screen as it is now.
  var screen: ScreenDocument { get }
}

extension ShopPage {
  /// The screen as it is sent.
  var served: ServedDocument { ServedDocument(.screen(screen)) }
}
