# SPDX-License-Identifier: Apache-2.0
"""What leads from an input to an output."""

from __future__ import annotations

import ctypes
from typing import Any, Callable, Dict, List, Optional, Union

from . import _arrays, _display
from ._case import Case
from ._engine import Engine, call, engine_for
from ._errors import BadInput
from ._library import Handle, IdentifyOptions, Tensor, encoded, json_of, library
from ._making import case


class Diagnosis(_display.Shown):
    """What leads from an input to an output: the mistake where a case is meant, else the operator and its fields.

    Prints as `tessera identify` does, and shows itself as a page in a notebook.
    """

    def __init__(self, found: Dict[str, Any], again: Callable[[], Dict[str, Any]]) -> None:
        self._again = again
        self.kind: str = found["kind"]
        """The class of the mistake, "order"; several that the arrays leave, "order or layout"; "none" or "unknown"."""
        self.named: bool = found["named"]
        """Whether a mistake is named: neither "none" nor "unknown"."""
        self.remedy: Optional[str] = found["remedy"]
        """The sentence that says what to do, or None."""
        self.json: Dict[str, Any] = found["diagnosis"]
        """All of it, as "diagnosis" of report.schema.json."""
        self.proved: bool = self.json["proved"]
        """The input's values are unique, every element is explained, and by nothing else; otherwise likely."""
        self.explained: int = self.json["explained"]
        """How many elements of the output it explains; where it is unknown, the nearest hypothesis."""
        self.elements: int = self.json["of"]
        """The elements of the output."""
        self.sentences: List[str] = self.json["sentences"]
        """The diagnosis, the evidence, the remedy and further facts, one sentence each."""
        self.line: str = self.json["case"] or ""
        """The line of the case that gives the output; "" where no operator does."""
        self._page = found.get("page")

    @property
    def case(self) -> Optional[Case]:
        """The case that gives the output, or None where no operator does."""
        return case(self.line) if self.line else None

    @property
    def certainty(self) -> str:
        """ "proved" or "likely"; "" where it is unknown."""
        return "" if self.kind == "unknown" else "proved" if self.proved else "likely"

    def __repr__(self) -> str:
        certainty = self.certainty and ", " + self.certainty
        after = f"  |  {self.line}" if self.line else ""
        head = f"{self.kind:<10}  {_display.grouped(self.explained)} of {_display.grouped(self.elements)}{certainty}{after}"
        return "\n".join([head, *("  " + each for each in self.sentences)])


def _described(view: _arrays.View, what: str) -> Tensor:
    if not 1 <= len(view.sizes) <= 8:
        raise BadInput(f"{what} has {len(view.sizes)} dimensions; expected 1 to 4")
    tensor = Tensor(data_type=view.data_type, rank=len(view.sizes))
    tensor.sizes[: tensor.rank] = view.sizes
    if view.strides is not None:
        tensor.strides[: tensor.rank] = view.strides
    return tensor


def identify(
    x: Any,
    y: Any,
    *,
    meant: Optional[Case] = None,
    engine: Union[str, Engine, None] = None,
    side: str = "OUTPUT",
) -> Diagnosis:
    """Names what leads from `x` to `y`, as `tessera identify` does.

    `x` and `y`: arrays of 1 to 4 dimensions, from any library; they are not copied where a case can say their strides.
    `x`'s type must hold the values of `y`; float64 is rounded to another floating-point type. `meant`: what should have
    been done, a case without issues of `x`'s shape and type; without it every operator, order, block and convention is
    tried. `engine`: what gave `y`, to be asked the case that tells several names apart. `side`: what the sentences call
    `y`.

    Nothing that is found is an error: the kind is then "unknown". Raises BadInput where arrays do not fit. Ctrl+C stops
    the search.

    >>> import tessera as ts
    >>> c = ts.case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2, order="COLUMN_ROW_DEPTH", data="iota")
    >>> wrong = c.replace(order="DEPTH_COLUMN_ROW").run(c.input())
    >>> found = ts.identify(c.input(), wrong, meant=c)
    >>> found.kind, found.proved
    ('order', True)
    >>> found.sentences[0]
    'OUTPUT is what DEPTH_COLUMN_ROW gives.'
    """
    if meant is None:
        source = _arrays.view_of(x, "x")
    else:
        source = _arrays.view_for(x, meant._plan().input, "x", "the case that is meant takes")
    target = _arrays.view_of(y, "y")
    if target.is_flat and meant is not None and _arrays.count_of(target.sizes) == meant._plan().output.elements:
        target = target._replace(sizes=meant.output_shape)
    asked = None if engine is None else engine_for(engine)

    def run(page: bool) -> Dict[str, Any]:
        options = IdentifyOptions(ctypes.sizeof(IdentifyOptions), encoded(side, "side"))
        options.engine = asked and asked._handle
        options.page = int(page)

        def work(stop: Handle) -> Dict[str, Any]:
            options.stop = stop
            arguments: List[Any] = [meant and meant._handle]
            for view, what in ((source, "x"), (target, "y")):
                arguments += [_described(view, what), view.pointer, view.bytes]
            found: Dict[str, Any] = json_of(library().identify, *arguments, options)
            return found

        return call(asked, work)

    return Diagnosis(run(_display.is_likely()), lambda: run(True))
