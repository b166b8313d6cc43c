#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds what the commands and the window say against the files beside this one.

golden.py PROGRAM [APP_TESTS] [--update] [NAME…]

commands.txt has a line a golden: its name, and a shell command in which `tessera` is PROGRAM. The output, without what
differs between two runs or machines, is NAME.txt. A name that ends in .html holds the words of the page that the
command writes to standard output. Two goldens are made here: `mistakes`, what each bad engine is called on the
conformance pack, and `window`, the geometry of the window, which the test Golden.Window of APP_TESTS prints.
--update writes the files in place of comparing them.
"""
import collections
import concurrent.futures
import difflib
import html
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

here = pathlib.Path(__file__).resolve().parent
root = here.parent.parent
update = "--update" in sys.argv
program, *arguments = [each for each in sys.argv[1:] if each != "--update"]
program = os.path.abspath(program)
app_tests = os.path.abspath(arguments.pop(0)) if arguments and os.access(arguments[0], os.X_OK) else None

# What differs from run to run, and what stands for it.
VARYING = (
    (r'"(seconds|startedAt|timestamp|time|median|milliseconds)": ?("[^"]*"|[-+0-9.e]+)', r'"\1": …'),
    (r' (time|timestamp)="[^"]*"', r' \1="…"'),
    (r"20[0-9]{2}-[01][0-9]-[0-3][0-9][T ][0-9:]{5,8}", "DATE"),
    (r"tessera 0\.[0-9]+\.[0-9]+", "tessera VERSION"),
    (r"[0-9.]+(e-[0-9]+)? (ms|µs|s|GB/s|GiB/s)\b", "TIME"),
    (r"vulkan:llvmpipe|llvmpipe \([^)]*\)", "VULKAN"),
    (r"[0-9]+ threads?, [A-Z][A-Z0-9-]+", "THREADS"),
    (r"(?m)^(processor|system|compiler|flags|libraries)\n.*$", r"\1 …"),
    (r"(?m)^\* (processor|system|compiler|libraries|cpu|reference)\b.*$", r"* \1 …"),
    (r"(?<![\w.~-])" + re.escape(str(root)) + r"(?![\w-])", "ROOT"),
)


def steady(text):
    for pattern, replacement in VARYING:
        text = re.sub(pattern, replacement, text)
    return "".join(line.rstrip() + "\n" for line in text.splitlines())


def indent(line):
    return len(line) - len(line.lstrip())


def compact(text):
    """JSON with a list, an object and its neighbours on one line where they have room: not the layout is held."""
    lines = []
    for line in text.splitlines():
        lines.append(line)
        if line.strip(" ,") in ("]", "}"):
            start = max(i for i, each in enumerate(lines[:-1]) if indent(each) == indent(line))
            whole = lines[start] + " ".join(each.strip() for each in lines[start + 1:-1]) + line.strip()
            if len(whole) <= 110:
                lines[start:] = [whole]
        before = lines[-2] if len(lines) > 1 else ""
        if before.endswith(",") and indent(before) == indent(lines[-1]) > 0 and not lines[-1].endswith(("{", "[")) \
                and lines[-1].strip(" ,") not in ("]", "}") and len(before + lines[-1].lstrip()) < 110:
            lines[-2:] = [before + " " + lines[-1].strip()]
    return "\n".join(lines) + "\n"


def words(page):
    """The words of a page, a line an element; pictures, styles and scripts are left out."""
    page = re.sub(r"<(script|style|svg)\b.*?</\1>", "", page, flags=re.DOTALL)
    page = re.sub(r"<(td|th)\b[^>]*>", " | ", page)
    page = html.unescape(re.sub(r"<[^>]*>", "\n", page.replace("</td>", "").replace("</th>", "")))
    return "\n".join(line.strip() for line in page.splitlines() if line.strip())


def run(command):
    """Standard output; behind it what is said to standard error, and an exit code that is not 0."""
    ended = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    output = ended.stdout
    if ended.stderr:
        output += "\n--- to standard error\n" + ended.stderr
    if ended.returncode:
        output += f"\n--- exits with {ended.returncode}\n"
    return output


def of_command(name, command):
    output = run(command)
    text = steady(words(output) if name.endswith(".html") else output)
    return compact(text) if name.endswith("-json") else text


def of_mistakes():
    """A line a bad engine and name: which cases of the pack it fails, and what the mistake is called there."""
    listed = run("tessera engines --faulty").splitlines()
    engines = [line.split()[0] for line in listed if re.match(r"[a-z]", line)]
    options = " ".join(f"--engine sabotage:{name}" for name in engines)
    found = json.loads(run(f"tessera check --pack all --against reference {options} --json - 2>/dev/null").split("\n---")[0])
    named = collections.defaultdict(list)
    for each in found["results"]:
        if each["verdict"] == "FAIL":
            diagnosis = each["diagnosis"]
            name = " or ".join(diagnosis["classes"]) + (f" and {diagnosis['second']}" if diagnosis["second"] else "")
            proved = ", proved" if diagnosis["proved"] else ""
            named[each["engine"].removeprefix("sabotage:"), name + proved].append(each["name"])
    return "".join(f"{engine}: {name}: {len(cases)}: {' '.join(cases)}\n"
                   for (engine, name), cases in sorted(named.items(), key=lambda each: engines.index(each[0][0])))


def of_window():
    printed = run(f"QT_QPA_PLATFORM=offscreen {app_tests} --gtest_filter=Golden.Window")
    return steady("\n".join(line[2:] for line in printed.splitlines() if line.startswith("| ")))


goldens = {}
for line in (here / "commands.txt").read_text(encoding="utf-8").splitlines():
    if line and not line.startswith("#"):
        name, command = line.split(None, 1)
        goldens[name] = lambda name=name, command=command: of_command(name, command)
goldens["mistakes"] = of_mistakes
if app_tests:
    goldens["window"] = of_window
if arguments:
    goldens = {name: goldens[name] for name in arguments}

wrong = []
with tempfile.TemporaryDirectory() as folder:
    (pathlib.Path(folder) / "tessera").symlink_to(program)
    os.environ["PATH"] = folder + ":" + os.environ["PATH"]
    os.environ["COLUMNS"] = "100"
    os.chdir(folder)
    pathlib.Path("resources").symlink_to(root / "resources")
    subprocess.run(["bash", "-e", here / "prepare"], check=True, stdout=subprocess.DEVNULL)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        made = dict(zip(goldens, pool.map(lambda make: make(), goldens.values())))
for name, given in made.items():
    file = here / f"{name}.txt"
    kept = file.read_text(encoding="utf-8") if file.exists() else ""
    if update:
        file.write_text(given, encoding="utf-8")
    elif kept != given:
        wrong.append(name)
        sys.stdout.writelines(list(difflib.unified_diff(kept.splitlines(True), given.splitlines(True),
                                                        f"tests/golden/{name}.txt", "now", n=1))[:60])
if wrong:
    print(f"{', '.join(wrong)}: other than before. Where that is meant: tests/golden/golden.py PROGRAM APP_TESTS "
          f"--update {' '.join(wrong)}")
sys.exit(bool(wrong))
