# SPDX-License-Identifier: Apache-2.0
"""Cases: an operator and its input, read, run and explained."""

from __future__ import annotations

import ctypes
import re
import shlex
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

from . import _arrays, _display, _stopping, _types
from ._arrays import Shape
from ._engine import Engine, engine_for
from ._errors import BadInput, EngineFailed, TesseraError, Unsupported
from ._library import (
    Handle,
    PageOptions,
    Partner as _Partner,
    Tensor,
    WordsOptions,
    encoded,
    library,
    number_of,
    shape_of,
    text_of,
    texts_of,
)

Place = Union[int, Sequence[int]]
INPUT, OUTPUT = 0, 1
# What takes longer than a tenth of a second is run so that Ctrl+C stops it.
_LARGE = 1 << 23
# A word of a line, as a shell splits it.
_WORD = re.compile(r"""(?:[^\s"'\\]|\\.|"(?:\\.|[^"\\])*"|'[^']*')+""")


class Issue(NamedTuple):
    """Why a case cannot run: the field, "InputTensor.Sizes[1]", and the sentence."""

    field: str
    sentence: str

    def __str__(self) -> str:
        return self.sentence


class Partner(NamedTuple):
    """An element of the other tensor that this one has to do with."""

    at: Shape
    """Its coordinates, (n, c, y, x)."""
    weight: float
    """The product of the axes' weights; 1 where nothing is computed."""
    element: int
    """Its number, row by row."""


class Explanation(NamedTuple):
    """How an output element comes about."""

    formula: str
    """With its numbers put in, a line an axis that does more than copy."""
    sentence: str
    """Empty where the formula says it all."""

    def __str__(self) -> str:
        return "\n".join(part for part in self if part)


class Plan:
    """A case with everything decided, and its two tensors."""

    def __init__(self, handle: Handle) -> None:
        self.handle = Handle("plan", library().plan_create, handle.pointer, 0)
        self.input, self.output = Tensor(), Tensor()
        library().plan_tensor(self.handle.pointer, INPUT, self.input)
        library().plan_tensor(self.handle.pointer, OUTPUT, self.output)


def _option(name: str, operator: str) -> str:
    """An operator's field as the line has it: block_size is --BlockSize; names of DirectML stay as they are."""
    if name in ("data", "range"):
        return "--" + name
    if name in ("output_sizes", "output_strides"):
        tensor = "OutputGradientTensor" if operator.startswith("RESAMPLE_GRAD") else "OutputTensor"
        return f"--{tensor}.{name[7:].capitalize()}"
    if name != name.lower():
        return "--" + name
    return "--" + "".join(word.capitalize() for word in name.split("_"))


def _name(option: str) -> str:
    """The way back."""
    plain = re.sub(r"^Output(Gradient)?Tensor\.", "output_", option[2:])
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", plain).lower().replace("__", "_")


