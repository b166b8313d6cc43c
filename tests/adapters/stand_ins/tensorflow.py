# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands in for TensorFlow: the calls that adapters and scripts make, with the signatures and meaning of its documentation."""

from types import SimpleNamespace

import numpy as np
from documented import depth_to_space, places, resized, space_to_depth

__version__ = "stand-in"
config = SimpleNamespace(list_physical_devices=lambda: [SimpleNamespace(device_type="CPU")])


class constant:
    def __init__(self, value):
        self.value = np.asarray(value)

    def numpy(self):
        return self.value


def _channels_first(call):
    def wrapped(x, block, data_format="NHWC"):
        assert data_format == "NHWC" and block >= 2
        return constant(call(x.value.transpose(0, 3, 1, 2), block).transpose(0, 2, 3, 1))
    wrapped.__name__ = call.__name__
    return wrapped


nn = SimpleNamespace(depth_to_space=_channels_first(depth_to_space), space_to_depth=_channels_first(space_to_depth))


def _resize(images, size, align_corners, half_pixel_centers, rule=None):
    assert not (align_corners and half_pixel_centers)
    y = images.value if rule else images.value.astype(np.float64)
    for axis, m in zip((1, 2), size):
        n = y.shape[axis]
        x_of = places("align_corners" if align_corners else "half_pixel" if half_pixel_centers else "asymmetric",
                      n, m, m / n)
        y = resized(y, axis, x_of, rule)
    return constant(y if rule else y.astype(np.float32))  # FLOAT32, whatever the input is


def _bilinear(images, size, align_corners=False, half_pixel_centers=False):
    return _resize(images, size, align_corners, half_pixel_centers)


def _nearest(images, size, align_corners=False, half_pixel_centers=False):
    rule = "round_prefer_ceil" if align_corners or half_pixel_centers else "floor"
    return _resize(images, size, align_corners, half_pixel_centers, rule)


def transpose(x, perm):
    return constant(x.value.transpose(perm))


def reshape(x, shape):
    return constant(x.value.reshape(shape))


def _image_resize(images, size, method):
    return {"bilinear": _bilinear, "nearest": _nearest}[method](images, size, half_pixel_centers=True)


image = SimpleNamespace(resize=_image_resize)
compat = SimpleNamespace(v1=SimpleNamespace(image=SimpleNamespace(
    resize_bilinear=_bilinear, resize_nearest_neighbor=_nearest)))
raw_ops = SimpleNamespace(ResizeBilinear=_bilinear, ResizeNearestNeighbor=_nearest)


class function:
    def __init__(self, call, input_signature):
        self.call, self.spec = call, input_signature[0]

    def get_concrete_function(self):
        return self


TensorSpec = lambda shape, dtype: (tuple(shape), np.dtype(dtype))


class _Converter:
    @staticmethod
    def from_concrete_functions(functions, trackable):
        assert functions[0] is trackable
        return SimpleNamespace(convert=lambda: trackable)


class _Interpreter:
    def __init__(self, model_content):
        self.model = model_content
        self.tensors = {}

    def allocate_tensors(self):
        pass

    def get_input_details(self):
        return [{"index": 0}]

    def get_output_details(self):
        return [{"index": 1}]

    def set_tensor(self, index, value):
        assert (value.shape, value.dtype) == self.model.spec
        self.tensors[index] = value

    def invoke(self):
        self.tensors[1] = self.model.call(constant(self.tensors[0])).numpy()

    def get_tensor(self, index):
        return self.tensors[index]


lite = SimpleNamespace(TFLiteConverter=_Converter, Interpreter=_Interpreter)
