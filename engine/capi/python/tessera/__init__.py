# SPDX-License-Identifier: Apache-2.0
"""Tessera: DirectML's tensor layout operators, run, explained, compared and recognised.

>>> import tessera as ts
>>> c = ts.case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2, order="COLUMN_ROW_DEPTH")
>>> c.run().shape
(1, 2, 4, 6)
"""

from . import strategies
from ._case import Case, Explanation, Issue, Partner
from ._check import Checked, Report, check
from ._compare import Comparison, Mismatch, Tolerance, assert_equal, compare
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
from ._identify import Diagnosis, identify
from ._probe import Probe, probe
from ._show import show
from ._making import case, frameworks, load, pack, random_case, read
from ._sweep import Failure, Sweep, sweep
from ._version import __version__

__all__ = [
    "BadInput",
    "Case",
    "Checked",
    "Comparison",
    "Diagnosis",
    "Engine",
    "EngineFailed",
    "Explanation",
    "Failure",
    "FileFailed",
    "InternalError",
    "Issue",
    "LibraryMissing",
    "Mismatch",
    "NoMemory",
    "Partner",
    "Probe",
    "Report",
    "Stopped",
    "Sweep",
    "TesseraError",
    "Tolerance",
    "Unsupported",
    "__version__",
    "assert_equal",
    "case",
    "check",
    "compare",
    "engines",
    "frameworks",
    "identify",
    "load",
    "pack",
    "probe",
    "random_case",
    "read",
    "show",
    "strategies",
    "sweep",
]

for _name in __all__:  # the module in which users find them, also in tracebacks
    if isinstance(globals()[_name], type) and issubclass(globals()[_name], Exception):
        globals()[_name].__module__ = __name__
