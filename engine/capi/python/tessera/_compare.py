# SPDX-License-Identifier: Apache-2.0
"""Comparisons of two outputs of a case, and assert_equal() for tests."""

from __future__ import annotations

import ctypes
import math
from decimal import Decimal
from typing import Any, Callable, Dict, List, NamedTuple, Optional, Union

from . import _arrays, _display, _stopping
from ._arrays import Shape
from ._case import Case, Plan
from ._engine import Engine
from ._errors import BadInput, TesseraError
from ._identify import Diagnosis, identify
from ._library import CompareOptions, Handle, encoded, json_of, library

_MOST_VALUES = 64  # of a line that repeats a failure
ROUNDINGS = ("truncate", "half-up", "half-even", "half-away-from-zero", "half-down", "floor", "ceil")


class Tolerance(NamedTuple):
    """How far outputs may differ. An element without equal bits passes when any rule that is set accepts it.

    >>> Tolerance(ulp=4).ulp
    4
    """

    atol: float = 0.0
    """|a - b| <= atol + rtol * |b| is one rule."""
    rtol: float = 0.0
    ulp: int = 0
    """Units in the last place."""
    bound: bool = False
    """The largest rounding error of a linear filter, from the weights in use."""
    nan_equals_nan: bool = True
    """Whatever their payloads."""
    either_neighbour: bool = False
    """Nearest: coordinates at a rounding boundary may read the other side as well."""
    allowed_share: float = 0.0
    """0 to 1: the share of elements that may lie beyond."""
    hard_limit: float = math.inf
    """No |a - b| may exceed it, whatever else allows it."""
    integers: str = "truncate"
    """How the other program rounds sums to integers: one of ROUNDINGS."""
    any_coordinates: bool = False
    """For linear: coordinates may be 4 float32 ulps apart."""

    def __repr__(self) -> str:
        parts = zip(self._fields, self, Tolerance())
        return f"Tolerance({', '.join(f'{name}={given!r}' for name, given, usual in parts if given != usual)})"


def options_of(tolerance: Union[str, Tolerance, None]) -> Optional[bytes]:
    """The library's text: a preset's name, or the parts that are not the default. Raises BadInput."""
    if tolerance is None or isinstance(tolerance, str):
        return None if tolerance is None else encoded(tolerance, "tolerance")
    if not isinstance(tolerance, Tolerance):
        raise TypeError(f"tolerance is {type(tolerance).__name__}; expected a name or a Tolerance")
    says_what_differs = tolerance.atol or tolerance.rtol or tolerance.ulp or tolerance.bound
    words = [] if says_what_differs else ["bits"]
    for part, usual, given in zip(Tolerance._fields, Tolerance(), tolerance):
        if given != usual:
            option, text_of_part = _OPTIONS[part]
            words.append(f"{option}={text_of_part(given)}")
    return encoded(",".join(words), "tolerance")


# The name and the value of each part in that text.
_OPTIONS: Dict[str, "tuple[str, Callable[[Any], Any]]"] = {
    "atol": ("atol", float),
    "rtol": ("rtol", float),
    "ulp": ("ulp", int),
    "bound": ("bound", lambda on: "on"),
    "nan_equals_nan": ("nan", lambda equal: "different"),
    "either_neighbour": ("ties", lambda either: "either"),
    "allowed_share": ("allow", lambda share: f"{Decimal(repr(float(share))) * 100:f}"),  # in percent
    "hard_limit": ("limit", float),
    "integers": ("integers", str),
    "any_coordinates": ("coordinates", lambda any_: "any"),
}


