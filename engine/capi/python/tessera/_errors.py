# SPDX-License-Identifier: Apache-2.0
"""The errors. The message is the library's, with a line for each sentence."""

from __future__ import annotations

from typing import Dict, Type


class TesseraError(Exception):
    """The base of all errors of this package."""


class BadInput(TesseraError, ValueError):
    """A text that is no case, a case with issues, or an array that does not fit it."""


class FileFailed(TesseraError, OSError):
    """A file cannot be read, or is not what it claims to be."""


class EngineFailed(TesseraError, RuntimeError):
    """There is no such engine, or the machine or a function of yours failed."""


class NoMemory(TesseraError, MemoryError):
    """The machine does not have enough memory."""


class InternalError(TesseraError):
    """A defect of the library."""


class Unsupported(TesseraError, NotImplementedError):
    """An engine says that it cannot do this case. A function of yours raises it with the reason."""


class Stopped(TesseraError):
    """The call was asked to stop."""


class LibraryMissing(TesseraError, ImportError):
    """libtessera is not where it is looked for, or is older than this package."""


# By tessera_status.
OF_STATUS: Dict[int, Type[TesseraError]] = {
    1: BadInput,
    2: FileFailed,
    3: EngineFailed,
    4: NoMemory,
    5: InternalError,
    6: Unsupported,
    7: Stopped,
}
