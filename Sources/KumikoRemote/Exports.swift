@_exported public import KumikoDocuments
@_exported public import KumikoLoading
