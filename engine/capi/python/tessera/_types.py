# SPDX-License-Identifier: Apache-2.0
"""DML_TENSOR_DATA_TYPE, and the names of these types in other programs."""

from __future__ import annotations

from typing import Any, Dict, Tuple

from ._errors import BadInput

NAMES: Dict[int, str] = {
    1: "FLOAT32",
    2: "FLOAT16",
    3: "UINT32",
    4: "UINT16",
    5: "UINT8",
    6: "INT32",
    7: "INT16",
    8: "INT8",
    9: "FLOAT64",
    10: "UINT64",
    11: "INT64",
}
NUMBERS: Dict[str, int] = {name: number for number, name in NAMES.items()}

# Kind and bytes of an element, as in the array interface: "f4".
_KINDS: Dict[str, str] = {"FLOAT": "f", "UINT": "u", "INT": "i"}
CODES: Dict[int, str] = {
    number: _KINDS[name.rstrip("0123456789")] + str(int(name.lstrip("FLOATUIN")) // 8) for number, name in NAMES.items()
}
OF_CODE: Dict[str, int] = {code: number for number, code in CODES.items()}

# The letters of struct, with standard sizes.
FORMATS: Dict[int, str] = {1: "f", 2: "e", 3: "I", 4: "H", 5: "B", 6: "i", 7: "h", 8: "b", 9: "d", 10: "Q", 11: "q"}
_LETTERS = {"b": "i", "h": "i", "i": "i", "l": "i", "q": "i", "n": "i", "B": "u", "H": "u", "I": "u", "L": "u",
            "Q": "u", "N": "u", "e": "f", "f": "f", "d": "f"}  # fmt: skip


def item_bytes(data_type: int) -> int:
    return int(CODES[data_type][1:])


def numpy_name(data_type: int) -> str:
    """ "float32" """
    return NAMES[data_type].lower()


def of_typestr(typestr: str, what: str) -> Tuple[int, bool]:
    """The type of an array interface's "<f4", and whether it has this machine's byte order."""
    found = OF_CODE.get(typestr[1:])
    if found is None:
        raise refused(what, {"b1": "bool", "c8": "complex64", "c16": "complex128"}.get(typestr[1:], typestr))
    return found, typestr[0] != ">"


def of_format(letters: str, bytes_each: int, what: str) -> Tuple[int, bool]:
    """The same for a buffer's "f", "<f" and so on."""
    kind = _LETTERS.get(letters.lstrip("@=<>!"))
    found = OF_CODE.get(f"{kind}{bytes_each}")
    if found is None:
        raise refused(what, "bool" if letters.endswith("?") else f'the format "{letters}"')
    return found, letters[:1] not in (">", "!") or bytes_each == 1


def of_dlpack(code: int, bits: int, lanes: int, what: str) -> int:
    """The type of a DLDataType."""
    name = {0: "int", 1: "uint", 2: "float", 4: "bfloat", 5: "complex", 6: "bool"}.get(code, f"code {code} ")
    found = NUMBERS.get(f"{name}{bits}".upper()) if lanes == 1 else None
    if found is None:
        raise refused(what, f"{name}{bits}" + (f"x{lanes}" if lanes != 1 else ""))
    return found


def refuse_by_name(x: Any, what: str) -> None:
    """Raises BadInput for arrays of types that DirectML lacks, by their names."""
    name = str(getattr(x, "dtype", ""))
    if "bfloat16" in name or "float8" in name:
        raise refused(what, name.rpartition(".")[2])


def refused(what: str, name: str) -> BadInput:
    hint = {
        "bool": "; x.view uint8 has the same bytes",
        "bfloat16": "; as float32 its values are exact",
    }.get(name, "")
    return BadInput(f"{what} is of {name}, which DirectML's operators lack; expected one of {', '.join(NUMBERS)}{hint}")
