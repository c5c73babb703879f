import KumikoComponents

extension String: HeaderFooterContent {
  /// The text as iOS shows it there: a ``SectionHeader`` or a ``SectionFooter``.
  public func makeHeaderFooter(at position: HeaderFooterPosition) -> ViewNode {
    switch position {
    case .header: ViewNode(SectionHeader(self))
    case .footer: ViewNode(SectionFooter(self))
    }
  }
}
