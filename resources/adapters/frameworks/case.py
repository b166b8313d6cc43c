# SPDX-License-Identifier: GPL-3.0-or-later
"""A case as Tessera describes it: the operator, its fields and its tensors, ready for a framework."""

import numpy as np

from .sampling import AxisMap

DTYPES = {
    "FLOAT64": np.float64, "FLOAT32": np.float32, "FLOAT16": np.float16,
    "INT64": np.int64, "INT32": np.int32, "INT16": np.int16, "INT8": np.int8,
    "UINT64": np.uint64, "UINT32": np.uint32, "UINT16": np.uint16, "UINT8": np.uint8,
}


class Unsupported(Exception):
    """The framework cannot say this case exactly. The text says why, without a full stop."""


def _plain(text, *prefixes):
    for prefix in prefixes:
        if text.startswith(prefix):
            return text[len(prefix):]
    return text


class Tensor:
    def __init__(self, desc):
        desc = desc.get("Desc", desc)
        self.type = _plain(desc["DataType"], "DML_TENSOR_DATA_TYPE_")
        self.dtype = np.dtype(DTYPES[self.type])
        self.sizes = [int(size) for size in desc["Sizes"]]
        self.strides = desc.get("Strides")  # in elements; only who fills DirectML's own buffers needs them
        self.bytes = int(desc.get("TotalTensorSizeInBytes") or 0)


class Resize:
    """The resize of a framework that the case is: its mode in its own word, ONNX's word for how nearest rounds, and the
    factor of every axis, or None where the sizes say the scale."""

    def __init__(self, words):
        self.framework, self.mode, self.antialias = words["framework"], words["mode"], words["antialias"]
        self.rule, self.factors = words.get("rule"), words.get("factors")


class Case:
    """`description` is {"operator" or "type": "DML_OPERATOR_…", "desc": {…}, "frameworks": {…}}."""

    def __init__(self, description):
        self.description = description
        self.operator = _plain(description.get("operator", description.get("type")), "DML_OPERATOR_")
        self.fields = description.get("desc", description.get("Desc"))
        self.is_gradient = self.operator.startswith("RESAMPLE_GRAD")
        between = "Gradient" if self.is_gradient else ""
        self.input_field, self.output_field = "Input" + between + "Tensor", "Output" + between + "Tensor"
        self.input, self.output = Tensor(self.fields[self.input_field]), Tensor(self.fields[self.output_field])
        self.type, self.dtype = self.input.type, self.input.dtype
        self.is_float = self.dtype.kind == "f"
        self.resamples = self.operator.startswith("RESAMPLE")
        if self.resamples:
            self._read_resample()
        else:
            self._read_depth_space()

    def _read_depth_space(self):
        self.to_space = self.operator.startswith("DEPTH_TO_SPACE")
        self.block = int(self.fields["BlockSize"])
        order = _plain(self.fields.get("Order", "DEPTH_COLUMN_ROW"), "DML_DEPTH_SPACE_ORDER_")
        self.order = {"DEPTH_COLUMN_ROW": "DCR", "COLUMN_ROW_DEPTH": "CRD"}[order]
        self.space_channels = (self.output if self.to_space else self.input).sizes[1]

    def _read_resample(self):
        mode = _plain(self.fields["InterpolationMode"], "DML_INTERPOLATION_MODE_")
        self.linear = mode == "LINEAR"
        antialiased = self.fields.get("AntiAliased", self.fields.get("Antialiased", False))
        antialias = self.fields.get("AntialiasFilter", "HALVING") if antialiased else None
        direction = _plain(self.fields.get("RoundingDirection", ""), "DML_AXIS_DIRECTION_")
        rounding = {"": "half up", "INCREASING": "ceil", "DECREASING": "floor"}[direction]
        forward = (self.output, self.input) if self.is_gradient else (self.input, self.output)
        self.resized = forward[1].sizes
        rank = len(self.input.sizes)
        names = ["InputPixelOffsets", "OutputPixelOffsets"]  # a gradient's input is the forward output
        offsets = [self.fields.get(name, [usual] * rank)
                   for name, usual in zip(reversed(names) if self.is_gradient else names, (0.5, -0.5))]
        number = np.float32
        self.axes = [
            AxisMap(n, m, number(scale), number(in_offset), number(out_offset), self.linear, rounding, antialias)
            for n, m, scale, in_offset, out_offset in zip(
                forward[0].sizes, forward[1].sizes, self.fields["Scales"], *offsets)
        ]

    def has_order(self, order):
        """Whether the case has this order, or both orders are the same here."""
        return self.order == order or self.block == 1 or self.space_channels == 1

    def filter(self):
        """"HALVING" or "TRIANGLE" where one changes an axis, else None"""
        return next((axis.filter() for axis in self.axes if axis.filter()), None) if self.resamples else None

    def resize_in(self, dialect):
        """The framework's resize, as `tessera code` writes it. Throws Unsupported with why there is none."""
        words = self.description.get("frameworks", {}).get(dialect)
        if words is None:
            raise ValueError(f"the case does not say how {dialect} resizes; one that Tessera hands over does")
        if "refusal" in words:
            raise Unsupported(words["refusal"])
        return Resize(words)


def padded(sizes):
    """Four sizes, with ones in front."""
    return [1] * (4 - len(sizes)) + list(sizes)


def require_type(case, names, framework, call):
    if case.type not in names:
        raise Unsupported(f"{framework} has no {call} of {case.type}, only of {', '.join(names)}")


def require_order(case, order, framework, call):
    if not case.has_order(order):
        other = {"DCR": "DEPTH_COLUMN_ROW", "CRD": "COLUMN_ROW_DEPTH"}
        raise Unsupported(f"{framework} has no {case.order} here: {call} is {order}, {other[order]}")


def require_float(case, framework, how):
    if case.linear and not case.is_float:
        raise Unsupported(f"{framework} {how}, and DirectML cuts the exact mean off")
