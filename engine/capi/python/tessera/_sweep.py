# SPDX-License-Identifier: Apache-2.0
"""A function held against the reference on random cases, its failures made small."""

from __future__ import annotations

import ctypes
from typing import Any, Callable, List, Optional, Sequence, Union

from . import _display
from ._case import Case
from ._compare import Tolerance, structure_of
from ._engine import Engine, call, engine_for
from ._errors import TesseraError
from ._identify import Diagnosis
from ._library import PROGRESS, Handle, SweepFigures, SweepOptions, encoded, library, make, text_of
from ._making import case

_STATE, _REASON, _LABEL, _DRAWN, _SMALLEST, _COMMAND = range(6)
_FRAMEWORKS = {"torch": "PyTorch", "pytorch": "PyTorch", "tensorflow": "TensorFlow"}


class Failure:
    """The first failure of its kind, made small."""

    def __init__(self, result: Handle, index: int, framework: str) -> None:
        def text(what: int) -> str:
            return text_of(library().sweep_failure, result, index, what)

        self._result, self._index, self._framework = result, index, framework
        self.state = text(_STATE)
        """ "FAIL", "CRASH", "TIMEOUT" or "INVALID"."""
        self.reason = text(_REASON)
        """ "12 of 48 equal, …; order: …", or what the function raised."""
        self.label = text(_LABEL)
        """ "case 12, and 40 like it (13, 17 …)" """
        self.drawn: Case = case(text(_DRAWN))
        """The case as it was drawn."""
        self.case: Case = case(text(_SMALLEST) or text(_DRAWN))
        """The smallest that fails alike."""
        self.command = text(_COMMAND)
        """The command that repeats it; "" of a function of yours."""

    @property
    def line(self) -> str:
        """The smallest case, in one line."""
        return self.case.line

    @property
    def script(self) -> str:
        """A program of the function's framework that holds the smallest case's input; "" where it cannot say it."""
        try:
            return self.case.script(self._framework)
        except TesseraError:
            return ""

    @property
    def diagnosis(self) -> Optional[Diagnosis]:
        """What the function does instead, of the smallest case; None where it gave no output."""

        def made() -> Handle:
            return make("diagnosis", library().sweep_diagnosis, self._result, self._index)

        try:
            return Diagnosis(made(), made)
        except TesseraError:
            return None

    def __repr__(self) -> str:
        return f"{self.state:<10}  {self.label}: {self.reason}  |  {self.line}"


class Sweep(_display.Shown):
    """What came of a function on random cases. True where nothing failed.

    Prints as `tessera sweep` does, and shows itself as a page in a notebook.
    """

    def __init__(self, result: Handle, name: str, framework: str) -> None:
        figures = SweepFigures(ctypes.sizeof(SweepFigures))
        library().sweep_figures_of(result, figures)
        self._result = result
        self.name = name
        self.ran: int = figures.ran
        """passed + mistrusted + failed + unsupported + crashed"""
        self.passed: int = figures.passed
        self.mistrusted: int = figures.mistrusted
        """Equal, of a case that cannot tell right from wrong."""
        self.failed: int = figures.failed
        self.unsupported: int = figures.unsupported
        self.crashed: int = figures.crashed
        """Without an output."""
        self.others: int = figures.others
        """Wrong cases of kinds that are not told."""
        self.digest: int = figures.digest
        """Of all tensors: the same on every machine."""
        self.complete = bool(figures.is_complete)
        """Every case was run."""
        self.failures: List[Failure] = [Failure(result, index, framework) for index in range(figures.failures)]
        """The first of each kind."""

    def __bool__(self) -> bool:
        return not self.failed and not self.crashed

    def page(self) -> str:
        """The HTML page of `tessera sweep --html`."""
        return text_of(library().sweep_page, self._result)

    @property
    def json(self) -> str:
        """The lines of `tessera sweep --out`, which `tessera report` reads."""
        return text_of(library().sweep_json, self._result)

    def raise_if_failed(self) -> None:
        """Raises AssertionError with what failed, the smallest case of each kind."""
        if not self:
            raise AssertionError(f"{self.name}:\n{self!r}")

    def __repr__(self) -> str:
        return text_of(library().sweep_text, self._result).rstrip("\n")


