/// An essay of several chapters.
struct Essay {
  struct Chapter: Identifiable {
    var id: Int
    var title: String
    var paragraphs: [Paragraph]
  }

  struct Paragraph: Identifiable {
    /// Counts from the first paragraph of the essay, and stays the same through launches.
    var id: Int
    var text: String
  }

  var chapters: [Chapter]

  /// An essay on lattices of wood.
  static let lattices = Essay(
    chapters: texts.enumerated().map { chapter, text in
      Chapter(
        id: chapter, title: text.title,
        paragraphs: text.paragraphs.enumerated().map {
          Paragraph(id: chapter * 100 + $0, text: $1)
        })
    })

  private static let texts: [(title: String, paragraphs: [String])] = [
    (
      "Without nails",
      [
        """
        A lattice begins with a drawing, and the drawing with a triangle. Three lines that meet \
        at a point leave room for three more, and wherever two cross, one of them has to give \
        way.
        """,
        """
        The joiner cuts half of each piece away, so that two together are as thick as one. No \
        glue is needed where the cut is right, and no glue helps where it is not.
        """,
        """
        What is left between the bars is air and light. The eye sees the pattern; the hand, \
        running over it, finds no step.
        """,
      ]
    ),
    (
      "The jig",
      [
        """
        Nobody measures the angles. A block of hard wood is sawn once, with patience, to the \
        slope that all the pieces will have, and from then on the block remembers it.
        """,
        """
        A piece is laid into the block, and the plane runs over both. When the blade stops \
        cutting, the piece is done. A hundred pieces come out alike because nothing was decided a \
        hundred times.
        """,
        """
        Old blocks are handed on. On one of them a name has been written four times, each in \
        another hand, and below the last there is room.
        """,
        """
        Apprentices make their own before they make anything else. The first is never right. It \
        is kept all the same, on the shelf above the bench, where it can be seen.
        """,
      ]
    ),
    (
      "Hemp leaf",
      [
        """
        The pattern that everybody knows looks like a star of six leaves. Hemp grows straight and \
        fast, so it was sewn on the clothes of small children, and set into the doors of the \
        rooms where they slept.
        """,
        """
        Each star takes twelve short pieces, and each piece has a point at one end and a fork at \
        the other. Set the last one and the others tighten; take it out, and all of them can be \
        lifted.
        """,
        """
        In the evening the sun comes through low, and the stars lie on the floor, long and pale. \
        They move across the mats and up the wall, and are gone before supper.
        """,
      ]
    ),
    (
      "Repairs",
      [
        """
        Paper lasts for a year, wood for a century. In December the doors are taken out and \
        leaned against the wall of the yard, and the old paper is washed off with a wet brush.
        """,
        """
        A broken bar is replaced by one that is a little too thick. It is pressed in dry, then \
        breathed upon. By the morning it has taken up the damp of the house and cannot be told \
        from the rest, but for its color.
        """,
        """
        The color will come. Cedar darkens by itself in the light, quickly in the first summer \
        and then more and more slowly, as if it had found out that there is no hurry.
        """,
      ]
    ),
    (
      "What fits",
      [
        """
        A good joint makes a sound when it closes, short and dull, like a word at the end of a \
        sentence. The joiner listens for it and does not look.
        """,
        """
        One may ask what holds the lattice together, as there is nothing in it but pieces. It is \
        the same as with a good page, or a good day: everything is held by what is next to it.
        """,
      ]
    ),
  ]
}
