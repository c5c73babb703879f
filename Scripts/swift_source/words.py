"""Words of the language and of its standard library."""
ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^="}
MODIFIERS = {
    "public", "open", "package", "internal", "private", "fileprivate", "final", "static", "class",
    "override", "lazy", "weak", "unowned", "mutating", "nonmutating", "nonisolated", "isolated",
    "required", "convenience", "dynamic", "optional", "indirect", "prefix", "postfix", "infix",
    "borrowing", "consuming", "async", "distributed"}
NOMINAL = {"class", "struct", "enum", "protocol", "actor", "extension"}
KEYWORDS = {
    "if", "guard", "while", "for", "in", "switch", "case", "default", "return", "throw", "try", "await",
    "else", "do", "catch", "repeat", "break", "continue", "where", "is", "as", "let", "var", "func",
    "defer", "fallthrough", "inout", "any", "some", "nil", "true", "false", "get", "set", "willSet",
    "didSet", "consume", "copy", "each"}
# The path of what is written by a key path.
KEY_PATH = "[keyPath:]"
# Methods of the standard library that change the value they are called on.
MUTATING = {
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
    "removeSubrange", "popLast", "popFirst", "formUnion", "formIntersection", "formSymmetricDifference",
    "subtract", "toggle", "update", "updateValue", "merge", "sort", "swapAt", "reverse", "shuffle",
    "reserveCapacity", "replaceSubrange", "negate", "partition"}
SAME = {
    "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "lazy", "shuffled",
    "union", "subtracting", "intersection", "drop"}
ELEMENT = {
    "first", "last", "randomElement", "popLast", "popFirst", "removeLast", "removeFirst", "remove",
    "min", "max"}
COLLECTIONS = [
    "Array", "RangeReplaceableCollection", "MutableCollection", "RandomAccessCollection",
    "BidirectionalCollection", "Collection", "Sequence"]
