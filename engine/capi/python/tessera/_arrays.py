# SPDX-License-Identifier: Apache-2.0
"""The memory of arrays of any library, without a copy where sizes and strides can describe it."""

from __future__ import annotations

import ctypes
import functools
import sys
from typing import Any, NamedTuple, Optional, Tuple

from . import _dlpack, _types
from ._errors import BadInput
from ._library import Tensor, shape_of

Shape = Tuple[int, ...]


class View(NamedTuple):
    """An array's memory. `strides` are in elements; None: packed, row by row."""

    pointer: int
    bytes: int  # spanned by the elements
    data_type: int
    sizes: Shape
    strides: Optional[Shape]
    is_writable: bool
    is_flat: bool  # a buffer without sizes of its own
    keep: Any  # the owner of the memory


def numpy_or_none() -> Any:
    """NumPy if it is installed; None while Python ends, since NumPy would then still import modules."""
    return None if sys.is_finalizing() else _numpy()


@functools.lru_cache(maxsize=None)
def _numpy() -> Any:
    try:
        import numpy
    except ImportError:
        return None
    return numpy


def packed_strides(sizes: Shape) -> Shape:
    strides = []
    step = 1
    for size in reversed(sizes):
        strides.append(step)
        step *= size
    return tuple(reversed(strides))


def count_of(sizes: Shape) -> int:
    count = 1
    for size in sizes:
        count *= size
    return count


def is_packed(sizes: Shape, strides: Shape) -> bool:
    """Whether the strides of all axes longer than 1 are the packed ones."""
    return all(size == 1 or a == b for size, a, b in zip(sizes, strides, packed_strides(sizes)))