class Comparison(_display.Shown):
    """A comparison of two outputs of one case. True where they agree: `verdict` is not "FAIL".

    Prints as `tessera check` does, and shows itself as a page in a notebook.
    """

    def __init__(self, found: Dict[str, Any], again: Any, each: Case, views: "tuple[Any, Any, Any]") -> None:
        self.case = each
        self.verdict: str = found["verdict"]
        """ "PASS", "FAIL", or "MISTRUSTED": the comparison holds and proves little."""
        self.elements: int = found["count"]
        """equal + within + beyond"""
        self.equal: int = found["equal"]
        """Bit for bit."""
        self.within: int = found["within"]
        """Not equal, but within the tolerance."""
        self.beyond: int = found["beyond"]
        self.non_finite: int = found["nonFinite"]
        """Elements where either is NaN or infinite, which the figures below leave out."""
        self.max_absolute = float(found["maxAbsolute"])
        self.max_relative = float(found["maxRelative"])
        """Relative to b, where b is not 0."""
        self.mean_absolute = float(found["meanAbsolute"])
        self.max_ulp: int = found["maxUlp"]
        sizes = each.output_shape
        self.worst: Optional[Shape] = _place(found["worst"], sizes)
        """The element with the largest |a - b|; None: all are equal."""
        self.worst_ulp: Optional[Shape] = _place(found["worstUlp"], sizes)
        """The element with the most units in the last place; None: all are equal."""
        self.reason: str = found["reason"]
        """Why the case proves little, where it is mistrusted; else ""."""
        self.rule: str = found["rule"]
        """The rule in force, in words: "equal bits"."""
        self.notes: List[str] = found["notes"]
        """What else a user must know."""
        self._again, self._views = again, views
        self._page = found.get("page")
        self._diagnosis: Optional[Diagnosis] = None
        self._figures = self._counted()

    def __bool__(self) -> bool:
        return self.verdict != "FAIL"

    @property
    def diagnosis(self) -> Optional[Diagnosis]:
        """What led from the input to `a`, where the comparison fails; else None."""
        if self._diagnosis is None and not self:
            x, a, _ = self._views
            self._diagnosis = identify(x, a, meant=self.case, side="A")
        return self._diagnosis

    def figures(self) -> str:
        """One line: how many are equal, within and beyond, and where the worst lies."""
        return self._figures

    def __getstate__(self) -> Dict[str, Any]:
        found = self.diagnosis  # while the arrays are here
        return {**super().__getstate__(), "_diagnosis": found, "_views": None}

    def _counted(self) -> str:
        grouped = _display.grouped
        parts = [f"{grouped(self.equal)} of {grouped(self.elements)} equal"]
        if self.within:
            parts.append(f"{grouped(self.within)} within the tolerance ({self.rule})")
        if self.beyond:
            parts.append(f"{grouped(self.beyond)} beyond the tolerance ({self.rule})")
        text = ", ".join(parts)
        if self.worst is not None:
            _, a, b = self._views
            place = ",".join(map(str, self.worst))
            text += f"; largest |A − B| {self.max_absolute:.9g} at ({place})"
            text += f": {_element(a, self.worst)}, not {_element(b, self.worst)}"
        return text

    def __repr__(self) -> str:
        lines = [f"{self.verdict:<10}  {self.figures()}  |  {self.case.line}"]
        lines += ["  " + each for each in [self.reason, *self.notes] if each]
        return "\n".join(lines)


