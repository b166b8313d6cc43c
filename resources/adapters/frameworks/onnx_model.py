# SPDX-License-Identifier: GPL-3.0-or-later
"""A case as an ONNX model of one node, written without the onnx package."""

import struct

import numpy as np

from .case import Unsupported, require_float, require_order

TITLE = "ONNX"
ELEMENT_TYPES = {"FLOAT32": 1, "UINT8": 2, "INT8": 3, "UINT16": 4, "INT16": 5, "INT32": 6, "INT64": 7, "FLOAT16": 10,
                 "FLOAT64": 11, "UINT32": 12, "UINT64": 13}
OPSETS = {"half_pixel_symmetric": 19, "tf_half_pixel_for_nn": 11}  # the others: 18
IR_VERSION = 8


def _varint(value):
    value &= (1 << 64) - 1
    out = b""
    while value > 0x7F:
        out += bytes([value & 0x7F | 0x80])
        value >>= 7
    return out + bytes([value])


def _field(number, value):
    """A field of a protobuf message: bytes and text with their length, integers as varint, floats as four bytes."""
    if isinstance(value, str):
        value = value.encode()
    if isinstance(value, bytes):
        return _varint(number << 3 | 2) + _varint(len(value)) + value
    if isinstance(value, float):
        return _varint(number << 3 | 5) + struct.pack("<f", value)
    return _varint(number << 3) + _varint(value)


def _attribute(name, value):
    number, kind = (3, 2) if isinstance(value, int) else (4, 3)
    return _field(5, _field(1, name) + _field(number, value) + _field(20, kind))


def _value(number, name, tensor):
    shape = b"".join(_field(1, _field(1, size)) for size in tensor.sizes)
    kind = _field(1, _field(1, ELEMENT_TYPES[tensor.type]) + _field(2, shape))
    return _field(number, _field(1, name) + _field(2, kind))


def _constant(name, values):
    kind = {np.dtype(np.float32): 1, np.dtype(np.int64): 7}[values.dtype]
    return _field(5, _field(1, len(values)) + _field(2, kind) + _field(8, name) + _field(9, values.tobytes()))


def _model(case, opset, operator, inputs, attributes, constants):
    node = b"".join(_field(1, name) for name in inputs) + _field(2, "y") + _field(4, operator)
    node += b"".join(_attribute(name, value) for name, value in attributes.items())
    graph = _field(1, node) + _field(2, "case") + b"".join(_constant(name, v) for name, v in constants.items())
    graph += _value(11, "x", case.input) + _value(12, "y", case.output)
    return _field(1, IR_VERSION) + _field(8, _field(1, "") + _field(2, opset)) + _field(7, graph)


def model_of(case):
    """The bytes of the model: input x, output y. Throws Unsupported."""
    if not case.resamples:
        if case.to_space:
            return _model(case, 13, "DepthToSpace", ["x"], {"blocksize": case.block, "mode": case.order}, {})
        require_order(case, "DCR", TITLE, "SpaceToDepth, which has no mode,")
        return _model(case, 13, "SpaceToDepth", ["x"], {"blocksize": case.block}, {})
    if case.is_gradient:
        raise Unsupported("ONNX has no gradient of Resize")
    return _resize(case)


def _resize(case):
    resize = case.resize_in(TITLE)
    if resize.antialias:  # else it cuts integers off as DirectML does
        require_float(case, "ONNX Runtime's antialias", "rounds UINT8 after each axis, in fixed point")
    attributes = {"mode": "linear" if case.linear else "nearest", "coordinate_transformation_mode": resize.mode}
    if resize.rule:
        attributes["nearest_mode"] = resize.rule
    if resize.antialias:
        attributes["antialias"] = 1
    opset = OPSETS.get(resize.mode, 18)
    sizes = np.array(case.resized, np.int64)
    nothing = np.zeros(0, np.float32)
    before = {"roi": nothing} if opset < 13 else {}
    if resize.factors is not None:
        constants = {**before, "scales": np.array(resize.factors, np.float32)}
        inputs = ["x", "roi" if before else "", "scales"]
    else:
        constants = {**before, **({"scales": nothing} if before else {}), "sizes": sizes}
        inputs = ["x", "roi" if before else "", "scales" if before else "", "sizes"]
    return _model(case, opset, "Resize", inputs, attributes, constants)


# What ONNX Runtime says where it has no kernel for a type, a rank or an opset: nothing went wrong.
REFUSALS = ("NOT_IMPLEMENTED", "Could not find an implementation", "only support", "not supported", "INVALID_GRAPH",
            "is not a registered function", "Type Error", "INVALID_ARGUMENT", "is till opset", "is invalid")


def refused(message, version):
    """The exception for what ONNX Runtime threw: Unsupported, or RuntimeError."""
    line = next((line.strip() for line in message.splitlines() if line.strip()), "")
    if any(words in message for words in REFUSALS):
        return Unsupported(f"ONNX Runtime {version}: {line[:300]}")
    return RuntimeError(line[:300])
