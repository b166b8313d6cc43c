# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens a page of a lesson and turns and reaches what it lets a reader: turned_page.py FILE [CHECK…]. What is wrong ends it with a sentence."""

from page_checks import CASE, centre, click, fits, in_case, named, texts, visit


def cells(page, number, side="output"):
    return texts(page, number, f".{side} td")


def standing(page, number):
    return in_case(page, number, ".querySelector('.standing').textContent")


def tap(page, number, selector, index=0):
    x, y = centre(page, number, selector, index)
    page.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
    page.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    page.run("new Promise((done) => setTimeout(done, 100))")


def is_open(page):
    return page.run("document.querySelector('.explanation').open")


def equal(page):
    """The knob of the order: by mouse, keys and touch; then the explanation opens."""
    assert standing(page, 0) == "2 of 8 elements are right so far.", standing(page, 0)
    assert in_case(page, 0, ".querySelectorAll('.output .off').length") == 6
    assert not is_open(page)
    assert cells(page, 0, "target") == ["0", "1", "2", "3", "4", "5", "6", "7"]
    page.run(CASE.format(number=0) + ".querySelector('.knob input:checked').focus()")
    page.key("ArrowRight", "ArrowRight", 39)
    assert cells(page, 0) == ["0", "1", "2", "3", "4", "5", "6", "7"], "a key turns nothing"
    assert standing(page, 0) == "Done: all 8 elements are right.", standing(page, 0)
    assert is_open(page), "the explanation stays folded"
    click(page, 0, ".knob label", 0)
    assert cells(page, 0) == ["0", "2", "4", "6", "1", "3", "5", "7"], "the mouse turns nothing"
    assert standing(page, 0).startswith("2 of 8") and is_open(page)
    assert "Order DEPTH_COLUMN_ROW" in in_case(page, 0, ".querySelector('.line-text').textContent")
    tap(page, 0, ".knob label", 1)
    assert cells(page, 0) == ["0", "1", "2", "3", "4", "5", "6", "7"], "a finger turns nothing"


def impossible(page):
    """A block that does not fit: why not, and back."""
    click(page, 0, ".knob label", 4)
    assert "is not a multiple of BlockSize² = 9" in standing(page, 0), standing(page, 0)
    click(page, 0, ".knob label", 2)
    assert "sizes {1, 8, 1, 1}, the target {1, 2, 2, 2}" in standing(page, 0), standing(page, 0)
    assert in_case(page, 0, ".querySelector('.output h3').textContent") == "Output UINT32 {1, 8, 1, 1}"


def moved(page):
    """Many numbers, by keys."""
    assert standing(page, 1).endswith("of 8 elements are right so far."), standing(page, 1)
    page.run(CASE.format(number=1) + ".querySelector('.knob input:checked').focus()")
    for _ in range(2):
        page.key("ArrowRight", "ArrowRight", 39)
    assert in_case(page, 1, ".querySelector('.knob input:checked').nextSibling.textContent") == "0.5"
    assert standing(page, 1) == "Done: all 8 elements are right.", standing(page, 1)
    assert cells(page, 1)[:4] == ["0", "0", "0.5", "1"], cells(page, 1)


def asked(page):
    """A vote turns the knob and tells the truth; the task is done once its question is answered right."""
    questions = "[...document.querySelectorAll('.vote, .why')]"
    answer = lambda words: page.run(f"[...document.querySelectorAll('summary')].find((each) => each.textContent.includes('{words}')).click()")
    folded = "[...document.querySelectorAll('.explanation')].at(-1).open"
    wait = lambda: page.run("new Promise((done) => setTimeout(done, 100))")
    assert page.run(questions + ".map((each) => each.hidden).join()") == "false,true"
    answer("Two channels"), wait()
    assert in_case(page, 2, ".querySelector('.output h3').textContent") == "Output UINT32 {1, 8, 1, 1}"
    assert page.run(questions + "[0].querySelectorAll('details[open]').length") == 2, "the truth is not told"
    click(page, 2, ".knob label", 1)
    click(page, 2, ".knob label", 5)
    assert standing(page, 2) == "That is right. Now say why.", standing(page, 2)
    answer("Rows are columns"), wait()
    assert standing(page, 2) == "That is right. Now say why." and not page.run(folded)
    answer("Four channels are one"), wait()
    assert standing(page, 2) == "Done: all 8 elements are right." and page.run(folded), standing(page, 2)


def hidden(page):
    """Where the input is not shown no arrow begins at it."""
    page.run("views[0].showElement(views[0].output, 0)")
    assert in_case(page, 0, ".querySelectorAll('.input').length") == 1
    assert not in_case(page, 0, ".querySelector('.input').checkVisibility()")
    assert in_case(page, 0, ".querySelectorAll('.arrows path').length") == 0, "an arrow begins nowhere"


def large(page):
    """A picture of too many elements for a table: striped, till its bytes are read as they lie."""
    assert page.run("document.querySelectorAll('td').length") == 0
    assert page.run("document.querySelectorAll('canvas').length") == 3
    pixels = "document.querySelector('.output canvas').getContext('2d').getImageData(0, 0, 128, 96).data.join()"
    wanted = page.run(pixels.replace("output", "target"))
    assert page.run(pixels) != wanted and standing(page, 0).endswith("of 36864 elements are right so far."), standing(page, 0)
    assert in_case(page, 0, ".querySelector('.open').hidden") is False
    click(page, 0, ".knob label", 1)
    assert page.run(pixels) == wanted, "the picture is not the target"
    assert standing(page, 0) == "Done: all 36864 elements are right.", standing(page, 0)
    assert in_case(page, 0, ".querySelector('.open').hidden"), "a line is offered that gives other values"


def reached(page):
    """By a finger: nothing is wider than the screen, no control small, and no solution scrolls."""
    fits(page)
    small = page.run("[...document.querySelectorAll('.choices label')].filter((each) => each.checkVisibility()"
                     " && Math.min(each.getBoundingClientRect().height, each.getBoundingClientRect().width) < 44).length")
    assert small == 0, f"{small} controls are too small for a finger"
    page.run("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    cut = page.run("[...document.querySelectorAll('.exercise pre')].filter((each) => each.scrollWidth > each.clientWidth).length")
    assert cut == 0, f"{cut} solutions scroll sideways"


def main():
    checks = named((large, hidden)) or (equal, impossible, moved, asked)
    for width in (1280, 360):
        visit([*checks, reached], width, begin=lambda page: page.call("Emulation.setTouchEmulationEnabled", enabled=True))
    print("fine")


main()
