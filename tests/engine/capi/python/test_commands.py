# SPDX-License-Identifier: Apache-2.0
"""`python -m tessera` is the program `tessera`."""

import os
import subprocess
import sys

import pytest


def started(*words, **environment):
    return subprocess.run([sys.executable, *words], env={**os.environ, **environment}, capture_output=True, text=True, timeout=60)


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


def test_the_program_in_path_gets_the_arguments(program):
    folder = program('#!/bin/sh\necho "$@"; command -v python3; exit 3\n')
    ran = started("-m", "tessera", "run", "a b", PATH=f"{folder}:/bin")
    assert ran.returncode == 3
    assert ran.stdout.splitlines() == ["run a b", os.path.join(os.path.dirname(sys.executable), "python3")]


def test_without_a_program_it_says_what_installs_one():
    ran = started("-m", "tessera", "--version", PATH="/nowhere")
    assert ran.returncode == 5 and "install the package tessera-cli" in ran.stderr


def test_a_script_of_the_package_does_not_start_itself(program):
    folder = program(f"#!{sys.executable}\nfrom tessera.__main__ import main\nmain()\n")
    ran = started(str(folder / "tessera"), PATH=str(folder))
    assert ran.returncode == 5 and "are missing" in ran.stderr
