import KumikoRemote

extension ForeignGenerators {
  static func adaptiveCard(_ words: inout ForeignWords) -> String {
    guard words.chance(25) else {
      return plainCard(&words).jsonText
    }
    // A template, with the data for it. Facts come before people, as in the card.
    let title = words.seen()
    let facts = words.list(1...4) { ["title": .string($0.seen()), "value": .string($0.seen())] }
    let people = words.list(1...5) {
      ["name": .string($0.seen()), "role": .string($0.seen()), "isOut": false]
    }
    let card: RemoteValue = [
      "type": "AdaptiveCard", "version": "1.5",
      "body": [
        ["type": "TextBlock", "text": "${title}", "size": "large", "weight": "Bolder"],
        [
          "type": "TextBlock", "text": .string(words.hidden()), "$when": "${count > 100}",
        ],
        [
          "type": "FactSet",
          "facts": [["$data": "${facts}", "title": "${title}", "value": "${value}"]],
        ],
        [
          "type": "Container", "$data": "${people}",
          "items": [
            [
              "type": "ColumnSet",
              "columns": [
                [
                  "type": "Column", "width": "stretch",
                  "items": [
                    ["type": "TextBlock", "text": "${name}", "weight": "Bolder", "wrap": true],
                    ["type": "TextBlock", "text": "${role}", "isSubtle": true, "wrap": true],
                  ],
                ],
                [
                  "type": "Column", "width": "auto", "$when": "${isOut}",
                  "items": [["type": "TextBlock", "text": "away"]],
                ],
              ],
            ]
          ],
        ],
      ],
    ]
    let data: RemoteValue = [
      "title": .string(title), "count": 3, "facts": facts, "people": people,
    ]
    return (["$root": data, "card": card] as RemoteValue).jsonText
  }

  private static func plainCard(_ words: inout ForeignWords) -> RemoteValue {
    var body: [RemoteValue] = []
    for _ in 0..<words.count(2...7) { body.append(cardItem(&words, depth: 0)) }
    return [
      "type": "AdaptiveCard", "$schema": "http://adaptivecards.io/schemas/adaptive-card.json",
      "version": "1.5", "body": .list(body), "actions": words.list(0...3) { cardAction(&$0) },
    ]
  }

  private static func textBlock(_ words: inout ForeignWords) -> RemoteValue {
    var block: [String: RemoteValue] = [
      "type": "TextBlock", "text": .string(words.seen()), "wrap": true,
    ]
    if words.chance(40) { block["size"] = words.pick(["small", "medium", "large", "extraLarge"]) }
    if words.chance(40) { block["weight"] = words.pick(["Bolder", "Lighter", "Default"]) }
    if words.chance(30) { block["isSubtle"] = true }
    if words.chance(30) { block["color"] = words.pick(["accent", "good", "attention", "default"]) }
    if words.chance(20) { block["horizontalAlignment"] = words.pick(["center", "right", "left"]) }
    if words.chance(20) { block["spacing"] = words.pick(["none", "small", "large"]) }
    return .object(block)
  }

