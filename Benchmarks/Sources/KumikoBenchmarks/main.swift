import Foundation

/// Benchmarks by chapter; add a chapter by adding it here.
let chapters = [
  diffChapter, renderChapter, tableChapter, collectionChapter, compositionalChapter, stockChapter,
  abilitiesChapter, barsChapter, layoutChapter, flexChapter, remoteChapter, gtkChapter,
]

let filter = Filter(arguments: CommandLine.arguments.dropFirst())
let names = chapters.map(\.name)
endIfAny(filter.prefixesWithoutChapter(among: names))
// GTK can be set up with a display only before anything else has set it up without.
if filter.mayMatch(gtkChapter.name) { VirtualScreen.connect() }
var table = Table(filter: filter)
for chapter in chapters where filter.mayMatch(chapter.name) {
  chapter.run(&table)
}
table.printSummary()
VirtualScreen.disconnect()
endIfAny(table.missingPrefixes)

/// Ends the program with an error if something was asked for that there is not.
func endIfAny(_ prefixes: [String]) {
  guard !prefixes.isEmpty else { return }
  let message =
    "No row is called \(prefixes.joined(separator: " or ")). "
    + "The chapters are \(names.joined(separator: ", ")).\n"
  FileHandle.standardError.write(Data(message.utf8))
  exit(2)
}
