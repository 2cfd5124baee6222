"""Reports as files: a page, JSON, and a table for programs that calculate."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cutpurse.core.errors import CutpurseError

FORMATS = (".html", ".json", ".parquet")


def check_name(path: Path) -> None:
    """CutpurseError if a report can't have that name."""
    if path.suffix != FORMATS[0]:
        raise CutpurseError(f"a report is a page: give --out a name that ends in .html, not {path.name!s:.80}")


def beside(path: Path) -> dict[str, Path]:
    """The files of a report, by their format."""
    return {suffix: path.with_suffix(suffix) for suffix in FORMATS}


def write(path: Path, page: str, data: Mapping[str, Any], rows: Sequence[Mapping[str, Any]]) -> list[Path]:
    """The page, its data as JSON, and its figures as Parquet; the files that were written."""
    files = beside(path)
    files[".html"].write_text(page, encoding="utf-8")
    files[".json"].write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    write_parquet(files[".parquet"], rows)
    return list(files.values())


def write_parquet(path: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise CutpurseError("Parquet needs pyarrow: pip install 'cutpurse[lab]'") from None
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist([dict(row) for row in rows]), path)
