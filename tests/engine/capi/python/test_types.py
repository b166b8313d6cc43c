# SPDX-License-Identifier: Apache-2.0
"""Annotations hold under mypy --strict, in the package and where it is used; every example of a docstring runs, and the
package's README says what happens."""

import doctest
import importlib
import inspect
import pkgutil
import re

import pytest

import tessera as ts

MODULES = sorted(each.name for each in pkgutil.iter_modules(ts.__path__) if each.name != "__main__")

USES = """
from typing import List, Optional
import tessera as ts

c: ts.Case = ts.case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), block_size=2)
shape: "tuple[int, ...]" = c.output_shape
found: ts.Diagnosis = ts.identify(c.input(), c.run(), meant=c)
kind: str = found.kind
remedy: Optional[str] = found.remedy
lines: List[str] = [each.line for each in ts.sweep(lambda x: x, seed=7).failures]
ts.compare(c, c.input(), c.run(), tolerance=ts.Tolerance(ulp=4)).verdict.lower()
probed: ts.Probe = ts.probe(lambda x: x, sizes=(1, 8, 2, 3))
text: str = probed.text
report: ts.Report = ts.check(lambda x: x, framework="torch")
"""


@pytest.fixture
def mypy(python):
    return lambda *words: python("-m", "mypy", "--strict", "--cache-dir", "cache", *words)


def test_the_package_is_strict(source, mypy):
    ran = mypy("--python-version", "3.9", str(source / "engine/capi/python/tessera"))
    assert ran.returncode == 0, ran


def test_users_have_its_types(tmp_path, mypy):
    (tmp_path / "uses.py").write_text(USES)
    ran = mypy("uses.py")
    assert ran.returncode == 0, ran
    (tmp_path / "wrong.py").write_text(USES + "\nnumber: int = found.kind\nts.case(7)\nc.run(engine=7)\n")
    ran = mypy("wrong.py")
    assert ran.returncode == 1 and ran.stdout.count("error:") == 3, ran


@pytest.mark.parametrize("name", [*MODULES, ""])
def test_examples_run(name):
    module = importlib.import_module(f"tessera.{name}".rstrip("."))
    failed, _ = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert failed == 0


def test_what_is_public_is_documented_and_has_an_example():
    lacking = []
    for name in ts.__all__:
        each = getattr(ts, name)
        if inspect.isfunction(each):
            parser = doctest.DocTestParser()
            if not each.__doc__ or not parser.get_examples(each.__doc__):
                lacking.append(name)
        elif inspect.isclass(each):
            lacking += [] if each.__doc__ else [name]
            members = [(f"{name}.{key}", value) for key, value in vars(each).items() if not key.startswith("_")]
            lacking += [key for key, value in members if callable(value) and not value.__doc__]
    assert lacking == []


MINE = """
def shuffle(x, r):
    n, c, h, w = x.shape
    return x.reshape(n, r, r, c // r**2, h, w).permute(0, 3, 4, 1, 5, 2).reshape(n, c // r**2, h * r, w * r)
"""


def readme(source):
    return (source / "engine/capi/python/README.md").read_text()


def test_the_two_errors_are_what_is_said(source, python):
    ran = python(str(source / "tests/engine/capi/python/swapped_order.py"))
    assert ran.returncode == 0, ran.stderr
    said = ran.stdout
    for new, old in ((" among violations", ""), (" ACTUAL:", " x:"), (" DESIRED:", " y:")):  # as NumPy 2 says it
        said = said.replace(new, old)
    blocks = re.findall("```text\n.*?```\n", said, flags=re.S)
    assert len(blocks) == 2 and re.findall("```text\n.*?```\n", readme(source), flags=re.S) == blocks


def test_the_readme_s_examples_run(source):
    failed, ran = doctest.testfile(str(source / "engine/capi/python/README.md"), module_relative=False)
    assert failed == 0 and ran > 10


def test_six_lines_of_pytest_find_a_swapped_order(source, tmp_path, python):
    pytest.importorskip("torch", reason="python3-torch is not installed")
    example = re.search("```python\n(import pytest.*?)```", readme(source), flags=re.S).group(1)
    (tmp_path / "test_mine.py").write_text(example)
    (tmp_path / "mine.py").write_text(MINE)
    ran = python("-m", "pytest", "-p", "no:cacheprovider")
    assert "E       tessera.Mismatch: order, proved: y is what DEPTH_COLUMN_ROW gives." in ran.stdout, ran.stdout + ran.stderr


def test_markers_and_options_that_are_named_exist(source):
    from tessera import pytest_plugin

    text = (source / "engine/capi/python/tessera/pytest_plugin.py").read_text()
    for option in set(re.findall(r"--tessera-\w+", readme(source))):
        assert f'addoption("{option}"' in text
    assert pytest_plugin.__doc__ and ts.strategies.cases
