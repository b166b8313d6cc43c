# SPDX-License-Identifier: Apache-2.0
"""Cases: an operator and its input, read, run and explained."""

from __future__ import annotations

import ctypes
import shlex
from types import MappingProxyType
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

from . import _arrays, _display
from ._arrays import Shape
from ._engine import Engine, call, engine_for
from ._errors import BadInput, TesseraError
from ._library import (
    Handle,
    PageOptions,
    Partner as _Partner,
    Tensor,
    encoded,
    library,
    make,
    json_of,
    number_of,
    shape_of,
    text_of,
)
from ._line import name_of, option_of, options_of, unquoted, value_of, word_of

Place = Union[int, Sequence[int]]
INPUT, OUTPUT = 0, 1
# What takes longer than a tenth of a second is run so that Ctrl+C stops it.
_LARGE = 1 << 23


class Issue(NamedTuple):
    """Why a case cannot run."""

    field: str
    """ "InputTensor.Sizes[1]" """
    value: str
    """ "6" """
    expected: List[str]
    """Values that would be right, the nearest first; empty where none are known."""
    sentence: str
    """The whole issue as a sentence."""

    def __str__(self) -> str:
        return self.sentence


class Partner(NamedTuple):
    """An element of the other tensor that an element reads or is read by."""

    at: Shape
    """Its coordinates, (n, c, y, x)."""
    weight: float
    """The product of the axes' weights; 1 where nothing is computed."""
    element: int
    """Its logical number, row by row."""


class Explanation(NamedTuple):
    """How an output element is computed."""

    formula: str
    """With numbers, a line for each axis that does more than copy."""
    sentence: str
    """Empty where the formula says everything."""

    def __str__(self) -> str:
        return "\n".join(part for part in self if part)


class Plan:
    """A case with everything decided, and its two tensors."""

    def __init__(self, handle: Handle) -> None:
        self.handle = make("plan", library().plan_create, handle, 0)
        self.input, self.output = Tensor(), Tensor()
        library().plan_tensor(self.handle, INPUT, self.input)
        library().plan_tensor(self.handle, OUTPUT, self.output)


