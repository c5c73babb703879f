import KumikoRemote

extension ForeignGenerators {
  static func divCard(_ words: inout ForeignWords) -> String {
    var variables: [RemoteValue] = []
    var items: [RemoteValue] = []
    for _ in 0..<words.count(2...7) { items.append(div(&words, &variables, depth: 0)) }
    let document: RemoteValue = [
      "templates": [
        "headline": ["type": "text", "font_size": 24, "font_weight": "bold", "$text": "words"],
        "loud": ["type": "headline", "text_color": "#FFCC0000"],
        "tile": [
          "type": "container", "orientation": "vertical",
          "paddings": ["left": 12, "top": 8, "right": 12, "bottom": 8],
          "background": [["type": "solid", "color": "#EEEEEE"]],
          "border": ["corner_radius": 8],
          "items": [
            ["type": "headline", "$words": "title"], ["type": "text", "$text": "subtitle"],
          ],
        ],
      ],
      "card": [
        "log_id": "sample", "variables": .list(variables),
        "states": [
          [
            "state_id": 0,
            "div": ["type": "container", "orientation": "vertical", "items": .list(items)],
          ]
        ],
      ],
    ]
    return document.jsonText
  }

  private static func divText(_ words: inout ForeignWords) -> RemoteValue {
    var text: [String: RemoteValue] = ["type": "text", "text": .string(words.seen())]
    if words.chance(50) { text["font_size"] = words.pick([12, 16, 20, 32]) }
    if words.chance(30) {
      text["font_weight"] = words.pick(["bold", "medium", "light", "regular"])
    }
    if words.chance(30) { text["text_color"] = words.pick(["#FF333333", "#0077FF", "#80000000"]) }
    if words.chance(30) { text["margins"] = ["top": 4, "bottom": 4] }
    if words.chance(20) {
      text["action"] = ["log_id": "tap", "url": "https://example.com/"]
    }
    if words.chance(20) { text["visibility_action"] = ["log_id": .string(words.id("seen"))] }
    return .object(text)
  }

  private static func tile(_ words: inout ForeignWords) -> RemoteValue {
    ["type": "tile", "title": .string(words.seen()), "subtitle": .string(words.seen())]
  }

  private static func div(
    _ words: inout ForeignWords, _ variables: inout [RemoteValue], depth: Int
  ) -> RemoteValue {
    switch words.count(0...(depth == 0 ? 14 : 5)) {
    case 0, 1: return divText(&words)
    case 2: return ["type": words.pick(["headline", "loud"]), "words": .string(words.seen())]
    case 3: return tile(&words)
    case 4:
      return [
        "type": "image", "image_url": "https://example.com/i/3.png",
        "width": ["type": "fixed", "value": 80], "height": ["type": "fixed", "value": 60],
      ]
    case 5: return ["type": "separator", "delimiter_style": ["color": "#14000000"]]
    case 6, 7:
      var items: [RemoteValue] = []
      for _ in 0..<words.count(1...3) { items.append(div(&words, &variables, depth: depth + 1)) }
      return [
        "type": "container", "orientation": words.pick(["vertical", "horizontal"]),
        "items": .list(items),
      ]
    case 8:
      // The first ones are in view.
      return ["type": "gallery", "items": [tile(&words)]]
    case 9:
      return [
        "type": "grid", "column_count": 2, "items": [tile(&words), tile(&words)],
      ]
    case 10:
      let shown = words.seen()
      let tabs: RemoteValue = [
        ["title": "Now", "div": ["type": "text", "text": .string(shown)]],
        ["title": "Later", "div": ["type": "text", "text": .string(words.hidden())]],
      ]
      return ["type": "tabs", "items": tabs]
    case 11:
      let name = words.id("opened")
      variables.append(["name": .string(name), "type": "boolean", "value": false])
      return [
        "type": "container",
        "items": [
          [
            "type": "text", "text": .string(words.seen()),
            "action": [
              "log_id": "open",
              "url": .string("div-action://set_variable?name=\(name)&value=true"),
            ],
          ],
          [
            "type": "text", "text": .string(words.hidden()),
            "visibility": .string("@{\(name) ? 'visible' : 'gone'}"),
          ],
        ],
      ]
    case 12:
      let name = words.id("count")
      variables.append(["name": .string(name), "type": "integer", "value": 2])
      return [
        "type": "text", "text": .string("@{\(name) + 1} \(words.seen())"),
        "actions": [
          [
            "log_id": "more",
            "typed": [
              "type": "set_variable", "variable_name": .string(name),
              "value": ["type": "integer", "value": .string("@{\(name) + 1}")],
            ],
          ]
        ],
      ]
    default: return divInput(&words, &variables)
    }
  }

  private static func divInput(
    _ words: inout ForeignWords, _ variables: inout [RemoteValue]
  ) -> RemoteValue {
    let name = words.id("value")
    switch words.count(0...3) {
    case 0:
      let hint = words.seen()
      variables.append(["name": .string(name), "type": "string", "value": ""])
      words.input(name, .line, hint)
      return [
        "type": "input", "text_variable": .string(name), "hint_text": .string(hint),
        "keyboard_type": words.pick(["single_line_text", "email", "phone"]),
      ]
    case 1:
      let hint = words.seen()
      variables.append(["name": .string(name), "type": "string", "value": ""])
      words.input(name, .lines, hint)
      return [
        "type": "input", "text_variable": .string(name), "hint_text": .string(hint),
        "keyboard_type": "multi_line_text",
      ]
    case 2:
      let title = words.seen()
      variables.append(["name": .string(name), "type": "boolean", "value": false])
      words.input(name, .toggle, title)
      return [
        "type": "switch", "is_on_variable": .string(name),
        "accessibility": ["description": .string(title)],
      ]
    default:
      let hint = words.seen()
      let options = words.list(2...4) {
        ["text": .string($0.seen()), "value": .string($0.id("option"))]
      }
      variables.append(["name": .string(name), "type": "string", "value": ""])
      let last = options.list[options.list.count - 1]
      words.input(
        name, .choice(title: last["text"].string ?? "", value: last["value"].string ?? ""), hint)
      return [
        "type": "select", "value_variable": .string(name), "hint_text": .string(hint),
        "options": options,
      ]
    }
  }
}
