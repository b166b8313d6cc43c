#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds what the README and the pages of resources/ say against what their own lines give.

readme.py lines|frameworks|classes ROOT PROGRAM [ENGINE_TESTS]

lines: each line behind "$" of README, commands.md and reports.md runs, in a folder where the files that it names are.
frameworks: the table of frameworks is what `check` counts, for each framework that is here in the table's version.
classes: the table of classes is what `check` counts, and the test of published reports, which ENGINE_TESTS holds.
"""
import collections
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

part, (root, program, *others) = sys.argv[1], map(os.path.abspath, sys.argv[2:])
root = pathlib.Path(root)
files = ["README.md", "resources/commands.md", "resources/reports.md"] if part == "lines" else ["resources/findings.md"]
text = "".join((root / file).read_text(encoding="utf-8") for file in files)
wrong = []


def expect(said, given, what):
    if said != given:
        wrong.append(f"{what}: the file says {said}, the program gives {given}")


def shell(line, codes):
    ended = subprocess.run(["bash", "-c", line], capture_output=True, text=True)
    if ended.returncode not in codes:
        wrong.append(f"{line}\nexits with {ended.returncode}: {ended.stderr}{ended.stdout[-300:]}")
    return ended.stdout


def matrix(options):
    shell(f"{shlex.quote(program)} check {options} --json found.json", {0, 1, 2, 5})
    return json.loads(pathlib.Path("found.json").read_text(encoding="utf-8"))


def rows(heading):
    """The cells of the Markdown table whose first line is `heading`."""
    table = text[text.index(heading):].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip()[1:-1].split("|")] for line in table]


def lines():
    arrays = {"input.npy": "run DEPTH_TO_SPACE1 --Sizes 1,4,2,3 --BlockSize 2 --data iota --output -",
              "output.npy": "run SPACE_TO_DEPTH1 --BlockSize 2 --data input.npy --output -"}
    for name, arguments in arrays.items():
        shell(f"{shlex.quote(program)} {arguments} > {name}", {0})
    for i, name in enumerate(("a.png", "b.png")):
        shell(f"{shlex.quote(program)} run RESAMPLE --Sizes 1,3,4,6 --DataType UINT8 --Scales 1,1,1,1 --data random:{i} "
              f"--output {name}", {0})
    for name in ("yesterday.json", "today.json"):
        shell(f"{shlex.quote(program)} check --pack 1 --engine sabotage:order --json {name}", {0, 1, 2})
    for name in ("net.onnx", "before.onnx", "after.onnx"):
        pathlib.Path(name).symlink_to(root / "tests/support/onnx/dcr/model.onnx")
    pathlib.Path("failures.txt").write_text("# found by a sweep\nDEPTH_TO_SPACE1 --Sizes 1,4,2,3 --BlockSize 2\n")
    pathlib.Path("mine").symlink_to(root / "resources/examples/depth_to_space.py")
    pathlib.Path("resources").symlink_to(root / "resources")
    found = re.findall(r"^    \$ (.*)$", text, re.MULTILINE)
    if len(found) < 25:
        wrong.append(f"only {len(found)} lines were found")
    for line in dict.fromkeys(found):
        # Exit code 5: a framework may be missing, and an example engine of one operator does not run the others.
        codes = {0, 1, 2, 5} if "--engine" in line or "--capture" in line else {0, 1, 2}
        shell(line.replace("app/run", shlex.quote(program)).replace("--cases 100000", "--cases 1000"), codes)


def frameworks():
    versions = text[text.index("66 cases;"):].split("by `")[0]
    spelt = {"numpy": "NumPy", "torch": "PyTorch", "opencv": "OpenCV", "pillow": "Pillow",
             "onnxruntime-node": "ONNX Runtime"}
    line = re.search(r"`app/run check\s(--pack all --engine cpu.*?)`", text, re.DOTALL).group(1)
    counts = {each["name"]: each for each in matrix(line.replace("\n", " "))["engines"]}
    for names, *said in rows("| | PASS | MISTRUSTED |"):
        for name in names.split(", "):
            version = re.search(rf"{spelt[name]} ([0-9.]*[0-9])", versions).group(1) if name in spelt else ""
            if counts[name]["isMissing"] or version not in counts[name]["description"]:
                print(f"{name}: not here, or of another version")
                continue
            given = [counts[name]["counts"].get(state, 0) for state in ("PASS", "MISTRUSTED", "FAIL", "UNSUPPORTED")]
            expect([int(re.match(r"[0-9]+", cell).group()) for cell in said], given, name)


def counted(alone, together, of):
    return f"{alone} + {together} of {of}" if together else f"{alone} of {of}"


def classes():
    listed = subprocess.run([program, "engines", "--faulty"], capture_output=True, text=True).stdout.splitlines()
    options = " ".join(f"--engine sabotage:{line.split()[0]}" for line in listed)
    bad = collections.defaultdict(lambda: [0, 0, 0])
    for cell in matrix(f"--pack all --against reference {options}")["results"]:
        if cell["verdict"] != "FAIL":
            continue
        made, named = cell["engine"].split(":")[1], cell["diagnosis"]["classes"]
        second = cell["diagnosis"]["second"]
        isAlone = named == [made] and second is None
        bad[made][0] += isAlone
        bad[made][1] += not isAlone and made in [*named, second]
        bad[made][2] += 1
    printed = subprocess.run([*others, "--gtest_filter=IdentifyPublished.*"], capture_output=True, text=True).stdout
    published = re.findall(r"^([a-z-]+): ([0-9]+) alone, ([0-9]+) in a group, of ([0-9]+)$", printed, re.MULTILINE)
    reports = {name: counted(*map(int, figures)) for name, *figures in published}
    said = {}
    for row in rows("| class | bad engines | reports |"):
        for i in range(0, len(row), 3):
            if row[i]:
                said[row[i]] = (row[i + 1], row[i + 2])
    given = {name: (counted(*figures), reports.get(name, "")) for name, figures in bad.items()}
    for name in sorted(said.keys() | given.keys()):
        expect(said.get(name), given.get(name), name)
    alone, together, of = (sum(figures[i] for figures in bad.values()) for i in range(3))
    sentence = re.search(r"Of ([0-9]+) outputs ([0-9]+) are named alone,\s([0-9]+) in a group", text)
    expect([int(figure) for figure in sentence.groups()], [of, alone, together], "all bad engines")


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    {"lines": lines, "frameworks": frameworks, "classes": classes}[part]()
print(*wrong, sep="\n")
sys.exit(bool(wrong))
