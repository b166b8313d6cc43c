
"use strict";
// The rulers below the tensors of a case, which show where the pixels of an axis lie.

// The resampled axes on a ruler of the pixels that the map reads. Those are boxes above, from 0 on. The others are
// below, as wide as they are on the ruler, each with a dot at its centre.
class Ruler {
  constructor(view, holder) {
    this.view = view;
    this.holder = holder;
  }
  draw() {
    const { op, bands } = this.view.view;
    if (!op.name.startsWith("RESAMPLE")) return void (this.axes = []);
    this.maps = axisMaps(op);
    const isMoved = ([band, map]) => map.inputs !== map.outputs || band.some(([first, ...weights], i) => first !== i || weights.length !== 1);
    const moved = [3, 2, 1, 0].filter((axis) => isMoved([bands[axis], this.maps[axis]]));
    const sameAsX = ({ scale, inputOffset, outputOffset }) => moved[0] === 3 && scale === this.maps[3].scale
      && inputOffset === this.maps[3].inputOffset && outputOffset === this.maps[3].outputOffset;
    this.axes = moved.length ? moved.filter((axis) => axis === 3 || !sameAsX(this.maps[axis])) : [3];
    const isBack = op.name.startsWith("RESAMPLE_GRAD"), { input, output } = this.view;
    [this.above, this.below] = isBack ? [output, input] : [input, output];
  }
  show(tensor, elements) {
    const element = elements[0], isOutput = tensor === this.view.output;
    const partners = element === undefined ? [] : isOutput ? this.view.mapping.sources(element) : this.view.mapping.targets(element);
    const shown = { [tensor.side]: element, [isOutput ? "input" : "output"]: partners[0]?.[0] };
    this.holder.replaceChildren(...this.axes.flatMap((axis) => this.drawAxis(axis, isOutput, shown)));
  }
  // The pairs of an axis for the shown elements: [above, below, weight].
  pairsOf(axis, isOutput, at) {
    const isOutputBelow = this.below === this.view.output;
    return this.view.view.bands[axis].flatMap(([first, ...weights], output) => weights.map((weight, i) => [output, first + i, weight]))
      .filter(([output, input]) => (isOutput ? output : input) === at)
      .map(([output, input, weight]) => (isOutputBelow ? [input, output, weight] : [output, input, weight]));
  }
  drawAxis(axis, isOutput, shown) {
    const { view, above, below } = this, map = this.maps[axis], name = AXES[axis];
    const at = (tensor) => (shown[tensor.side] === undefined ? undefined : coordinates(padded(tensor.sizes), shown[tensor.side])[axis]);
    const own = at(isOutput ? view.output : view.input), pairs = own === undefined ? [] : this.pairsOf(axis, isOutput, own);
    const letters = Math.max(...[above, below].map((tensor) => tensor.values.reduce((most, value) => Math.max(most, value.length), 1)));
    const picture = new AxisPicture(map, { name, letters, room: this.holder.clientWidth }, (own ?? 0) * (isOutput === (below === view.output) ? 1 / map.scale : 1));
    const text = (tensor) => (index) => this.valueAt(tensor, axis, index, shown[tensor.side] ?? 0);
    picture.drawAbove(text(above), new Set(pairs.map(([top]) => top)), this.headsOf(above));
    picture.drawBelow(text(below), new Set(pairs.map(([, bottom]) => bottom)), this.headsOf(below));
    picture.drawCentre(pairs);
    picture.drawPairs(pairs, above === view.output);
    const said = words("Axis %1 on one ruler. Above: %2. Below: %3, each %4 wide.", name, words(SIDES[above.side]), words(SIDES[below.side]),
      +(1 / map.scale).toPrecision(4));
    picture.svg.setAttribute("aria-label", said);
    return [make("p", said, { class: "rule axis-" + name }), picture.svg];
  }
  headsOf(tensor) { return words(SIDES[tensor.side]); }
  // The value at an index of the axis through the shown element; none before it is filled.
  valueAt(tensor, axis, index, element) {
    const at = coordinates(padded(tensor.sizes), element);
    at[axis] = index;
    const found = at.reduce((sum, each, i) => sum * padded(tensor.sizes)[i] + each, 0);
    return tensor.isFilled[found] ? tensor.values[found] : "";
  }
}

