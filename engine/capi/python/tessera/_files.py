# SPDX-License-Identifier: Apache-2.0
"""Cases of files and folders."""

from __future__ import annotations

import os
from pathlib import Path
from typing import List, Union

from ._case import Case, case, read
from ._errors import BadInput, FileFailed

_MOST_BYTES = 64 << 20


def load(path: Union[str, "os.PathLike[str]"]) -> List[Case]:
    """The cases of a file, or of all files in a folder and below it.

    A case file (.json) is one; a list (.txt, or what `tessera sweep --failures` writes) has a line each, and lines that
    begin with # are skipped. Each case has the file's name, and its number where there are several. Raises FileFailed
    where a file cannot be read, and BadInput, with the file and the line, where it holds no case.

    >>> import pathlib, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     listed = pathlib.Path(folder, "mine.txt")
    ...     _ = listed.write_text("# of a sweep\\nDEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2\\n")
    ...     [each.name for each in load(folder)]
    ['mine.txt:2']
    """
    found = Path(path)
    if not found.is_dir():
        return _cases_of(found)
    files = sorted(each for each in found.rglob("*") if each.suffix in (".json", ".txt") and each.is_file())
    cases = [each for file in files for each in _cases_of(file, str(file.relative_to(found)))]
    if not cases:
        raise BadInput(f"{found} holds no case file (.json) and no list of cases (.txt)")
    return cases


def _cases_of(file: Path, name: str = "") -> List[Case]:
    name = name or file.name
    try:
        if file.stat().st_size > _MOST_BYTES:
            raise FileFailed(f"{file} has {file.stat().st_size} bytes; expected at most {_MOST_BYTES}")
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise FileFailed(f"{file}: {error}") from error
    if file.suffix == ".json":
        try:
            return [_named(read(text, framework="DirectML"), name)]
        except BadInput as error:
            raise BadInput(f"{file}: {error}") from error
    cases = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            try:
                cases.append(_named(case(line.strip()), f"{name}:{number}"))
            except BadInput as error:
                raise BadInput(f"{file}:{number}: {error}") from error
    if not cases:
        raise BadInput(f"{file} holds no case")
    return cases


def _named(each: Case, name: str) -> Case:
    each.name = name
    return each