class Case(_display.Shown):
    """An operator and its input.

    Made by case(), read(), pack() and random_case(). Its fields are attributes, too: `c.block_size`, `c.order`,
    `c.scales`; `c.fields` has them all.
    """

    line: str
    """The line that reads back equal, the arguments of `tessera run`."""
    name: Optional[str]
    """Its name in the pack, or None."""
    operator: str
    """DirectML's name, "DEPTH_TO_SPACE1"."""

    def __init__(self, handle: Handle, name: Optional[str] = None) -> None:
        line = text_of(library().case_text, handle)
        vars(self).update(line=line, name=name, operator=line.split(" ", 1)[0])
        self._handle = handle
        self._options = options_of(line)
        self._fields: Optional[Mapping[str, Any]] = None
        self._plans: Dict[Tuple[Optional[Shape], Optional[Shape]], Plan] = {}

    @property
    def fields(self) -> Mapping[str, Any]:
        """The operator's fields, the input's sizes, type and strides, and the data, by their names in Python.

        >>> import tessera as ts
        >>> ts.case("DEPTH_TO_SPACE", sizes=(1, 8, 2, 3), block_size=2).fields["sizes"]
        (1, 8, 2, 3)
        """
        if self._fields is None:
            words = {name_of(option): word for option, word in self._options.items()}
            self._fields = MappingProxyType({name: value_of(name, unquoted(word)) for name, word in words.items()})
        return self._fields

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("_"):
            fields = self.fields
            if name in fields:
                return fields[name]
            raise AttributeError(f"{self.operator} has no field {name}; it has {', '.join(fields)}")
        raise AttributeError(name)

    def __setattr__(self, name: str, value: Any) -> None:
        if not name.startswith("_"):
            raise AttributeError(f"a case cannot be changed; replace({name}=…) makes another one")
        super().__setattr__(name, value)

    def _named(self, name: str) -> Case:
        return Case(self._handle, name)

    def replace(self, **fields: Any) -> Case:
        """The case with some of its fields changed; one that is None is left out, and offered or has its default.

        >>> import tessera as ts
        >>> c = ts.case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2, order="COLUMN_ROW_DEPTH")
        >>> c.replace(order="DEPTH_COLUMN_ROW").order
        'DEPTH_COLUMN_ROW'
        """
        options = dict(self._options)
        for name, value in fields.items():
            option = option_of(name, self.operator)
            if value is None:
                options.pop(option, None)
            else:
                options[option] = shlex.quote(word_of(value))
        return Case(from_line(" ".join([self.operator, *(f"{option} {word}" for option, word in options.items())])))

    # Shapes

    @property
    def input_shape(self) -> Shape:
        """The input's sizes, (N, C, H, W) or fewer."""
        return tuple(self.fields["sizes"])

    @property
    def output_shape(self) -> Shape:
        """The output's sizes. Raises BadInput where the case cannot run.

        >>> import tessera as ts
        >>> ts.case("DEPTH_TO_SPACE", sizes=(1, 8, 2, 3), block_size=2).output_shape
        (1, 2, 4, 6)
        """
        return shape_of(self._plan().output)

    @property
    def dtype(self) -> str:
        """NumPy's name of both tensors' type: "float32"."""
        return str(self.fields.get("data_type", "FLOAT32")).lower()

    @property
    def issues(self) -> List[Issue]:
        """What is wrong with the case, all at once; empty where it can run.

        >>> import tessera as ts
        >>> (issue,) = ts.case("DEPTH_TO_SPACE", sizes=(1, 6, 2, 3), block_size=2).issues
        >>> issue.field, issue.value, issue.expected
        ('InputTensor.Sizes[1]', '6', ['4', '8'])
        >>> print(issue)
        InputTensor.Sizes[1] = 6 is not a multiple of BlockSize² = 4; expected 4 or 8
        """
        found = json_of(library().case_issues, self._handle, 0)
        return [Issue(*(each[name] for name in Issue._fields)) for each in found]

    @property
    def notes(self) -> str:
        """What a user of the words that it was read from must know where implementations disagree; else ""."""
        return text_of(library().case_notes, self._handle)

    def _plan(self, input_strides: Optional[Shape] = (), output_strides: Optional[Shape] = ()) -> Plan:
        """The plan with these strides; None: packed, (): the case's own."""
        key = (input_strides, output_strides)
        found = self._plans.get(key)
        if found is None:
            changes: Dict[str, Any] = {}
            if input_strides != ():
                changes.update(strides=input_strides, total_tensor_size_in_bytes=None)
            if output_strides != ():
                changes.update(output_strides=output_strides, output_total_tensor_size_in_bytes=None)
            same = all(self.fields.get(name) == value for name, value in changes.items())
            found = Plan(self._handle if same else self.replace(**changes)._handle)
            if len(self._plans) >= 16:
                self._plans.clear()
            self._plans[key] = found
        return found

    # Runs

    def input(self) -> Any:
        """The data that the case names, the numbers of the reference pages where it names none: an array of
        `input_shape` and `dtype`.

        Raises FileFailed or BadInput where it names a file that does not hold them.

        >>> import tessera as ts
        >>> ts.case("DEPTH_TO_SPACE", sizes=(1, 4, 1, 1), block_size=2, data="iota").input().tolist()
        [[[[0.0]], [[1.0]], [[2.0]], [[3.0]]]]
        """
        plan = self._plan() if _arrays.numpy_or_none() is not None else self._plan(None)
        array, view = _arrays.new_array(plan.input)
        library().plan_load_input(plan.handle, view.pointer, view.bytes)
        return array

    def run(self, x: Any = None, *, engine: Union[str, Engine] = "cpu", out: Any = None) -> Any:
        """The output of `x`, an array of `input_shape` and `dtype`; without it, of the data that the case names.

        `x` may be NumPy's, torch's, or any other with the array interface, DLPack or the buffer protocol, read-only and
        with strides; it is not copied unless its strides are negative. `engine`: a name, "cpu", "vulkan", "reference",
        or an Engine. Returns a NumPy array of `output_shape`, or a memoryview where NumPy is not installed. `out`: a
        writable array that gets the elements instead, and is returned.

        Raises BadInput where the case has issues, or an array does not fit it; EngineFailed; Unsupported, where the
        engine cannot do this case; NoMemory. Ctrl+C stops a long run.

        >>> import tessera as ts
        >>> c = ts.case("DEPTH_TO_SPACE", sizes=(1, 4, 1, 1), block_size=2, data="iota")
        >>> c.run().tolist()
        [[[[0.0, 1.0], [2.0, 3.0]]]]
        """
        if x is None:
            x = self.input()
        chosen = engine_for(engine)
        own = self._plan()
        source = _arrays.view_for(x, own.input, "x", "the case takes")
        if out is None:
            needs_packed = _arrays.numpy_or_none() is None
            plan = self._plan(source.strides, None if needs_packed else ())
            array, target = _arrays.new_array(plan.output)
            self._execute(chosen, plan, source, target)
            return array
        target = _arrays.view_for(out, own.output, "out", "the output is")
        if not target.is_writable:
            raise BadInput("out cannot be written to, or has strides that a case cannot say")
        plan = self._plan(source.strides, target.strides)
        whole = _arrays.padded(target, plan.output.bytes)
        self._execute(chosen, plan, source, whole)
        if whole is not target:
            ctypes.memmove(target.pointer, whole.pointer, target.bytes)
        return out

    @staticmethod
    def _execute(engine: Engine, plan: Plan, source: _arrays.View, target: _arrays.View) -> None:
        source = _arrays.padded(source, plan.input.bytes)
        buffers = (source.pointer, source.bytes, target.pointer, target.bytes)

        def work(stop: Optional[Handle]) -> None:
            library().run(engine._handle, plan.handle, *buffers, stop, None)

        is_ours = engine._function is None and engine.name in ("cpu", "reference")
        if is_ours and source.bytes + target.bytes < _LARGE:
            work(None)
        else:
            call(engine, work)

    # Explanations

    def _element(self, place: Place, tensor: Tensor) -> int:
        if isinstance(place, int):
            return place
        sizes, at = shape_of(tensor), tuple(place)
        if len(at) != len(sizes) or not all(0 <= index < size for index, size in zip(at, sizes)):
            raise BadInput(f"there is no element {at}; the tensor has the shape {sizes}")
        return sum(index * step for index, step in zip(at, _arrays.packed_strides(sizes)))

    def _partners(self, function: Any, held: Sequence[int], place: Place, own: Tensor, other: Tensor) -> List[Partner]:
        element = self._element(place, own)
        count = number_of(function, *held, element, None, 0)
        found = (_Partner * max(count, 1))()
        number_of(function, *held, element, found, count)
        sizes = shape_of(other)
        steps = _arrays.packed_strides(sizes)
        return [
            Partner(tuple(each.element // step % size for size, step in zip(sizes, steps)), each.weight, each.element)
            for each in found[:count]
        ]

    def sources(self, o: Place) -> List[Partner]:
        """The input elements that output element `o` reads, ascending; `o` is (n, c, y, x) or a number, row by row.

        >>> import tessera as ts
        >>> c = ts.case("DEPTH_TO_SPACE", sizes=(1, 4, 1, 1), block_size=2)
        >>> c.sources((0, 0, 1, 0))
        [Partner(at=(0, 2, 0, 0), weight=1.0, element=2)]
        """
        plan = self._plan()
        return self._partners(library().partners, (plan.handle, OUTPUT), o, plan.output, plan.input)

    def targets(self, i: Place) -> List[Partner]:
        """The output elements that read input element `i`, ascending.

        >>> import tessera as ts
        >>> [each.at for each in ts.case("DEPTH_TO_SPACE", sizes=(1, 4, 1, 1), block_size=2).targets(2)]
        [(0, 0, 1, 0)]
        """
        plan = self._plan()
        return self._partners(library().partners, (plan.handle, INPUT), i, plan.input, plan.output)

    def explain(self, o: Place) -> Explanation:
        """How output element `o` is computed.

        >>> import tessera as ts
        >>> c = ts.case("DEPTH_TO_SPACE", sizes=(1, 4, 1, 1), block_size=2)
        >>> c.explain((0, 0, 1, 0)).formula.splitlines()[-1]
        'out {0, 0, 1, 0} = in {0, 2, 0, 0}'
        """
        plan = self._plan()
        found = json_of(library().explain, plan.handle, self._element(o, plan.output))
        return Explanation(found["formula"], found["sentence"])

    # Words

    def code(self, framework: str) -> str:
        """A snippet that makes y of x in the words of a framework: "PyTorch", "ONNX", "NumPy", "TensorFlow" …

        Raises BadInput where it cannot say the case, with what it lacks, or where there is no such framework.

        >>> import tessera as ts
        >>> c = ts.case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2, order="COLUMN_ROW_DEPTH")
        >>> print(c.code("PyTorch"), end="")
        import torch.nn.functional as F
        <BLANKLINE>
        y = F.pixel_shuffle(x, 2)
        """
        return text_of(library().case_code, self._handle, encoded(framework, "framework"))

    def script(self, framework: str) -> str:
        """A whole program that holds the input, runs the framework and prints the output."""
        return text_of(library().case_script, self._handle, encoded(framework, "framework"))

    def page(
        self,
        *,
        language: str = "en",
        engine: Union[str, Engine] = "cpu",
        pins: Sequence[Place] = (),
        max_bytes: int = 0,
    ) -> str:
        """The HTML page of `tessera render --out FILE.html`: both tensors, what belongs to each element, its formula and
        a player.

        `language`: "en", "fr", "it", "ko" or "ru". `engine`: what computes the output. `pins`: output elements that are
        pinned when it opens. `max_bytes`: a larger page is written without its formulas; 0: of whatever size. Raises
        BadInput where the tensors have more than 20,000 elements together.

        >>> import tessera as ts
        >>> ts.case("DEPTH_TO_SPACE", sizes=(1, 4, 1, 1), block_size=2).page().startswith("<!DOCTYPE html>")
        True
        """
        output = self._plan().output
        places = [self._element(each, output) for each in pins]
        options = PageOptions(ctypes.sizeof(PageOptions), encoded(language, "language"))
        chosen = engine_for(engine)
        options.engine, options.max_bytes = chosen._handle, max_bytes
        options.pins, options.pin_count = (ctypes.c_uint64 * len(places))(*places), len(places)
        return call(chosen, lambda _: text_of(library().case_page, self._handle, options))

    def _repr_html_(self) -> Optional[str]:
        try:
            # Quoted as an attribute it becomes larger.
            return _display.framed(self.page(max_bytes=_display.MOST_BYTES * 2 // 3))
        except TesseraError:
            return None

    def __repr__(self) -> str:
        return self.line

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Case) and self.line == other.line

    def __hash__(self) -> int:
        return hash(self.line)

    def __reduce__(self) -> Any:
        return _unpickled, (self.line, self.name)


def _unpickled(line: str, name: Optional[str]) -> Case:
    return Case(from_line(line), name)


def from_line(line: str) -> Handle:
    return make("case", library().case_from_text, encoded(line, "line"))
