# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens a page of a case and uses it as a learner does: case_page.py FILE [CHECK…]. What is wrong ends it with a sentence.

A check of bits reads output.npy, which the program wrote of the same case.
"""

import ast
import glob
import json
import struct

import page_checks
from page_checks import fits, main, texts

CELLS = "[...document.querySelectorAll('.{side} td')]"
FORMATS = {"f4": "f", "f8": "d", "u1": "B", "u4": "I", "i2": "h", "f2": "e", "i8": "q"}


def cells(page, side):
    return texts(page, 0, f".{side} td")


def marked(page, side, name):
    """The elements of that class."""
    return page.run(f"{CELLS.format(side=side)}.map((each, i) => each.classList.contains('{name}') ? i : -1).filter((i) => i >= 0)")


def text(page, name):
    return page.run(f"document.querySelector('.{name}').textContent")


def centre(page, side, element):
    return page_checks.centre(page, 0, f".{side} td", element)


def press(page, key, code=None, number=0):
    numbers = {"ArrowRight": 39, "ArrowLeft": 37, "ArrowDown": 40, "PageDown": 34, "PageUp": 33, "Home": 36, "End": 35, "Enter": 13, " ": 32,
               "Escape": 27}
    page.key(key, code or {" ": "Space"}.get(key, key), number or numbers[key])


def npy(path):
    """The values' bytes of a packed tensor, and the letter that packs one."""
    data = open(path, "rb").read()
    length = struct.unpack("<H", data[8:10])[0]
    header = ast.literal_eval(data[10:10 + length].decode())
    return data[10 + length:], FORMATS[header["descr"][1:]]


def bits(page):
    """Every output cell says the very bits of the engine."""
    data, letter = npy("output.npy")
    size = struct.calcsize(letter)
    shown = cells(page, "output")
    assert len(shown) * size == len(data), (len(shown), len(data))
    for i, value in enumerate(shown):
        number = float(value) if letter in "fde" else int(value)
        assert struct.pack("<" + letter, number) == data[i * size:(i + 1) * size], f"element {i} says {value}"


def explained(page):
    """Formulas and sentences are those of `tessera map`, which map_ELEMENT.txt holds of some elements."""
    files = glob.glob("map_*.txt")
    assert len(files) >= 3, files
    for name in files:
        said = open(name, encoding="utf-8").read()
        for _, line in page.run(f"views[0].texts({name[4:-4]})"):
            assert f"  {line}\n" in said or f"\n{line}\n" in said, f"{name}: {line}"


def hovered(page):
    """Pointing at an output lights up what it reads, with arrows and a formula; pointing at that input leads back."""
    last = page.run("document.querySelectorAll('.output td').length") - 1
    page.point(*centre(page, "output", last))
    assert marked(page, "output", "chosen") == [last]
    lit = marked(page, "input", "lit")
    assert lit, "nothing lights up"
    assert page.run("document.querySelectorAll('.arrows path').length") == len(lit)
    assert page.run("document.querySelectorAll('.formula li').length") >= 3
    value = cells(page, "input")[lit[0]]
    assert any(f"= {value}, weight" in each for each in page.run("[...document.querySelectorAll('.partners li')].map((e) => e.textContent)"))
    page.point(*centre(page, "input", lit[0]))
    assert last in marked(page, "output", "lit"), "the way back is another"
    assert marked(page, "input", "chosen") == [lit[0]]


def played(page):
    """Keys and the slider fill the output, one step after the other, and the address follows."""
    page.run("document.activeElement.blur()")
    press(page, "Home")
    assert not any(cells(page, "output")), "something is filled before the first step"
    press(page, "ArrowRight")
    press(page, "PageDown")
    assert sum(map(bool, cells(page, "output"))) == 2, cells(page, "output")
    assert marked(page, "output", "chosen") == [1]
    assert page.run("location.hash") == "#step=2"
    press(page, "PageUp")
    assert text(page, "count").startswith("Step 1 of "), text(page, "count")
    press(page, "End")
    assert all(cells(page, "output"))
    slider = "document.querySelector('.scrub')"
    page.run(f"{slider}.value = 3, {slider}.dispatchEvent(new Event('input'))")
    assert sum(map(bool, cells(page, "output"))) == 3
    choice = "document.querySelector('.speed')"
    page.run(f"{choice}.value = '20', document.activeElement.blur()")
    press(page, " ")
    # A busy machine may miss a step that stands for a twentieth of a second.
    page.run("new Promise((done) => { const step = () => Number(document.querySelector('.count').textContent.match(/\\d+/)[0]);"
             " const wait = () => step() >= 5 ? done() : setTimeout(wait, 5); wait(); })")
    press(page, " ")
    press(page, "End")


def painted(page):
    """Three channels stand as one picture, whose pixels are the engine's bytes; each cell says its value."""
    data, letter = npy("output.npy")
    assert letter == "B", letter
    width, height, pixels = page.run("(() => { const c = document.querySelector('.output canvas');"
                                     " return [c.width, c.height, [...c.getContext('2d').getImageData(0, 0, c.width, c.height).data]]; })()")
    plane = width * height
    assert len(data) == 3 * plane, (len(data), width, height)
    for i in range(plane):
        assert pixels[4 * i:4 * i + 3] == [data[channel * plane + i] for channel in range(3)], f"pixel {i}"
    labels = page.run("[...document.querySelectorAll('.case:has(canvas) .output td')].map((each) => Number(each.ariaLabel))")
    assert labels == list(data), "a cell says another value"


