import Kumiko

/// How many different things are reported while something is done.
@MainActor
func reports(_ body: () -> Void) -> Int {
  let former = KumikoDiagnostics.handler
  defer { KumikoDiagnostics.handler = former }
  let box = ReportBox()
  KumikoDiagnostics.handler = { box.reports.insert($0) }
  body()
  return box.reports.count
}

@MainActor
private final class ReportBox {
  var reports: Set<KumikoDiagnostic> = []
}