def _word(value: Any) -> str:
    """A field's value as the line has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)) or (hasattr(value, "tolist") and not isinstance(value, (int, float))):
        return ",".join(_word(each) for each in (value.tolist() if hasattr(value, "tolist") else value))
    return str(value)


def _value(name: str, word: str) -> Any:
    """And the way back."""
    if name.endswith(("sizes", "strides", "scales", "offsets")):
        number = float if name.endswith(("scales", "offsets")) else int
        return tuple(number(each) for each in word.split(","))
    if word in ("true", "false"):
        return word == "true"
    return int(word) if name not in ("data", "range") and word.isdigit() else word


class Case(_display.Shown):
    """An operator and its input.

    Made by case(), read(), pack() and random_case(). Its fields are attributes, too: `c.block_size`, `c.order`,
    `c.scales`; `c.fields` has them all.
    """

    def __init__(self, handle: Handle, name: Optional[str] = None) -> None:
        self._handle = handle
        self.line: str = text_of(library().case_text, handle.pointer)
        """The line that reads back equal, the arguments of `tessera run`."""
        self.name: Optional[str] = name
        """Its name in the pack, or None."""
        self._options = _options(self.line)
        self.operator: str = self.line.split(" ", 1)[0]
        """DirectML's name, "DEPTH_TO_SPACE1"."""
        self._plans: Dict[Tuple[Optional[Shape], Optional[Shape]], Plan] = {}

    @property
    def fields(self) -> Mapping[str, Any]:
        """The operator's fields, the input's sizes, type and strides, and the data, by their names in Python.

        >>> case("DEPTH_TO_SPACE", sizes=(1, 8, 2, 3), block_size=2).fields["sizes"]
        (1, 8, 2, 3)
        """
        found = {}
        for option, word in self._options.items():
            name = _name(option)
            found[name] = _value(name, " ".join(shlex.split(word)))
        return found

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("_"):
            fields = self.fields
            if name in fields:
                return fields[name]
            raise AttributeError(f"{self.operator} has no field {name}; it has {', '.join(fields)}")
        raise AttributeError(name)

    def replace(self, **fields: Any) -> Case:
        """The case with some of its fields changed; one that is None is left out, and offered or has its default.

        >>> c = case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2, order="COLUMN_ROW_DEPTH")
        >>> c.replace(order="DEPTH_COLUMN_ROW").order
        'DEPTH_COLUMN_ROW'
        """
        options = dict(self._options)
        for name, value in fields.items():
            option = _option(name, self.operator)
            if value is None:
                options.pop(option, None)
            else:
                options[option] = shlex.quote(_word(value))
        return Case(_from_line(" ".join([self.operator, *(f"{option} {word}" for option, word in options.items())])))

    # Shapes

    @property
    def input_shape(self) -> Shape:
        """The input's sizes, (N, C, H, W) or fewer."""
        return tuple(self.fields["sizes"])

    @property
    def output_shape(self) -> Shape:
        """The output's sizes. Raises BadInput where the case cannot run.

        >>> case("DEPTH_TO_SPACE", sizes=(1, 8, 2, 3), block_size=2).output_shape
        (1, 2, 4, 6)
        """
        return shape_of(self._plan().output)

    @property
    def dtype(self) -> str:
        """Of both tensors, as NumPy calls it: "float32"."""
        return str(self.fields.get("data_type", "FLOAT32")).lower()

    @property
    def issues(self) -> List[Issue]:
        """What is wrong with the case, all at once; empty where it can run.

        >>> [str(each) for each in case("DEPTH_TO_SPACE", sizes=(1, 6, 2, 3), block_size=2).issues]
        ['InputTensor.Sizes[1] = 6 is not a multiple of BlockSize² = 4; expected 4 or 8']
        """
        pointer = self._handle.pointer
        count = number_of(library().case_issue_count, pointer, 0)
        fields = texts_of(library().case_issue_field, count, pointer, 0)
        sentences = texts_of(library().case_issue_sentence, count, pointer, 0)
        return [Issue(field, sentence) for field, sentence in zip(fields, sentences)]

    @property
    def notes(self) -> str:
        """What a user of the words that it was read from must know, where implementations do not agree; else ""."""
        return text_of(library().case_notes, self._handle.pointer)

    def _plan(self, input_strides: Optional[Shape] = (), output_strides: Optional[Shape] = ()) -> Plan:
        """The plan, with other strides of a tensor than the case has: None are packed, () the case's own."""
        key = (input_strides, output_strides)
        found = self._plans.get(key)
        if found is None:
            changes: Dict[str, Any] = {}
            if input_strides != ():
                changes.update(strides=input_strides, total_tensor_size_in_bytes=None)
            if output_strides != ():
                changes.update(output_strides=output_strides)
            same = all(self.fields.get(name) == value for name, value in changes.items())
            found = Plan(self._handle if same else self.replace(**changes)._handle)
            if len(self._plans) >= 16:
                self._plans.clear()
            self._plans[key] = found
        return found

    # Runs

    def input(self) -> Any:
        """The data that the case names, the numbers of the reference pages where it names none: an array of `input_shape` and `dtype`.

        Raises FileFailed or BadInput where it names a file that does not hold them.

        >>> case("DEPTH_TO_SPACE", sizes=(1, 4, 1, 1), block_size=2, data="iota").input().tolist()
        [[[[0.0]], [[1.0]], [[2.0]], [[3.0]]]]
        """
        plan = self._plan() if _arrays.numpy_or_none() is not None else self._plan(None)
        array, view = _arrays.new_array(plan.input)
        library().plan_load_input(plan.handle.pointer, view.pointer, view.bytes)
        return array

    def run(self, x: Any = None, *, engine: Union[str, Engine] = "cpu", out: Any = None) -> Any:
        """The output of `x`, an array of `input_shape` and `dtype`; without it, of the data that the case names.

        `x` may be NumPy's, torch's, or any other with the array interface, DLPack or the buffer protocol, read-only and
        with strides; it is not copied unless its strides are negative. `engine`: a name, "cpu", "vulkan", "reference",
        or an Engine. Returns a NumPy array of `output_shape`, or a memoryview where NumPy is not installed. `out`: a
        writable array that gets the elements instead, and is returned.

        Raises BadInput where the case has issues, or an array does not fit it; EngineFailed; Unsupported, where the
        engine cannot do this case; NoMemory. Ctrl+C stops a long run.

        >>> c = case("DEPTH_TO_SPACE", sizes=(1, 4, 1, 1), block_size=2, data="iota")
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
        function = engine._function
        call = library().run_until
        arguments = (engine._handle.pointer, plan.handle.pointer, source.pointer, source.bytes, target.pointer, target.bytes)
        if function is None:
            is_quick = source.bytes + target.bytes < _LARGE and engine.name in ("cpu", "reference")
            if is_quick:
                call(*arguments, None, None)
            else:
                _stopping.call(lambda stop: call(*arguments, stop, None))
            return
        function.begin()
        try:
            call(*arguments, None, None)
        except (EngineFailed, Unsupported) as error:
            function.raise_interrupt()
            raise error from function.raised

    # Explanations

    def _element(self, place: Place, tensor: Tensor) -> int:
        if isinstance(place, int):
            return place
        sizes, at = shape_of(tensor), tuple(place)
        if len(at) != len(sizes) or not all(0 <= index < size for index, size in zip(at, sizes)):
            raise BadInput(f"there is no element {at}; the tensor has the shape {sizes}")
        return sum(index * step for index, step in zip(at, _arrays.packed_strides(sizes)))

    def _partners(self, function: Any, place: Place, own: Tensor, other: Tensor) -> List[Partner]:
        pointer, element = self._plan().handle.pointer, self._element(place, own)
        count = number_of(function, pointer, element, None, 0)
        found = (_Partner * max(count, 1))()
        number_of(function, pointer, element, found, count)
        sizes = shape_of(other)
        steps = _arrays.packed_strides(sizes)
        return [
            Partner(tuple(each.element // step % size for size, step in zip(sizes, steps)), each.weight, each.element)
            for each in found[:count]
        ]

    def sources(self, o: Place) -> List[Partner]:
        """The input elements that output element `o` reads, ascending; `o` is (n, c, y, x) or a number, row by row.

        >>> c = case("DEPTH_TO_SPACE", sizes=(1, 4, 1, 1), block_size=2)
        >>> c.sources((0, 0, 1, 0))
        [Partner(at=(0, 2, 0, 0), weight=1.0, element=2)]
        """
        plan = self._plan()
        return self._partners(library().sources, o, plan.output, plan.input)

    def targets(self, i: Place) -> List[Partner]:
        """The output elements that read input element `i`, ascending.

        >>> [each.at for each in case("DEPTH_TO_SPACE", sizes=(1, 4, 1, 1), block_size=2).targets(2)]
        [(0, 0, 1, 0)]
        """
        plan = self._plan()
        return self._partners(library().targets, i, plan.input, plan.output)

    def explain(self, o: Place) -> Explanation:
        """How output element `o` comes about.

        >>> c = case("DEPTH_TO_SPACE", sizes=(1, 4, 1, 1), block_size=2)
        >>> c.explain((0, 0, 1, 0)).formula.splitlines()[-1]
        'out {0, 0, 1, 0} = in {0, 2, 0, 0}'
        """
        plan = self._plan()
        arguments = plan.handle.pointer, self._element(o, plan.output)
        return Explanation(
            text_of(library().explain_formula, *arguments), text_of(library().explain_sentence, *arguments)
        )

    # Words

    def code(self, framework: str) -> str:
        """A snippet that makes y of x in the words of a framework: "PyTorch", "ONNX", "NumPy", "TensorFlow" …

        Raises BadInput where it cannot say the case, with what it lacks, or where there is no such framework.

        >>> c = case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2, order="COLUMN_ROW_DEPTH")
        >>> print(c.code("PyTorch"), end="")
        import torch.nn.functional as F
        <BLANKLINE>
        y = F.pixel_shuffle(x, 2)
        """
        return text_of(library().case_code, self._handle.pointer, encoded(framework, "framework"))

    def script(self, framework: str) -> str:
        """A whole program that holds the input, runs the framework and prints the output."""
        return text_of(library().case_script, self._handle.pointer, encoded(framework, "framework"))

    def page(
        self,
        *,
        language: str = "en",
        engine: Union[str, Engine] = "cpu",
        pins: Sequence[Place] = (),
        max_bytes: int = 0,
    ) -> str:
        """The HTML page of `tessera page`: both tensors, what belongs to each element, its formula and a player.

        `language`: "en", "fr", "it", "ko" or "ru". `engine`: what computes the output. `pins`: output elements that are
        pinned when it opens. `max_bytes`: a larger page is written without its formulas; 0: of whatever size. Raises
        BadInput where the tensors have more than 20,000 elements together.

        >>> case("DEPTH_TO_SPACE", sizes=(1, 4, 1, 1), block_size=2).page().startswith("<!DOCTYPE html>")
        True
        """
        output = self._plan().output
        places = [self._element(each, output) for each in pins]
        options = PageOptions(ctypes.sizeof(PageOptions), encoded(language, "language"))
        options.engine, options.max_bytes = engine_for(engine)._handle.pointer, max_bytes
        options.pins, options.pin_count = (ctypes.c_uint64 * len(places))(*places), len(places)
        return text_of(library().case_page, self._handle.pointer, options)

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
    return Case(_from_line(line), name)


def _from_line(line: str) -> Handle:
    return Handle("case", library().case_from_text, encoded(line, "line"))


def _options(line: str) -> Dict[str, str]:
    """The options of a case's line, as they stand there, quotes and all."""
    words = _WORD.findall(line)[1:]
    return dict(zip(words[::2], words[1::2]))


