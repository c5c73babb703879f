"""Symbol graphs of the modules that `swift build` has made, for the scripts that read their API."""
import json
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
SWIFT = os.environ.get("SWIFT", "swift")


def output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE).stdout


def c_modules() -> list[str]:
    """What the compiler must be told to find the C modules that others import."""
    maps = [pathlib.Path(products()) / "CHostSeam.build/module.modulemap",
            *ROOT.glob("Sources/Host/*/module.modulemap")]
    flags = [f"-fmodule-map-file={path}" for path in maps]
    flags += output("pkg-config", "--cflags", "gtk4").split()
    return [word for flag in flags for word in ("-Xcc", flag)]


def products() -> str:
    """The folder of what was built."""
    return output(SWIFT, "build", "--show-bin-path").strip()


def write_graphs(modules: list[str], folder: pathlib.Path, *options: str) -> None:
    """Writes the public symbols of the modules into the folder, which is emptied first."""
    info = json.loads(output(SWIFT, "-print-target-info"))
    tools = pathlib.Path(info["paths"]["runtimeResourcePath"]) / "../../bin"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    flags = c_modules()
    for module in modules:
        output(
            str(tools / "swift-symbolgraph-extract"), "-module-name", module,
            "-target", info["target"]["triple"], "-I", products() + "/Modules", *flags,
            "-minimum-access-level", "public", "-skip-synthesized-members", *options,
            "-output-dir", str(folder),
        )
