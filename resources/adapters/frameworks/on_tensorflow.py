# SPDX-License-Identifier: GPL-3.0-or-later
"""TensorFlow: depth_to_space, space_to_depth, and the resize operations behind tf.image.resize."""

import time

import numpy as np
import tensorflow as tf

from .case import padded
from .tensorflow_ops import operation, refused

TITLE = "TensorFlow"


def describe():
    devices = ", ".join(device.device_type for device in tf.config.list_physical_devices())
    return {"version": tf.__version__, "device": devices}


def run(case, x):
    call = operation(case, tf, TITLE)
    channels_last = tf.constant(np.ascontiguousarray(x.reshape(padded(x.shape)).transpose(0, 2, 3, 1)))
    try:
        begin = time.perf_counter()
        y = call(channels_last).numpy()
        seconds = time.perf_counter() - begin
    except Exception as error:  # its exceptions have no common class of their own
        raise refused(error, f"{TITLE} {tf.__version__}") from error
    return y.transpose(0, 3, 1, 2).astype(case.dtype).reshape(case.output.sizes), seconds
