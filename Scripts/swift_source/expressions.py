"""Walks expressions."""
from .model import element_of, named
from .names import Names, Place
from .words import ASSIGNMENTS, ELEMENT, KEY_PATH, MUTATING, SAME


class Expressions(Names):
    """Finds the types of expressions on the way through their parts."""

    def key_path(self, at: int) -> tuple[None, int]:
        at += 1
        while self.text(at) in (".", "?", "!") or self.tokens[at].kind == "word":
            at += 1
            if self.tokens[at].spaced:
                break
        return None, at

    def expression(self, at: int, end: int) -> tuple[Place, int]:
        """The value of an expression and the index behind it; operators keep what is on the left."""
        while self.text(at) in ("try", "await", "?", "!", "consume", "copy") or (
                self.text(at) in ("-", "+", "~", "&")):
            at += 1
        if self.text(at) in ("if", "switch"):
            return Place(), at
        if self.text(at) == "{":
            return Place(), at
        if not (at < end) or (self.tokens[at].kind == "mark" and self.text(at) not in ("(", "[", ".", "\\")):
            return Place(), at
        if self.text(at) in ("nil", "true", "false"):
            place, at = Place(), at + 1
        elif self.text(at) == "\\":
            _, at = self.key_path(at)
            place = Place()
        else:
            place, at = self.chain(at, end)
        while at < end:
            text = self.text(at)
            if text in ("as",):
                index = at + 1 + (self.text(at + 1) in ("?", "!"))
                type_, at = self.type_at(index)
                place = Place(self.whole(type_))
            elif text == "??":
                other, at = self.expression(at + 1, end)
                place = Place(place.type or other.type)
            elif text in ("...", "..<"):
                if self.tokens[at + 1].kind == "mark" and self.text(at + 1) not in ("(", "[", "-", "."):
                    return Place(), at + 1
                _, at = self.expression(at + 1, end)
                place = Place()
            elif text in ("+", "-", "*", "/", "%"):
                other, at = self.expression(at + 1, end)
                place = Place(place.type or other.type)
            elif text in ("==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "is"):
                return Place(named("Bool")), at
            elif text == "?" and self.tokens[at].spaced:
                first, at = self.expression(at + 1, end)
                if self.text(at) == ":":
                    second, at = self.expression(at + 1, end)
                    place = Place(first.type or second.type)
                else:
                    place = first
            else:
                break
        return Place(place.type), at

    def chain(self, at: int, end: int) -> tuple[Place, int]:
        """A name or value and what follows it with dots; notes uses, and writes if it is assigned."""
        start, is_inout = at, self.text(at - 1) == "&" and not self.tokens[at].spaced
        place, at = self.primary(at, end)
        while at < end:
            token, text = self.tokens[at], self.text(at)
            if text in ("?", "!") and not token.spaced:
                at += 1
            elif text == "." and at + 1 < end and (
                    self.tokens[at + 1].kind in ("word", "number")):
                place, at = self.access(place, at + 1, end)
            elif text == "[" and not token.spaced:
                self.arguments(at)
                place, at = self.subscripted(place, at), self.after(at)
            elif text == "(" and not token.spaced:
                self.arguments(at)
                result = place.type[2] if place.type and place.type[0] == "F" else None
                place, at = Place(result), self.after(at)
            elif text == "<" and not token.spaced and place.is_type:
                following = self.angle_end(at)
                if following == at:
                    break
                type_, _ = self.named_type(at - 1)
                place, at = Place(self.whole(type_), is_type=True), following
                if self.text(at) == "(":
                    self.arguments(at)
                    place, at = Place(place.type), self.after(at)
            else:
                break
        if is_inout and place.root and not place.root[2] and self.sources.is_value(place.type) and (
                place.type and place.type[0] == "N" and place.type[1] in self.sources.types):
            # Whoever gets the whole writes some fields of it.
            place.root = (*place.root[:2], "&")
        if is_inout or self.text(at) in ASSIGNMENTS:
            self.note_write(place, self.tokens[start].line)
        return place, at

    def primary(self, at: int, end: int) -> tuple[Place, int]:
        token, text = self.tokens[at], self.text(at)
        if token.kind == "string":
            if self.text(at + 1) == "(" and not self.tokens[at + 1].spaced:
                at += 1
                while self.text(at) == "(" and not self.tokens[at].spaced:
                    self.arguments(at)
                    at = self.after(at)
                return Place(named("String")), at
            return Place(named("String")), at + 1
        if token.kind == "number":
            return Place(named("CGFloat" if "." in text else "Int")), at + 1
        if text == "(":
            return self.parenthesized(at)
        if text == "[":
            return self.collection(at)
        if text == ".":
            # A member of a type that the context gives.
            after = at + 2
            labels = self.arguments(after) if self.is_call(after) else None
            return Place(), self.after(after) if labels is not None else after
        following = at + 1
        labels = None
        if self.is_call(following) or (self.text(following) == "{" and self.is_trailing(following)):
            following, place = self.call(self.callee(text), at, end)
            return place, following
        return self.name(text, at, None), following

    def parenthesized(self, at: int) -> tuple[Place, int]:
        """Something in parentheses; each part is written if the whole is assigned."""
        end, index, parts = self.after(at), at + 1, []
        is_assigned = self.text(end) == "=" and self.text(at - 1) not in ("let", "var")
        while index < end - 1:
            label = None
            if self.tokens[index].kind == "word" and self.text(index + 1) == ":":
                label, index = self.text(index), index + 2
            if is_assigned and self.tokens[index].kind == "word":
                place, index = self.chain(index, end - 1)
                self.note_write(place, self.tokens[at].line)
            else:
                place, index = self.expression(index, end - 1)
            parts.append((label, place.type))
            while index < end - 1 and self.text(index) != ",":
                index = max(self.step(index, end - 1), index + 1)
            index += 1
        return Place(parts[0][1] if len(parts) == 1 else ("T", parts)), end

    def collection(self, at: int) -> tuple[Place, int]:
        end = self.after(at)
        if end < len(self.tokens) and (
                self.text(end) == "(" and not self.tokens[end].spaced):
            type_, _ = self.type_at(at)
            return Place(self.whole(type_), is_type=True), end
        place, index = self.expression(at + 1, end - 1) if end - at > 2 else (Place(), at + 1)
        if self.text(index) == ":":
            value, index = self.expression(index + 1, end - 1)
            self.walk(index, end - 1)
            return Place(("D", place.type, value.type)), end
        self.walk(index, end - 1)
        return Place(("A", place.type)), end

    def is_call(self, at: int) -> bool:
        return self.text(at) == "(" and not self.tokens[at].spaced

    def is_trailing(self, at: int) -> bool:
        """Whether a brace opens a closure that is an argument rather than a statement's body."""
        if self.tokens[at].newline:
            return False
        index = at - 1
        while index >= 0:
            text = self.text(index)
            if text in (")", "]"):
                opening = self.opening(index)
                index = opening - 1
                continue
            if text in ("if", "guard", "while", "for", "switch", "in", "catch"):
                return text == "in" and not self.is_loop_in(index)
            if text in ("{", "}", "(", "[", "=", "return", ";", "else", "let", "var") or (
                    self.tokens[index + 1].newline and text not in (",", ".", "&&", "||", "?", ":", "=")
                    and self.text(index + 1) not in (".", "&&", "||", "?", ":", "??")):
                if text in ("=", "let", "var"):
                    index -= 1
                    if self.tokens[index + 1].newline and text != "=":
                        return True
                    continue
                return True
            index -= 1
        return True

    def is_loop_in(self, at: int) -> bool:
        while at >= 0 and self.text(at) not in ("{", "}", "for"):
            at -= 1
        return self.text(at) == "for"

    def opening(self, at: int) -> int:
        if not hasattr(self.file, "openings"):
            self.file.openings = {close: open_ for open_, close in self.file.partner.items()}
        return self.file.openings.get(at, at)

    def callee(self, name: str) -> Place:
        return self.name(name, None, None, is_called=True)

    def access(self, place: Place, at: int, end: int) -> tuple[Place, int]:
        """A member behind a dot, called or not."""
        name, following = self.text(at), at + 1
        if name in ("self", "Type"):
            return Place(place.type, is_type=True), following
        type_ = place.type
        members = self.members_of(type_, name)
        is_called = self.is_call(following) or (
            self.text(following) == "{" and self.is_trailing(following))
        if self.text(following) == "<" and not self.tokens[following].spaced:
            generic = self.angle_end(following)
            if generic > following and self.is_call(generic):
                following, is_called = generic, True
        if not is_called:
            if members:
                return self.member_place(
                    members, type_, place.root, None, self.tokens[at].line), following
            found = self.standard(place, name, None)
            if not type_ and not place.is_type:
                found.unknown = name
            return found, following
        callee = Place(type_, root=place.root, members=members)
        index, result = self.call(callee, at, end, following)
        return result, index

    def call(self, callee: Place, at: int, end: int, following: int | None = None) -> tuple[int, Place]:
        """A call with its closures; the index behind it, and its result."""
        name, index = self.text(at), at + 1 if following is None else following
        labels, positions = [], []
        if self.is_call(index):
            labels, positions = self.labels(index)
            arguments, index = index, self.after(index)
        else:
            arguments = None
        trailing = []
        while index < end and self.text(index) == "{" and self.is_trailing(index):
            trailing.append(index)
            index = self.after(index)
            if self.text(index + 1) == ":" and self.text(index + 2) == "{" and (
                    self.tokens[index].kind == "word"):
                index += 2
            else:
                break
        member = None
        if callee.members:
            member = self.use(callee.members, labels + ["{"] * len(trailing), self.tokens[at].line)
        expected = self.expected(member, callee, labels, len(trailing))
        if arguments is not None:
            self.arguments(arguments, expected)
        for number, brace in enumerate(trailing):
            types = expected.get(len(labels) + number)
            if types is None and not member:
                element = element_of(callee.type)
                types = [element] if element else None
                if name == "reduce" and types:
                    types = [None, element]
            self.block(brace, types)
        if member:
            if member.kind == "func" and "mutating" in member.modifiers and callee.root:
                self.note_mutation(callee, member, self.tokens[at].line)
            if member.kind in ("var", "let"):
                type_ = self.type_of(member, callee.type)
                return index, Place(type_[2] if type_ and type_[0] == "F" else None)
            return index, Place(self.type_of(member, callee.type))
        if callee.members:
            return index, Place()
        if callee.is_type:
            if callee.type and callee.type[0] == "N":
                members = self.sources.lookup(callee.type[1], "init")
                own = [m for m in members if m.owner == callee.type[1]]
                if own:
                    self.use(own, labels + ["{"] * len(trailing), self.tokens[at].line)
            return index, Place(callee.type)
        if following is None:
            known, type_ = self.local(name)
            return index, Place(type_[2] if known and type_ and type_[0] == "F" else None)
        if self.owner and callee.type and callee.type[0] in ("N", "M") and (
                f"{callee.type[1]}.{name}" in self.sources.types):
            return index, Place(named(f"{callee.type[1]}.{name}"))
        if name in ("map", "compactMap") and trailing and element_of(callee.type):
            return index, Place(("A", self.closure_result(trailing[0], element_of(callee.type))))
        if name in ("map", "flatMap") and trailing and callee.type and callee.type[0] == "N":
            return index, Place(self.closure_result(trailing[0], callee.type))
        return index, self.standard(callee, name, labels)

    def closure_result(self, brace: int, element: tuple) -> tuple | None:
        """The type of a closure that is one expression."""
        was, self.is_quiet = self.is_quiet, True
        self.scopes.append({"$0": element})
        parameters, inner = self.closure_parameters(brace), brace + 1
        if parameters:
            names, inner = parameters
            if len(names) == 1:
                self.bind(names[0][0], self.whole(names[0][1]) or element)
        place, _ = self.expression(inner, self.after(brace) - 1)
        self.scopes.pop()
        self.is_quiet = was
        return place.type

    def standard(self, place: Place, name: str, labels: list | None) -> Place:
        """What the standard library answers, as far as it keeps the types of elements."""
        type_ = place.type
        if labels is not None and name in MUTATING and place.root and self.sources.is_value(type_):
            self.note_write(place, 0)
        if not type_:
            return Place()
        if type_[0] in "NM" and f"{type_[1]}.{name}" in self.sources.types:
            return Place(named(f"{type_[1]}.{name}"), is_type=True)
        if type_[0] == "A":
            if name in ELEMENT and not (labels and name in ("prefix",)):
                return Place(type_[1])
            if name in SAME:
                return Place(type_)
            if name == "enumerated":
                return Place(("A", ("T", [("offset", named("Int")), ("element", type_[1])])))
        if type_[0] == "D":
            if name == "values":
                return Place(("A", type_[2]), root=place.root)
            if name == "keys":
                return Place(("A", type_[1]))
            if name in ("removeValue", "updateValue"):
                return Place(type_[2])
            if name == "first":
                return Place(("T", [("key", type_[1]), ("value", type_[2])]))
            if name in ("filter", "merging"):
                return Place(type_)
        if type_[0] == "T":
            for number, (label, part) in enumerate(type_[1]):
                if name in (label, str(number)):
                    before = place.root and place.root[2] and place.root[2] + "."
                    path = place.root and (*place.root[:2], (before or "") + name)
                    return Place(part, root=path)
        if type_[0] == "N" and name in ("prefix", "suffix"):
            return Place(type_)
        root = place.root if labels is None and self.sources.is_value(type_) else None
        return Place(None, root=root)

    def subscripted(self, place: Place, at: int) -> Place:
        type_ = place.type
        if not type_:
            return Place(None, root=None)
        is_range = any(self.text(i) in ("...", "..<") for i in range(at, self.after(at)))
        if type_[0] == "A":
            return Place(type_ if is_range else type_[1], root=place.root)
        if type_[0] == "D":
            return Place(type_[2], root=place.root)
        if self.text(at + 1) == "keyPath":
            return Place(None, root=place.root and (*place.root[:2], KEY_PATH))
        members = self.members_of(type_, "subscript")
        if members:
            member = self.use(members, None, self.tokens[at].line)
            root = place.root if self.sources.is_value(type_) else None
            return Place(self.type_of(member, type_) if member else None, root=root)
        return Place(None, root=place.root if self.sources.is_value(type_) else None)

    def labels(self, at: int) -> tuple[list[str], list[int]]:
        """The labels of a call's arguments, and where these begin."""
        end, index, found, starts = self.after(at) - 1, at + 1, [], []
        is_start = True
        while index < end:
            if is_start:
                has = self.tokens[index].kind == "word" and self.text(index + 1) == ":"
                found.append(self.text(index) if has else "_")
                starts.append(index + 2 if has else index)
                is_start = False
            if self.text(index) == ",":
                is_start = True
            index = self.after(index) if self.text(index) in ("(", "[", "{") else index + 1
        return found, starts

    def expected(self, member, callee: Place, labels: list, closures: int) -> dict[int, list]:
        """The parameter types of closures that are given as arguments, by position."""
        found: dict[int, list] = {}
        if not member:
            element = element_of(callee.type)
            return {n: [element] for n in range(len(labels))} if element else {}
        substitution = {name: None for name in member.generics}
        free = list(range(len(member.parameters)))
        for number in range(len(labels) + closures):
            label = labels[number] if number < len(labels) else None
            for position in free:
                if label is None or member.labels[position] == label:
                    type_ = self.settle(member.parameters[position][1], member.owner, substitution)
                    if label is None and not (type_ and type_[0] == "F"):
                        continue
                    if type_ and type_[0] == "F":
                        found[number] = type_[1]
                    free = [f for f in free if f > position]
                    break
        return found

    def arguments(self, at: int, expected: dict | None = None) -> list[str]:
        labels, starts = self.labels(at)
        end = self.after(at) - 1
        for number, start in enumerate(starts):
            stop = starts[number + 1] if number + 1 < len(starts) else end
            if number + 1 < len(starts):
                while self.text(stop) != ",":
                    stop -= 1
            if self.text(start) == "{":
                self.block(start, (expected or {}).get(number))
            else:
                self.walk(start, stop)
        return labels
