"""All that a set of files declares."""
from .declarations import Declarations
from .model import File, Member, Nominal


class Sources:
    """All that a set of files declares."""

    def __init__(self, files: list[File]):
        self.files = files
        self.types: dict[str, Nominal] = {}
        self.globals: dict[str, list[Member]] = {}
        self.aliases: dict[str, tuple] = {}
        # Extensions may stand in files before the type: nested names are found when all are known.
        for file in files:
            Declarations(self, file).read_scope(0, len(file.tokens), "")
        self.join_extensions()

    def join_extensions(self) -> None:
        """Gives what `extension Inner` adds to the type that has the whole name."""
        for name in [n for n, t in self.types.items() if not t.kind]:
            whole = [n for n, t in self.types.items() if t.kind and n.endswith("." + name)]
            if len(whole) == 1:
                extension, target = self.types.pop(name), self.types[whole[0]]
                target.supers += extension.supers
                for key, members in extension.members.items():
                    target.members.setdefault(key, []).extend(members)
                    for member in members:
                        member.owner = target.name

    def nominal(self, name: str) -> Nominal:
        return self.types.setdefault(name, Nominal(name))

    def resolve(self, name: str, context: str) -> str | None:
        """The whole name of a type that is called `name` inside of `context`."""
        scope = context
        while scope:
            for each in self.chain(scope):
                if f"{each}.{name}" in self.types:
                    return f"{each}.{name}"
            if scope.split(".")[-1] == name:
                return scope
            scope = scope.rpartition(".")[0]
        return name if name in self.types else None

    def chain(self, name: str) -> list[str]:
        """A type and what it inherits from, nearest first."""
        found, waiting = [], [name]
        while waiting:
            each = waiting.pop(0)
            if each in found:
                continue
            found.append(each)
            if each in self.types:
                outer = each.rpartition(".")[0]
                for above in self.types[each].supers:
                    whole = f"{outer}.{above}" if f"{outer}.{above}" in self.types else above
                    waiting.append(whole)
        return found

    def lookup(self, name: str, member: str, from_above: bool = False) -> list[Member]:
        """The nearest declarations of a member."""
        for each in self.chain(name)[1 if from_above else 0:]:
            if each in self.types and member in self.types[each].members:
                return self.types[each].members[member]
        return []

    def is_value(self, type_: tuple | None) -> bool:
        """Whether changing a part of something of this type changes the thing."""
        if not type_ or type_[0] != "N":
            return bool(type_) and type_[0] in "ADT"
        return type_[1] not in self.types or self.types[type_[1]].kind in ("struct", "enum")
