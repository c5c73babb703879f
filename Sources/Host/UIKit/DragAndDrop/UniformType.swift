/// Kinds of data by their uniform type identifiers, as far as drags of lists name them.
enum UniformType {
  /// What kinds are kinds of, directly.
  private static let parents = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.html": ["public.text"],
    "public.json": ["public.text"],
    "public.xml": ["public.text"],
    "public.source-code": ["public.plain-text"],
    "public.rtf": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "org.webmproject.webp": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "public.file-url": ["public.url"],
    "public.url": ["public.data"],
    "public.content": ["public.item"],
    "public.data": ["public.item"],
  ]

  /// Whether a kind is another one, or a kind of it.
  static func conforms(_ identifier: String, to other: String) -> Bool {
    identifier == other
      || parents[identifier, default: []].contains { conforms($0, to: other) }
  }
}
