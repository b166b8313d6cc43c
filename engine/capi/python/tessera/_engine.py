# SPDX-License-Identifier: Apache-2.0
"""Engines, which compute outputs: by name, or made of a function."""

from __future__ import annotations

import contextlib
import ctypes
import inspect
import signal
import threading
from types import FrameType
from typing import Any, Callable, Dict, Iterator, List, Optional, TypeVar, Union

from . import _arrays, _case, _frameworks, _stopping
from ._errors import EngineFailed, Unsupported
from ._library import FUNCTION, Call, EngineOptions, Handle, encoded, library, make

T = TypeVar("T")

_RAN, _FAILED, _CANNOT = 0, 1, 77


class Engine:
    """Something that computes outputs.

    By name: "cpu", "reference", "vulkan" or "vulkan:NAME", and what `tessera engines` lists, as "torch" or
    "lib:./libmine.so". `threads`: the most of the cpu engine; 0: all that there are. `memory_budget` in bytes; 0: half
    of the machine's memory. Raises EngineFailed with the reason and the names that there are.

    >>> Engine("cpu").name
    'cpu'
    """

    def __init__(self, name: str, *, threads: int = 0, validate: bool = False, memory_budget: int = 0) -> None:
        options = EngineOptions(ctypes.sizeof(EngineOptions), threads, validate, memory_budget)
        self._take(make("engine", library().engine_create, encoded(name, "name"), options))

    def _take(self, handle: Handle, function: Optional[_Function] = None) -> None:
        self._handle = handle
        self._function = function
        self.name: str = library().engine_name(handle).decode()

    @classmethod
    def of(cls, function: Callable[..., Any], *, framework: Optional[str] = None, name: Optional[str] = None) -> Engine:
        """An engine made of a function: `function(x)` or `function(x, case)` returns y.

        `x` is a copy of the input, which is the function's own: NumPy's, or this framework's ("torch", "jax",
        "tensorflow", "mlx", "cupy"). `y` has the case's output shape and type, and may be any array. The function
        raises Unsupported, or NotImplementedError, with the reason where it cannot do a case; it is called in the
        thread that runs the engine.

        >>> import tessera as ts
        >>> half = ts.Engine.of(lambda x: x[..., ::2, ::2])
        >>> c = ts.case("RESAMPLE", sizes=(1, 1, 4, 4), scales=(1, 1, 0.5, 0.5), interpolation_mode="NEAREST_NEIGHBOR")
        >>> c.run(engine=half).tolist()
        [[[[0.0, 2.0], [8.0, 10.0]]]]
        """
        if not callable(function):
            raise TypeError(f"function is {type(function).__name__}; expected a callable")
        engine = cls.__new__(cls)
        called = _Function(function, framework)
        shown: str = name or getattr(function, "__name__", "") or type(function).__name__
        engine._take(
            make("engine", library().engine_create_of, encoded(shown, "name"), called.entry, None), called
        )
        return engine

    def __repr__(self) -> str:
        return self.name


