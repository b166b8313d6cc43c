# SPDX-License-Identifier: Apache-2.0
"""Probes: the map of a function, recovered by running it."""

from __future__ import annotations

from typing import Any, Callable, Dict, List, Optional, Sequence, Union

from . import _frameworks
from ._case import Case, Partner, Place
from ._engine import Engine, call, engine_for
from ._errors import BadInput
from ._identify import Diagnosis, identify
from ._library import Handle, json_of, library, make
from ._making import case


class Probe:
    """The map of a function beside that of a case. True where they are the same. Prints as `tessera probe` does."""

    def __init__(self, c: Optional[Case], xray: Optional[Handle], diagnosis: Optional[Diagnosis]) -> None:
        said = {} if xray is None else json_of(library().xray_json, xray)
        self._xray = xray
        self.json: Dict[str, Any] = said.get("xray", {})
        """The map as in a result of `tessera probe --json`, with its rearrangement, and the coordinates and lines of its
        axes. Empty where no case was recognised."""
        self.case = c
        """The case that the function is compared with, given or recognised. None: no case was recognised, and there is
        only `diagnosis`."""
        self.diagnosis = diagnosis
        """The diagnosis of an output, where no case was given."""
        self.kind: str = self.json.get("map", "none")
        """ "copies": each output is one input; "means": a weighted sum; "none": neither, or none was measured."""
        self.right: bool = said.get("right", False)
        """Whether it is the map of the case."""
        self.proved: bool = self.json.get("proved", False)
        """Whether each source of a map of copies was read off in two numberings. Other maps are measured."""
        self.runs: int = self.json.get("runs", 0)
        """How often the function was run."""
        self.differing: int = self.json.get("differing", 0)
        """How many outputs have other sources than in the case."""
        self.unwritten: int = self.json.get("unwritten", 0)
        """How many outputs no run writes."""
        self.sentences: List[str] = []
        """The findings: about the recognised output, then about the map, the most important first."""
        texts: List[str] = []
        if diagnosis is not None:
            self.sentences += diagnosis.sentences
            texts.append(repr(diagnosis))
        if xray is not None:
            self.sentences += self.json["findings"]
            texts.append(said["text"])
        self.text = "\n".join(texts)
        """All of it, with the map and the first outputs that differ."""

    def sources(self, o: Place) -> List[Partner]:
        """The input elements that the function reads for output element `o`, as Case.sources() says what it should."""
        if self.case is None or self._xray is None:
            raise BadInput("no case was recognised, so that no map was measured")
        plan = self.case._plan()
        return self.case._partners(library().xray_sources, (self._xray,), o, plan.output, plan.input)

    def __bool__(self) -> bool:
        return self.right

    def __repr__(self) -> str:
        return self.text


def probe(
    function: Union[Callable[..., Any], Engine, str],
    c: Optional[Case] = None,
    *,
    sizes: Optional[Sequence[int]] = None,
    data_type: str = "FLOAT32",
    framework: Optional[str] = None,
) -> Probe:
    """Recovers the map of a function from outside, by running it on inputs that show the source of every output.

    `function(x)` or `function(x, case)`, with `framework`, as Engine.of() takes them; or an engine. `c`: what it should
    do. Without a case `sizes` and `data_type` are the input's: `function(x)` may then be anything, and what it does is
    recognised first, as identify() does. A map that is not the case's is no error.

    Raises EngineFailed where the function raises, or gives no array or one that is not the case's output; BadInput.
    Ctrl+C ends it.

    >>> import numpy as np, tessera as ts
    >>> def shuffle(x):
    ...     n, c, h, w = x.shape
    ...     return x.reshape(n, c // 4, 2, 2, h, w).transpose(0, 1, 4, 2, 5, 3).reshape(n, c // 4, h * 2, w * 2)
    >>> found = ts.probe(shuffle, sizes=(1, 8, 2, 3))
    >>> found.case.operator, found.case.order, found.proved
    ('DEPTH_TO_SPACE1', 'COLUMN_ROW_DEPTH', True)
    >>> print(ts.probe(shuffle, found.case.replace(order="DEPTH_COLUMN_ROW")).sentences[1])
    order: OUTPUT is what COLUMN_ROW_DEPTH gives.
    """
    engine = Engine.of(function, framework=framework) if callable(function) else engine_for(function)
    diagnosis = None
    if c is None:
        if sizes is None or not callable(function):
            raise BadInput("probe() needs a case; of a function the sizes of its input may take its place")
        diagnosis = _recognised(function, sizes, data_type, framework)
        c = diagnosis.case
    if c is None:
        return Probe(None, None, diagnosis)
    probed = c
    xray = call(engine, lambda stop: make("xray", library().probe, engine._handle, probed._handle, stop))
    return Probe(c, xray, diagnosis)


def _recognised(
    function: Callable[..., Any], sizes: Sequence[int], data_type: str, framework: Optional[str]
) -> Diagnosis:
    """The diagnosis of the function's output. The function runs in a case that returns its input, since its own case is
    unknown."""
    own: Dict[str, Any] = {"block_size": 1} if len(sizes) == 4 else {"scales": [1] * len(sizes)}
    operator = "DEPTH_TO_SPACE1" if len(sizes) == 4 else "RESAMPLE"
    same = case(operator, sizes=sizes, data_type=data_type, data="random:1", **own)
    on_host = _frameworks.named(framework).on_host
    given: List[Any] = []

    def kept(x: Any) -> Any:
        y = on_host(function(x))
        _frameworks.view_of(y)
        given.append(y)
        return x

    x = same.input()
    same.run(x, engine=Engine.of(kept, framework=framework))
    return identify(x, given[0])
