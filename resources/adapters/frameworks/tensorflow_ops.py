# SPDX-License-Identifier: GPL-3.0-or-later
"""A case as TensorFlow's own operation on a tensor in NHWC, for TensorFlow and for TFLite."""

from .case import Unsupported, require_order, padded


def operation(case, tf, title):
    """A function of the NHWC tensor. Throws Unsupported."""
    if not case.resamples:
        call = tf.nn.depth_to_space if case.to_space else tf.nn.space_to_depth
        require_order(case, "DCR", title, call.__name__)
        if case.block < 2:
            raise Unsupported(f"{title}'s {call.__name__} wants a block of 2 or more")
        return lambda x: call(x, case.block, data_format="NHWC")
    if case.is_gradient:
        raise Unsupported(f"{title} has no operation for the gradient of a resize with these fields")
    if case.linear and not case.is_float:
        raise Unsupported(f"{title}'s bilinear resize gives FLOAT32 of integers and rounds nothing")
    resize = case.resize_in("TensorFlow")
    corners, centers = resize.mode.endswith("align_corners"), resize.framework == "TensorFlow 2"
    call = tf.raw_ops.ResizeBilinear if case.linear else tf.raw_ops.ResizeNearestNeighbor
    size = padded(case.resized)[2:]
    return lambda x: call(images=x, size=size, align_corners=corners, half_pixel_centers=centers)


# How both say that they have no kernel for a type.
REFUSALS = ("No OpKernel", "not supported", "Unimplemented", "unsupported", "is not in the list of allowed values",
            "Could not find device for node", "failed to legalize")


def refused(error, title):
    line = next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)
    if any(words in str(error) for words in REFUSALS):
        return Unsupported(f"{title}: {line[:300]}")
    return RuntimeError(line[:300])
