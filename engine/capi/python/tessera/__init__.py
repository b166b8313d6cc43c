# SPDX-License-Identifier: Apache-2.0
"""Tessera: DirectML's tensor layout operators, run, explained, compared and recognised.

>>> import tessera as ts
>>> c = ts.case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2, order="COLUMN_ROW_DEPTH")
>>> c.run().shape
(1, 2, 4, 6)
"""

from ._case import Case, Explanation, Issue, Partner, case, frameworks, pack, random_case, read
from ._engine import Engine, engines
from ._errors import (
    BadInput,
    EngineFailed,
    FileFailed,
    InternalError,
    LibraryMissing,
    NoMemory,
    Stopped,
    TesseraError,
    Unsupported,
)
from ._version import __version__

__all__ = [
    "BadInput",
    "Case",
    "Engine",
    "EngineFailed",
    "Explanation",
    "FileFailed",
    "InternalError",
    "Issue",
    "LibraryMissing",
    "NoMemory",
    "Partner",
    "Stopped",
    "TesseraError",
    "Unsupported",
    "__version__",
    "case",
    "engines",
    "frameworks",
    "pack",
    "random_case",
    "read",
]
