# SPDX-License-Identifier: Apache-2.0
"""Sweeps: a function compared with the reference on random cases, and its failures shrunk."""

from __future__ import annotations

import ctypes
from typing import Any, Callable, Dict, List, Optional, Sequence, Union

from . import _display
from ._case import Case
from ._compare import Tolerance, options_of
from ._engine import Engine, call, engine_for
from ._errors import BadInput, TesseraError
from ._identify import Diagnosis
from ._library import PROGRESS, Handle, SweepOptions, encoded, json_of, library
from ._making import case

_FRAMEWORKS = {"torch": "PyTorch", "pytorch": "PyTorch", "tensorflow": "TensorFlow"}


class Failure:
    """The first failure of its kind, shrunk."""

    def __init__(self, found: Dict[str, Any], framework: str) -> None:
        self._cause, self._framework = found["cause"], framework
        self.state: str = found["state"]
        """ "FAIL", "CRASH", "TIMEOUT" or "INVALID"."""
        self.reason: str = found["reason"]
        """ "12 of 48 equal, …; order: …", or what the function raised."""
        self.label: str = found["label"]
        """ "case 12, and 40 like it" """
        self.drawn: Case = case(found["drawn"])
        """The case as it was drawn."""
        self.case: Case = case(found["smallest"])
        """The smallest case that fails alike."""
        self.command: str = found["command"]
        """What repeats it: a line of Python for a function, else a command."""

    @property
    def line(self) -> str:
        """The smallest case, in one line."""
        return self.case.line

    @property
    def script(self) -> str:
        """A program of the function's framework with the smallest case and its input; "" where it cannot express it."""
        try:
            return self.case.script(self._framework)
        except TesseraError:
            return ""

    @property
    def diagnosis(self) -> Optional[Diagnosis]:
        """The diagnosis of the smallest case; None where the function gave no output."""

        return self._cause and Diagnosis(self._cause, _display.no_page)

    def __repr__(self) -> str:
        return f"{self.state:<10}  {self.label}: {self.reason}  |  {self.line}"


class Sweep(_display.Shown):
    """The results of a function on random cases. True where nothing failed.

    Prints as `tessera sweep` does, and shows itself as a page in a notebook.
    """

    def __init__(self, found: Dict[str, Any], name: str, framework: str) -> None:
        self._text: str = found["text"]
        self._page = found["page"]
        self.name = name
        self.ran: int = found["ran"]
        """passed + mistrusted + failed + unsupported + crashed"""
        self.passed: int = found["passed"]
        self.mistrusted: int = found["mistrusted"]
        """Equal, but the case cannot tell right from wrong."""
        self.failed: int = found["failed"]
        self.unsupported: int = found["unsupported"]
        self.crashed: int = found["crashed"]
        """Without an output."""
        self.others: int = found["others"]
        """Wrong cases of kinds that are not listed."""
        self.digest: int = found["digest"]
        """A hash of all tensors, the same on every machine."""
        self.complete: bool = found["complete"]
        """Whether every case was run."""
        self.failures: List[Failure] = [Failure(each, framework) for each in found["failures"]]
        """The first of each kind."""
        self.json: str = found["lines"]
        """The lines of `tessera sweep --out`, which `tessera sweep --merge` and `tessera report` read."""

    def __bool__(self) -> bool:
        return not self.failed and not self.crashed

    def raise_if_failed(self) -> None:
        """Raises AssertionError with the smallest case of each kind of failure."""
        if not self:
            raise AssertionError(f"{self.name}:\n{self!r}")

    def __repr__(self) -> str:
        return self._text


class _Progress:
    """Reports the progress of a sweep. An exception of the function ends the sweep."""

    def __init__(self, tell: Optional[Callable[[int, int], object]]) -> None:
        self._tell = tell
        self.stop = 0
        self.raised: Optional[BaseException] = None
        self.entry = PROGRESS(self._told)

    def _told(self, ran: int, wrong: int, _context: Any) -> None:
        try:
            if self._tell is not None and self.raised is None:
                self._tell(ran, wrong)
        except BaseException as error:  # no exception may pass through C
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
    """Runs a function on random cases, compares each output with the right one, and shrinks the first failure of each
    kind, as `tessera sweep` does.

    `function(x)` or `function(x, case)`, with `framework`, as Engine.of() takes them; or an engine. Case i of a seed
    and one choice of `operators`, `data_types` and `packed` is always the same. `against`: what is right. `tolerance`:
    as compare() takes it. `jobs`: so many threads call the function at a time. `shrunk`: so many kinds of failures are
    made small. `seconds`: after so many no case is begun; 0: without an end. `progress(ran, wrong)` is called now and
    then. `raises`: AssertionError with what failed.

    Raises BadInput for names that there are not. Ctrl+C ends it.

    >>> import tessera as ts
    >>> def swapped(x, case):
    ...     return case.replace(order="DEPTH_COLUMN_ROW").run(x)
    >>> found = ts.sweep(swapped, seed=7, cases=200, operators=["DEPTH_TO_SPACE1"])
    >>> bool(found), found.failures[0].diagnosis.kind.split()[0]
    (False, 'order')
    """
    for what, number, least in (("cases", cases, 1), ("seed", seed, 0), ("jobs", jobs, 1), ("shrunk", shrunk, 0)):
        if number < least:
            raise BadInput(f"{what} is {number}; expected {least} or more")
    engine = Engine.of(function, framework=framework) if callable(function) else engine_for(function)
    told = _Progress(progress)
    opponent = engine_for(against)
    options = SweepOptions(ctypes.sizeof(SweepOptions), opponent._handle, seed, cases)
    options.operators = _listed(operators, "operators")
    options.types = _listed(data_types, "data_types")
    options.packed, options.page, options.jobs, options.seconds = int(packed), 1, jobs, seconds
    options.shrunk = shrunk if shrunk > 0 else -1
    options.progress = told.entry
    options.tolerance = options_of(tolerance)
    if engine._function is not None:
        held = _arguments(framework=framework, against=against if against != "reference" else None, tolerance=tolerance)
        chosen = _arguments(operators=operators, data_types=data_types, packed=packed or None)
        options.check = f'ts.check({engine.name}, cases=[ts.case("%1")]{held})'.encode()
        options.sweep = f"ts.sweep({engine.name}, seed={seed}, cases={cases}{chosen}{held})".encode()

    def work(stop: Handle) -> Dict[str, Any]:
        options.stop = told.stop = stop
        found: Dict[str, Any] = json_of(library().sweep, engine._handle, options)
        return found

    made = call(engine if jobs == 1 else None, work)
    if told.raised is not None:
        raise told.raised
    result = Sweep(made, engine.name, _FRAMEWORKS.get((framework or "").lower(), "NumPy"))
    if raises:
        result.raise_if_failed()
    return result


def _arguments(**given: Any) -> str:
    """Arguments as in a line of Python, without those that are None."""
    return "".join(f", {name}={_word(value)}" for name, value in given.items() if value is not None)


def _word(value: Any) -> str:
    if isinstance(value, Engine) and value._function is None:
        value = value.name
    return f"ts.{value!r}" if isinstance(value, Tolerance) else repr(value)


def _listed(names: Optional[Sequence[str]], what: str) -> Optional[bytes]:
    if names is None:
        return None
    return encoded(names if isinstance(names, str) else ",".join(names), what)
