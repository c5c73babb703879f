"""Reads the declarations of a file."""
from .model import File, Member, named
from .words import MODIFIERS, NOMINAL


class Reader:
    """What reading declarations and bodies have in common."""

    def __init__(self, sources, file: File):
        self.sources, self.file, self.tokens = sources, file, file.tokens

    def text(self, at: int) -> str:
        return self.tokens[at].text if 0 <= at < len(self.tokens) else ""

    def after(self, at: int) -> int:
        """The index behind a bracket's partner."""
        return self.file.partner.get(at, len(self.tokens) - 1) + 1

    def angle_end(self, at: int) -> int:
        """The index behind the generic arguments that begin at `at`; `at` if they are none."""
        depth, index = 0, at
        while index < len(self.tokens):
            text = self.text(index)
            if text == "<":
                depth += 1
            elif text == ">":
                depth -= 1
                if not depth:
                    return index + 1
            elif text in ("(", "["):
                index = self.after(index)
                continue
            elif self.tokens[index].kind != "word" and text not in (",", ".", ":", "?", "&", "->", "==",
                                                                    "@", "~"):
                return at
            index += 1
        return at

    def type_at(self, at: int) -> tuple[tuple | None, int]:
        """The type that is written at an index, and the index behind it."""
        while self.text(at) in ("@", "inout", "some", "any", "borrowing", "consuming", "sending",
                                "isolated", "nonisolated", "unowned", "weak", "__owned", "each", "repeat"):
            if self.text(at) == "@":
                at += 1
                if self.text(at + 1) == "(" and not self.tokens[at + 1].spaced:
                    at = self.after(at + 1) - 1
            at += 1
        text, found = self.text(at), None
        if text == "(":
            found, at = self.tuple_type(at)
        elif text == "[":
            found, inner = self.type_at(at + 1)
            if self.text(inner) == ":":
                value, _ = self.type_at(inner + 1)
                found = ("D", found, value)
            else:
                found = ("A", found)
            at = self.after(at)
        elif at < len(self.tokens) and self.tokens[at].kind == "word":
            found, at = self.named_type(at)
        else:
            return None, at
        while self.text(at) in ("?", "!") and not self.tokens[at].spaced:
            at += 1
        if self.text(at) == "&" and self.tokens[at].spaced:
            other, at = self.type_at(at + 1)
            found = ("&", [t for t in (found, other) if t])
        effects = at
        while self.text(effects) in ("async", "throws"):
            effects += 1
            if self.text(effects) == "(" and self.text(effects - 1) == "throws":
                effects = self.after(effects)
        if self.text(effects) == "->":
            result, at = self.type_at(effects + 1)
            found = ("F", [t for _, t in found[1]] if found and found[0] == "T" else [found], result)
        return found, at

    def tuple_type(self, at: int) -> tuple[tuple | None, int]:
        end, index, parts = self.after(at), at + 1, []
        while index < end - 1:
            label = None
            if self.tokens[index].kind == "word" and self.text(index + 1) == ":":
                label, index = self.text(index), index + 2
            elif self.tokens[index].kind == "word" and self.text(index + 2) == ":":
                label, index = self.text(index + 1), index + 3
            part, index = self.type_at(index)
            parts.append((label, part))
            while index < end - 1 and self.text(index) != ",":
                index = self.after(index) if self.text(index) in ("(", "[", "{") else index + 1
            index += 1
        if len(parts) == 1 and self.text(end) not in ("->", "async", "throws"):
            return parts[0][1], end
        return ("T", parts), end

    def named_type(self, at: int) -> tuple[tuple | None, int]:
        name, at, arguments = self.text(at), at + 1, []
        while True:
            if self.text(at) == "<" and not self.tokens[at].spaced:
                end, index = self.angle_end(at), at + 1
                while index < end - 1:
                    argument, index = self.type_at(index)
                    arguments.append(argument)
                    index += 1
                at = max(end, at + 1)
            elif self.text(at) == "." and at + 1 < len(self.tokens) and (
                    self.tokens[at + 1].kind == "word"
                    and not self.tokens[at + 1].newline and self.text(at + 1) not in ("Type", "self")):
                name, at = f"{name}.{self.text(at + 1)}", at + 2
            elif self.text(at) == "." and self.text(at + 1) == "Type":
                return ("M", name), at + 2
            else:
                break
        if name in ("Array", "Set", "ContiguousArray", "ArraySlice", "Slice") and arguments:
            return ("A", arguments[0]), at
        if name == "Dictionary" and len(arguments) == 2:
            return ("D", *arguments), at
        if name == "Optional" and arguments:
            return arguments[0], at
        return named(name, tuple(arguments)), at


