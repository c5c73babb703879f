/// Benchmarks by chapter; add a chapter by adding it here.
let chapters = [diffChapter, tableChapter, layoutChapter]

let filter = Filter(arguments: CommandLine.arguments.dropFirst())
var table = Table(filter: filter)
for chapter in chapters where filter.mayMatch(chapter.name) {
  chapter.run(&table)
}
table.printSummary()
