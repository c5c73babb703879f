"""What names mean in the body of a member, and what changing it changes."""
from dataclasses import dataclass, field

from .declarations import Reader
from .model import File, Member, named
from .sources import Sources
from .words import COLLECTIONS


@dataclass(slots=True)
class Place:
    """What an expression names: its type, and the stored properties that changing it writes."""
    type: tuple | None = None
    # (owner, name, path behind it) of the class's property that holds the value, if any.
    root: tuple | None = None
    # Whether the name is that of a type.
    is_type: bool = False
    # The member that was meant, where the type before the dot is not known.
    unknown: str = ""
    members: list = field(default_factory=list)


class Names(Reader):
    """Knows what is bound where the walk is, and notes what is used and written."""

    def __init__(self, sources: Sources, file: File):
        super().__init__(sources, file)
        # (owner, name, path, line) of class properties that are written.
        self.writes: list[tuple[str, str, str, int]] = []
        # Mutating methods called on what a class property holds, with the property and the path to it.
        self.mutations: list[tuple[Member, tuple, int]] = []
        # Fields of values that their own methods write, and methods these call, by method.
        self.fields: dict[Member, set] = {}
        # Writes of members whose type is not known.
        self.unknown: list[tuple[str, int]] = []
        self.uses: list[tuple[Member, int]] = []
        self.owner = ""
        self.member: Member | None = None
        self.scopes: list[dict] = []
        self.pending: dict = {}
        self.is_quiet = False

    def whole(self, type_: tuple | None) -> tuple | None:
        """A type with whole names, as seen from where the walk is."""
        return self.settle(type_, self.owner)

    def settle(self, type_: tuple | None, context: str, substitution: dict | None = None):
        if type_ is None:
            return None
        settle = lambda inner: self.settle(inner, context, substitution)
        if type_[0] == "N":
            name = type_[1]
            if substitution and name in substitution:
                return substitution[name]
            if name == "Self":
                return named(context)
            scope = context
            while True:
                alias = self.sources.aliases.get(f"{scope}.{name}" if scope else name)
                if alias and alias != type_:
                    return self.settle(alias, context, substitution)
                if not scope:
                    break
                scope = scope.rpartition(".")[0]
            found = self.sources.resolve(name, context)
            return named(found or name, tuple(settle(t) for t in type_[2]))
        if type_[0] in "AD":
            return (type_[0], *(settle(t) for t in type_[1:]))
        if type_[0] == "T":
            return ("T", [(label, settle(t)) for label, t in type_[1]])
        if type_[0] == "F":
            return ("F", [settle(t) for t in type_[1]], settle(type_[2]))
        if type_[0] == "&":
            return ("&", [settle(t) for t in type_[1]])
        return type_ if type_[0] != "M" else ("M", self.sources.resolve(type_[1], context) or type_[1])

    def type_of(self, member: Member, receiver: tuple | None = None) -> tuple | None:
        """The type of a member, from its annotation or its first value."""
        if member.type is None and member.value and not member.is_read:
            member.is_read = True
            reader = type(self)(self.sources, member.file)
            reader.owner, reader.scopes, reader.is_quiet = member.owner, [{}], True
            member.type = reader.value_type(*member.value)
        substitution = {name: None for name in member.generics}
        nominal = self.sources.types.get(member.owner)
        if nominal and nominal.generics:
            arguments = receiver[2] if receiver and receiver[0] == "N" else ()
            substitution |= dict(zip(nominal.generics, arguments + (None,) * 9))
        return self.settle(member.type, member.owner, substitution)

    def local(self, name: str) -> tuple[bool, tuple | None]:
        for scope in reversed(self.scopes):
            if name in scope:
                return True, scope[name]
        return False, None

    def bind(self, name: str, type_: tuple | None, is_pending: bool = False) -> None:
        (self.pending if is_pending else self.scopes[-1])[name] = type_

    def use(self, members: list[Member], labels: list[str] | None, line: int) -> Member | None:
        """The declaration that is meant, which is noted."""
        if len(members) > 1 and labels is not None:
            members = [m for m in members if fits(m, labels)] or members
        elif len(members) > 1:
            members = [m for m in members if m.kind in ("var", "let", "case")] or members
        here = [m for m in members if m.file is self.file]
        files = {m.file.name for m in members}
        if not here and len(files) > 1:
            return members[0] if len({str(m.type) for m in members}) == 1 else None
        found = (here or members)[0]
        if not self.is_quiet:
            self.uses.append((found, line))
        return found

    def note_write(self, place: Place, line: int) -> None:
        if place.unknown and not self.is_quiet:
            self.unknown.append((place.unknown, line))
        if not place.root or self.is_quiet:
            return
        owner, name, path = place.root
        if owner == "self":
            self.fields.setdefault(self.member, set()).add(path.split(".")[0])
        elif not self.is_first_value(owner):
            self.writes.append((owner, name, path, line))

    def is_first_value(self, owner: str) -> bool:
        """Whether the walk is where an object of a type gets its first values."""
        return bool(self.member) and self.member.kind == "init" and (
            owner in self.sources.chain(self.member.owner))

    def note_mutation(self, place: Place, member: Member, line: int) -> None:
        """Notes the call of a mutating method."""
        if self.is_quiet or not place.root:
            return
        if place.root[0] == "self" and not place.root[2]:
            self.fields.setdefault(self.member, set()).add(member)
        elif place.root[0] == "self":
            self.note_write(place, line)
        elif not self.is_first_value(place.root[0]):
            self.mutations.append((member, place.root, line))

    def name(self, text: str, at, labels, is_called: bool = False) -> Place:
        """What a bare name means here."""
        line = self.tokens[at].line if at is not None else 0
        if text == "self":
            known, type_ = self.local("self")
            own = named(self.owner) if self.owner else None
            return Place(type_ if known and type_ else own, root=self.own_root())
        if text == "super":
            return Place(("S", self.owner))
        if text == "Self":
            return Place(named(self.owner), is_type=True)
        known, type_ = self.local(text)
        if known:
            return Place(type_)
        scope = self.owner
        while scope:
            members = self.sources.lookup(scope, text)
            if members:
                root = self.own_root() if scope == self.owner else None
                return self.member_place(members, named(scope), root, labels, line, is_called)
            scope = scope.rpartition(".")[0]
        if text in self.sources.globals:
            return self.member_place(
                self.sources.globals[text], None, None, labels, line, is_called)
        found = self.sources.resolve(text, self.owner)
        alias = self.sources.aliases.get(text)
        if found or alias or text[:1].isupper():
            return Place(self.whole(named(text)), is_type=True)
        return Place()

    def member_place(self, members, receiver, root, labels, line, is_called=False) -> Place:
        if is_called:
            return Place(receiver, root=root, members=members)
        member = self.use(members, labels, line)
        if member is None:
            return Place()
        type_ = self.type_of(member, receiver)
        if member.kind in ("func", "init", "subscript"):
            return Place(("F", [], type_))
        return Place(type_, root=self.root_of(member, root))

    def own_root(self) -> tuple | None:
        """The root of `self`, where that is a value."""
        nominal = self.sources.types.get(self.owner)
        return ("self", "", "") if nominal and nominal.kind in ("struct", "enum") else None

    def root_of(self, member: Member, root: tuple | None) -> tuple | None:
        """What is written when the member is."""
        kind = self.sources.types[member.owner].kind if member.owner in self.sources.types else ""
        if member.is_static:
            return None
        if kind in ("class", "actor"):
            return (member.owner, member.name, "") if member.is_stored else None
        if root and kind in ("struct", "enum"):
            return (root[0], root[1], f"{root[2]}.{member.name}" if root[2] else member.name)
        return None

    def members_of(self, type_: tuple | None, name: str) -> list[Member]:
        if not type_:
            return []
        if type_[0] == "S":
            return self.sources.lookup(type_[1], name, from_above=True)
        if type_[0] == "N":
            if type_[1] in self.sources.types:
                nested = f"{type_[1]}.{name}"
                if nested in self.sources.types and name not in self.sources.types[type_[1]].members:
                    return []
            return self.sources.lookup(type_[1], name)
        if type_[0] == "M":
            return self.sources.lookup(type_[1], name)
        if type_[0] == "&":
            return next(filter(None, (self.members_of(t, name) for t in type_[1])), [])
        if type_[0] == "A":
            return next(filter(None, (self.sources.lookup(c, name) for c in COLLECTIONS)), [])
        if type_[0] == "D":
            return self.sources.lookup("Dictionary", name)
        return []

    def value_type(self, at: int, end: int) -> tuple | None:
        """The type of the expression in a range, noting nothing."""
        was, self.is_quiet = self.is_quiet, True
        try:
            return self.expression(at, end)[0].type
        finally:
            self.is_quiet = was


def fits(member: Member, labels: list[str]) -> bool:
    """Whether a call with these labels may mean a member; parameters may have defaults."""
    if member.kind in ("var", "let"):
        return False
    waiting = list(member.labels)
    for label in labels:
        if label == "{":
            if not waiting:
                return False
            waiting.pop()
            continue
        while waiting and waiting[0] != label:
            waiting.pop(0)
        if not waiting:
            return False
        waiting.pop(0)
    return True
