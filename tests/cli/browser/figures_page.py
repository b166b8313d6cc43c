# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens a page of a lesson and looks at what is drawn beside its tensors: figures_page.py FILE CHECK…. What is wrong ends it with a sentence."""

from page_checks import centre, fits, in_case, named, texts, visit

SIZES = ((1280, 800), (360, 740))

# Each arrow's points, ten pixels apart, that lie on a number; its two ends may reach into their cells.
STRUCK = """(view) => {
  const stage = view.find("stage").getBoundingClientRect(), struck = [];
  const texts = [...view.find("stage").querySelectorAll("td, caption, h3")].filter((each) => each.checkVisibility()).map((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return [each.textContent, range.getBoundingClientRect()];
  });
  for (const path of view.find("arrows").children)
    for (let at = 2; at < path.getTotalLength(); at += 2) {
      const point = path.getPointAtLength(at), [x, y] = [point.x + stage.x, point.y + stage.y];
      for (const [text, box] of texts)
        if (x > box.left + 1 && x < box.right - 1 && y > box.top + 4 && y < box.bottom - 4) struck.push(text);
    }
  return struck;
}"""


def point(page, number, selector, index=0):
    page.point(*centre(page, number, selector, index))


def streets(page):
    """Each element stands at its house in both tensors, and the house of the pinned one is lit in both."""
    lanes = in_case(page, 0, ".querySelectorAll('.lane').length")
    assert lanes == 2, lanes
    values = texts(page, 0, ".lane:nth-child(2) b")
    assert values == ["0", "4", "8", "1", "5", "9", "2", "6", "10", "3", "7", "11"], values
    assert texts(page, 0, ".lane:nth-child(1) b") == [str(i) for i in range(12)]
    assert texts(page, 0, ".lane:nth-child(2) i") == [str(i) for i in range(12)]
    assert texts(page, 0, ".lane .chosen") == ["9"] and texts(page, 0, ".lane .lit") == ["9"]
    rule = texts(page, 0, ".lane:nth-child(2) .rule")[0]
    assert rule == "Strides {12, 1, 6, 3}. (0,2,0,1) lives in house 0·12 + 2·1 + 0·6 + 1·3 = 5.", rule
    point(page, 0, ".input td", 4)
    assert texts(page, 0, ".lane:nth-child(1) .chosen") == ["4"], texts(page, 0, ".lane .chosen")
    point(page, 0, ".street li", 11)
    assert texts(page, 0, ".input .chosen") == ["11"], "a house leads to no cell"
    page.run("views[0].togglePin(views[0].output, 9)")
    page.run("views[0].setStepping('memory', 'element', 2)")
    assert texts(page, 0, ".lane:nth-child(2) b") == ["0", "4"] + [""] * 10
    assert texts(page, 0, ".lane:nth-child(2) .chosen") == ["4"], "the walk lights no house"


def rulers(page):
    """Boxes have their true widths, and the shown output its coordinate, its lines and their weights."""
    wide = page.run("[...views[1].find('ruler').querySelectorAll('rect')].map((each) => Number(each.getAttribute('width')) + 2)")
    assert len(wide) == 12 and abs(wide[0] - 2 * wide[5]) < 0.1, wide
    assert texts(page, 1, ".ruler .weight") == ["×0.75", "×0.25"], texts(page, 1, ".ruler .weight")
    assert texts(page, 1, ".ruler .at") == ["x = 1.25"], texts(page, 1, ".ruler .at")
    assert in_case(page, 1, ".querySelectorAll('.ruler .reads').length") == 2
    assert in_case(page, 1, ".querySelectorAll('.ruler .outside').length") == 2, "two outputs repeat the edge"
    point(page, 1, ".output td", 7)
    assert texts(page, 1, ".ruler .at") == ["x = 3.25"] and texts(page, 1, ".ruler .weight") == ["×1"]
    cells = [in_case(page, 1, f".querySelector('.{side} td').getBoundingClientRect().width") for side in ("input", "output")]
    assert abs(cells[0] - 2 * cells[1]) < 1.5, cells


