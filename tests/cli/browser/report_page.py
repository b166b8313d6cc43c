# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens a report and uses it as a reader does: report_page.py FILE [CHECK…]. What is wrong ends it with a sentence."""

from page_checks import main

SHOWN = "[...document.querySelectorAll('.result')].filter((each) => each.checkVisibility()).length"
FIRST = "document.querySelector('.views:has(.pair)')"


def box(page, selector):
    return page.run(f"(() => {{ const e = document.querySelector({selector!r}); e.scrollIntoView({{block: 'center'}});"
                    " const b = e.getBoundingClientRect(); return {x: b.x, y: b.y, width: b.width, height: b.height}; })()")


def copyable(page):
    """Each result has its line, and a button that copies it."""
    assert page.run("[...document.querySelectorAll('.result')].every((each) => each.querySelector('.line > code + button.copy'))")
    line = page.run("document.querySelector('main .line > code').textContent")
    page.run("document.querySelector('main .line > code + button').click()")
    page.run("new Promise((done) => setTimeout(done, 0))")
    assert line.startswith("tessera "), line


def filtered(page):
    """The states, the class and the words hide what they do not name, and say how much is left."""
    every = page.run(SHOWN)
    failing = page.run("document.querySelectorAll('.result[data-state=FAIL]').length")
    assert 0 < failing < every, (failing, every)
    button = "document.querySelector('.filter button[data-only=FAIL]')"
    page.run(f"{button}.focus()")
    page.key(" ", "Space", 32)
    assert page.run(f"{button}.getAttribute('aria-pressed')") == "true"
    assert page.run(SHOWN) == failing, "FAIL shows something else"
    assert page.run("document.querySelector('.filter [role=status]').textContent") == f"{failing} of {every} shown"
    page.run(f"{button}.click()")
    mistake = page.run("document.querySelector('.filter select').options[1].value")
    page.run("(() => { const s = document.querySelector('.filter select'); s.selectedIndex = 1; s.dispatchEvent(new Event('input')); })()")
    named = page.run(f"document.querySelectorAll('.result[data-mistake~={mistake}]').length")
    assert 0 < page.run(SHOWN) == named, "a class shows something else"
    page.run("(() => { const s = document.querySelector('.filter select'); s.selectedIndex = 0; s.dispatchEvent(new Event('input')); })()")
    page.run("document.querySelector('.filter input').focus()")
    page.call("Input.insertText", text="no such words")
    assert page.run(SHOWN) == 0, "words that are nowhere show something"
    page.run("(() => { const i = document.querySelector('.filter input'); i.value = ''; i.dispatchEvent(new Event('input')); })()")
    assert page.run(SHOWN) == every


def compared(page):
    """The wipe and the flip change what is seen, by mouse and by keys."""
    page.run(f"{FIRST}.closest('details').open = true")
    bar = f"{FIRST}.previousElementSibling"
    side = page.run(f"{bar}.querySelector('[aria-pressed=true]').textContent")
    assert side == "Side by side", side
    page.run(f"{bar}.querySelector('[data-mode=wipe]').click()")
    page.run(f"{FIRST}.id = 'first'")
    where = box(page, "#first .pair")
    clip = lambda: page.picture({"x": where["x"], "y": where["y"] + page.run("scrollY"), "width": where["width"], "height": where["height"]})
    before = clip()
    page.run(f"{bar}.querySelector('input').focus()")
    for _ in range(30):
        page.key("ArrowRight", "ArrowRight", 39)
    assert float(page.run(f"{bar}.querySelector('input').value")) == 80
    assert page.run(f"{FIRST}.style.getPropertyValue('--wipe')") == "80%"
    assert clip() != before, "the wipe by keys changes no pixel"
    shown = box(page, "#first .b .layer")
    y = shown["y"] + shown["height"] / 2
    page.mouse("mousePressed", shown["x"] + shown["width"] / 2, y)
    page.mouse("mouseMoved", shown["x"] + shown["width"] / 4, y)
    page.mouse("mouseReleased", shown["x"] + shown["width"] / 4, y, pressed=False)
    assert abs(float(page.run(f"{bar}.querySelector('input').value")) - 25) <= 1, "the wipe does not follow the mouse"
    page.run(f"{bar}.querySelector('[data-mode=flip]').click()")
    a = clip()
    page.click(where["x"] + 5, y)
    b = clip()
    assert a != b, "a click flips nothing"
    page.run(f"{bar}.querySelector('[data-mode=flip]').focus()")
    page.key("f", "KeyF", 70)
    assert clip() != b, "F flips nothing"
    assert page.run("document.activeElement.textContent") in ("Show A", "Show B")


def wiped(page):
    """The line lies where the mouse is, over the picture: left of it is A, right of it B, and nothing else."""
    page.run(f"{FIRST}.closest('details').open = true")
    page.run(f"{FIRST}.id = 'first'")
    bar = "document.querySelector('#first').previousElementSibling"
    # Whole pixels inside the frame.
    picture = lambda where, left, right: page.picture({"x": round(where["x"] + left * where["width"]) + 2,
                                                       "y": round(where["y"] + page.run("scrollY")) + 2,
                                                       "width": int((right - left) * where["width"]) - 4,
                                                       "height": int(where["height"]) - 4})
    halves = {}
    page.run(f"{bar}.querySelector('[data-mode=flip]').click()")
    for side in "ab":
        where = box(page, f"#first .{side} img")
        halves[side] = [picture(where, 0, 0.375), picture(where, 0.625, 1)]
        page.run(f"{bar}.lastElementChild.previousElementSibling.click()")
    assert halves["a"] != halves["b"], "the pictures are one"
    page.run(f"{bar}.querySelector('[data-mode=wipe]').click()")
    where = box(page, "#first .a img")
    assert where == box(page, "#first .b img"), "A and B lie in two places"
    y = where["y"] + where["height"] / 2
    for share in (0.25, 0.5):
        page.click(where["x"] + share * where["width"], y)
        at = float(page.run(f"{bar}.querySelector('input').value"))
        assert abs(at - 100 * share) <= 1, f"at {share} of the picture the wipe says {at} percent"
    assert picture(where, 0, 0.375) == halves["a"][0], "left of the line is something else than A"
    assert picture(where, 0.625, 1) == halves["b"][1], "right of the line is something else than B"


def narrow(page):
    """At 400 pixels nothing but tables and charts is wider than the page."""
    page.resize(400, 800)
    assert page.run("document.documentElement.scrollWidth") <= 400, "the page is wider than the window"


def printed(page):
    """On paper the controls are gone and A stands beside B."""
    page.call("Emulation.setEmulatedMedia", media="print")
    assert page.run("[...document.querySelectorAll('button, .filter')].every((each) => !each.checkVisibility())")
    page.call("Emulation.setEmulatedMedia", media="")


main((copyable, filtered, compared, wiped, narrow, printed))
