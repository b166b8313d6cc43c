# SPDX-License-Identifier: Apache-2.0
"""The pytest plugin, as a user has it: found by its entry point, without configuration."""

import html
import re

import pytest

SWAPPED = """
import numpy as np, pytest, tessera as ts

def shuffle(x, b):
    n, c, h, w = x.shape
    return x.reshape(n, b, b, c // b**2, h, w).transpose(0, 3, 4, 1, 5, 2).reshape(n, c // b**2, h * b, w * b)

@pytest.mark.tessera(MARK)
def test_shuffle(tessera_case):
    x = tessera_case.input()
    ts.assert_equal(tessera_case, x, shuffle(x, tessera_case.block_size))
"""
BLOCKS = 'operators=["DEPTH_TO_SPACE1"], data_type="FLOAT32"'


@pytest.fixture
def run(tmp_path, python):
    """Runs pytest on a file, and returns its status and what it prints."""

    def run(text, *arguments, mark=BLOCKS, cwd=tmp_path):
        (tmp_path / "test_mine.py").write_text(text.replace("MARK", mark))
        ran = python("-m", "pytest", "-p", "no:cacheprovider", *arguments, cwd=cwd)
        return ran.returncode, ran.stdout + ran.stderr

    return run


def counts(text):
    return {word: int(count) for count, word in re.findall(r"(\d+) (passed|failed|skipped|error)", text.splitlines()[-1])}


def test_a_swapped_order_is_found_and_said(run):
    status, text = run(SWAPPED)
    assert status == 1 and "plugins:" in text and "tessera-" in text
    assert "E       tessera.Mismatch: order, proved: y is what DEPTH_COLUMN_ROW gives." in text
    assert "the first that is not as meant, (0,0,0,1)" in text
    assert "mode='CRD'" in text
    assert "_compare.py" not in text, "the traceback ends in the test"
    repeats = re.search(r"^pytest '(test_mine.py::test_shuffle\[\S+\])'$", text, re.M)
    assert counts(text) == {"passed": 1, "failed": 1}
    again_status, again = run(SWAPPED, repeats.group(1))
    assert again_status == 1 and counts(again) == {"failed": 1}


def test_without_a_mark_it_is_the_pack(run):
    status, text = run(
        "import tessera as ts\n"
        "def test_right(tessera_case):\n"
        "    ts.assert_equal(tessera_case, tessera_case.input(), tessera_case.run())\n"
        "def test_other(): pass\n",
        "-v",
    )
    import tessera as ts

    assert status == 0 and counts(text) == {"passed": len(ts.pack()) + 1}
    assert "test_right[resample1_linear_2x] PASSED" in text


def test_seeds_files_and_folders(run, tmp_path, source):
    _, text = run(SWAPPED, "-v", mark="seed=7, cases=5, " + BLOCKS)
    first = re.findall(r"test_shuffle\[(seed7-\d+)\]", text)
    assert len(set(first)) == 5
    cases = tmp_path / "mine"
    cases.mkdir()
    here = tmp_path / "test_mine.py"
    lines = ["DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order " + order for order in ("COLUMN_ROW_DEPTH", "DEPTH_COLUMN_ROW")]
    (cases / "list.txt").write_text("\n".join(lines))
    assert counts(run(SWAPPED, mark='file="mine/list.txt"')[1]) == {"passed": 1, "failed": 1}
    assert counts(run(SWAPPED, mark='folder="mine"')[1]) == {"passed": 1, "failed": 1}
    assert counts(run(SWAPPED, str(here), "--rootdir", str(tmp_path), mark='folder="mine"', cwd=cases)[1])["failed"] == 1
    assert counts(run(SWAPPED, str(here), "--tessera-file", "list.txt", mark="", cwd=cases)[1])["failed"] == 1
    (cases / "one.json").write_text((source / "resources/cases/depth_to_space1_crd.json").read_text())
    assert counts(run(SWAPPED, mark='folder="mine"')[1]) == {"passed": 1, "failed": 2}
    assert counts(run(SWAPPED, mark='folder="mine", order="DEPTH_COLUMN_ROW"')[1]) == {"passed": 1}