  private static func cardItem(_ words: inout ForeignWords, depth: Int) -> RemoteValue {
    switch words.count(0...(depth < 2 ? 15 : 6)) {
    case 0, 1, 2: return textBlock(&words)
    case 3:
      return [
        "type": "RichTextBlock",
        "inlines": [
          ["type": "TextRun", "text": .string(words.seen()), "weight": "Bolder"],
          ["type": "TextRun", "text": .string(words.seen())],
          ["type": "TextRun", "text": .string(words.seen()), "italic": true],
        ],
      ]
    case 4:
      return [
        "type": "Image", "url": "https://example.com/i/1.png",
        "size": words.pick(["small", "medium", "large"]), "altText": "A picture",
        "selectAction": ["type": "Action.OpenUrl", "url": "https://example.com/"],
      ]
    case 5:
      return [
        "type": "FactSet",
        "facts": words.list(1...4) {
          ["title": .string($0.seen()), "value": .string($0.seen())]
        },
      ]
    case 6:
      return [
        "type": "ImageSet", "imageSize": "medium",
        "images": words.list(1...4) { _ in
          ["type": "Image", "url": "https://example.com/i/2.png", "size": "medium"]
        },
      ]
    case 7, 8:
      var items: [RemoteValue] = []
      for _ in 0..<words.count(1...4) { items.append(cardItem(&words, depth: depth + 1)) }
      return [
        "type": "Container", "style": words.pick(["default", "emphasis", "good"]),
        "items": .list(items),
      ]
    case 9, 10:
      var columns: [RemoteValue] = []
      for _ in 0..<words.count(1...3) {
        var items: [RemoteValue] = []
        for _ in 0..<words.count(1...2) { items.append(textBlock(&words)) }
        columns.append([
          "type": "Column", "width": words.pick(["auto", "stretch", "2"]), "items": .list(items),
        ])
      }
      return ["type": "ColumnSet", "columns": .list(columns)]
    case 11:
      return [
        "type": "Table", "columns": [["width": 1], ["width": 1]],
        "rows": words.list(1...3) { words in
          [
            "type": "TableRow",
            "cells": [
              ["type": "TableCell", "items": [textBlock(&words)]],
              ["type": "TableCell", "items": [textBlock(&words)]],
            ],
          ]
        },
      ]
    case 12:
      return [
        "type": "ActionSet", "actions": words.list(1...2) { cardAction(&$0) },
      ]
    case 13 where depth == 0:
      let id = words.id("details")
      return [
        "type": "Container",
        "items": [
          [
            "type": "ActionSet",
            "actions": [
              [
                "type": "Action.ToggleVisibility", "title": .string(words.seen()),
                "targetElements": [.string(id)],
              ]
            ],
          ],
          [
            "type": "TextBlock", "id": .string(id), "isVisible": false,
            "text": .string(words.hidden()),
          ],
        ],
      ]
    default: return cardInput(&words)
    }
  }

  private static func cardInput(_ words: inout ForeignWords) -> RemoteValue {
    switch words.count(0...5) {
    case 0, 1:
      let (id, label) = (words.id("text"), words.seen())
      words.input(id, .line, label)
      return [
        "type": "Input.Text", "id": .string(id), "label": .string(label),
        "placeholder": "Write here", "maxLength": 100, "isRequired": true,
        "errorMessage": "This is needed.", "style": words.pick(["text", "email", "tel"]),
      ]
    case 2:
      let (id, prompt) = (words.id("notes"), words.seen())
      words.input(id, .lines, prompt)
      return [
        "type": "Input.Text", "id": .string(id), "isMultiline": true,
        "placeholder": .string(prompt),
      ]
    case 3:
      let (id, title) = (words.id("toggle"), words.seen())
      words.input(id, .toggle, title)
      return ["type": "Input.Toggle", "id": .string(id), "title": .string(title), "value": "false"]
    case 4:
      return [
        "type": "Input.Date", "id": .string(words.id("day")), "label": .string(words.seen()),
        "value": "2026-03-04",
      ]
    default:
      let (id, label) = (words.id("choice"), words.seen())
      let options = words.list(2...4) {
        ["title": .string($0.seen()), "value": .string($0.id("value"))]
      }
      let isMultiple = words.chance(40)
      let last = options.list[options.list.count - 1]
      let (title, value) = (last["title"].string ?? "", last["value"].string ?? "")
      words.input(
        id, isMultiple ? .several(title: title, value: value) : .choice(title: title, value: value),
        label)
      return [
        "type": "Input.ChoiceSet", "id": .string(id), "label": .string(label),
        "choices": options, "isMultiSelect": .bool(isMultiple), "style": "expanded",
      ]
    }
  }

  private static func cardAction(_ words: inout ForeignWords) -> RemoteValue {
    let title = RemoteValue.string(words.seen())
    switch words.count(0...3) {
    case 0: return ["type": "Action.OpenUrl", "title": title, "url": "https://example.com/a?b=c"]
    case 1:
      return [
        "type": "Action.ShowCard", "title": title,
        "card": [
          "type": "AdaptiveCard",
          "body": [
            ["type": "TextBlock", "text": .string(words.hidden())],
            ["type": "Input.Text", "id": .string(words.id("comment")), "placeholder": "Comment"],
          ],
          "actions": [["type": "Action.Submit", "title": .string(words.hidden())]],
        ],
      ]
    default:
      return ["type": "Action.Submit", "title": title, "data": ["verb": "ok", "count": 2]]
    }
  }
}
