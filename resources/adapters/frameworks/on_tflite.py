# SPDX-License-Identifier: GPL-3.0-or-later
"""TFLite: the same operations, converted by TensorFlow and run by its interpreter."""

import time

import numpy as np
import tensorflow as tf

from .case import padded
from .tensorflow_ops import operation, refused

TITLE = "TFLite"


def describe():
    return {"version": tf.__version__, "device": "CPU, tf.lite.Interpreter"}


def _interpreter(call, x):
    function = tf.function(call, input_signature=[tf.TensorSpec(x.shape, x.dtype)])
    converter = tf.lite.TFLiteConverter.from_concrete_functions([function.get_concrete_function()], function)
    interpreter = tf.lite.Interpreter(model_content=converter.convert())
    interpreter.allocate_tensors()
    return interpreter


def run(case, x):
    call = operation(case, tf, TITLE)
    channels_last = np.ascontiguousarray(x.reshape(padded(x.shape)).transpose(0, 2, 3, 1))
    try:
        interpreter = _interpreter(call, channels_last)
        interpreter.set_tensor(interpreter.get_input_details()[0]["index"], channels_last)
        begin = time.perf_counter()
        interpreter.invoke()
        seconds = time.perf_counter() - begin
        y = interpreter.get_tensor(interpreter.get_output_details()[0]["index"])
    except Exception as error:  # its exceptions have no common class of their own
        raise refused(error, f"{TITLE} {tf.__version__}") from error
    return y.transpose(0, 3, 1, 2).astype(case.dtype).reshape(case.output.sizes), seconds