class _Function:
    """A function as the library calls it. `raised` is its last exception in this thread."""

    def __init__(self, function: Callable[..., Any], framework: Optional[str]) -> None:
        self._function = function
        self._framework = _frameworks.named(framework)
        self._takes_case = _takes_two(function)
        self._state = threading.local()
        self.entry = FUNCTION(self._called)

    @property
    def raised(self) -> Optional[BaseException]:
        return getattr(self._state, "raised", None)

    @contextlib.contextmanager
    def called(self) -> Iterator[Handle]:
        """For a call of the library that runs the function in this thread, and takes a tessera_stop.

        Ctrl+C is raised in the function. Between the function and C an exception would be lost, so there it asks the
        call to stop, and is raised at the end. So are KeyboardInterrupt and SystemExit that left the function.
        """
        stop = _stopping.new_stop()
        self._state.raised, self._state.stop, self._state.is_inside = None, stop, False
        waiting: List[int] = []

        def interrupt(number: int, _frame: Optional[FrameType]) -> None:
            if self._state.is_inside:
                raise KeyboardInterrupt
            waiting.append(number)
            library().stop_request(stop)

        is_main = threading.current_thread() is threading.main_thread()
        is_ours = is_main and signal.getsignal(signal.SIGINT) is signal.default_int_handler
        if is_ours:
            signal.signal(signal.SIGINT, interrupt)
        try:
            with _stopping.started(stop):
                yield stop
        finally:
            if is_ours:
                signal.signal(signal.SIGINT, signal.default_int_handler)
            if self.raised is not None and not isinstance(self.raised, Exception):
                raise self.raised from None
            if waiting:
                raise KeyboardInterrupt

    def _called(self, pointer: Any, _context: Any) -> int:
        call: Call = pointer.contents
        try:
            self._run(call)
        except BaseException as error:  # no exception may pass through C
            if not isinstance(self.raised, (KeyboardInterrupt, SystemExit)):
                self._state.raised = error
            if not isinstance(error, Exception) and getattr(self._state, "stop", None):
                library().stop_request(self._state.stop)
            reason = str(error) or type(error).__name__
            is_refusal = isinstance(error, NotImplementedError)
            if not is_refusal and not isinstance(error, _frameworks.WrongOutput):
                reason = f"{type(error).__name__}: {reason}"
            _write_reason(call, reason)
            return _CANNOT if is_refusal else _FAILED
        return _RAN

    def _run(self, call: Call) -> None:
        tensor = call.input_tensor.contents
        x = self._framework.array_of(_arrays.array_at(call.input, tensor, False), tensor)
        arguments = [x]
        if self._takes_case:
            arguments.append(_case.Case(_case.from_line(call.line.decode())))
        try:
            self._state.is_inside = True
            y = self._function(*arguments)
        finally:
            self._state.is_inside = False
        _frameworks.write(self._framework.on_host(y), call.output, call.output_tensor.contents)


def _takes_two(function: Callable[..., Any]) -> bool:
    """Whether the function also takes the case."""
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):  # a built-in function
        return False
    positional = [each for each in parameters if each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD)]
    needed = [each for each in positional if each.default is each.empty]
    takes_any = any(each.kind is each.VAR_POSITIONAL for each in parameters)
    is_named = any(each.name == "case" for each in positional[1:2])
    return len(needed) == 2 or (takes_any and len(positional) < 2) or is_named


def _write_reason(call: Call, reason: str) -> None:
    if not call.reason or call.reason_capacity == 0:
        return
    cut = reason.encode(errors="replace").replace(b"\0", b" ")[: call.reason_capacity - 1]
    text = cut.decode(errors="ignore").encode() + b"\0"
    ctypes.memmove(call.reason, text, len(text))


_by_name: Dict[str, Engine] = {}


def engine_for(given: Union[str, Engine, Callable[..., Any]]) -> Engine:
    """The engine of a name, which is made once; the engine itself; or one made of a function."""
    if isinstance(given, Engine):
        return given
    if not isinstance(given, str):
        return Engine.of(given)
    found = _by_name.get(given)
    if found is None:
        found = _by_name[given] = Engine(given)
    return found


def call(engine: Optional[Engine], work: Callable[[Handle], T]) -> T:
    """Calls `work`, which has the library run the engine, with a tessera_stop. A function is run in this thread, with
    its settings. What the function raised is the cause of the library's error."""
    function = None if engine is None else engine._function
    if function is None:
        return _stopping.call(work)
    try:
        with function.called() as stop:
            return work(stop)
    except (EngineFailed, Unsupported) as error:
        raise error from function.raised


def refusal_of(error: BaseException) -> Optional[str]:
    """Why an engine cannot do a case, if the error says so; else None."""
    return str(error) if isinstance(error, (Unsupported, NotImplementedError)) else None


def engines() -> List[str]:
    """The names of this machine's engines, the library's own: "cpu", "reference" and, where there is a Vulkan driver,
    "vulkan:NAME".

    >>> engines()[:2]
    ['cpu', 'reference']
    """
    names = ["cpu", "reference"]
    try:
        names.append(engine_for("vulkan").name)
    except Exception:  # no driver
        pass
    return names
