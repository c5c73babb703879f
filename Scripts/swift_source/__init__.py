"""Reads Swift sources well enough to say who uses and who writes whose members.

Declarations are read first: types with what they inherit, members with their types. Then bodies are
walked with the names that are bound in them, so that `x.foo = …` counts for the type of `x` only. What
cannot be told (results of generic functions, mostly) has no type, and what is done with it counts for
nobody.
"""
import pathlib

from .bodies import Bodies
from .model import File, Member
from .sources import Sources

__all__ = ["Bodies", "File", "Member", "Sources", "read"]


def read(paths: list[pathlib.Path]) -> tuple[Sources, list[Bodies]]:
    """Reads files: what they declare, and for each what it uses and writes."""
    sources = Sources([File(path) for path in paths])
    found = []
    for file in sources.files:
        bodies = Bodies(sources, file)
        bodies.walk_all()
        found.append(bodies)
    fields: dict[Member, set] = {}
    for bodies in found:
        fields |= bodies.fields
    for bodies in found:
        for member, (owner, name, path), line in bodies.mutations:
            for each in written_by(member, fields, set()) or {""}:
                whole = ".".join(filter(None, (path, each)))
                bodies.writes.append((owner, name, whole, line))
    return sources, found


def written_by(member: Member, fields: dict, seen: set) -> set[str]:
    """The fields that a mutating method writes, itself or through others."""
    seen.add(member)
    found: set[str] = set()
    for each in fields.get(member, ()):
        if isinstance(each, str):
            found.add(each)
        elif each not in seen:
            found |= written_by(each, fields, seen)
    return found
