@_exported public import KumikoComponents
@_exported public import KumikoCompositional
@_exported public import KumikoDiff
@_exported public import KumikoFlex
@_exported public import KumikoFlexLayout
@_exported public import KumikoNibs
@_exported public import KumikoRendering
@_exported public import KumikoStock