def case(operator: str, **fields: Any) -> Case:
    """A case of an operator and its fields, or of one line that has both.

    `sizes`: the input's, outermost first. `data_type`: of both tensors, "FLOAT32" where not given. `strides`: the
    input's, in elements; packed where not given. `output_sizes` and `output_strides`: offered and packed where not
    given. `data`: what input() gives, "iota", "random:7" or a file. The others are DirectML's names in Python's spelling:
    block_size, order, interpolation_mode, rounding_direction, scales, input_pixel_offsets … `tessera run OPERATOR
    --help` lists them; ones that are not given have DirectML's defaults.

    Raises BadInput where it is none; whether the case can run, `issues` say.

    >>> case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2, order="COLUMN_ROW_DEPTH")
    DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType FLOAT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota
    """
    words = [operator]
    name = operator.split(" ", 1)[0] if isinstance(operator, str) else ""
    for field, value in fields.items():
        if value is not None:
            words += [_option(field, name), shlex.quote(_word(value))]
    return Case(_from_line(" ".join(words) if fields else operator))


def read(
    words: str,
    *,
    sizes: Optional[Sequence[int]] = None,
    data_type: Optional[str] = None,
    framework: Optional[str] = None,
) -> Case:
    """The case that does what a framework's words do: a call, a node, a pattern, or several statements.

    `sizes`: the input's, N, C, H, W, where the words say none. `data_type`: where they say none. `framework`: whose they
    are, where they do not say it themselves. Raises BadInput with what is not understood.

    >>> read("F.pixel_shuffle(x, 2)", sizes=(1, 8, 2, 3)).order
    'COLUMN_ROW_DEPTH'
    """
    options = WordsOptions(ctypes.sizeof(WordsOptions))
    if framework is not None:
        options.framework = encoded(framework, "framework")
    if sizes is not None:
        if len(sizes) > 8:
            raise BadInput(f"sizes has {len(sizes)} numbers; expected at most 8")
        options.rank = len(sizes)
        for axis, size in enumerate(sizes):
            if not 0 <= size < 1 << 32:
                raise BadInput(f"sizes[{axis}] = {size}; expected 1 to {(1 << 32) - 1}")
            options.sizes[axis] = size
    if data_type is not None:
        number = _types.NUMBERS.get(data_type.upper())
        if number is None:
            raise BadInput(f'data_type is "{data_type}"; expected one of {", ".join(_types.NUMBERS)}')
        options.data_type = number
    return Case(Handle("case", library().case_from_words, encoded(words, "words"), options))


def pack() -> List[Case]:
    """The conformance pack, the cases of `tessera check --pack all`; each has its `name`.

    >>> pack()[0].name
    'depth_to_space'
    """
    return [
        Case(Handle("case", library().pack_case, index), text_of(library().pack_name, index))
        for index in range(number_of(library().pack_count))
    ]


def random_case(seed: int, i: int) -> Case:
    """Case `i` of the sweep with this seed, as `tessera sweep` draws it: small, without issues, and the same on every
    machine with this version.

    >>> random_case(7, 0) == random_case(7, 0)
    True
    """
    return Case(Handle("case", library().case_random, seed, i))


def frameworks() -> List[str]:
    """The names of frameworks, as Case.code() and read() take them.

    >>> "PyTorch" in frameworks()
    True
    """
    found: List[str] = []
    while True:
        name = library().framework(len(found)).decode()
        if not name:
            return found
        found.append(name)