class _Progress:
    """Tells how far a sweep is; what leaves the function ends the sweep."""

    def __init__(self, tell: Optional[Callable[[int, int], object]]) -> None:
        self._tell = tell
        self.stop = 0
        self.raised: Optional[BaseException] = None
        self.entry = PROGRESS(self._told)

    def _told(self, ran: int, wrong: int, _context: Any) -> None:
        try:
            if self._tell is not None and self.raised is None:
                self._tell(ran, wrong)
        except BaseException as error:  # none may leave through C
            self.raised = error
            library().stop_request(self.stop)


def sweep(
    function: Union[Callable[..., Any], Engine, str],
    *,
    seed: int = 1,
    cases: int = 1000,
    operators: Optional[Sequence[str]] = None,
    data_types: Optional[Sequence[str]] = None,
    packed: bool = False,
    framework: Optional[str] = None,
    against: Union[str, Engine] = "reference",
    tolerance: Union[str, Tolerance, None] = None,
    jobs: int = 1,
    shrunk: int = 10,
    seconds: float = 0.0,
    progress: Optional[Callable[[int, int], object]] = None,
    raises: bool = False,
) -> Sweep:
    """Runs a function on random cases, holds each output against what is right, and makes the first failure of each
    kind small, as `tessera sweep` does.

    `function(x)` or `function(x, case)`, with `framework`, as Engine.of() takes them; or an engine. Case i of a seed
    and one choice of `operators`, `data_types` and `packed` is always the same. `against`: what is right. `tolerance`:
    as compare() takes it. `jobs`: so many threads call the function at a time. `shrunk`: so many kinds of failures are
    made small. `seconds`: after so many no case is begun; 0: without an end. `progress(ran, wrong)` is called now and
    then. `raises`: AssertionError with what failed.

    Raises EngineFailed where the function refuses every case, and BadInput for names that there are not. Ctrl+C ends
    it.

    >>> import tessera as ts
    >>> def swapped(x, case):
    ...     return case.replace(order="DEPTH_COLUMN_ROW").run(x)
    >>> found = ts.sweep(swapped, seed=7, cases=200, operators=["DEPTH_TO_SPACE1"])
    >>> bool(found), found.failures[0].diagnosis.kind.split()[0]
    (False, 'order')
    """
    engine = Engine.of(function, framework=framework) if callable(function) else engine_for(function)
    told = _Progress(progress)
    opponent = engine_for(against)
    options = SweepOptions(ctypes.sizeof(SweepOptions), opponent._handle, seed, cases)
    options.operators = _listed(operators, "operators")
    options.types = _listed(data_types, "data_types")
    options.packed, options.page, options.jobs, options.seconds = int(packed), 1, jobs, seconds
    options.shrunk = shrunk if shrunk > 0 else -1
    options.progress = told.entry
    if tolerance is not None:
        said = tolerance if isinstance(tolerance, str) else text_of(library().tolerance_text, structure_of(tolerance))
        options.tolerance = encoded(said, "tolerance")

    def work(stop: Handle) -> Handle:
        options.stop = told.stop = stop
        return make("sweep", library().sweep, engine._handle, options)

    made = call(engine if jobs == 1 else None, work)
    if told.raised is not None:
        raise told.raised
    result = Sweep(made, engine.name, _FRAMEWORKS.get((framework or "").lower(), "NumPy"))
    if raises:
        result.raise_if_failed()
    return result


def _listed(names: Optional[Sequence[str]], what: str) -> Optional[bytes]:
    if names is None:
        return None
    return encoded(names if isinstance(names, str) else ",".join(names), what)
