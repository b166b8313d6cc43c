# SPDX-License-Identifier: GPL-3.0-or-later
"""The frameworks that a case can be translated for: a module each, imported where it is asked for."""

MODULES = {
    "numpy": "on_numpy",
    "torch": "on_torch",
    "opencv": "on_opencv",
    "pillow": "on_pillow",
    "onnxruntime": "on_onnxruntime",
    "onnxruntime-node": "on_onnxruntime_node",
    "tensorflow": "on_tensorflow",
    "tflite": "on_tflite",
    "openvino": "on_openvino",
    "dxdispatch": "on_dxdispatch",
}