def _place(element: Optional[int], sizes: Shape) -> Optional[Shape]:
    if element is None:
        return None
    return tuple(element // step % size for size, step in zip(sizes, _arrays.packed_strides(sizes)))


def _element(array: Any, at: Shape) -> str:
    found = array[at]
    return f"{found.item() if hasattr(found, 'item') else found:.9g}"


def _laid_out(array: Any, plan: Plan, what: str) -> "tuple[Any, _arrays.View]":
    """An output in the plan's layout, since the library compares equal layouts. Packed arrays are not copied."""
    view = _arrays.view_for(array, plan.output, what, "the case gives")
    if view.strides is not None:
        view = _arrays.view_for(_arrays.packed(array), plan.output, what, "the case gives")
    shown = _arrays.array_at(view.pointer, plan.output, False) if view.bytes >= plan.output.bytes else None
    whole = _arrays.padded(view, plan.output.bytes)
    if shown is None:
        shown = _arrays.array_at(whole.pointer, plan.output, False)
    return shown, whole


def compare(
    c: Case,
    x: Any,
    a: Any,
    b: Any = None,
    *,
    tolerance: Union[str, Tolerance, None] = None,
    engine: Union[str, Engine] = "reference",
) -> Comparison:
    """Compares `a` with `b`, two outputs of the case for the input `x`.

    `x` has `c.input_shape`, `a` and `b` have `c.output_shape`, all `c.dtype`; arrays of any library. `b`: the right
    output; None: that of `engine`. `tolerance`: "bits", "bound", "foreign", "webnn", "onnx",
    "onnxruntime", or a Tolerance; by default equal bits where nothing is computed, else the bound of interpolation.
    Raises BadInput where an array does not fit or there is no such tolerance. A comparison that fails is no error.

    >>> import tessera as ts
    >>> c = ts.case("DEPTH_TO_SPACE", sizes=(1, 8, 2, 3), block_size=2)
    >>> y = c.run()
    >>> ts.compare(c, c.input(), y, y).verdict
    'PASS'
    """
    plan = c._plan(None, None)
    source = _arrays.view_for(_arrays.packed(x), plan.input, "x", "the case takes")
    given = _arrays.padded(source, plan.input.bytes)
    if b is None:
        b = c.run(x, engine=engine)
    (shown_a, first), (shown_b, second) = _laid_out(a, plan, "a"), _laid_out(b, plan, "b")
    allowed = options_of(tolerance)

    def run(page: bool) -> Dict[str, Any]:
        options = CompareOptions(ctypes.sizeof(CompareOptions), allowed, None, int(page))

        def work(stop: Handle) -> Dict[str, Any]:
            options.stop = stop
            buffers = [part for view in (given, first, second) for part in (view.pointer, view.bytes)]
            found: Dict[str, Any] = json_of(library().compare, plan.handle, *buffers, options, None)
            return found

        return _stopping.call(work)

    return Comparison(run(_display.is_likely()), lambda: run(True), c, (x, shown_a, shown_b))


class Mismatch(AssertionError):
    """What assert_equal() raises. The message has the class, the evidence, the remedy and the line of the case."""

    def __init__(self, message: str, c: Case, comparison: Optional[Comparison], diagnosis: Optional[Diagnosis]) -> None:
        super().__init__(message)
        self.case = c
        self.comparison = comparison
        self.diagnosis = diagnosis

    def __reduce__(self) -> Any:
        return Mismatch, (str(self), self.case, self.comparison, self.diagnosis)


def assert_equal(c: Case, x: Any, y: Any, *, tolerance: Union[str, Tolerance, None] = None) -> None:
    """Raises AssertionError where `y` is not what the case gives for `x`, and says what it is instead.

    Shapes, types and `tolerance` are those of compare(); an `y` of another shape or type is an AssertionError, too.

    >>> import tessera as ts
    >>> c = ts.case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2, order="COLUMN_ROW_DEPTH")
    >>> ts.assert_equal(c, c.input(), c.run())
    >>> ts.assert_equal(c, c.input(), c.replace(order="DEPTH_COLUMN_ROW").run(c.input()))
    Traceback (most recent call last):
    ...
    tessera.Mismatch: order, proved: y is what DEPTH_COLUMN_ROW gives.
    ...
    """
    __tracebackhide__ = True
    plan = c._plan(None, None)
    _arrays.view_for(x, plan.input, "x", "the case takes")
    try:
        _arrays.view_for(y, plan.output, "y", "the case gives")
    except BadInput as error:
        raise Mismatch(_misfit(c, x, y, str(error)), c, None, None) from None
    comparison = compare(c, x, y, tolerance=tolerance)
    if comparison:
        return
    diagnosis = identify(x, y, meant=c, side="y")
    raise Mismatch(_told(diagnosis, comparison, x), c, comparison, diagnosis)


def _repeats(c: Case, x: Any) -> str:
    """The command that prints the right output, with x's values in it where they are few."""
    plan = c._plan(None, None)
    own = _arrays.view_for(_arrays.packed(c.input()), plan.input, "x", "the case takes")
    given = _arrays.view_for(_arrays.packed(x), plan.input, "x", "the case takes")
    if ctypes.string_at(own.pointer, own.bytes) == ctypes.string_at(given.pointer, given.bytes):
        return f"Right is: tessera run {c}"
    if plan.input.elements <= _MOST_VALUES:
        whole = _arrays.padded(given, plan.input.bytes)  # held while its values are read
        values = _arrays.array_at(whole.pointer, plan.input, False)
        flat = values.ravel() if hasattr(values, "ravel") else values.cast("B").cast(values.format)
        return f"Right is: tessera run {c.replace(data='values:' + ','.join(map(repr, flat.tolist())))}"
    return f"Right, with x as its input, is: tessera run {c.replace(data='x.npy')}"


def _told(diagnosis: Diagnosis, comparison: Comparison, x: Any) -> str:
    head = ", ".join(each for each in (diagnosis.kind, diagnosis.certainty) if each)
    first, *others = diagnosis.sentences or [""]
    lines = [f"{head}: {first}", *others, f"A is y, B is right: {comparison.figures()}."]
    return "\n".join([*lines, _repeats(comparison.case, x)])


def _misfit(c: Case, x: Any, y: Any, said: str) -> str:
    lines = [said]
    try:
        lines += identify(x, y, meant=c, side="y").sentences
    except TesseraError:
        pass  # another type: no more can be said
    return "\n".join([*lines, _repeats(c, x)])
