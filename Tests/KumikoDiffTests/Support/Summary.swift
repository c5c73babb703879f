import KumikoDiff

/// Stages as lines such as `move elements [0, 2]→[0, 0]`, a stage's kinds of changes joined by
/// semicolons.
func summary<C>(_ stages: StagedChangeset<C>) -> [String] {
  stages.map { stage in
    stage.debugDescription.split(separator: "\n").dropFirst()
      .map { String($0.drop { $0 == " " }) }.joined(separator: "; ")
  }
}

/// The stages between two lists written as in `A B1 C`.
func linear(_ source: String, _ target: String) -> [String] {
  summary(StagedChangeset(source: items(source), target: items(target)))
}

/// The stages between two lists of sections written as in `P[A B1] Q[]`.
func sectioned(_ source: String, _ target: String) -> [String] {
  summary(StagedChangeset(source: sections(source), target: sections(target)))
}