def _normal(sizes: Shape, byte_strides: Optional[Shape], item: int) -> Tuple[bool, Optional[Shape]]:
    """Whether a case can have these strides, and the strides in elements."""
    if byte_strides is None or 0 in sizes:
        return True, None
    strides = tuple(0 if size == 1 else stride for size, stride in zip(sizes, byte_strides))
    if any(stride < 0 or stride % item or stride // item >= 1 << 32 for stride in strides):
        return False, None
    steps = tuple(
        natural if size == 1 else stride // item
        for size, stride, natural in zip(sizes, strides, packed_strides(sizes))
    )
    return True, None if is_packed(sizes, steps) else steps


def _span(sizes: Shape, strides: Optional[Shape], item: int) -> int:
    if 0 in sizes:
        return 0
    steps = packed_strides(sizes) if strides is None else strides
    return (1 + sum((size - 1) * step for size, step in zip(sizes, steps))) * item


def _on_device(x: Any, what: str) -> BadInput:
    way = "x.cpu()" if hasattr(x, "cpu") else "x.get()" if hasattr(x, "get") else "a copy in the computer's memory"
    return BadInput(
        f"{what} is a {type(x).__module__.partition('.')[0]} array in the memory of a device"
        f" ({getattr(x, 'device', 'unknown')}); hand over {way}"
    )


def _by_interface(x: Any, what: str) -> Optional[View]:
    has = x.__array_interface__
    data_type, is_native = _types.of_typestr(has["typestr"], what)
    item = _types.item_bytes(data_type)
    sizes = tuple(has["shape"])
    can_say, strides = _normal(sizes, has.get("strides"), item)
    if not (can_say and is_native) or has.get("data") is None:
        return None
    address, is_read_only = has["data"]
    return View(address, _span(sizes, strides, item), data_type, sizes, strides, not is_read_only, False, x)


_get_buffer = ctypes.pythonapi.PyObject_GetBuffer
_get_buffer.argtypes = [ctypes.py_object, ctypes.c_void_p, ctypes.c_int]
_release_buffer = ctypes.pythonapi.PyBuffer_Release
_release_buffer.argtypes = [ctypes.c_void_p]
_release_buffer.restype = None
_memory_at = ctypes.pythonapi.PyMemoryView_FromMemory
_memory_at.argtypes = [ctypes.c_void_p, ctypes.c_ssize_t, ctypes.c_int]
_memory_at.restype = ctypes.py_object
_STRIDED_READ_ONLY = 0x18  # PyBUF_STRIDED_RO


def address_of(view: memoryview) -> int:
    """The address of a buffer's first element, valid as long as the view."""
    buffer = (ctypes.c_void_p * 16)()  # Py_buffer, whose first member is the address
    _get_buffer(view, buffer, _STRIDED_READ_ONLY)
    address = buffer[0] or 0
    _release_buffer(buffer)
    return address


def _by_buffer(x: Any, what: str) -> Optional[View]:
    view = memoryview(x)
    data_type, is_native = _types.of_format("B" if view.format == "c" else view.format, view.itemsize, what)
    sizes = tuple(view.shape or ())
    can_say, strides = _normal(sizes, view.strides, view.itemsize)
    if view.suboffsets or not can_say or not is_native:
        return None
    spans = _span(sizes, strides, view.itemsize)
    return View(address_of(view), spans, data_type, sizes, strides, not view.readonly, len(sizes) == 1, view)


def _by_dlpack(x: Any, what: str) -> Optional[View]:
    held = _dlpack.opened(x, what)
    data_type = _types.of_dlpack(*held.type, what)
    item = _types.item_bytes(data_type)
    strides = held.strides and tuple(stride * item for stride in held.strides)
    can_say, steps = _normal(held.sizes, strides, item)
    if not can_say:
        return None
    return View(held.address, _span(held.sizes, steps, item), data_type, held.sizes, steps, True, False, held)


def _is_buffer(x: Any) -> bool:
    try:
        memoryview(x).release()
    except (TypeError, ValueError, BufferError):
        return False
    return True


def _copied(x: Any, what: str) -> View:
    """A packed copy, for strides that a case cannot have."""
    numpy = numpy_or_none()
    if numpy is not None:
        has_memory = hasattr(x, "__array__") or hasattr(x, "__array_interface__") or _is_buffer(x)
        array = numpy.asarray(x) if has_memory else numpy.from_dlpack(x)
        found = _by_interface(numpy.array(array, dtype=array.dtype.newbyteorder("="), order="C"), what)
    elif _is_buffer(x) and _types.of_format(memoryview(x).format, memoryview(x).itemsize, what)[1]:
        view = memoryview(x)
        packed: Any = memoryview(view.tobytes()).cast("B")
        found = _by_buffer(packed.cast(view.format, list(view.shape or ())), what)
    else:
        found = None
    if found is None:
        raise BadInput(f"{what} has strides or a byte order that a case cannot say; hand over a contiguous copy")
    return found._replace(is_writable=False)


def view_of(x: Any, what: str) -> View:
    """The memory of any array: NumPy's or with its interface, buffers, and DLPack.

    Raises BadInput for an array on a device or of a type that DirectML lacks, and for other objects.
    """
    if hasattr(x, "__cuda_array_interface__"):
        raise _on_device(x, what)
    _types.refuse_by_name(x, what)
    if getattr(x, "requires_grad", False) is True:
        x = x.detach()
    if hasattr(x, "__array_interface__"):
        found = _by_interface(x, what)
    elif _is_buffer(x):
        found = _by_buffer(x, what)
    elif hasattr(x, "__dlpack__"):
        if not _dlpack.is_on_host(x):
            raise _on_device(x, what)
        found = _by_dlpack(x, what)
    elif hasattr(x, "__array__") and numpy_or_none() is not None:
        found = None
    else:
        raise BadInput(
            f"{what} is a {type(x).__name__}; expected an array: NumPy's, one with DLPack or the buffer protocol"
        )
    return found or _copied(x, what)


def view_for(x: Any, tensor: Tensor, what: str, takes: str) -> View:
    """The same for an array with the type and the sizes of a case's tensor. A buffer without sizes has the elements, or
    their bytes, one after another. Raises BadInput, which names both, for another type or other sizes."""
    view = view_of(x, what)
    sizes = shape_of(tensor)
    item = _types.item_bytes(tensor.data_type)
    if view.is_flat and view.sizes != sizes and view.strides is None:
        if view.data_type == 5 and view.bytes == tensor.elements * item:
            view = view._replace(data_type=tensor.data_type, sizes=sizes)
        elif count_of(view.sizes) == tensor.elements:
            view = view._replace(sizes=sizes)
    if view.data_type != tensor.data_type:
        name = _types.NAMES[view.data_type]
        raise BadInput(
            f"{what} is {_types.numpy_name(view.data_type)}, and {takes} {_types.numpy_name(tensor.data_type)}; "
            f'give the case data_type="{name}", or convert {what}'
        )
    if view.sizes != sizes:
        raise BadInput(f"{what} has the shape {view.sizes}, and {takes} {sizes}")
    return view


def packed(x: Any) -> Any:
    """The array, or a packed copy where it has strides."""
    view = view_of(x, "x")
    if view.strides is None:
        return x
    numpy = numpy_or_none()
    return _copied(x, "x").keep if numpy is None else numpy_of(view).copy()


def numpy_of(view: View) -> Any:
    """NumPy's array of the same memory, valid as long as `view.keep`."""
    numpy = numpy_or_none()
    memory = (ctypes.c_char * max(view.bytes, 1)).from_address(view.pointer)
    item = _types.item_bytes(view.data_type)
    strides = tuple(step * item for step in view.strides or packed_strides(view.sizes))
    return numpy.ndarray(view.sizes, _types.numpy_name(view.data_type), memory, 0, strides)


def padded(view: View, bytes_needed: int) -> View:
    """A view of at least that many bytes, since a tensor's bytes are rounded up to four; copied where it has fewer."""
    if view.bytes >= bytes_needed:
        return view
    memory = bytearray(bytes_needed)
    address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    ctypes.memmove(address, view.pointer, view.bytes)
    return view._replace(pointer=address, bytes=bytes_needed, keep=memory)


def shaped(memory: memoryview, tensor: Tensor) -> memoryview:
    """Bytes as elements of a packed tensor. Raises BadInput where a memoryview has no such elements."""
    if _types.NAMES[tensor.data_type] == "FLOAT16":
        raise BadInput("a memoryview has no float16; install NumPy, or hand over bytes, and a bytearray as out")
    whole: Any = memory[: tensor.elements * _types.item_bytes(tensor.data_type)]
    elements: memoryview = whole.cast(_types.FORMATS[tensor.data_type], shape_of(tensor))
    return elements


def new_array(tensor: Tensor) -> Tuple[Any, View]:
    """A new array with a tensor's sizes and strides, and its memory. Without NumPy it is a memoryview, for a packed
    tensor. Elements are not set; what lies between them is 0."""
    numpy = numpy_or_none()
    sizes, strides = shape_of(tensor), tuple(tensor.strides[: tensor.rank])
    item = _types.item_bytes(tensor.data_type)
    steps = None if is_packed(sizes, strides) else strides
    memory: Any
    if numpy is not None:
        memory = (numpy.empty if steps is None else numpy.zeros)(tensor.bytes, numpy.uint8)
        array = numpy.ndarray(
            sizes, _types.numpy_name(tensor.data_type), memory, 0, tuple(stride * item for stride in strides)
        )
        address = memory.__array_interface__["data"][0]
    else:
        memory = bytearray(tensor.bytes)
        array = shaped(memoryview(memory), tensor)
        address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    return array, View(address, tensor.bytes, tensor.data_type, sizes, steps, True, False, memory)


def array_at(pointer: Optional[int], tensor: Tensor, is_writable: bool) -> Any:
    """Memory of the library as an array, valid as long as the memory."""
    numpy = numpy_or_none()
    sizes = shape_of(tensor)
    item = _types.item_bytes(tensor.data_type)
    memory = _memory_at(pointer or 0, tensor.bytes, 0x200 if is_writable else 0x100)  # PyBUF_WRITE, PyBUF_READ
    if numpy is not None:
        strides = tuple(stride * item for stride in tensor.strides[: tensor.rank])
        return numpy.ndarray(sizes, _types.numpy_name(tensor.data_type), memory, 0, strides)
    if not is_packed(sizes, tuple(tensor.strides[: tensor.rank])):
        raise BadInput("the case has strides, which a function needs NumPy for")
    return shaped(memory, tensor)
