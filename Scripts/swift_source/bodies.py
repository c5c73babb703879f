"""Walks the bodies of a file's members."""
from .declarations import Declarations
from .expressions import Expressions
from .model import Member, element_of
from .words import KEYWORDS, NOMINAL


class Bodies(Expressions):
    """Walks the bodies of a file and notes whose members they use and write."""

    def walk_all(self) -> None:
        for member in self.file.members:
            if member.body or member.value:
                self.walk_member(member)

    def walk_member(self, member: Member) -> None:
        self.owner, self.member, self.scopes = member.owner, member, [{}]
        if member.value:
            self.walk(*member.value)
        if not member.body:
            return
        self.scopes = [{"newValue": member.type, "oldValue": member.type}] if member.kind == "var" else [{}]
        for name, type_ in member.parameters:
            self.scopes[0][name] = self.whole(type_)
        start, end = member.body
        if member.kind in ("func", "init", "subscript"):
            while self.text(start) != "(":
                start += 1
            self.walk(start + 1, self.after(start) - 1)
            start = self.after(start)
            while self.text(start) != "{":
                start += 1
        self.walk(start, end)

    def walk(self, at: int, end: int) -> None:
        while at < end:
            at = self.step(at, end)

    def step(self, at: int, end: int) -> int:
        token, text = self.tokens[at], self.text(at)
        if text == "{":
            self.block(at)
            return self.after(at)
        if text in ("let", "var"):
            return self.binding(at, end)
        if text == "for":
            return self.loop(at, end)
        if text == "case":
            return self.pattern(at, end)
        if text == "catch":
            self.pending["error"] = None
            return at + 1
        if text == "func" and self.tokens[at + 1].kind == "word":
            return self.nested_function(at)
        if text in NOMINAL and self.tokens[at + 1].kind == "word" and (
                self.text(at + 2) in ("{", ":") and self.scopes):
            while self.text(at) != "{":
                at += 1
            return self.after(at)
        if text == "@":
            return at + 2
        if text == "#":
            return at + 2
        if text == "\\":
            _, following = self.key_path(at)
            return following
        if text in KEYWORDS:
            return at + 1
        if token.kind in ("word", "string", "number") or text in ("(", "[") or (
                text == "." and self.tokens[at + 1].kind == "word"):
            return max(self.chain(at, end)[1], at + 1)
        return at + 1

    def block(self, at: int, types: list | None = None) -> None:
        """Walks what stands in braces: a statement's or a closure's."""
        self.scopes.append(self.pending)
        self.pending = {}
        inner, parameters = at + 1, self.closure_parameters(at)
        if parameters:
            names, inner = parameters
            for index, (name, type_) in enumerate(names):
                known = types[index] if types and index < len(types) else None
                if types and len(types) == 1 and len(names) > 1 and known and known[0] == "T":
                    known = known[1][index][1] if index < len(known[1]) else None
                if name != "self":
                    self.bind(name, self.whole(type_) or known)
        for index, type_ in enumerate(types or []):
            self.bind(f"${index}", type_)
        if types and len(types) == 1 and types[0] and types[0][0] == "T":
            self.bind("$1", types[0][1][1][1] if len(types[0][1]) > 1 else None)
        self.walk(inner, self.after(at) - 1)
        self.scopes.pop()

    def closure_parameters(self, at: int) -> tuple[list, int] | None:
        """The names that a closure's head binds and the index behind `in`; nil without one."""
        index, found, close = at + 1, [], self.after(at) - 1
        if self.text(index) == "@":
            index += 2
        captured = []
        if self.text(index) == "[":
            inner = index + 1
            index = self.after(index)
            while inner < index - 1:
                if self.tokens[inner].kind == "word" and self.text(inner + 1) == "=":
                    captured.append((self.text(inner), self.value_type(inner + 2, index - 1)))
                    inner += 2
                inner += 1
        if self.text(index) == "(":
            stop = self.after(index)
            if self.text(stop) not in ("in", "->", "async", "throws"):
                return None
            part = index + 1
            while part < stop - 1:
                if self.text(part + 1) == ":":
                    type_, following = self.type_at(part + 2)
                    found.append((self.text(part), type_))
                    part = following
                elif self.tokens[part].kind == "word":
                    found.append((self.text(part), None))
                part += 1
            index = stop
        else:
            while index < close and self.tokens[index].kind == "word" and self.text(index) != "in":
                found.append((self.text(index), None))
                index += 1
                if self.text(index) == ",":
                    index += 1
                elif self.text(index) not in ("in", "->"):
                    return None
        while self.text(index) in ("async", "throws"):
            index += 1
        if self.text(index) == "->":
            _, index = self.type_at(index + 1)
        if self.text(index) != "in":
            return None
        return found + captured, index + 1

    def binding(self, at: int, end: int) -> int:
        """`let x = …`, also in conditions; notes what the value uses."""
        conditional = self.is_condition(at)
        is_pending = conditional in ("if", "while")
        at += 1
        while True:
            if self.text(at) == "(":
                names = [
                    self.text(i) for i in range(at + 1, self.after(at) - 1)
                    if self.tokens[i].kind == "word" and self.text(i) not in ("let", "var")]
                at = self.after(at)
            elif self.text(at) == ".":
                return at
            else:
                names, at = [self.text(at)], at + 1
            type_ = None
            if self.text(at) == ":":
                type_, at = self.type_at(at + 1)
                type_ = self.whole(type_)
            if self.text(at) == "=":
                place, at = self.expression(at + 1, end)
                type_ = type_ or place.type
            elif conditional and type_ is None:
                place = self.name(names[0], at, None)
                type_ = place.type
            if len(names) > 1:
                parts = [t for _, t in type_[1]] if type_ and type_[0] == "T" else []
                for index, name in enumerate(names):
                    self.bind(name, parts[index] if index < len(parts) else None, is_pending)
            elif names[0] != "self":
                self.bind(names[0], type_, is_pending)
            if self.text(at) != "," or conditional:
                return at
            at += 1

    def is_condition(self, at: int) -> str:
        """The statement whose condition a binding is part of."""
        index = at - 1
        while index >= 0:
            text = self.text(index)
            if text in ("if", "guard", "while"):
                return text
            if text in ("{", "}", ";", "return", "case", "in", "for", "else"):
                return ""
            if self.tokens[index + 1].newline and self.text(index) != "," and index == at - 1:
                return ""
            if text in (")", "]"):
                opening = [o for o, c in self.file.partner.items() if c == index]
                index = opening[0] if opening else index
            index -= 1
        return ""

    def loop(self, at: int, end: int) -> int:
        index = at + 1
        if self.text(index) in ("try", "await"):
            index += 1
        names, is_case = [], self.text(index) == "case"
        while self.text(index) != "in" and index < end:
            if self.text(index) == ":":
                _, index = self.type_at(index + 1)
                continue
            if self.tokens[index].kind == "word" and self.text(index) not in ("case", "let", "var"):
                names.append(self.text(index))
            index += 1
        place, index = self.expression(index + 1, end)
        element = element_of(place.type)
        if len(names) > 1:
            parts = [t for _, t in element[1]] if element and element[0] == "T" else []
            for number, name in enumerate(names):
                self.bind(name, parts[number] if number < len(parts) else None, True)
        elif names:
            self.bind(names[0], None if is_case else element, True)
        return index

    def pattern(self, at: int, end: int) -> int:
        """`case .x(let y)`: what it binds hides other names up to the next one."""
        index, names, callee = at + 1, [], None
        line = self.tokens[at].line
        is_condition = self.text(at - 1) in ("if", "guard", "while", ",")
        types: dict[str, tuple | None] = {}
        while index < end and self.text(index) not in (":", "=", "{"):
            text = self.text(index)
            if text in ("let", "var"):
                if self.text(index + 1) == ".":
                    index += 1
                    continue
                inner = index + 1
                if self.text(inner) == "(":
                    inside = range(inner, self.after(inner))
                    names += [self.text(i) for i in inside if self.tokens[i].kind == "word"]
                else:
                    names.append(self.text(inner))
                index = inner
            elif text == "as" or text == "is":
                type_, following = self.type_at(index + 1 + (self.text(index + 1) in ("?", "!")))
                if names and text == "as":
                    types[names[-1]] = self.whole(type_)
                index = following
                continue
            elif text == "where":
                for name in names:
                    self.bind(name, types.get(name))
                names = []
                index += 1
                while index < end and self.text(index) not in (":", "{"):
                    index = self.step(index, end)
                continue
            elif text == "[":
                pass
            index += 1
        if self.text(index) == ":" :
            # A case's names live up to the next one, which is near enough in the same scope.
            for name in names:
                self.bind(name, types.get(name))
            return index + 1
        for name in names:
            self.bind(name, types.get(name), self.text(at - 1) != "guard")
        return index + 1

    def nested_function(self, at: int) -> int:
        name, index = self.text(at + 1), at + 2
        while self.text(index) != "(":
            index += 1
        parameters = Declarations(self.sources, self.file).parameters(index)
        self.walk(index + 1, self.after(index) - 1)
        index, result = self.after(index), None
        while self.text(index) in ("async", "throws"):
            index += 1
        if self.text(index) == "->":
            result, index = self.type_at(index + 1)
        self.bind(name, ("F", [], self.whole(result)))
        for _, inner, type_ in parameters:
            self.pending[inner] = self.whole(type_)
        while self.text(index) != "{":
            index += 1
        return index
