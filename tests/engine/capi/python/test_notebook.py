# SPDX-License-Identifier: Apache-2.0
"""The course's notebook runs, is the lessons', and its exercises are solved by their solutions; what is shown in a
notebook fits its frame and reaches nothing outside."""

import re
import shutil
import sys

import nbclient
import nbformat
import pytest
from nbconvert import HTMLExporter

import tessera as ts

COURSE = "resources/notebooks/lessons.ipynb"
LESSONS = 9


@pytest.fixture(autouse=True)
def own_folders(tmp_path, monkeypatch):
    for name in ("JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR", "IPYTHONDIR"):
        monkeypatch.setenv(name, str(tmp_path / name))


@pytest.fixture
def course(source):
    return nbformat.read(source / COURSE, 4)


@pytest.fixture
def lessons(source):
    """The text of each lesson, by its number."""
    return {
        number: next((source / "resources/lessons").glob(f"{number:02}_*.md")).read_text(encoding="utf-8")
        for number in range(1, LESSONS + 1)
    }


def executed(notebook):
    return nbclient.NotebookClient(notebook, kernel_name="python3", timeout=120).execute()


def blocks(text, kind):
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def lines_of(text):
    """The cases of a lesson whose data are no file, as they are written again."""
    found = [each.split("\n")[0] for each in blocks(text, "case")]
    return {ts.case(line).line for line in found if ".npy" not in line}


def said(cell):
    return "".join(each.text for each in cell.outputs if each.output_type == "stream")


def shown(cell):
    return [each.data for each in cell.outputs if each.output_type == "execute_result"]


def cells(notebook, name):
    """The cells of that name, by the number of their lesson."""
    found = {}
    for cell in notebook.cells:
        match = re.fullmatch(rf"lesson-(\d+)-{name}", cell.id)
        if match:
            found[int(match[1])] = cell
    return found


def test_the_course_is_stripped(course):
    nbformat.validate(course)
    code = [cell for cell in course.cells if cell.cell_type == "code"]
    assert all(not cell.outputs and cell.execution_count is None for cell in code)


def test_the_course_runs_from_top_to_bottom(course, lessons):
    executed(course)
    pages = {number: set() for number in lessons}
    for cell in course.cells:
        for data in shown(cell) if cell.cell_type == "code" else []:
            assert "<iframe" in data["text/html"] and len(data["text/html"].encode()) < 300_000, cell.id
            pages[int(cell.id.split("-")[1])].add(data["text/plain"])
    for number, found in pages.items():
        assert found, f"lesson {number} has no figure"
        if number != LESSONS:  # which shows a diagnosis
            assert found <= lines_of(lessons[number]), f"lesson {number} has no such figure"
    answers = {number: said(cell) for number, cell in cells(course, "check").items()}
    assert set(answers) == set(lessons)
    for number, answer in answers.items():
        assert "Not yet:" in answer, f"lesson {number} is solved already"


def test_the_solutions_of_the_lessons_solve_the_exercises(course, lessons):
    exercises = cells(course, "exercise")
    assert set(exercises) == set(lessons)
    for number, cell in exercises.items():
        exercise, solution = blocks(lessons[number], "exercise")[0].split("solution:\n")
        assert f"def {re.search(r'^function: (.*)$', exercise, re.MULTILINE)[1]}:" in cell.source, cell.id
        cell.source = solution
        check = cells(course, "check")[number].source
        asked = re.findall(r"^case: (.*)$", exercise, re.MULTILINE)
        assert re.findall(r'"(.*?)"', check) == asked, cell.id
    executed(course)
    for number, cell in cells(course, "check").items():
        assert said(cell).count("Right.") == cell.source.count('"') // 2 and "Not yet" not in said(cell), said(cell)


SHOWN = """
import tessera as ts
c = ts.case("DEPTH_TO_SPACE1", sizes=(1, 8, 2, 3), data_type="UINT32", block_size=2, order="COLUMN_ROW_DEPTH", data="iota")
wrong = c.run(engine="sabotage:order")
def mine(x, case):
    return case.run(x, engine="sabotage:order")
"""


@pytest.fixture
def browser(source, tmp_path):
    """Opens a notebook of cells that show something, as nbconvert makes a page of it; its theme is dark."""
    if shutil.which("chromium") is None:
        pytest.skip("chromium is missing")
    sys.path.insert(0, str(source / "tests/cli/browser"))
    from browser import Browser

    new = nbformat.v4
    results = ["c", "ts.identify(c.input(), wrong, meant=c)", "ts.compare(c, c.input(), wrong, c.run())",
               "ts.sweep(mine, seed=7, cases=20, operators=['DEPTH_TO_SPACE1'])"]
    notebook = executed(new.new_notebook(cells=[new.new_code_cell(each) for each in (SHOWN, *results)]))
    page, _ = HTMLExporter(theme="dark").from_notebook_node(notebook)
    (tmp_path / "notebook.html").write_text(page, encoding="utf-8")
    with Browser(width=1100, height=3600) as opened:
        opened.open(tmp_path / "notebook.html")
        # Frames are loaded as they come into sight, and then as high as their pages.
        opened.run("new Promise((done) => { const frames = [...document.querySelectorAll('iframe')];"
                   " const wait = () => frames.every((each) => each.style.height !== '480px') ? done() : setTimeout(wait, 20); wait(); })")
        assert len(opened.frames()) == len(results)
        yield opened


def test_frames_fit_their_pages_and_reach_nothing(browser):
    heights = browser.run("[...document.querySelectorAll('iframe')].map((each) => each.offsetHeight)")
    fitting = []
    for frame in browser.frames():
        with browser.inside(frame):
            fitting.append(browser.run("Math.min(document.documentElement.scrollHeight, 1000)"))
            assert browser.run("getComputedStyle(document.documentElement).getPropertyValue('--back').trim()") == "#15181d", "it is light"
            for reached in ("parent.document.body", "localStorage", "document.cookie"):
                with pytest.raises(RuntimeError, match="SecurityError"):
                    browser.run(reached)
            assert browser.run("fetch('http://127.0.0.1:9').then(() => 'sent', (error) => error.name)") == "TypeError"
    assert sorted(heights) == sorted(fitting)
