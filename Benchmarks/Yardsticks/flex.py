#!/usr/bin/env python3
"""Times Yoga (PyPI poga) and Taffy (PyPI stretchable) on the trees of the chapter flex.

    flex.py yoga|taffy rows|column|row|wrap NODES
    flex.py yoga texts column|row|shrinking|filling|leading|post...

Prints `cold-µs one-leaf-µs build-and-cold-µs`: the best of many calls into the engine itself, and
of as many that build the tree before, where each property and node is a call from Python. For texts
it prints shape by shape how often texts are measured in a first layout and in one after a text
changed. Fails if the engine's package is absent or of another version.
"""
import math
import os
import sys
import time


def best(calls, prepare, call):
    fastest = float("inf")
    for number in range(calls):
        prepare(number)
        start = time.perf_counter()
        call()
        fastest = min(fastest, time.perf_counter() - start)
    return fastest * 1e6


def best_of_trees(trees, calls, change, call):
    """The best time of a call after a change of a leaf, over several equal trees: where their
    memory lies matters. `call` works on the last of `trees`, which is one after the other."""
    fastest = float("inf")
    for tree in trees[-8:]:
        trees.append(tree)
        fastest = min(fastest, best(calls, lambda number: change(tree[1], number), call))
    return fastest


class Yoga:
    least_builds, most_builds, least_changes = 5, 2_000, 200

    def __init__(self):
        from poga import libpoga_capi
        self.engine = libpoga_capi

    def build(self, shape, nodes):
        return self.rows(nodes) if shape == "rows" else self.wide(shape, nodes)

    def rows(self, nodes):
        yg = self.engine
        root = yg.YGNodeNew()
        yg.YGNodeStyleSetFlexDirection(root, yg.YGFlexDirection.Column)
        leaf = None
        for number in range(max(nodes // 10, 1)):
            row = yg.YGNodeNew()
            yg.YGNodeStyleSetFlexDirection(row, yg.YGFlexDirection.Row)
            yg.YGNodeStyleSetPadding(row, yg.YGEdge.All, 1)
            yg.YGNodeInsertChild(root, row, number)
            for place in range(9):
                leaf = self.leaf()
                yg.YGNodeInsertChild(row, leaf, place)
        return root, leaf

    def wide(self, shape, nodes):
        yg = self.engine
        root = yg.YGNodeNew()
        directions = yg.YGFlexDirection
        yg.YGNodeStyleSetFlexDirection(
            root, directions.Column if shape == "column" else directions.Row)
        if shape == "wrap":
            yg.YGNodeStyleSetFlexWrap(root, yg.YGWrap.Wrap)
        leaf = None
        for place in range(nodes):
            leaf = self.leaf()
            yg.YGNodeInsertChild(root, leaf, place)
        return root, leaf

    def leaf(self):
        yg = self.engine
        leaf = yg.YGNodeNew()
        yg.YGNodeStyleSetFlexGrow(leaf, 1)
        yg.YGNodeStyleSetWidth(leaf, 20)
        yg.YGNodeStyleSetHeight(leaf, 20)
        yg.YGNodeStyleSetMargin(leaf, yg.YGEdge.All, 2)
        return leaf

    def lay_out(self, root):
        yg = self.engine
        yg.YGNodeCalculateLayout(root, 400, float("nan"), yg.YGDirection.LTR)

    def change(self, leaf, number):
        self.engine.YGNodeStyleSetWidth(leaf, 21 + number % 2)


class Taffy:
    # The package takes seconds to build the larger trees.
    least_builds, most_builds, least_changes = 2, 1_000, 50

    def __init__(self):
        import stretchable
        from stretchable import node, style, taffylib
        self.new, self.style, self.engine = stretchable.Node, style, taffylib
        self.all = node.taffy._ptr
        self.space = node.SizeAvailableSpace(400, None).to_dict()

    def build(self, shape, nodes):
        return self.rows(nodes) if shape == "rows" else self.wide(shape, nodes)

    def rows(self, nodes):
        root = self.new(flex_direction=self.style.FlexDirection.COLUMN)
        leaf = None
        for _ in range(max(nodes // 10, 1)):
            row = self.new(padding=1 * self.style.PT)
            root.append(row)
            for _ in range(9):
                leaf = self.leaf(1)
                row.append(leaf)
        return root, leaf

    def wide(self, shape, nodes):
        style = self.style
        directions = style.FlexDirection
        root = self.new(
            flex_direction=directions.COLUMN if shape == "column" else directions.ROW,
            flex_wrap=style.FlexWrap.WRAP if shape == "wrap" else style.FlexWrap.NO_WRAP)
        leaf = None
        for _ in range(nodes):
            leaf = self.leaf(0)
            root.append(leaf)
        return root, leaf

    def leaf(self, shrink):
        points = self.style.PT
        return self.new(
            flex_grow=1, flex_shrink=shrink, size=self.style.Size(20 * points, 20 * points),
            margin=2 * points)

    def lay_out(self, root):
        self.engine.node_compute_layout(self.all, root._node_id, self.space)

    def change(self, leaf, number):
        self.engine.node_mark_dirty(self.all, leaf._node_id)


def times(engine, shape, nodes):
    trees = []
    cold = both = float("inf")
    for _ in range(max(engine.least_builds, engine.most_builds // nodes)):
        start = time.perf_counter()
        trees.append(engine.build(shape, nodes))
        built = time.perf_counter()
        engine.lay_out(trees[-1][0])
        done = time.perf_counter()
        cold, both = min(cold, done - built), min(both, done - start)
    one = best_of_trees(
        trees, max(engine.least_changes, 50_000 // nodes), engine.change,
        lambda: engine.lay_out(trees[-1][0]))
    return cold * 1e6, one, both * 1e6


class Texts:
    """Trees of texts for Yoga that count how often these are measured."""

    def __init__(self):
        from poga import libpoga_capi
        self.engine = libpoga_capi
        self.count = 0
        self.texts = []

    def text(self, length, grow=0):
        yg = self.engine
        text = yg.YGNodeNew()
        yg.YGNodeStyleSetFlexShrink(text, 1)
        yg.YGNodeStyleSetFlexGrow(text, grow)

        def measure(node, width, mode, height, height_mode):
            self.count += 1
            room = math.inf if mode == yg.YGMeasureMode.Undefined else width
            size = yg.YGSize()
            size.width = width if mode == yg.YGMeasureMode.Exactly else min(length, room)
            size.height = 10 * max(1, math.ceil(length / max(room, 10)))
            return size

        yg.YGNodeSetMeasureFunc(text, measure)
        self.texts.append((text, measure))
        return text

    def icon(self):
        yg = self.engine
        icon = yg.YGNodeNew()
        yg.YGNodeStyleSetWidth(icon, 30)
        yg.YGNodeStyleSetHeight(icon, 30)
        return icon

    def box(self, direction, children, grow=0, leading=False):
        yg = self.engine
        box = yg.YGNodeNew()
        yg.YGNodeStyleSetFlexDirection(box, getattr(yg.YGFlexDirection, direction))
        yg.YGNodeStyleSetFlexGrow(box, grow)
        if leading:
            yg.YGNodeStyleSetAlignItems(box, yg.YGAlign.FlexStart)
        for place, child in enumerate(children):
            yg.YGNodeInsertChild(box, child, place)
        return box

    def tree(self, shape):
        if shape == "column":
            return self.box("Column", [self.text(260) for _ in range(3)])
        if shape == "row":
            return self.box("Row", [self.text(30) for _ in range(3)])
        if shape == "shrinking":
            return self.box("Row", [self.text(60) for _ in range(3)])
        if shape == "filling":
            return self.box("Row", [self.icon(), self.text(260, grow=1)])
        if shape == "leading":
            return self.box("Column", [self.text(260) for _ in range(3)], leading=True)
        names = self.box("Column", [self.text(40), self.text(30)], grow=1)
        buttons = self.box("Row", [self.text(25), self.text(40)])
        return self.box(
            "Column", [self.box("Row", [self.icon(), names]), self.text(260), buttons])

    def counts(self, shape):
        yg = self.engine
        self.texts = []
        root = self.tree(shape)
        for _ in range(2):
            self.count = 0
            yg.YGNodeCalculateLayout(root, 100, float("nan"), yg.YGDirection.LTR)
            yield self.count
            yg.YGNodeMarkDirty(self.texts[len(self.texts) // 2][0])


if __name__ == "__main__":
    name, shape, *rest = sys.argv[1:]
    if shape == "texts":
        texts = Texts()
        for shape in rest:
            print(*texts.counts(shape))
        # Without the end of Python, which poga's measure functions do not survive.
        sys.stdout.flush()
        os._exit(0)
    engine = {"yoga": Yoga, "taffy": Taffy}[name]()
    print(*(round(time, 2) for time in times(engine, shape, int(rest[0]))))
