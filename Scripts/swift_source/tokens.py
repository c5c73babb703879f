"""Cuts a source into tokens."""
import bisect
import re
from dataclasses import dataclass

TOKEN = re.compile(
    r'(?P<space>\s+|//[^\n]*)|(?P<comment>/\*)|(?P<string>#*"""|#*")|'
    r"(?P<word>`?[A-Za-z_]\w*`?|\$\w+)|(?P<number>\d[\w.]*\b)|"
    r"(?P<mark>===|!==|->|==|!=|<=|>=|[-+*/%|^]=|&=|&&|\|\||\?\?|\.\.\.|\.\.<|&[-+*]|.)")


@dataclass(slots=True)
class Token:
    text: str
    line: int
    spaced: bool
    newline: bool
    kind: str


def tokens_of(text: str) -> list[Token]:
    """The tokens without comments. What strings insert follows them in parentheses."""
    found: list[Token] = []
    read_tokens(text, 0, len(text), found, [m.start() for m in re.finditer("\n", text)])
    return found


def read_tokens(text: str, at: int, end: int, found: list[Token], lines: list[int]) -> None:
    spaced = newline = True
    while at < end:
        match = TOKEN.match(text, at, end)
        if not match:
            break
        kind = match.lastgroup
        if kind == "space":
            spaced, newline = True, newline or "\n" in match[0]
            at = match.end()
            continue
        if kind == "comment":
            depth, at = 1, match.end()
            while depth and at < end:
                depth += 1 if text.startswith("/*", at) else -1 if text.startswith("*/", at) else 0
                at += 2 if text[at:at + 2] in ("/*", "*/") else 1
            spaced = True
            continue
        line = bisect.bisect_left(lines, match.start()) + 1
        if kind == "string":
            found.append(Token('"', line, spaced, newline, "string"))
            at = read_string(text, match, end, found, lines)
        else:
            found.append(Token(match[0].strip("`"), line, spaced, newline, kind))
            at = match.end()
        spaced = newline = False


def read_string(text: str, opening: re.Match, end: int, found: list[Token], lines: list[int]) -> int:
    hashes = opening[0].count("#")
    close, escape = opening[0].lstrip("#") + "#" * hashes, "\\" + "#" * hashes
    at = opening.end()
    while at < end and not text.startswith(close, at):
        if text.startswith(escape + "(", at):
            start = at = at + len(escape)
            depth = 0
            while at < end:
                depth += {"(": 1, ")": -1}.get(text[at], 0)
                at += 1
                if not depth:
                    break
            read_tokens(text, start, at, found, lines)
            for token in found[-1:]:
                token.newline = False
        else:
            at += 2 if text.startswith(escape, at) else 1
    return at + len(close)