// The SVG of one axis: `u` pixels a unit of the ruler, from `low` to `high` where not all of it has room.
class AxisPicture {
  static top = 22;
  static tall = 32;
  static below = 122;
  constructor(map, { name, letters, room }, around) {
    [this.map, this.name] = [map, name];
    const wide = 1 / map.scale, centre = (output) => coordinateOf(map, output) + 0.5;
    this.low = Math.floor(Math.min(0, centre(0) - wide / 2) + 0.001); // a rounding must not add a pixel
    this.high = Math.ceil(Math.max(map.inputs, centre(map.outputs - 1) + wide / 2) - 0.001);
    const pad = 8, width = Math.max(200, room), fits = (width - 2 * pad) / (this.high - this.low);
    this.u = within(fits, 40, within((letters * 7.4 + 9) / Math.min(1, wide), 96, 192));
    if (fits < this.u) { // a window around the shown element
      const span = Math.floor((width - 2 * pad) / this.u);
      this.low = within(Math.round(around - span / 2), this.low, this.high - span);
      this.high = this.low + span;
    }
    this.width = wide;
    this.wholeWidth = (this.high - this.low) * this.u + 2 * pad;
    this.x = (ruler) => pad + (ruler - this.low) * this.u;
    this.centre = centre;
    this.svg = drawn("svg", { class: "ruler", role: "img", width: this.wholeWidth, height: AxisPicture.below + 66,
      viewBox: `0 0 ${this.wholeWidth.toFixed(1)} ${AxisPicture.below + 66}` });
  }
  add(tag, attributes, text) { this.svg.append(drawn(tag, attributes, text)); }
  isSeen(from, to) { return to > this.low + 1e-6 && from < this.high - 1e-6; }
  // A box with its value, over a dot at its centre.
  box(from, to, y, value, classes) {
    const [left, right] = [from, to].map((each) => this.x(within(each, this.low, this.high)));
    this.add("rect", { x: left + 1, y, width: Math.max(1, right - left - 2), height: AxisPicture.tall, class: classes });
    if (value.length * 7.4 + 8 <= right - left) this.add("text", { x: middle(left, right), y: y + 17, class: "value" }, value);
  }
  drawAbove(textOf, lit) {
    const { top, tall } = AxisPicture;
    this.add("line", { x1: this.x(this.low), x2: this.x(this.high), y1: top - 4, y2: top - 4, class: "scale" });
    for (let mark = this.low; mark < this.high; ++mark) { // marks are at the centres, as in x
      this.add("line", { x1: this.x(mark + 0.5), x2: this.x(mark + 0.5), y1: top - 8, y2: top - 4, class: "scale" });
      this.add("text", { x: this.x(mark + 0.5), y: 7, class: "mark" }, mark);
    }
    for (let input = 0; input < this.map.inputs; ++input) {
      if (!this.isSeen(input, input + 1)) continue;
      this.box(input, input + 1, top, textOf(input), lit.has(input) ? "lit" : "");
      this.add("circle", { cx: this.x(input + 0.5), cy: top + tall, r: 3 });
    }
  }
  drawBelow(textOf, lit) {
    const { below, tall } = AxisPicture;
    for (let output = 0; output < this.map.outputs; ++output) {
      const centre = this.centre(output), [from, to] = [centre - this.width / 2, centre + this.width / 2];
      if (!this.isSeen(from, to)) continue;
      this.box(from, to, below, textOf(output), [lit.has(output) ? "lit" : "", isClamped(this.map, output) ? "outside" : ""].join(" "));
      this.add("circle", { cx: this.x(centre), cy: below, r: 3 });
      if (this.width * this.u >= 16) this.add("text", { x: this.x(centre), y: below + tall + 12, class: "mark" }, output);
    }
  }
  // Draws lines with their weights.
  drawPairs(pairs, isUp) {
    const { top, tall, below } = AxisPicture, isOne = new Set(pairs.map(([, output]) => output)).size === 1; // weights lie where lines part
    for (const [input, output, weight] of pairs) {
      const [ax, bx] = [this.x(input + 0.5), this.x(this.centre(output))];
      const ends = [[ax, top + tall + (isOne ? 20 : 6)], [bx, below - (isOne ? 6 : 22)]], [[x1, y1], [x2, y2]] = isUp ? ends.reverse() : ends;
      this.add("line", { x1, y1, x2, y2, class: "reads", "marker-end": "url(#head)" });
      this.add("text", { x: isOne ? ax : bx, y: isOne ? top + tall + 12 : below - 13, class: "weight" }, "×" + +weight.toPrecision(3));
    }
  }
  // Draws the centre of a single shown output on the ruler.
  drawCentre(pairs) {
    const { top, tall, below } = AxisPicture, outputs = [...new Set(pairs.map(([, output]) => output))];
    if (outputs.length !== 1) return;
    const [output] = outputs, x = coordinateOf(this.map, output);
    this.add("line", { x1: this.x(x + 0.5), x2: this.x(x + 0.5), y1: top - 8, y2: below, class: "centre" });
    this.add("text", { x: within(this.x(x + 0.5), 36, this.wholeWidth - 36), y: below + tall + 28, class: "at" }, this.name + " = " + +x.toPrecision(6));
  }
}
