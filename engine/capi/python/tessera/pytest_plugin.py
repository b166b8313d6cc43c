# SPDX-License-Identifier: Apache-2.0
"""pytest: the fixture `tessera_case`, which runs a test for each case, and a page of the failures.

    @pytest.mark.tessera(pack="all" | file="cases.txt" | folder="cases" | seed=7, cases=50,
                         operators=["DEPTH_TO_SPACE1"], order="COLUMN_ROW_DEPTH")
    def test_mine(tessera_case): ...

The default source is the pack. Files and folders are relative to the test's own file. `cases`: how many of a seed, 100
by default. `operators`, and fields by their names, leave out other cases. A source on the command line replaces the
tests' own. A test that raises tessera.Unsupported is skipped with the reason.
"""

from __future__ import annotations

import shlex
from typing import Any, Callable, Dict, Generator, List, Optional, TypeVar

import pytest

from . import _report
from ._case import Case
from ._check import of_operators
from ._compare import Mismatch
from ._errors import BadInput, TesseraError, Unsupported
from ._making import load, pack, random_case

_SOURCES = ("pack", "file", "folder", "seed")
_CASES = 100
_LOOKED_AT = 1000  # the most random cases that are drawn for each that is wanted

_Hook = TypeVar("_Hook", bound=Callable[..., Any])
_wrapper: Callable[[_Hook], _Hook] = pytest.hookimpl(hookwrapper=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("tessera", "cases of DirectML's tensor layout operators")
    group.addoption("--tessera-pack", metavar="NAME", help="tessera_case is this case of the pack, or all")
    group.addoption("--tessera-file", metavar="FILE", help="… is the case of a file, or each of a list's")
    group.addoption("--tessera-folder", metavar="DIR", help="… is each case of a folder")
    group.addoption("--tessera-seed", metavar="N", type=int, help="… is each random case of this seed")
    group.addoption("--tessera-cases", metavar="N", type=int, help=f"so many of a seed; {_CASES} where not given")
    group.addoption("--tessera-operators", metavar="LIST", help="only cases of these: DEPTH_TO_SPACE1,RESAMPLE")
    group.addoption("--tessera-report", metavar="FILE", help="write a page of all cases and what failed")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        'tessera(pack="all", file=…, folder=…, seed=7, cases=50, operators=[…], order=…): the cases of tessera_case',
    )
    path = config.getoption("--tessera-report")
    if path and not hasattr(config, "workerinput"):  # not in a worker of xdist
        try:
            _report.check_place(path)
        except OSError as error:
            raise pytest.UsageError(f"--tessera-report {path}: {error}") from error
        config.pluginmanager.register(_report.Writer(path), "tessera-report")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "tessera_case" not in metafunc.fixturenames:
        return
    marker = metafunc.definition.get_closest_marker("tessera")
    if marker is not None and marker.args:
        raise pytest.UsageError("tessera takes names: @pytest.mark.tessera(pack=…, file=…, folder=… or seed=…)")
    asked: Dict[str, Any] = dict(marker.kwargs) if marker is not None else {}
    for name in ("file", "folder"):
        if asked.get(name) is not None:  # or the folder where pytest was started would count
            asked[name] = metafunc.definition.path.parent / asked[name]
    given = {name: metafunc.config.getoption("--tessera-" + name) for name in (*_SOURCES, "cases", "operators")}
    if any(given[name] is not None for name in _SOURCES):
        asked = {name: value for name, value in asked.items() if name not in _SOURCES}
    asked.update((name, value) for name, value in given.items() if value is not None)
    try:
        cases = _chosen(asked)
    except TesseraError as error:
        raise pytest.UsageError(f"{metafunc.definition.nodeid}: {error}") from error
    metafunc.parametrize("tessera_case", cases, ids=[each.name or each.line for each in cases], indirect=True)


@pytest.fixture
def tessera_case(request: pytest.FixtureRequest) -> Case:
    """A case of those that @pytest.mark.tessera or the command line names; by default of the pack."""
    found = request.param
    assert isinstance(found, Case)
    return found


def _chosen(asked: Dict[str, Any]) -> List[Case]:
    sources = [name for name in _SOURCES if asked.get(name) is not None]
    if len(sources) > 1:
        raise BadInput(f"tessera: {' and '.join(sources)} are given; expected one of {', '.join(_SOURCES)}")
    source = sources[0] if sources else "pack"
    value = asked.pop(source, "all")
    operators = asked.pop("operators", None)
    if isinstance(operators, str):
        operators = operators.split(",")
    count = asked.pop("cases", None)
    for name in _SOURCES:
        asked.pop(name, None)
    if source == "seed":
        return _random(int(value), _CASES if count is None else int(count), operators, asked)
    if source == "pack":
        cases = pack()
        if value not in ("all", True):
            names = [each.name for each in cases]
            if value not in names:
                raise BadInput(f'the pack has no case "{value}"; expected all or one of {", ".join(map(str, names))}')
            cases = [each for each in cases if each.name == value]
    else:
        cases = load(value)
    found = [each for each in of_operators(cases, operators) if _has(each, asked)]
    if not found:
        raise BadInput(f"tessera: no case has {', '.join(f'{name}={value!r}' for name, value in asked.items())}")
    return found[:count]


def _has(each: Case, fields: Dict[str, Any]) -> bool:
    own = each.fields
    return all(own.get(name) == value for name, value in fields.items())


def _random(seed: int, count: int, operators: Optional[List[str]], fields: Dict[str, Any]) -> List[Case]:
    found: List[Case] = []
    for index in range(count * _LOOKED_AT):
        if len(found) == count:
            break
        each = random_case(seed, index)
        if (operators is None or each.operator in operators) and _has(each, fields):
            found.append(each._named(f"seed{seed}-{index}"))
    if not found:
        raise BadInput(f"tessera: no random case of seed {seed} is of these operators and fields")
    return found


@_wrapper
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, None]:
    each = _case_of(item)
    error = call.excinfo.value if call.excinfo is not None else None
    if each is not None and isinstance(error, Unsupported):
        call.excinfo = _skipped(str(error))
    outcome = yield
    report = outcome.get_result()
    if each is None or (report.when != "call" and not report.failed):
        return
    wants_page = item.config.getoption("--tessera-report") is not None
    # A plain dictionary of texts, which xdist can send with the report.
    report.tessera = _report.entry(each, error if isinstance(error, Mismatch) else None, report, wants_page)
    if report.failed:
        line = [] if isinstance(error, Mismatch) else [f"tessera run {each.line}"]
        report.sections.append(("tessera", "\n".join([*line, _command(item)])))


def _skipped(reason: str) -> pytest.ExceptionInfo[BaseException]:
    try:
        pytest.skip(reason)
    except BaseException:
        return pytest.ExceptionInfo.from_current()


def _case_of(item: pytest.Item) -> Optional[Case]:
    callspec = getattr(item, "callspec", None)
    found = callspec.params.get("tessera_case") if callspec is not None else None
    return found if isinstance(found, Case) else None


def _command(item: pytest.Item) -> str:
    """The line that repeats the test, with the options that chose its case."""
    words = ["pytest"]
    for name in (*_SOURCES, "cases", "operators"):
        value = item.config.getoption("--tessera-" + name)
        if value is not None:
            words += [f"--tessera-{name}", str(value)]
    return " ".join(map(shlex.quote, [*words, item.nodeid]))
