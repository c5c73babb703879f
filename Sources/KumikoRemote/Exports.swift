@_exported public import KumikoDocuments
