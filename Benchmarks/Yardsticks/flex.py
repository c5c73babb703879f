#!/usr/bin/env python3
"""Times Yoga (PyPI poga) and Taffy (PyPI stretchable) on the trees of the chapter flex.

    flex.py yoga|taffy NODES

Prints `cold-µs one-leaf-µs`: the best of many calls into the engine itself. Fails if the engine's
package is absent or of another version.
"""
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


def yoga(nodes):
    from poga import libpoga_capi as yg

    def build():
        root = yg.YGNodeNew()
        yg.YGNodeStyleSetFlexDirection(root, yg.YGFlexDirection.Column)
        leaf = None
        for number in range(max(nodes // 10, 1)):
            row = yg.YGNodeNew()
            yg.YGNodeStyleSetFlexDirection(row, yg.YGFlexDirection.Row)
            yg.YGNodeStyleSetPadding(row, yg.YGEdge.All, 1)
            yg.YGNodeInsertChild(root, row, number)
            for place in range(9):
                leaf = yg.YGNodeNew()
                yg.YGNodeStyleSetFlexGrow(leaf, 1)
                yg.YGNodeStyleSetWidth(leaf, 20)
                yg.YGNodeStyleSetHeight(leaf, 20)
                yg.YGNodeStyleSetMargin(leaf, yg.YGEdge.All, 2)
                yg.YGNodeInsertChild(row, leaf, place)
        return root, leaf

    trees = []

    def layout():
        yg.YGNodeCalculateLayout(trees[-1][0], 400, float("nan"), yg.YGDirection.LTR)

    cold = best(max(5, 2_000 // nodes), lambda number: trees.append(build()), layout)
    one = best_of_trees(
        trees, max(200, 50_000 // nodes),
        lambda leaf, number: yg.YGNodeStyleSetWidth(leaf, 21 + number % 2), layout)
    return cold, one


def taffy(nodes):
    import stretchable
    from stretchable import node as module
    from stretchable import taffylib
    from stretchable.style import FlexDirection, PT, Size, Rect

    def build():
        leaves = []
        root = stretchable.Node(flex_direction=FlexDirection.COLUMN)
        for _ in range(max(nodes // 10, 1)):
            row = stretchable.Node(padding=1 * PT)
            root.append(row)
            for _ in range(9):
                leaves.append(leaf_style(20))
                row.append(leaves[-1])
        return root, leaves[-1]

    def leaf_style(width):
        return stretchable.Node(
            flex_grow=1, size=Size(width * PT, 20 * PT), margin=2 * PT)

    space = module.SizeAvailableSpace(400, None).to_dict()
    trees = []

    def layout():
        taffylib.node_compute_layout(module.taffy._ptr, trees[-1][0]._node_id, space)

    cold = best(max(3, 1_000 // nodes), lambda number: trees.append(build()), layout)
    one = best_of_trees(
        trees, max(50, 50_000 // nodes),
        lambda leaf, _: taffylib.node_mark_dirty(module.taffy._ptr, leaf._node_id), layout)
    return cold, one


engine, nodes = sys.argv[1:]
print(*(round(time, 2) for time in {"yoga": yoga, "taffy": taffy}[engine](int(nodes))))
