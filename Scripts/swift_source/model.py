"""What sources declare: types and their members."""
import pathlib
from dataclasses import dataclass, field

from .tokens import Token, tokens_of


# Types are tuples: ("N", name, arguments), ("A", element), ("D", key, value), ("T", [(label, type)]),
# ("F", parameters, result), ("M", name) for the type itself. Optionals are what they wrap.
def named(name: str, arguments: tuple = ()) -> tuple:
    return ("N", name, arguments)


def element_of(type_: tuple | None) -> tuple | None:
    """What a loop over something sees."""
    if type_ and type_[0] == "A":
        return type_[1]
    if type_ and type_[0] == "D":
        return ("T", [("key", type_[1]), ("value", type_[2])])
    return None


@dataclass(slots=True, eq=False)
class Member:
    """What a type, or a file at its top, declares."""
    name: str
    kind: str
    owner: str
    file: "File"
    line: int
    modifiers: set
    type: tuple | None = None
    labels: list = field(default_factory=list)
    parameters: list = field(default_factory=list)
    generics: set = field(default_factory=set)
    is_stored: bool = False
    value: tuple[int, int] | None = None
    body: tuple[int, int] | None = None
    is_read: bool = False

    @property
    def is_static(self) -> bool:
        return bool(self.modifiers & {"static", "class"})


@dataclass(slots=True, eq=False)
class Nominal:
    """A type and all that extensions add to it."""
    name: str
    kind: str = ""
    file: "File | None" = None
    is_top: bool = False
    is_private: bool = False
    supers: list = field(default_factory=list)
    generics: list = field(default_factory=list)
    members: dict = field(default_factory=dict)


class File:
    def __init__(self, path: pathlib.Path, text: str | None = None):
        self.path, self.name = path, path.name
        self.tokens = tokens_of(path.read_text() if text is None else text)
        self.words = {token.text for token in self.tokens if token.kind == "word"}
        self.partner = partners_of(self.tokens)
        self.members: list[Member] = []


def partners_of(tokens: list[Token]) -> dict[int, int]:
    """Where what a bracket opens is closed."""
    found, open_ = {}, []
    for index, token in enumerate(tokens):
        if token.text in ("(", "[", "{"):
            open_.append(index)
        elif token.text in (")", "]", "}") and open_:
            found[open_.pop()] = index
    return found