def upwards(page):
    """Of a gradient the output stands above, and what is read comes up to it."""
    tops = [in_case(page, 2, f".querySelector('.{side} td').getBoundingClientRect().top") for side in ("output", "input")]
    assert tops[0] < tops[1], tops
    ends = page.run("[...views[2].find('arrows').children].map((each) => [each.getPointAtLength(0).y, each.getPointAtLength(1e6).y])")
    assert len(ends) == 3 and all(begin > end for begin, end in ends), ends
    lines = page.run("[...views[2].find('ruler').querySelectorAll('.reads')].map((each) => each.y1.baseVal.value - each.y2.baseVal.value)")
    assert len(lines) == 3 and min(lines) > 0, lines
    assert texts(page, 2, ".ruler .weight") == ["×1", "×0.75", "×0.25"], texts(page, 2, ".ruler .weight")


CONTRAST = """(cell) => {
  const light = (text) => {
    const [r, g, b] = text.match(/[\\d.]+/g).map((each) => each / 255).map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const style = getComputedStyle(cell), [a, b] = [light(style.color), light(style.backgroundColor)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}"""


def tinted(page):
    """Three channels are red, green and blue; places in a block have one tint in both tensors; texts can be read on them."""
    leading = page.run("views[3].output.cells.map((each) => getComputedStyle(each).backgroundColor.match(/\\d+/g).map(Number))"
                       ".map((each) => each.indexOf(Math.max(...each)))")
    assert leading == [0] * 4 + [1] * 4 + [2] * 4, leading
    pairs = page.run("views[4].output.cells.map((cell, element) => [cell, views[4].input.cells[views[4].mapping.sources(element)[0][0]]]"
                     ".map((each) => getComputedStyle(each).backgroundColor))")
    assert all(a == b for a, b in pairs) and len({a for a, _ in pairs}) == 4, pairs
    assert texts(page, 4, ".blocks .hue") == ["0,0", "0,1", "1,0", "1,1"]
    worst = page.run(f"Math.min(...[3, 4].flatMap((i) => views[i].output.cells.map({CONTRAST})))")
    assert worst >= 4.5, worst


def stepped(page):
    """Arrow keys step the case in the middle of the window."""
    page.run("document.activeElement.blur()")
    for number in (4, 1):
        page.run(f"views[{number}].root.scrollIntoView({{block: 'center'}})")
        before = page.run("views.map((each) => each.step)")
        page.key("ArrowLeft", "ArrowLeft", 37)
        after = page.run("views.map((each) => each.step)")
        assert [a - b for a, b in zip(before, after)] == [int(i == number) for i in range(len(before))], (number, before, after)
    page.run("views.forEach((each) => each.go(each.steps.count))")


def folded(page):
    """Formula and line are folded in the first lesson."""
    assert in_case(page, 0, ".querySelectorAll('details.fold:not([open])').length") == 2


def unfolded(page):
    assert in_case(page, 0, ".querySelectorAll('details.fold[open]').length") == 2


def whole(page):
    """No picture is cut."""
    cut = page.run("[...document.querySelectorAll('.planes, .planes.pixels .tiles')].filter((each) => each.scrollHeight > each.clientHeight + 1).length")
    assert cut == 0, f"{cut} pictures are cut"


def beside(page):
    """The target stands beside the output, as one picture, and both are seen with the knob on one screen."""
    boxes = page.run("['.task', '.knobs', '.output canvas', '.target canvas'].map((each) => document.querySelector(each).getBoundingClientRect())"
                     ".map(({ top, bottom }) => [top, bottom])")
    assert boxes[2] == boxes[3], boxes
    assert max(bottom for _, bottom in boxes) - boxes[0][0] < page.run("innerHeight"), boxes
    assert page.run("document.querySelectorAll('.target td').length") == 0
    reds = page.run("views[0].output.cells.slice(0, 9).map((each) => getComputedStyle(each).backgroundColor)")
    assert all(each.endswith(", 0, 0)") for each in reds), reds


def unstruck(page):
    """No number lies under an arrow."""
    for number in range(page.run("views.length")):
        count = page.run(f"views[{number}].output.cells.length")
        for element in range(count):
            page.run(f"views[{number}].showElement(views[{number}].output, {element})")
            struck = page.run(f"({STRUCK})(views[{number}])")
            assert not struck, f"case {number}, output {element}: an arrow lies on {struck}"


CHECKS = (streets, rulers, upwards, tinted, stepped, folded, unfolded, whole, beside, unstruck)


def main():
    for dark in (False, True):
        features = [{"name": "prefers-reduced-motion", "value": "reduce"},
                    {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        for size in SIZES:
            visit([*named(CHECKS), fits], *size, dark,
                  begin=lambda page, features=features: page.call("Emulation.setEmulatedMedia", features=features))
    print("fine")


main()
