# SPDX-License-Identifier: Apache-2.0
"""Comparisons of a function with the reference on many cases."""

from __future__ import annotations

import html
from collections import Counter
from typing import Any, Callable, Iterable, List, NamedTuple, Optional, Sequence, Union

from ._case import Case
from ._compare import Comparison, Tolerance, compare
from ._engine import Engine, engine_for
from ._errors import BadInput, EngineFailed, Unsupported
from ._identify import Diagnosis, identify
from ._making import pack

_COUNTED = {"PASS": "passed", "MISTRUSTED": "mistrusted", "FAIL": "failed", "ERROR": "without output",
            "UNSUPPORTED": "unsupported"}  # fmt: skip


class Checked(NamedTuple):
    """The result of one case."""

    case: Case
    verdict: str
    """ "PASS", "MISTRUSTED", "FAIL", "UNSUPPORTED" or "ERROR": the function failed."""
    said: str
    """The figures of the comparison and the diagnosis, or why there is no output."""
    comparison: Optional[Comparison] = None
    diagnosis: Optional[Diagnosis] = None

    def __str__(self) -> str:
        label = f"{self.case.name}: " if self.case.name else ""
        return f"{self.verdict:<11}  {label}{self.said}  |  {self.case.line}"


class Report(List[Checked]):
    """The results of all cases, a list of Checked. Prints as a table, also in a notebook. True where no case
    failed."""

    def __init__(self, found: Iterable[Checked], function: str) -> None:
        super().__init__(found)
        self.function = function

    @property
    def failures(self) -> List[Checked]:
        """Those that failed, or gave no output."""
        return [each for each in self if each.verdict in ("FAIL", "ERROR")]

    @property
    def counts(self) -> str:
        """ "24 passed, 0 mistrusted, 2 failed, 40 unsupported" """
        found = Counter(each.verdict for each in self)
        always = ("PASS", "MISTRUSTED", "FAIL")
        return ", ".join(f"{found[word]} {said}" for word, said in _COUNTED.items() if found[word] or word in always)

    def raise_if_failed(self) -> None:
        """Raises AssertionError with the lines of the failures."""
        if self.failures:
            raise AssertionError("\n".join([f"{self.function}: {self.counts}", *map(str, self.failures)]))

    def __bool__(self) -> bool:
        return not self.failures

    def __repr__(self) -> str:
        return "\n".join([*map(str, self), self.counts])

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td><b>{each.verdict}</b></td><td>{html.escape(each.case.name or '')}</td>"
            f"<td style='text-align: left'>{html.escape(each.said)}</td>"
            f"<td style='text-align: left'><code>{html.escape(each.case.line)}</code></td></tr>"
            for each in self
        )
        return f"<table><caption>{html.escape(self.function)}: {self.counts}</caption>{rows}</table>"


def checked(
    c: Case, engine: Engine, against: Union[str, Engine], tolerance: Union[str, Tolerance, None] = None
) -> Checked:
    """One case, run by both engines."""
    x = c.input()
    try:
        y = c.run(x, engine=engine)
    except Unsupported as error:
        return Checked(c, "UNSUPPORTED", str(error))
    except EngineFailed as error:
        return Checked(c, "ERROR", str(error))
    comparison = compare(c, x, y, tolerance=tolerance, engine=against)
    said = comparison.figures()
    if comparison:
        return Checked(c, comparison.verdict, "; ".join(filter(None, [said, comparison.reason])), comparison)
    diagnosis = identify(x, y, meant=c, side="A")
    if diagnosis.named and diagnosis.sentences:
        said += f"; {diagnosis.kind}: {diagnosis.sentences[0].rstrip('.')}"
    return Checked(c, "FAIL", said, comparison, diagnosis)


def of_operators(cases: Sequence[Case], operators: Optional[Sequence[str]]) -> List[Case]:
    """The cases of these operators; None: all. Raises BadInput where none is left."""
    if operators is None:
        return list(cases)
    if isinstance(operators, str):
        operators = [operators]
    found = [each for each in cases if each.operator in operators]
    if not found:
        have = ", ".join(sorted({each.operator for each in cases}))
        raise BadInput(f"no case is of {', '.join(operators)}; they are of {have}")
    return found


def check(
    function: Union[Callable[..., Any], Engine, str],
    *,
    framework: Optional[str] = None,
    cases: Optional[Sequence[Case]] = None,
    operators: Optional[Sequence[str]] = None,
    against: Union[str, Engine] = "reference",
    tolerance: Union[str, Tolerance, None] = None,
    raises: bool = False,
) -> Report:
    """Runs a function on the conformance pack, and compares each output with the right one.

    `function(x)` or `function(x, case)` returns y of `case.output_shape`; see Engine.of(). `framework`: whose arrays
    `x` are, "torch"; NumPy's where None. `cases`: others than the pack. `operators`: only cases of these. `against`:
    what is right. `tolerance`: as compare() takes it. `raises`: AssertionError with what failed.

    >>> import tessera as ts
    >>> report = ts.check(lambda x, case: case.run(x), operators=["DEPTH_TO_SPACE1"])
    >>> bool(report), report.counts.split(", ")[2]
    (True, '0 failed')
    """
    engine = Engine.of(function, framework=framework) if callable(function) else engine_for(function)
    chosen = of_operators(pack() if cases is None else cases, operators)
    report = Report((checked(each, engine, against, tolerance) for each in chosen), engine.name)
    if raises:
        report.raise_if_failed()
    return report
