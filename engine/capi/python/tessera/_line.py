# SPDX-License-Identifier: Apache-2.0
"""A case's line, and its fields by their names in Python."""

from __future__ import annotations

import re
import shlex
from typing import Any, Dict

_OF_OUTPUT = (
    "output_sizes", "output_strides", "output_total_tensor_size_in_bytes", "output_guaranteed_base_offset_alignment",
)  # fmt: skip
_QUOTED = re.compile(r"""["'\\]""")
# A word of a line, as a shell splits it.
_WORD = re.compile(r"""(?:[^\s"'\\]|\\.|"(?:\\.|[^"\\])*"|'[^']*')+""")


def option_of(name: str, operator: str) -> str:
    """The option of a field in a line: block_size is --BlockSize; DirectML's own names are kept."""
    if name in ("data", "range"):
        return "--" + name
    if name != name.lower():
        return "--" + name
    if name in _OF_OUTPUT:
        tensor = "OutputGradientTensor" if operator.startswith("RESAMPLE_GRAD") else "OutputTensor"
        return f"--{tensor}.{_camel(name[len('output_') :])}"
    return "--" + _camel(name)


def _camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def name_of(option: str) -> str:
    """The field's name of an option."""
    plain = re.sub(r"^Output(Gradient)?Tensor\.", "output_", option[2:])
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", plain).lower().replace("__", "_")


def word_of(value: Any) -> str:
    """The word of a field's value in a line."""
    if hasattr(value, "tolist"):  # NumPy's arrays and numbers
        value = value.tolist()
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(map(word_of, value))
    return str(value)


def unquoted(word: str) -> str:
    return " ".join(shlex.split(word)) if _QUOTED.search(word) else word


def value_of(name: str, word: str) -> Any:
    """The value of a field's word."""
    if name.endswith(("sizes", "strides", "scales", "offsets")):
        number = float if name.endswith(("scales", "offsets")) else int
        return tuple(number(each) for each in word.split(","))
    if word in ("true", "false"):
        return word == "true"
    return int(word) if name not in ("data", "range") and word.isdigit() else word


def options_of(line: str) -> Dict[str, str]:
    """The options of a case's line, still quoted."""
    words = _WORD.findall(line)[1:]
    return dict(zip(words[::2], words[1::2]))