def test_the_command_line_takes_the_place_of_the_mark(run):
    status, text = run(SWAPPED, "-v", "--tessera-seed", "3", "--tessera-cases", "4", mark="pack='all', " + BLOCKS)
    assert len(set(re.findall(r"test_shuffle\[(seed3-\d+)\]", text))) == 4
    repeats = re.search(r"^pytest --tessera-seed 3 --tessera-cases 4 'test_mine.py::test_shuffle\[\S+\]'$", text, re.M)
    assert repeats, text
    _, text = run(SWAPPED, "-v", "--tessera-pack", "depth_to_space1_crd", mark="")
    assert counts(text) == {"failed": 1}


@pytest.mark.parametrize(
    "mark, said",
    [
        ('pack="nope"', 'the pack has no case "nope"; expected all or one of'),
        ('pack="all", seed=7', "pack and seed are given; expected one of"),
        ('operators=["NOPE"]', "no case is of NOPE"),
        ('order="NOPE"', "no case has order='NOPE'"),
        ('file="nowhere.txt"', "nowhere.txt"),
        ('"all"', "tessera takes names"),
    ],
)
def test_a_mark_that_is_wrong_is_said(run, mark, said):
    status, text = run(SWAPPED, mark=mark)
    assert status != 0 and said in text and "Traceback" not in text


def test_what_a_function_cannot_do_is_skipped(run):
    status, text = run(
        "import tessera as ts\n"
        "def test_mine(tessera_case):\n"
        "    raise ts.Unsupported('mine has no such type')\n"
        "def test_other():\n"
        "    raise ts.Unsupported('no case')\n",
        "-rs",
        "--tessera-pack=depth_to_space",
    )
    assert counts(text) == {"skipped": 1, "failed": 1} and "mine has no such type" in text


PLAIN = """
import numpy as np, tessera as ts
def test_plain(tessera_case):
    np.testing.assert_array_equal(tessera_case.run(), 0)
"""


def test_other_assertions_say_the_case(run):
    status, text = run(PLAIN, "--tessera-pack=depth_to_space1_crd")
    section = text.partition("- tessera -")[2]
    assert "tessera run DEPTH_TO_SPACE1 --Sizes 1,8,2,3" in section and "pytest --tessera-pack depth_to_space1_crd" in section


@pytest.mark.parametrize("workers", [[], ["-n", "2"]])
def test_the_report_has_what_all_workers_found(run, tmp_path, workers):
    status, text = run(SWAPPED, "--tessera-report", "out/page.html", *workers, mark='seed=7, cases=20, ' + BLOCKS)
    found = counts(text)
    assert status == 1 and sum(found.values()) == 20 and found["failed"] > 2, text
    assert f"tessera: {tmp_path}/out/page.html" in text
    assert [each.name for each in (tmp_path / "out").iterdir()] == ["page.html"]
    page = (tmp_path / "out/page.html").read_text()
    assert f"<h1>{found['passed']} passed, {found['failed']} failed, 0 skipped</h1>" in page
    assert page.count('<tr><td class="failed">') == found["failed"] and page.count('<tr><td class="passed">') == found["passed"]
    assert page.count("<iframe sandbox=") == found["failed"]
    inner = html.unescape(re.search('srcdoc="([^"]*)"', page).group(1))
    assert inner.startswith("<!DOCTYPE html>") and "DEPTH_COLUMN_ROW" in inner
    assert "order, proved: y is what DEPTH_COLUMN_ROW gives." in page
    assert not re.search(r"""(src|href)=["']?(https?:)?//""", page)


def test_a_report_that_cannot_be_written_is_said_first(run, tmp_path):
    (tmp_path / "folder").mkdir()
    status, text = run(SWAPPED, "--tessera-report", "folder")
    assert status == 4 and "--tessera-report folder: is a folder" in text and "Mismatch" not in text
    (tmp_path / "file").write_text("")
    assert run(SWAPPED, "--tessera-report", "file/page.html")[0] == 4


def test_a_run_of_others_is_left_alone(run, tmp_path):
    """Neither the library nor NumPy is loaded, and nothing is written."""
    status, text = run(
        "import sys\n"
        "def test_mine():\n"
        "    import tessera._library\n"
        "    assert tessera._library._functions is None and 'numpy' not in sys.modules\n"
    )
    assert status == 0, text
    assert sorted(each.name for each in tmp_path.iterdir() if each.name != "__pycache__") == ["test_mine.py"]