def units(page):
    """Every order and unit fills each output once."""
    for along in ("output", "input", "memory"):
        for by in ("element", "row", "block", "channel"):
            result = page.run(f"(() => {{ const v = views[0]; v.setStepping('{along}', '{by}', 0); const seen = new Set(); let n = 0;"
                              " for (let k = 0; k < v.steps.count; ++k) for (const e of v.steps.places(k)) { seen.add(e); ++n; }"
                              " return [n, seen.size, v.view.count]; })()")
            assert result[0] == result[1] == result[2], (along, by, result)
    page.run("views[0].setStepping('output', 'element', views[0].view.count)")


def walked(page):
    """Without a mouse: the arrows walk, Enter pins, what is shown is said."""
    page.run("document.querySelector('.output td[tabindex=\"0\"]').focus()")
    press(page, "ArrowRight")
    press(page, "Enter")
    assert page.run("document.querySelectorAll('.output [aria-selected=true]').length") == 1
    assert page.run("document.querySelectorAll('.pins li').length") == 1
    assert text(page, "sentence").startswith("Output (0,0,0,1) ="), text(page, "sentence")
    assert page.run("document.querySelector('.sentence').getAttribute('aria-live')") == "polite"
    press(page, "Escape")
    assert page.run("document.querySelectorAll('.pins li').length") == 0
    unnamed = page.run("[...document.querySelectorAll('button, input, select, table')].filter((e) => e.checkVisibility() &&"
                       " !(e.textContent.trim() || e.getAttribute('aria-label') || e.closest('label'))).length")
    assert unnamed == 0, f"{unnamed} controls have no name"


def ordered(page):
    """The other order moves other elements, and says another line."""
    page.run("document.activeElement.blur()")
    press(page, "End")
    before, line = cells(page, "output"), text(page, "line-text")
    page.run("document.querySelector('.orders button[value=\"1\"]').click()")
    assert sorted(cells(page, "output")) == sorted(before) and cells(page, "output") != before
    assert text(page, "line-text") != line
    page.run("document.querySelector('.orders button[value=\"0\"]').click()")
    assert cells(page, "output") == before


def addressed(page):
    """#step=3 opens after three steps."""
    page.run("location.hash = '#step=3', new Promise((done) => setTimeout(done, 0))")
    assert sum(map(bool, cells(page, "output"))) == 3


def narrow(page):
    """On a telephone nothing is wider than the screen, and everything can be reached."""
    page.resize(360, 640)
    fits(page)
    page.resize(1280, 900)


BROKEN = """[...document.querySelectorAll('code')].flatMap((code) => {
  const broken = [], walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const word of node.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const parts = [...range.getClientRects()];
      const isLong = parts.reduce((sum, each) => sum + each.width, 0) > code.parentElement.clientWidth - 40;
      if (!isLong && new Set(parts.map((each) => Math.round(each.top))).size > 1) broken.push(word[0]);
    }
  return broken;
})"""


def unbroken(page):
    """No line of code ends in a word, at any width, and what is copied is the line."""
    for width in range(320, 800, 7):
        page.resize(width, 640)
        assert page.run(BROKEN) == [], (width, page.run(BROKEN))
    page.run("getSelection().selectAllChildren(document.querySelector('.line-text'))")
    copied = page.run("getSelection().toString()").strip()
    assert copied == text(page, "line-text") and copied.isascii(), copied
    page.run("getSelection().removeAllRanges()")
    page.resize(1280, 900)


def cell_height(page):
    return page.run("document.querySelector('.output td').getBoundingClientRect().height")


def large(page):
    """A few elements need not be small."""
    assert cell_height(page) >= 34, cell_height(page)


def compact(page):
    """Of many as many as can be read are to be seen."""
    assert cell_height(page) <= 26, cell_height(page)


def printed(page):
    """On paper the tensors stand without the controls."""
    page.call("Emulation.setEmulatedMedia", media="print")
    assert page.run("[...document.querySelectorAll('button, select, input')].every((each) => !each.checkVisibility())")
    assert page.run("[...document.querySelectorAll('section:not([hidden]) .planes')].every((each) => each.checkVisibility())")
    page.call("Emulation.setEmulatedMedia", media="")


def captioned(page):
    """Each step's sentence is the caption of its frame: frames/frames.json is of the same case."""
    film = json.load(open("frames/frames.json", encoding="utf-8"))
    page.run(f"views[0].setStepping('{film['along']}', '{film['by']}', 0)")
    for number, frame in enumerate(film["frames"]):
        page.run(f"views[0].go({number})")
        assert text(page, "sentence").endswith(frame["caption"]), f"step {number}: {text(page, 'sentence')}, not {frame['caption']}"


def opened(page):
    """It opens along the input, by rows, after the first of them, with a pin."""
    assert page.run("[views[0].along, views[0].by, views[0].step].join()") == "input,row,1"
    assert [i for i, each in enumerate(cells(page, "output")) if each] == [0, 2], cells(page, "output")
    assert page.run("document.querySelectorAll('.pins li').length") == 1


def asked(page):
    """An answer opens and says whether it is right; exactly one is."""
    first = "document.querySelector('.question')"
    page.run(f"{first}.querySelector('summary').focus()")
    press(page, " ")
    assert page.run(f"{first}.querySelector('details').open"), "the space bar opens no answer"
    assert page.run(f"[...{first}.querySelectorAll('details p.good')].length") == 1


main((bits, explained, hovered, played, painted, units, walked, ordered, addressed, narrow, unbroken, large, compact,
      printed, captioned, opened, asked))