class Declarations(Reader):
    """Reads what a file declares."""

    def read_scope(self, at: int, end: int, owner: str, kind: str = "") -> None:
        modifiers: set[str] = set()
        while at < end:
            token, text = self.tokens[at], self.text(at)
            if text == "@":
                at += 2
                if self.text(at) == "(" and not self.tokens[at].spaced:
                    at = self.after(at)
            elif text == "#":
                line = token.line
                while at < end and self.tokens[at].line == line:
                    at += 1
            elif text == "class" and self.text(at + 1) in MODIFIERS | {"func", "var", "let", "subscript"}:
                modifiers.add("class")
                at += 1
            elif text in NOMINAL and self.tokens[at + 1].kind == "word":
                at, modifiers = self.read_type(at, owner, modifiers), set()
            elif text in MODIFIERS:
                at += 1
                if self.text(at) == "(":
                    modifiers.add(f"{text}({self.text(at + 1)})")
                    at = self.after(at)
                else:
                    modifiers.add(text)
            elif text in ("func", "init", "subscript", "deinit"):
                at, modifiers = self.read_function(at, owner, kind, modifiers), set()
            elif text in ("var", "let"):
                at, modifiers = self.read_variable(at, end, owner, kind, modifiers), set()
            elif text == "case":
                at, modifiers = self.read_cases(at, end, owner), set()
            elif text == "typealias":
                target = at + 2
                if self.text(target) == "<":
                    target = self.angle_end(target)
                type_, following = self.type_at(target + 1)
                self.sources.aliases[f"{owner}.{self.text(at + 1)}" if owner else self.text(at + 1)] = type_
                at, modifiers = following, set()
            elif text in ("(", "[", "{"):
                at, modifiers = self.after(at), set()
            else:
                at += 1

    def read_type(self, at: int, owner: str, modifiers: set) -> int:
        kind, index = self.text(at), at + 1
        type_, _ = self.named_type(index)
        name = type_[1] if type_ and type_[0] == "N" else self.text(index)
        if type_ and type_[0] in "AD":
            name = "Array" if type_[0] == "A" else "Dictionary"
        whole = name if kind == "extension" or not owner else f"{owner}.{name}"
        nominal = self.sources.nominal(whole)
        while self.text(index) != "{" and index < len(self.tokens):
            if self.text(index) == "<" and kind != "extension" and not nominal.generics:
                end = self.angle_end(index)
                nominal.generics = [
                    self.text(i) for i in range(index + 1, end)
                    if self.text(i - 1) in ("<", ",", "each") and self.tokens[i].kind == "word"]
                index = end
            elif self.text(index) == ":":
                index += 1
                while True:
                    super_, index = self.type_at(index)
                    parts = super_[1] if super_ and super_[0] == "&" else [super_]
                    nominal.supers += [t[1] for t in parts if t and t[0] == "N"]
                    if self.text(index) != ",":
                        break
                    index += 1
            elif self.text(index) == "where":
                # What `Self` has to be has members, too.
                while self.text(index) != "{":
                    if self.text(index) == "Self" and self.text(index + 1) == ":":
                        nominal.supers.append(self.text(index + 2))
                    index += 1
            else:
                index += 1
        if kind != "extension":
            nominal.kind, nominal.file, nominal.is_top = kind, self.file, not owner
            nominal.is_private = bool(modifiers & {"private", "fileprivate"})
        end = self.after(index)
        self.read_scope(index + 1, end - 1, whole, kind if kind != "extension" else "extension")
        return end

    def add(self, member: Member) -> None:
        where = self.sources.nominal(member.owner).members if member.owner else self.sources.globals
        where.setdefault(member.name, []).append(member)
        self.file.members.append(member)

    def read_function(self, at: int, owner: str, kind: str, modifiers: set) -> int:
        what, start, line = self.text(at), at, self.tokens[at].line
        name = what
        at += 1
        if what == "func":
            name, at = self.text(at), at + 1
            while self.text(at) not in ("(", "<") or (self.text(at) == "<" and self.text(at + 1) == "("):
                at += 1
        member = Member(name, what, owner, self.file, line, modifiers)
        if what == "deinit":
            member.body = (at, self.after(at))
            self.add(member)
            return self.after(at)
        while self.text(at) in ("?", "!"):
            at += 1
        if self.text(at) == "<":
            end = self.angle_end(at)
            member.generics = {self.text(i) for i in range(at, end) if self.text(i - 1) in ("<", ",")}
            at = end
        for label, inner, type_ in self.parameters(at):
            member.labels.append(label)
            member.parameters.append((inner, type_))
        at = self.after(at)
        while self.text(at) in ("async", "throws", "rethrows"):
            at = self.after(at + 1) if self.text(at + 1) == "(" else at + 1
        if what == "init":
            member.type = named(owner)
        elif self.text(at) == "->":
            member.type, at = self.type_at(at + 1)
        if self.text(at) == "where":
            while self.text(at) != "{" and not (self.tokens[at].newline and kind == "protocol"):
                at += 1
        if self.text(at) == "{":
            member.body = (start, self.after(at))
            at = self.after(at)
        self.add(member)
        return at

    def parameters(self, at: int) -> list[tuple[str, str, tuple | None]]:
        end, index, found = self.after(at) - 1, at + 1, []
        while index < end:
            while self.text(index) == "@":
                index = self.after(index + 2) if self.text(index + 2) == "(" else index + 2
            label = inner = self.text(index)
            if self.text(index + 1) != ":":
                index += 1
                inner = self.text(index)
            type_, index = self.type_at(index + 2)
            found.append((label, inner, type_))
            while index < end and self.text(index) != ",":
                index = self.after(index) if self.text(index) in ("(", "[", "{") else index + 1
            index += 1
        return found

    def read_variable(self, at: int, end: int, owner: str, kind: str, modifiers: set) -> int:
        what, at, made = self.text(at), at + 1, []
        if self.text(at) == "(":
            made = [
                Member(self.text(i), what, owner, self.file, self.tokens[i].line, modifiers)
                for i in range(at + 1, self.after(at)) if self.tokens[i].kind == "word"]
            at = self.after(at)
        while not made or self.text(at) == ",":
            at += 1 if self.text(at) == "," else 0
            member = Member(
                self.text(at), what, owner, self.file, self.tokens[at].line, set(modifiers))
            made.append(member)
            at += 1
            if self.text(at) == ":":
                member.type, at = self.type_at(at + 1)
            if self.text(at) == "=":
                start = at = at + 1
                at = self.value_end(at, end)
                member.value, member.is_stored = (start, at), True
        for member in made:
            if member.type is None:
                member.type = made[-1].type
            member.is_stored = member.is_stored or (self.text(at) != "{" and kind != "protocol")
        if self.text(at) == "{" and not self.tokens[at].newline:
            first = self.text(at + 1)
            while first == "@":
                first = ""
            made[-1].is_stored = made[-1].is_stored or first in ("didSet", "willSet")
            made[-1].body = (at, self.after(at))
            at = self.after(at)
        for member in made:
            self.add(member)
        return at

    def value_end(self, at: int, end: int) -> int:
        """The index behind the value of a property that begins at `at`."""
        start = at
        while at < end:
            token, text = self.tokens[at], self.text(at)
            if at > start and token.newline and text not in (".", "?", ":", "&&", "||", "+", "-", "*", "/",
                                                             "??", "{", "("):
                if self.text(at - 1) not in ("=", "?", ":", "+", "-", "*", "/", "??", "&&", "||"):
                    return at
            if text in (",", ")") or (text == "{" and self.text(at + 1) in ("didSet", "willSet")):
                return at
            at = self.after(at) if text in ("(", "[", "{") else at + 1
        return at

    def read_cases(self, at: int, end: int, owner: str) -> int:
        at += 1
        while at < end:
            member = Member(self.text(at), "case", owner, self.file, self.tokens[at].line, {"static"})
            member.type = named(owner)
            at += 1
            if self.text(at) == "(":
                payload, _ = self.tuple_type(at)
                many = payload[1] if payload and payload[0] == "T" else [(None, payload)]
                member.parameters, member.labels = [(n, t) for n, t in many], [n or "_" for n, _ in many]
                at = self.after(at)
            if self.text(at) == "=":
                at += 2
                if self.text(at - 1) == "-":
                    at += 1
            self.add(member)
            if self.text(at) != ",":
                return at
            at += 1
        return at
