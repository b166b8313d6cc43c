# SPDX-License-Identifier: Apache-2.0
"""Strategies for Hypothesis, which is imported on demand: `ts.strategies.cases()`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Dict, List, Optional, Sequence

from . import _types
from ._arrays import packed_strides
from ._case import Case
from ._errors import BadInput
from ._making import case

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

OPERATORS = (
    "DEPTH_TO_SPACE", "DEPTH_TO_SPACE1", "SPACE_TO_DEPTH", "SPACE_TO_DEPTH1",
    "RESAMPLE", "RESAMPLE1", "RESAMPLE2", "RESAMPLE3", "RESAMPLE_GRAD", "RESAMPLE_GRAD1",
)  # fmt: skip
# Whole factors, odd ratios, and scales that float32 rounds. Failures shrink to the first ones.
_SCALES = (1.0, 2.0, 0.5, 3.0, 1.5, 0.75, 1 / 3, 2.5, 0.6)

Draw = Callable[["SearchStrategy[Any]"], Any]


def cases(
    *,
    operators: Optional[Sequence[str]] = None,
    data_types: Optional[Sequence[str]] = None,
    packed: bool = False,
    **fields: Any,
) -> SearchStrategy[Case]:
    """Small cases without issues, of at most 4 dimensions and a few hundred elements; a failure shrinks to the
    smallest.

    `operators` and `data_types`: only of these; all where None. `packed`: only without strides. `fields`: only with
    these values, `order="COLUMN_ROW_DEPTH"`. Raises BadInput for names that there are not, and ImportError where
    Hypothesis is not installed.

    >>> from hypothesis import given
    >>> import tessera as ts
    >>> @given(ts.strategies.cases(operators=["DEPTH_TO_SPACE1"]))
    ... def reads_back(c):
    ...     assert ts.case(c.line) == c
    >>> reads_back()
    """
    import hypothesis.strategies as st

    kinds = _known(operators, OPERATORS, "operators")
    types = _known(data_types, list(_types.NUMBERS), "data_types")

    @st.composite
    def drawn(draw: Draw) -> Case:
        operator = draw(st.sampled_from(kinds))
        made = _blocks(draw, operator) if "DEPTH" in operator else _resizes(draw, operator)
        made["data_type"] = draw(st.sampled_from(types))
        if not packed:
            made["strides"] = draw(st.sampled_from(_layouts(made["sizes"])))
        made["data"] = draw(st.just("iota") | st.integers(0, 99).map(lambda seed: f"random:{seed}"))
        return case(operator, **{**made, **fields})

    return drawn().filter(lambda found: not found.issues)


def _known(given: Optional[Sequence[str]], names: Sequence[str], what: str) -> List[str]:
    chosen = [given] if isinstance(given, str) else list(names if given is None else given)
    for each in chosen:
        if each not in names:
            raise BadInput(f'{what}: there is no "{each}"; expected some of {", ".join(names)}')
    return chosen


def _blocks(draw: Draw, operator: str) -> Dict[str, Any]:
    import hypothesis.strategies as st

    block = draw(st.sampled_from((2, 3, 1, 4)))
    n, depth, h, w = (draw(st.integers(1, most)) for most in (2, 3, 4, 4))
    to_space = operator.startswith("DEPTH")
    made: Dict[str, Any] = {
        "sizes": (n, depth * block * block, h, w) if to_space else (n, depth, h * block, w * block),
        "block_size": block,
    }
    if operator.endswith("1"):
        made["order"] = draw(st.sampled_from(("DEPTH_COLUMN_ROW", "COLUMN_ROW_DEPTH")))
    return made


def _resizes(draw: Draw, operator: str) -> Dict[str, Any]:
    import hypothesis.strategies as st

    made: Dict[str, Any] = {
        "sizes": tuple(draw(st.integers(1, most)) for most in (2, 3, 7, 7)),
        "interpolation_mode": draw(st.sampled_from(("NEAREST_NEIGHBOR", "LINEAR"))),
        "scales": (1.0, 1.0, *(draw(st.sampled_from(_SCALES)) for _ in "hw")),
    }
    if operator in ("RESAMPLE2", "RESAMPLE3", "RESAMPLE_GRAD1"):
        made["rounding_direction"] = draw(st.sampled_from(("INCREASING", "DECREASING")))
    if operator == "RESAMPLE3":
        made["antialiased"] = draw(st.booleans())
    if operator != "RESAMPLE":
        centre = draw(st.sampled_from((0.5, 0.0)))
        sign = -1 if "GRAD" in operator else 1
        made["input_pixel_offsets"], made["output_pixel_offsets"] = (sign * centre,) * 4, (-sign * centre,) * 4
    return made


def _layouts(sizes: Sequence[int]) -> List[Any]:
    """Packed; channels last; rows that are padded."""
    n, c, h, w = sizes
    batch, channel, row, _ = packed_strides((n, c, h, w + 3))
    return [None, (h * w * c, 1, w * c, c), (batch, channel, row, 1)]
