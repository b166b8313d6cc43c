# SPDX-License-Identifier: Apache-2.0
"""Arrays of frameworks, for a function's arguments and results."""

from __future__ import annotations

import ctypes
import importlib
from typing import Any, Callable, Dict, List, Optional

from . import _arrays, _types
from ._errors import BadInput, TesseraError, Unsupported
from ._library import Tensor, shape_of


class WrongOutput(TesseraError):
    """A function returned something that is no output of its case."""


class Framework:
    """Makes arrays of one framework of NumPy's, and copies them back to the computer's memory."""

    def __init__(self, name: str, make: Callable[[Any], Any], on_host: Callable[[Any], Any]) -> None:
        self.name = name
        self._make = make
        self.on_host = on_host

    def array_of(self, memory: Any, tensor: Tensor) -> Any:
        """A copy of the library's memory as the framework's array. Raises Unsupported where it lacks the type."""
        numpy = _arrays.numpy_or_none()
        if numpy is None:
            return _arrays.shaped(memoryview(bytearray(memory.tobytes())), tensor)
        copy = numpy.array(memory, order="C")
        try:
            made = self._make(copy)
        except (TypeError, ValueError, NotImplementedError) as error:
            raise Unsupported(f"{self.name} has no {copy.dtype}") from error
        name = str(getattr(made, "dtype", copy.dtype)).rpartition(".")[2]
        if name and name not in (str(copy.dtype), repr(copy.dtype)) and str(copy.dtype) not in name:
            raise Unsupported(f"{self.name} makes {name} of {copy.dtype}")
        return made


def _torch() -> Framework:
    torch = importlib.import_module("torch")
    return Framework("torch", torch.from_numpy, lambda y: y.detach().cpu() if isinstance(y, torch.Tensor) else y)


def _cupy() -> Framework:
    cupy = importlib.import_module("cupy")
    return Framework("cupy", cupy.asarray, lambda y: cupy.asnumpy(y))


def _jax() -> Framework:
    return Framework("jax", importlib.import_module("jax.numpy").asarray, _as_numpy)


def _tensorflow() -> Framework:
    return Framework("tensorflow", importlib.import_module("tensorflow").constant, _as_numpy)


def _mlx() -> Framework:
    return Framework("mlx", importlib.import_module("mlx.core").array, _as_numpy)


def _as_numpy(y: Any) -> Any:
    numpy = _arrays.numpy_or_none()
    return y if numpy is None else numpy.asarray(y)


def _same(x: Any) -> Any:
    return x


_MAKERS: Dict[str, Callable[[], Framework]] = {
    "torch": _torch,
    "jax": _jax,
    "tensorflow": _tensorflow,
    "mlx": _mlx,
    "cupy": _cupy,
}
NAMES: List[str] = ["numpy", *_MAKERS]


def named(name: Optional[str]) -> Framework:
    """A framework by its module's name; None: NumPy, or buffers without it. Raises BadInput for an unknown name, and
    ImportError where the framework is not installed."""
    if name is None or name.lower() == "numpy":
        return Framework("numpy", _same, _same)
    maker = _MAKERS.get({"pytorch": "torch"}.get(name.lower(), name.lower()))
    if maker is None:
        raise BadInput(f'there is no framework "{name}" to make arrays of; expected one of {", ".join(NAMES)}')
    return maker()


def view_of(y: Any) -> _arrays.View:
    """The memory of a function's result. Raises WrongOutput where it is no array."""
    try:
        return _arrays.view_of(y, "what the function gave")
    except BadInput as error:
        raise WrongOutput(str(error)) from error


def write(y: Any, pointer: Optional[int], tensor: Tensor) -> None:
    """Copies a function's result into the library's memory. Raises WrongOutput."""
    sizes, view = shape_of(tensor), view_of(y)
    if view.sizes != sizes or view.data_type != tensor.data_type:
        raise WrongOutput(
            f"the function gave {_types.numpy_name(view.data_type)} of the shape {view.sizes}; expected "
            f"{_types.numpy_name(tensor.data_type)} of the shape {sizes}"
        )
    target = _arrays.array_at(pointer, tensor, True)
    numpy = _arrays.numpy_or_none()
    if numpy is not None:
        target[...] = _arrays.numpy_of(view)
    elif view.strides is None:
        ctypes.memmove(pointer or 0, view.pointer, view.bytes)
    else:
        raise WrongOutput("the function gave an array with strides, which needs NumPy here")
