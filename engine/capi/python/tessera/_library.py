# SPDX-License-Identifier: Apache-2.0
"""libtessera: found, loaded, and its functions as tessera.h declares them."""

from __future__ import annotations

import ctypes
import functools
import json
import os
import threading
from ctypes import POINTER, c_char_p, c_double, c_int, c_int32, c_size_t, c_uint32, c_uint64, c_void_p
from pathlib import Path
from typing import Any, Callable, Dict, List, Optional, Type

from ._errors import OF_STATUS, InternalError, LibraryMissing
from ._version import SONAME, __version__


class Tensor(ctypes.Structure):
    """tessera_tensor"""

    _fields_ = [
        ("data_type", c_int),
        ("rank", c_uint32),
        ("sizes", c_uint32 * 8),
        ("strides", c_uint64 * 8),
        ("elements", c_uint64),
        ("bytes", c_uint64),
    ]


class WordsOptions(ctypes.Structure):
    """tessera_words_options"""

    _fields_ = [
        ("size", c_size_t),
        ("framework", c_char_p),
        ("rank", c_uint32),
        ("sizes", c_uint32 * 8),
        ("data_type", c_int),
    ]


class Partner(ctypes.Structure):
    """tessera_partner"""

    _fields_ = [("element", c_uint64), ("weight", c_double)]


class EngineOptions(ctypes.Structure):
    """tessera_engine_options"""

    _fields_ = [("size", c_size_t), ("threads", c_uint32), ("validate", c_int), ("memory_budget", c_uint64)]


class Call(ctypes.Structure):
    """tessera_call"""

    _fields_ = [
        ("size", c_size_t),
        ("line", c_char_p),
        ("input_tensor", POINTER(Tensor)),
        ("output_tensor", POINTER(Tensor)),
        ("input", c_void_p),
        ("output", c_void_p),
        ("reason", c_void_p),
        ("reason_capacity", c_size_t),
    ]


class IdentifyOptions(ctypes.Structure):
    """tessera_identify_options"""

    _fields_ = [
        ("size", c_size_t),
        ("side", c_char_p),
        ("engine", c_void_p),
        ("stop", c_void_p),
        ("page", c_int),
    ]


class CompareOptions(ctypes.Structure):
    """tessera_compare_options"""

    _fields_ = [
        ("size", c_size_t),
        ("tolerance", c_char_p),
        ("stop", c_void_p),
        ("page", c_int),
        ("a", c_char_p),
        ("b", c_char_p),
    ]


class PageOptions(ctypes.Structure):
    """tessera_page_options"""

    _fields_ = [
        ("size", c_size_t),
        ("language", c_char_p),
        ("engine", c_void_p),
        ("memory_budget", c_uint64),
        ("max_bytes", c_uint64),
        ("pins", POINTER(c_uint64)),
        ("pin_count", c_size_t),
    ]


PROGRESS = ctypes.CFUNCTYPE(None, c_uint64, c_uint64, c_void_p)


class SweepOptions(ctypes.Structure):
    """tessera_sweep_options"""

    _fields_ = [
        ("size", c_size_t),
        ("against", c_void_p),
        ("seed", c_uint64),
        ("cases", c_uint64),
        ("operators", c_char_p),
        ("types", c_char_p),
        ("packed", c_int),
        ("page", c_int),
        ("tolerance", c_char_p),
        ("seconds", c_double),
        ("jobs", c_uint32),
        ("shrunk", c_int32),
        ("memory_budget", c_uint64),
        ("stop", c_void_p),
        ("progress", PROGRESS),
        ("progress_context", c_void_p),
        ("check", c_char_p),
        ("sweep", c_char_p),
    ]


FUNCTION = ctypes.CFUNCTYPE(c_int32, POINTER(Call), c_void_p)  # tessera_function

_handle = POINTER(c_void_p)  # receives a new handle
_text = POINTER(c_void_p)  # receives a new text
_partners = [c_uint64, c_void_p, c_size_t, POINTER(c_uint64)]
_buffers = [c_void_p, c_size_t, c_void_p, c_size_t]

# Functions that return a status: their arguments.
STATUS: Dict[str, List[Any]] = {
    "tessera_case_from_text": [c_char_p, _handle],
    "tessera_case_text": [c_void_p, _text],
    "tessera_case_issues": [c_void_p, c_uint64, _text],
    "tessera_case_random": [c_uint64, c_uint64, _handle],
    "tessera_pack": [_text],
    "tessera_case_from_words": [c_char_p, POINTER(WordsOptions), _handle],
    "tessera_case_notes": [c_void_p, _text],
    "tessera_case_code": [c_void_p, c_char_p, _text],
    "tessera_case_script": [c_void_p, c_char_p, _text],
    "tessera_plan_create": [c_void_p, c_uint64, _handle],
    "tessera_plan_tensor": [c_void_p, c_int32, POINTER(Tensor)],
    "tessera_plan_load_input": [c_void_p, c_void_p, c_size_t],
    "tessera_partners": [c_void_p, c_int32, *_partners],
    "tessera_explain": [c_void_p, c_uint64, _text],
    "tessera_engine_create": [c_char_p, POINTER(EngineOptions), _handle],
    "tessera_engine_create_of": [c_char_p, FUNCTION, c_void_p, _handle],
    "tessera_stop_create": [_handle],
    "tessera_run": [c_void_p, c_void_p, *_buffers, c_void_p, POINTER(c_double)],
    "tessera_case_page": [c_void_p, POINTER(PageOptions), _text],
    "tessera_compare": [
        c_void_p, *_buffers, c_void_p, c_size_t, POINTER(CompareOptions), POINTER(c_int), _text,
    ],
    "tessera_identify": [
        c_void_p,
        POINTER(Tensor), c_void_p, c_size_t,
        POINTER(Tensor), c_void_p, c_size_t,
        POINTER(IdentifyOptions),
        _text,
    ],
    "tessera_probe": [c_void_p, c_void_p, c_void_p, _handle],
    "tessera_xray_json": [c_void_p, _text],
    "tessera_xray_sources": [c_void_p, *_partners],
    "tessera_sweep": [c_void_p, POINTER(SweepOptions), _text],
}

