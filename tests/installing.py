"""Games of other packages, as pip would install them: their entry points in a folder on the path."""

from pathlib import Path


def install(folder: Path, *points: str, package: str = "plugins") -> Path:
    """Write the entry points of a package, such as `whist = whist:GAME`; the file that has them."""
    info = folder / f"{package}-0.1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1.0\n", encoding="utf-8")
    file = info / "entry_points.txt"
    file.write_text("\n".join(["[cutpurse.games]", *points, ""]), encoding="utf-8")
    return file
