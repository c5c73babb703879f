import KumikoRemote

extension ForeignGenerators {
  static func jason(_ words: inout ForeignWords) -> String {
    var sections: [RemoteValue] = []
    var data: [String: RemoteValue] = ["isMember": true]
    for _ in 0..<words.count(1...4) { sections.append(jasonSection(&words, &data)) }
    let body: RemoteValue = ["sections": .list(sections)]
    let document: RemoteValue = [
      "$jason": [
        "head": ["title": "Demo", "data": .object(data), "templates": ["body": body]]
      ]
    ]
    return document.jsonText
  }

  private static func jasonSection(
    _ words: inout ForeignWords, _ data: inout [String: RemoteValue]
  ) -> RemoteValue {
    var section: [String: RemoteValue] = ["type": "vertical"]
    if words.chance(50) {
      section["header"] = ["type": "label", "text": .string(words.seen())]
    }
    switch words.count(0...4) {
    case 0:
      let name = words.id("posts")
      data[name] = words.list(1...5) { ["title": .string($0.seen()), "by": .string($0.seen())] }
      let item: RemoteValue = [
        "type": "vertical",
        "components": [
          ["type": "label", "text": "{{title}}", "style": ["size": "20", "font": "Arial-Bold"]],
          ["type": "label", "text": "{{by}}", "style": ["size": "12"]],
        ],
        "href": ["url": "https://example.com/posts"],
      ]
      section["items"] = .object(["{{#each \(name)}}": item])
    case 1:
      section["type"] = "horizontal"
      section["items"] = [
        [
          "type": "vertical",
          "components": [
            ["type": "image", "url": "https://example.com/i/4.png", "style": ["width": "60"]],
            ["type": "label", "text": .string(words.seen())],
          ],
        ]
      ]
    default:
      section["items"] = words.list(1...5) { jasonItem(&$0) }
    }
    return .object(section)
  }

  private static func jasonItem(_ words: inout ForeignWords) -> RemoteValue {
    switch words.count(0...8) {
    case 0, 1:
      return [
        "type": "label", "text": .string(words.seen()),
        "style": ["size": words.pick(["12", "16", "24"]), "color": "#333333"],
      ]
    case 2:
      return [
        "type": "horizontal",
        "components": [
          ["type": "image", "url": "https://example.com/i/5.png", "style": ["width": "40"]],
          [
            "type": "vertical",
            "components": words.list(1...3) { ["type": "label", "text": .string($0.seen())] },
          ],
        ],
        "action": ["type": "$util.alert", "options": ["title": "Hello", "description": "World"]],
      ]
    case 3:
      return [
        "type": "button", "text": .string(words.seen()),
        "action": [
          "type": "$network.request",
          "options": ["url": "https://example.com/post", "method": "POST", "data": [:]],
          "success": ["type": "$reload"],
        ],
      ]
    case 4:
      let (name, prompt) = (words.id("field"), words.seen())
      words.input(name, .line, prompt)
      return ["type": "textfield", "name": .string(name), "placeholder": .string(prompt)]
    case 5:
      let (name, prompt) = (words.id("area"), words.seen())
      words.input(name, .lines, prompt)
      return ["type": "textarea", "name": .string(name), "placeholder": .string(prompt)]
    case 6:
      let (name, title) = (words.id("switch"), words.seen())
      words.input(name, .toggle, title)
      return ["type": "switch", "name": .string(name), "title": .string(title), "value": "false"]
    case 7:
      return ["{{#if isMember}}": ["type": "label", "text": .string(words.seen())]]
    default:
      return ["{{#if isMember == false}}": ["type": "label", "text": .string(words.hidden())]]
    }
  }
}
