/// Benchmarks by chapter; add a chapter by adding it here.
let chapters = [diffChapter, tableChapter, layoutChapter, gtkChapter]

let filter = Filter(arguments: CommandLine.arguments.dropFirst())
// GTK can be set up with a display only before anything else has set it up without.
if filter.mayMatch(gtkChapter.name) { VirtualScreen.connect() }
var table = Table(filter: filter)
for chapter in chapters where filter.mayMatch(chapter.name) {
  chapter.run(&table)
}
table.printSummary()
VirtualScreen.disconnect()
