# SPDX-License-Identifier: Apache-2.0
"""The library is found, and its functions and structures are what tessera.h declares; `python -m tessera` is the
program `tessera`."""

import ctypes
import gc
import inspect
import os
import re
import subprocess
import sys

import pytest

import tessera as ts
from tessera import _library

STRUCTURES = {  # as C calls them: the documentation of each is its name there
    each.__doc__.strip()[len("tessera_") :]: each
    for each in vars(_library).values()
    if inspect.isclass(each) and issubclass(each, ctypes.Structure)
}
BY_VALUE = {
    "size_t": ctypes.c_size_t,
    "uint64_t": ctypes.c_uint64,
    "tessera_side": ctypes.c_int32,
    "tessera_function": _library.FUNCTION,
}


def declared(source):
    """Of the header: each function's name without its prefix, whether it returns a status, and its parameters."""
    text = re.sub(r"/\*.*?\*/", "", (source / "engine/capi/tessera.h").read_text(), flags=re.S)
    found = re.findall(r"TESSERA_FUNCTION ([\w ]+?\*?)\s*tessera_(\w+)\((.*?)\) TESSERA_NOEXCEPT;", text, flags=re.S)
    return {
        name: (kind == "tessera_status", [] if parameters == "void" else re.split(r",\s*", parameters))
        for kind, name, parameters in found
    }


def test_functions_and_arguments_are_those_of_the_header(source):
    functions = declared(source)
    assert len(functions) > 30
    assert {"tessera_" + name for name in functions} == {*_library.STATUS, *_library.PLAIN}
    for name, (has_status, parameters) in functions.items():
        full = "tessera_" + name
        assert has_status == (full in _library.STATUS), name
        arguments = _library.STATUS[full] if has_status else _library.PLAIN[full][1:]
        assert len(arguments) == len(parameters), name
        for argument, parameter in zip(arguments, parameters):
            kind = parameter.rsplit(None, 1)[0].replace("const ", "")
            if "*" in parameter:
                assert ctypes.sizeof(argument) == ctypes.sizeof(ctypes.c_void_p), (name, parameter)
                assert argument not in BY_VALUE.values() or kind in BY_VALUE, (name, parameter)
            else:
                assert argument is BY_VALUE[kind], (name, parameter)


def test_structures_lie_as_in_c(source, tmp_path):
    def members(name):
        text = re.sub(r"/\*.*?\*/", "", (source / "engine/capi/tessera.h").read_text(), flags=re.S)
        body = re.search(r"typedef struct tessera_%s \{(.*?)\} tessera_%s;" % (name, name), text, flags=re.S).group(1)
        found = []
        for line in body.split(";"):
            pointer = re.search(r"\(\*(\w+)\)", line)
            if pointer:
                found.append(pointer.group(1))
            elif line.strip():
                found += [re.search(r"(\w+)\s*(\[\d+\])?$", each.strip()).group(1) for each in line.split(",")]
        return found

    lines = ['#include "tessera.h"', "#include <stdio.h>", "int main(void) {"]
    for name in STRUCTURES:
        lines.append(f'printf("%zu", sizeof(tessera_{name}));')
        lines += [f'printf(" %zu", offsetof(tessera_{name}, {member}));' for member in members(name)]
        lines.append('puts("");')
    (tmp_path / "sizes.c").write_text("\n".join([*lines, "}"]))
    includes = ["-I", str(source / "engine/capi"), "-I", os.environ["TESSERA_INCLUDE"]]
    subprocess.run([os.environ["CC"], *includes, "-o", "sizes", "sizes.c"], cwd=tmp_path, check=True)
    said = subprocess.run(["./sizes"], cwd=tmp_path, check=True, capture_output=True, text=True).stdout.splitlines()
    for (name, structure), line in zip(STRUCTURES.items(), said):
        own = [ctypes.sizeof(structure), *(getattr(structure, field).offset for field, _ in structure._fields_)]
        assert own == [int(word) for word in line.split()], name


def test_the_version_is_the_library_s():
    assert ts.__version__ == _library.library().version().decode()


def test_statuses_are_errors_of_python_s_kinds():
    for error, kind in [(ts.BadInput, ValueError), (ts.FileFailed, OSError), (ts.NoMemory, MemoryError),
                        (ts.EngineFailed, RuntimeError), (ts.Unsupported, NotImplementedError),
                        (ts.LibraryMissing, ImportError)]:  # fmt: skip
        assert issubclass(error, kind) and issubclass(error, ts.TesseraError)


@pytest.mark.parametrize("path", ["/nowhere/libtessera.so.0", "libc.so.6"])
def test_what_is_no_library_is_said_when_it_is_needed(python, path):
    ran = python("-c", "import tessera; print('imported'); tessera.case('X')", TESSERA_LIBRARY=path)
    assert ran.stdout == "imported\n"
    assert "LibraryMissing" in ran.stderr and path in ran.stderr
    if path.startswith("/"):
        assert "Install libtessera" in ran.stderr and "TESSERA_LIBRARY" in ran.stderr


def test_what_is_made_is_freed_when_nobody_holds_it(monkeypatch):
    gc.collect()  # what other tests left
    freed = []
    stop = _library.make("stop", _library.library().stop_create)
    monkeypatch.setattr(type(stop), "free", freed.append)
    address, holder = int(stop), [stop]
    holder.append(holder)  # a cycle
    del stop, holder
    assert freed == []
    gc.collect()
    assert freed == [address]


@pytest.fixture
def program(tmp_path):
    """Writes a program `tessera` into a folder of its own, and returns the folder."""

    def write(text):
        path = tmp_path / "bin" / "tessera"
        path.parent.mkdir()
        path.write_text(text)
        path.chmod(0o755)
        return path.parent

    return write


def test_the_program_in_path_gets_the_arguments(program, python):
    folder = program('#!/bin/sh\necho "$@"; command -v python3; exit 3\n')
    ran = python("-m", "tessera", "run", "a b", PATH=f"{folder}:/bin")
    assert ran.returncode == 3
    assert ran.stdout.splitlines() == ["run a b", os.path.join(os.path.dirname(sys.executable), "python3")]


def test_without_a_program_it_says_what_installs_one(python):
    ran = python("-m", "tessera", "--version", PATH="/nowhere")
    assert ran.returncode == 5 and "install the package tessera-cli" in ran.stderr


def test_a_script_of_the_package_does_not_start_itself(program, python):
    folder = program(f"#!{sys.executable}\nfrom tessera.__main__ import main\nmain()\n")
    ran = python(str(folder / "tessera"), PATH=str(folder))
    assert ran.returncode == 5 and "are missing" in ran.stderr
