# SPDX-License-Identifier: Apache-2.0
"""Makes cases from fields, lines, words, files, the pack and random numbers."""

from __future__ import annotations

import ctypes
import os
import shlex
from pathlib import Path
from typing import Any, List, Optional, Sequence, Union

from . import _types
from ._case import Case, from_line
from ._errors import BadInput, FileFailed
from ._library import WordsOptions, encoded, json_of, library, make
from ._line import option_of, word_of

_MOST_BYTES = 64 << 20  # of a file


def case(operator: str, **fields: Any) -> Case:
    """A case of an operator and its fields, or of one line that has both.

    `sizes`: the input's, outermost first. `data_type`: of both tensors, "FLOAT32" where not given. `strides`: the
    input's, in elements; packed where not given. `output_sizes` and `output_strides`: offered and packed where not
    given. `data`: what input() gives, "iota", "random:7" or a file. The others are DirectML's names in Python's
    spelling: block_size, order, interpolation_mode, rounding_direction, scales, input_pixel_offsets … `tessera run
    OPERATOR --help` lists them; ones that are not given have DirectML's defaults.

    Raises BadInput where it is none; whether the case can run, `issues` say.

    >>> case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2, order="COLUMN_ROW_DEPTH")
    DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType FLOAT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota
    """
    words = [operator]
    name = operator.split(" ", 1)[0] if isinstance(operator, str) else ""
    for field, value in fields.items():
        if value is not None:
            words += [option_of(field, name), shlex.quote(word_of(value))]
    return Case(from_line(" ".join(words) if fields else operator))


def read(
    words: str,
    *,
    sizes: Optional[Sequence[int]] = None,
    data_type: Optional[str] = None,
    framework: Optional[str] = None,
) -> Case:
    """The case that does what a framework's words do: a call, a node, a pattern, or several statements.

    `sizes`: the input's, N, C, H, W, where the words say none. `data_type`: where they say none. `framework`: whose
    they are, where they do not say it themselves. Raises BadInput with what is not understood.

    >>> read("F.pixel_shuffle(x, 2)", sizes=(1, 8, 2, 3)).order
    'COLUMN_ROW_DEPTH'
    """
    options = WordsOptions(ctypes.sizeof(WordsOptions))
    if framework is not None:
        options.framework = encoded(framework, "framework")
    if sizes is not None:
        if len(sizes) > 8:
            raise BadInput(f"sizes has {len(sizes)} numbers; expected at most 8")
        options.rank = len(sizes)
        for axis, size in enumerate(sizes):
            if not 0 <= size < 1 << 32:
                raise BadInput(f"sizes[{axis}] = {size}; expected 1 to {(1 << 32) - 1}")
            options.sizes[axis] = size
    if data_type is not None:
        number = _types.NUMBERS.get(data_type.upper())
        if number is None:
            raise BadInput(f'data_type is "{data_type}"; expected one of {", ".join(_types.NUMBERS)}')
        options.data_type = number
    return Case(make("case", library().case_from_words, encoded(words, "words"), options))


def pack() -> List[Case]:
    """The conformance pack, the cases of `tessera check --pack all`; each has its `name`.

    >>> pack()[0].name
    'depth_to_space'
    """
    return [Case(from_line(each["line"]), each["name"]) for each in json_of(library().pack)]


def random_case(seed: int, i: int) -> Case:
    """Case `i` of the sweep with this seed, as `tessera sweep` draws it: small, without issues, and the same on every
    machine with this version.

    >>> random_case(7, 0) == random_case(7, 0)
    True
    """
    return Case(make("case", library().case_random, seed, i))


def frameworks() -> List[str]:
    """The names of frameworks, as Case.code() and read() take them.

    >>> "PyTorch" in frameworks()
    True
    """
    found: List[str] = []
    while True:
        name = library().framework(len(found)).decode()
        if not name:
            return found
        found.append(name)


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
            return [read(text, framework="DirectML")._named(name)]
        except BadInput as error:
            raise BadInput(f"{file}: {error}") from error
    cases = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            try:
                cases.append(case(line.strip())._named(f"{name}:{number}"))
            except BadInput as error:
                raise BadInput(f"{file}:{number}: {error}") from error
    if not cases:
        raise BadInput(f"{file} holds no case")
    return cases