# Functions that return no status: what they return, and their arguments.
PLAIN: Dict[str, List[Any]] = {
    "tessera_last_error": [c_char_p],
    "tessera_version": [c_char_p],
    "tessera_framework": [c_char_p, c_size_t],
    "tessera_engine_name": [c_char_p, c_void_p],
    "tessera_stop_request": [None, c_void_p],
    "tessera_text_free": [None, c_void_p],
    "tessera_case_free": [None, c_void_p],
    "tessera_plan_free": [None, c_void_p],
    "tessera_engine_free": [None, c_void_p],
    "tessera_stop_free": [None, c_void_p],
    "tessera_xray_free": [None, c_void_p],
}


def _candidates() -> List[str]:
    """Where the library may be; the first one that exists is used."""
    named = os.environ.get("TESSERA_LIBRARY")
    if named:
        return [named]
    bundled = sorted(Path(__file__).parent.glob(f"_bundle/lib/**/{SONAME}"))  # of a wheel
    return [str(bundled[0])] if bundled else [SONAME]


def _load() -> ctypes.CDLL:
    failures = []
    for path in _candidates():
        try:
            return ctypes.CDLL(path)
        except OSError as error:
            failures.append(str(error))
    raise LibraryMissing(
        f"{'; '.join(failures)}. Install libtessera (Debian: the package libtessera0; or the wheel, which carries it), "
        f"or set TESSERA_LIBRARY to the path of {SONAME}"
    )


class _Functions:
    """The library's functions by name, without their prefix. Each raises the library's error."""

    def __init__(self) -> None:
        self._library = _load()
        try:
            version = self._library.tessera_version
        except AttributeError:
            raise LibraryMissing(f"{self._library._name} is another library; expected {SONAME}") from None
        version.restype = c_char_p
        self._version = str(version().decode())
        self._last_error = self._library.tessera_last_error
        self._last_error.restype = c_char_p

    def _check(self, status: int, _function: Any, _arguments: Any) -> None:
        if status:
            said = self._last_error().decode(errors="replace")
            raise OF_STATUS.get(status, InternalError)(said or f"libtessera: status {status}")

    def __getattr__(self, short: str) -> Any:
        name = "tessera_" + short
        if name not in STATUS and name not in PLAIN:
            raise AttributeError(short)
        try:
            function = getattr(self._library, name)
        except AttributeError:
            raise LibraryMissing(
                f"libtessera {self._version} has no {name}; the package tessera {__version__} needs a newer library"
            ) from None
        if name in STATUS:
            function.argtypes = STATUS[name]
            function.restype = c_int
            function.errcheck = self._check
        else:
            function.restype, *arguments = PLAIN[name]
            function.argtypes = arguments
        setattr(self, short, function)
        return function


_functions: Optional[_Functions] = None
_loading = threading.Lock()


def library() -> _Functions:
    """The library, loaded when it is first asked for. Raises LibraryMissing."""
    global _functions
    if _functions is None:
        with _loading:
            if _functions is None:
                _functions = _Functions()
    return _functions


_untrack = ctypes.pythonapi.PyObject_GC_UnTrack
_untrack.argtypes = [ctypes.py_object]
_untrack.restype = None


class Handle(int):
    """The address of a handle of the library, which is freed with this object.

    It refers to nothing, and the garbage collector does not track it. So a handle in a cycle works until every __del__
    of the cycle has run; so does one that is left when Python ends.
    """

    __slots__ = ()
    free: Callable[[int], None]  # the kind's function, since globals may be gone by then

    def __del__(self) -> None:
        self.free(int(self))


@functools.lru_cache(maxsize=None)
def _handles(kind: str) -> Type[Handle]:
    return type(kind, (Handle,), {"__slots__": (), "free": staticmethod(getattr(library(), kind + "_free"))})


def make(kind: str, create: Callable[..., Any], *arguments: Any) -> Handle:
    """The handle that `create` makes."""
    made = c_void_p()
    create(*arguments, ctypes.byref(made))
    result = _handles(kind)(made.value or 0)
    _untrack(result)
    return result


def text_of(function: Callable[..., Any], *arguments: Any) -> str:
    """The text that a function returns."""
    made = c_void_p()
    function(*arguments, ctypes.byref(made))
    try:
        return ctypes.string_at(made.value or 0).decode(errors="replace")
    finally:
        library().text_free(made)


def json_of(function: Callable[..., Any], *arguments: Any) -> Any:
    """The value of the JSON that a function returns."""
    return json.loads(text_of(function, *arguments))


def number_of(function: Callable[..., Any], *arguments: Any) -> int:
    """The count that a function writes."""
    count = c_uint64()
    function(*arguments, ctypes.byref(count))
    return count.value


def shape_of(tensor: Tensor) -> "tuple[int, ...]":
    return tuple(tensor.sizes[: tensor.rank])


def encoded(text: str, what: str) -> bytes:
    """A text for the library. Raises TypeError and ValueError."""
    if not isinstance(text, str):
        raise TypeError(f"{what} is {type(text).__name__}; expected str")
    if "\0" in text:
        raise ValueError(f"{what} holds a zero byte")
    return text.encode()
