# SPDX-License-Identifier: Apache-2.0
"""DLPack: an array that another library holds, read without a copy and without NumPy."""

from __future__ import annotations

import ctypes
from typing import Any, NamedTuple, Optional, Tuple

from ._errors import BadInput


class _Device(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int32), ("id", ctypes.c_int32)]


class _Type(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("rank", ctypes.c_int32),
        ("type", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


# kDLCPU, kDLCUDAHost, kDLROCMHost, kDLCUDAManaged: what the processor can read.
_HOSTS = (1, 3, 11, 13)

_pointer_in = ctypes.pythonapi.PyCapsule_GetPointer
_pointer_in.argtypes = [ctypes.py_object, ctypes.c_char_p]
_pointer_in.restype = ctypes.c_void_p


class Held(NamedTuple):
    """A capsule's tensor. The capsule keeps its ownership, and releases its array when it is freed."""

    address: int
    type: Tuple[int, int, int]
    sizes: Tuple[int, ...]
    strides: Optional[Tuple[int, ...]]  # in elements
    capsule: Any


def is_on_host(x: Any) -> bool:
    return not hasattr(x, "__dlpack_device__") or int(x.__dlpack_device__()[0]) in _HOSTS


def opened(x: Any, what: str) -> Held:
    """The array of `x.__dlpack__()`. Raises BadInput with the other library's reason where there is none."""
    try:
        capsule = x.__dlpack__()
        address = _pointer_in(capsule, b"dltensor")
    except Exception as error:  # each library raises its own
        raise BadInput(f"{what}: {error}") from error
    tensor = _Tensor.from_address(address or 0)
    if tensor.device.type not in _HOSTS:
        raise BadInput(f"{what} lies in the memory of a device; hand over a copy in the computer's memory")
    rank = tensor.rank
    strides = tuple(tensor.strides[:rank]) if tensor.strides else None
    element = tensor.type
    return Held(
        (tensor.data or 0) + tensor.byte_offset,
        (element.code, element.bits, element.lanes),
        tuple(tensor.shape[:rank]),
        strides,
        capsule,
    )
