"""Small programs for checks, linked with what `swift build` made of the modules."""
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SWIFTC = os.environ.get("SWIFTC", "swiftc")
SWIFT = os.environ.get("SWIFT", "swift")


class LinkedProgram:
    """A program below `out`, and libraries that it loads."""

    def __init__(self, folder: str, modules: list[str], flags: list[str] | None = None):
        self.folder = ROOT / "out" / folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.modules = modules
        self.flags = flags or []
        shown = subprocess.run([SWIFT, "build", "--show-bin-path"], cwd=ROOT, check=True,
                               capture_output=True, text=True)
        self.built = pathlib.Path(shown.stdout.strip())

    def run(self, *command) -> None:
        """Runs a command in the folder; ends the check where that fails."""
        if subprocess.run([str(word) for word in command], cwd=self.folder).returncode != 0:
            sys.exit(f"{command[0]} failed")

    def compile(self, *arguments) -> None:
        """Compiles against the modules."""
        self.run(SWIFTC, "-Onone", "-swift-version", "6", "-enable-upcoming-feature",
                 "InferIsolatedConformances", "-package-name", ROOT.name.lower(), "-I", self.built / "Modules", "-I", self.folder,
                 "-Xcc", f"-fmodule-map-file={self.built}/CHostSeam.build/module.modulemap", *self.flags, *arguments)

    def link(self, *files) -> pathlib.Path:
        """The program of some files and all modules, whose symbols libraries find."""
        objects = [path for module in self.modules for path in self.objects(module)]
        self.compile(*files, *objects, "-Xlinker", "--export-dynamic", "-o", "program")
        return self.folder / "program"

    def objects(self, module: str) -> list[pathlib.Path]:
        """What was compiled of a module, but for files of sources that are there no more."""
        folder = self.built / f"{module}.build"
        sources = folder / "sources"
        if not sources.exists():
            return list(folder.glob("*.o"))
        names = {pathlib.Path(line).name + ".o" for line in sources.read_text().split("\n")}
        return [path for path in folder.glob("*.o")
                if path.name in names or path.name.endswith(".swiftmodule.o")]
