
"use strict";
// A case on a page: both tensors, what belongs together, and the player.
const AXES = ["n", "c", "y", "x"];
const MOST_ARROWS = 16, MOST_PIXELS = 128;
const SIDES = { input: "Input", output: "Output", target: "Target" };
const MARKS = ["tie", "clamped", "cropped", "skipped"];

// Stands for each cell of a large picture, which is looked at as a whole.
const NO_CELL = { classList: { add() {}, remove() {} }, style: { setProperty() {}, removeProperty() {} }, isConnected: false,
  setAttribute() {}, focus() {} };

class Tensor {
  constructor(root, side, data) {
    this.side = side;
    this.data = data;
    this.cells = [];
    this.root = root.querySelector("." + side);
    this.holder = this.root.querySelector(".planes");
    this.holder.classList.toggle("pixels", Boolean(data.picture));
  }
  draw(sizes, values) {
    this.sizes = sizes;
    this.values = values;
    this.cells = [];
    const [n, c, h, w] = padded(sizes);
    this.rows = h;
    this.columns = w;
    this.isFilled = new Uint8Array(values.length);
    if (this.data.large) return this.drawLarge(n * c);
    const planes = [];
    for (let plane = 0; plane < n * c; ++plane) {
      const title = (n > 1 ? "n " + Math.floor(plane / c) + ", " : "") + "c " + plane % c;
      const table = make("table", "", { role: "grid", "aria-label": words(SIDES[this.side]) + ", " + title });
      table.append(make("caption", title));
      for (let y = 0; y < h; ++y) {
        const row = table.insertRow();
        for (let x = 0; x < w; ++x) {
          const cell = make("td", "", { role: "gridcell", tabindex: -1 });
          cell.dataset.element = this.cells.length;
          this.cells.push(cell);
          row.append(cell);
        }
      }
      planes.push(table);
    }
    this.colours = this.data.picture && n * c === 3 ? make("canvas", "", { role: "img", width: w, height: h,
      "aria-label": words("%1, its channels as red, green and blue", words(SIDES[this.side])) }) : null;
    this.holder.replaceChildren(...(this.colours ? [this.colours] : []), ...planes);
    this.holder.style.setProperty("--width", values.reduce((most, value) => Math.max(most, value.length), 1) + "ch");
    const size = this.holder.dataset.size = Math.max(h, w) * (n * c > 4 ? 2 : 1) <= 8 ? "large" : Math.max(h, w) <= 12 ? "medium" : "small";
    const pixel = size === "large" ? 28 : 7; // a picture of a few pixels is seen, too
    this.holder.style.setProperty("--pixel", pixel + "px");
    if (this.colours) this.colours.style.width = pixel * w + "px"; // as wide as a plane
    this.cells[0].tabIndex = 0;
  }
  // A canvas for the three channels together, and one for each plane.
  drawLarge(planes) {
    this.cells = Array(this.values.length).fill(NO_CELL);
    const canvas = (label, width) => {
      const made = make("canvas", "", { role: "img", width: this.columns, height: this.rows, "aria-label": label });
      made.style.width = width + "px";
      return made;
    };
    const name = words(SIDES[this.side]), wide = Math.max(1, Math.floor(384 / this.columns)) * this.columns;
    this.colours = planes === 3 ? canvas(words("%1, its channels as red, green and blue", name), wide) : null;
    this.greys = this.colours ? [] : Array.from({ length: planes }, (_, plane) => canvas(name + ", c " + plane, planes > 1 ? 96 : wide));
    this.holder.replaceChildren(...(this.colours ? [this.colours] : this.greys));
  }
  fill(element, isFilled, look) {
    const cell = this.cells[element];
    this.isFilled[element] = isFilled;
    if (this.data.large) return;
    cell.className = isFilled ? look : "empty";
    if (!this.data.picture) return void (cell.textContent = isFilled ? this.values[element] : "\u00a0");
    const level = this.level(element);
    cell.ariaLabel = isFilled ? this.values[element] : words("empty");
    cell.style.background = isFilled ? `rgb(${level},${level},${level})` : "";
  }
  level(element) {
    const [least, most] = this.data.picture;
    return Math.round((this.values[element] - least) / (most - least) * 255);
  }
  // The three planes as one picture, as far as they are filled; of a large one each plane.
  paint() {
    if (this.colours) this.paintOn(this.colours, [0, 1, 2]);
    this.greys?.forEach((canvas, plane) => this.paintOn(canvas, [plane, plane, plane]));
  }
  paintOn(canvas, planes) {
    const plane = this.rows * this.columns, pixels = new ImageData(this.columns, this.rows);
    for (let pixel = 0; pixel < plane; ++pixel)
      for (let channel = 0; channel < 4; ++channel) {
        const element = planes[channel] * plane + pixel;
        pixels.data[pixel * 4 + channel] = channel === 3 ? 255 : this.isFilled[element] ? this.level(element) : 128;
      }
    canvas.getContext("2d").putImageData(pixels, 0, 0);
  }
  showShape(type) {
    this.root.querySelector("h3 .quiet").textContent = type + " {" + this.sizes.join(", ") + "}";
  }
  name(element) { return words(SIDES[this.side]) + " " + place(this.sizes, element); }
  neighbour(element, key) {
    const plane = this.rows * this.columns, last = this.cells.length - 1;
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.columns, ArrowDown: this.columns };
    let to = element + steps[key];
    if ((key === "ArrowUp" || key === "ArrowDown") && Math.floor(to / plane) !== Math.floor(element / plane))
      to = element + (key === "ArrowUp" ? -plane : plane);
    return Math.max(0, Math.min(last, to));
  }
  focus(element) {
    for (const cell of this.cells) if (cell.tabIndex === 0) cell.tabIndex = -1;
    this.cells[element].tabIndex = 0;
    this.cells[element].focus();
  }
}

class CaseView {
  constructor(root) {
    this.root = root;
    this.data = JSON.parse(root.querySelector(".data").textContent);
    this.input = new Tensor(root, "input", this.data);
    this.output = new Tensor(root, "output", this.data);
    this.find = (name) => root.querySelector("." + name);
    this.pins = [];
    this.marked = [];
    this.shown = [];
    this.timer = 0;
    root.classList.toggle("large", this.data.large);
    this.listen();
    this.choose(this.data.setting ?? 0);
    this.setStepping(this.data.along, this.data.by, this.data.step);
    for (const pin of this.data.pins) this.togglePin(this.output, pin);
  }
  choose(index) {
    this.view = this.data.views[index];
    if (this.view.op && !this.view.factors && !this.view.bands) Object.assign(this.view, planOf(this.view.op));
    this.drawInput(this.inputOf(this.view));
    this.mapping = new Mapping(this.view, this.input.sizes, this.view.sizes);
    this.output.draw(this.view.sizes, this.valuesOf(this.input.values));
    if (this.data.knobs) for (const tensor of [this.input, this.output]) tensor.showShape(this.data.type);
    const isFlat = !this.data.large && Math.max(this.input.rows, this.output.rows) <= 2; // side by side, arrows would strike rows through
    this.find("stage").classList.toggle("stacked", isFlat);
    if (this.data.large) this.input.isFilled.fill(1);
    else this.input.values.forEach((_, element) => this.input.fill(element, true, this.look(this.input, element)));
    this.input.paint();
    this.find("open").hidden = !this.view.line;
    const parts = this.view.line.split(/( )/); // as writeCode() of the program has it
    this.find("line-text").replaceChildren(...parts.map((part) => (part === " " ? part : make("span", part, { class: "word" }))));
    for (const button of this.root.querySelectorAll(".orders button"))
      button.setAttribute("aria-pressed", String(Number(button.value) === index));
    this.pins = [];
  }
  inputOf(view) {
    if (!view.layout) return view.input ?? this.data;
    const values = relaid(this.data.values.split(" "), this.data.sizes, this.data.layout, view.layout);
    return (view.input = { sizes: this.data.sizes, values: values.join(" ") });
  }
  drawInput(input) {
    if (this.drawn === input) return;
    this.drawn = input;
    this.input.draw(input.sizes, input.values.split(" "));
  }
  // What comes out of these inputs in the order, or the setting, that is shown.
  valuesOf(inputs) {
    if (this.view.values) return this.view.values.split(" ");
    if (this.view.op) return outputOf(this.view.op, this.view, inputs);
    return Array.from({ length: this.view.count }, (_, element) => inputs[this.mapping.sources(element)[0][0]]);
  }
  setStepping(along, by, step) {
    if (this.data.large) return this.showAll();
    const steps = new Steps(this.view.steps[along + " " + by]);
    const share = this.steps ? this.step / this.steps.count : 1;
    [this.along, this.by, this.steps] = [along, by, steps];
    this.find("along").value = along;
    this.find("by").value = by;
    this.filled = Array.from({ length: steps.count }, (_, k) => steps.places(k)); // by step
    this.find("scrub").max = steps.count;
    this.clear();
    for (let element = 0; element < this.view.count; ++element) this.output.fill(element, false);
    this.step = 0;
    this.go(step ?? Math.round(share * steps.count));
  }
  showAll() {
    [this.along, this.by, this.steps, this.step] = [this.data.along, this.data.by, { count: 0 }, 0];
    this.output.isFilled.fill(1);
    this.output.paint();
  }
  // After `step` steps: 0 nothing is filled, `count` everything. Only what changes is drawn.
  go(step) {
    if (this.data.large) return;
    step = Math.max(0, Math.min(this.steps.count, step));
    this.clear();
    for (let k = Math.min(step, this.step); k < Math.max(step, this.step); ++k)
      for (const element of this.filled[k]) this.output.fill(element, step > this.step, this.look(this.output, element));
    this.step = step;
    this.output.paint();
    this.find("scrub").value = this.step;
    this.find("scrub").setAttribute("aria-valuetext", this.count());
    this.find("count").textContent = this.count();
    this.showStep();
  }
  count() { return words("Step %1 of %2", this.step, this.steps.count); }
  look(tensor, element) {
    const lists = this.view.marks?.[tensor.side], at = lists && coordinates(this.mapping[tensor.side], element);
    const marks = lists ? lists.reduce((all, list, axis) => all | (list[at[axis]] || 0), 0) : 0;
    const names = MARKS.filter((_, bit) => marks >> bit & 1);
    if (tensor === this.output) names.push(...this.findings(element));
    if (!this.view.factors) return names.join(" ");
    const source = tensor === this.input ? element : this.mapping.sources(element)[0][0];
    return [...names, "k" + coordinates(this.mapping.input, source)[1] % 8].join(" ");
  }
  findings() { return []; } // what lesson.js found of an output
  showStep() {
    this.clear();
    if (this.step === 0) return this.say(words("Nothing is filled yet."), []);
    const places = this.filled[this.step - 1];
    const turn = this.along === "input" ? this.steps.turn(this.step - 1) : [];
    for (const element of turn) this.mark(this.input, element, "turn");
    if (places.length === 0) {
      const isRead = turn.some((element) => this.mapping.targets(element).length);
      return this.say(words(isRead ? "Input %1 waits: the outputs that read it read a later element as well."
        : "Input %1 is read by no output: nothing is filled.", placesText(this.input.sizes, turn)), []);
    }
    if (places.length === 1) return this.showElement(this.output, places[0]);
    if (!this.data.picture || places.length <= MOST_PIXELS) { // more would hide the picture
      for (const element of places) this.mark(this.output, element, "chosen");
      for (const element of places.slice(0, 4096)) this.light(this.input, this.mapping.sources(element));
    }
    const first = this.texts(places[0]);
    const sentence = first.pop()[1];
    this.say(words("Fills %1 elements %2. The first: %3", places.length, placesText(this.output.sizes, places), sentence), first);
  }
  texts(element) {
    const at = coordinates(this.mapping.output, element);
    if (!this.view.texts) return [[-1, this.briefText(element)]];
    return this.view.texts.map((slot) => [slot.axis, packedText(slot.text, at, element)]);
  }
  briefText(element) { // of a setting whose formulas the page does not hold
    const partners = this.mapping.sources(element), name = place(this.output.sizes, element);
    return partners.length === 1 ? words("Output %1 copies input %2.", name, place(this.input.sizes, partners[0][0]))
      : words("Output %1 blends %2 inputs.", name, partners.length);
  }
  clear() {
    for (const cell of this.marked) {
      cell.classList.remove("lit", "chosen", "turn");
      cell.style.removeProperty("--weight");
    }
    this.marked = [];
    this.shown = [];
    this.find("arrows").replaceChildren();
  }
  mark(tensor, element, name) {
    tensor.cells[element].classList.add(name);
    this.marked.push(tensor.cells[element]);
  }
  light(tensor, partners) {
    for (const [element, weight] of partners) {
      this.mark(tensor, element, "lit");
      tensor.cells[element].style.setProperty("--weight", Math.min(1, 0.25 + Math.abs(weight)));
    }
  }
  // An element, what belongs to it, and what is said of it.
  showElement(tensor, element) {
    this.clear();
    this.mark(tensor, element, "chosen");
    const isOutput = tensor === this.output, other = isOutput ? this.input : this.output;
    const partners = isOutput ? this.mapping.sources(element) : this.mapping.targets(element);
    this.light(other, partners);
    this.shown = partners.slice(0, MOST_ARROWS).map(([partner]) =>
      isOutput ? [other.cells[partner], tensor.cells[element]] : [tensor.cells[element], other.cells[partner]]);
    this.drawArrows();
    const filled = tensor.isFilled[element];
    const list = partners.slice(0, MOST_ARROWS).map(([partner, weight]) => words(isOutput ? "from %1, weight %2" : "to %1, weight %2",
      other.name(partner) + (isOutput || other.isFilled[partner] ? " = " + other.values[partner] : ""), weight));
    if (partners.length > MOST_ARROWS) list.push(words("and %1 more", partners.length - MOST_ARROWS));
    const head = tensor.name(element) + (filled ? " = " + tensor.values[element] : "");
    const texts = isOutput ? this.texts(element) : [];
    const sentence = isOutput ? texts.pop()[1] : words(partners.length === 0 ? "No output reads it."
      : partners.length === 1 ? "It is read by %1 output." : "It is read by %1 outputs.", partners.length);
    this.say(head + ". " + sentence, texts, list);
  }
  say(sentence, formula, partners = []) {
    this.find("sentence").textContent = sentence;
    this.find("formula").replaceChildren(...formula.map(([axis, text]) =>
      make("li", text, axis >= 0 ? { class: "axis-" + AXES[axis] } : {})));
    this.find("partners").replaceChildren(...partners.map((text) => make("li", text)));
  }
  drawArrows() {
    const svg = this.find("arrows"), box = this.find("stage").getBoundingClientRect();
    const names = "http://www.w3.org/2000/svg";
    svg.replaceChildren(...this.shown.filter((pair) => pair.every((cell) => cell.isConnected && cell.checkVisibility())).map((pair) => {
      const [a, b] = pair.map((cell) => cell.getBoundingClientRect());
      const [ax, ay, bx, by] = [a.x + a.width / 2, a.y + a.height / 2, b.x + b.width / 2, b.y + b.height / 2];
      const line = document.createElementNS(names, "line");
      const length = Math.hypot(bx - ax, by - ay) || 1, cut = Math.min(length / 3, Math.min(a.height, b.height) / 2);
      const [dx, dy] = [(bx - ax) / length * cut, (by - ay) / length * cut];
      for (const [name, value] of [["x1", ax + dx - box.x], ["y1", ay + dy - box.y], ["x2", bx - dx - box.x], ["y2", by - dy - box.y]])
        line.setAttribute(name, value.toFixed(1));
      line.setAttribute("marker-end", "url(#head)");
      return line;
    }));
  }
  // Pins stay marked, and each is a line that shows it again.
  togglePin(tensor, element) {
    if (this.data.large) return;
    const index = this.pins.findIndex((pin) => pin.tensor === tensor && pin.element === element);
    if (index >= 0) this.pins.splice(index, 1);
    else this.pins.push({ tensor, element });
    this.drawPins();
    if (index < 0) this.showElement(tensor, element);
  }
  drawPins() {
    for (const cell of this.root.querySelectorAll("[aria-selected]")) cell.removeAttribute("aria-selected");
    this.find("pins").replaceChildren(...this.pins.map(({ tensor, element }) => {
      tensor.cells[element].setAttribute("aria-selected", "true");
      const item = make("li");
      const show = make("button", tensor.name(element), { type: "button" });
      show.addEventListener("click", () => this.showElement(tensor, element));
      const remove = make("button", "×", { type: "button", "aria-label": words("Remove the pin of %1", tensor.name(element)) });
      remove.addEventListener("click", () => this.togglePin(tensor, element));
      item.append(show, remove);
      return item;
    }));
  }
  rest() {
    if (this.data.large) return;
    const pin = this.pins.at(-1);
    if (pin) this.showElement(pin.tensor, pin.element);
    else this.showStep();
  }
  play(wanted = !this.timer) {
    if (this.data.large) return;
    clearInterval(this.timer);
    this.timer = 0;
    if (wanted) {
      if (this.step === this.steps.count) this.go(0);
      this.timer = setInterval(() => {
        this.move(1);
        if (this.step === this.steps.count) this.play(false);
      }, 1000 / Number(this.find("speed").value));
    }
    this.find("play").textContent = words(wanted ? "❚❚ Pause" : "▶ Play");
    this.find("sentence").setAttribute("aria-live", wanted ? "off" : "polite");
  }
  move(by) {
    if (this.data.large) return;
    this.go(this.step + by);
    if (this.isFirst) this.remember();
  }
  remember() {
    try {
      history.replaceState(null, "", "#step=" + this.step);
    } catch { /* a frame that may not */ }
  }
  key(event) {
    const acts = { PageDown: () => this.move(1), PageUp: () => this.move(-1), Escape: () => { this.pins = []; this.drawPins(); this.rest(); } };
    const cell = event.target.closest?.("td[data-element]");
    const isControl = event.target.matches?.("select, input, button, a, summary");
    if (cell) {
      const tensor = this.input.root.contains(cell) ? this.input : this.output, element = Number(cell.dataset.element);
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) acts[key] = () => tensor.focus(tensor.neighbour(element, key));
      acts.Enter = acts[" "] = () => this.togglePin(tensor, element);
      acts.Home = () => tensor.focus(0);
      acts.End = () => tensor.focus(tensor.cells.length - 1);
    } else if (!isControl) {
      Object.assign(acts, { " ": () => this.play(), ArrowRight: () => this.move(1), ArrowLeft: () => this.move(-1),
        Home: () => this.move(-this.step), End: () => this.move(this.steps.count) });
    }
    if (event.ctrlKey || event.altKey || event.metaKey || !acts[event.key]) return;
    event.preventDefault();
    acts[event.key]();
  }
  listen() {
    for (const tensor of [this.input, this.output]) {
      const of = (event) => event.target.closest("td[data-element]")?.dataset.element;
      tensor.holder.addEventListener("pointerover", (event) => {
        const at = event.screenX + "," + event.screenY; // the page may move under a pointer that rests
        if (of(event) !== undefined && event.pointerType !== "touch" && at !== this.pointer)
          this.showElement(tensor, Number(of(event)));
        this.pointer = at;
      });
      tensor.holder.addEventListener("pointerleave", (event) => { if (event.pointerType !== "touch") this.rest(); });
      tensor.holder.addEventListener("focusin", (event) => this.showElement(tensor, Number(of(event))));
      tensor.holder.addEventListener("click", (event) => { if (of(event) !== undefined) this.togglePin(tensor, Number(of(event))); });
      tensor.holder.addEventListener("scroll", () => this.drawArrows());
    }
    const click = (name, act) => this.find(name).addEventListener("click", act);
    click("first", () => this.move(-this.step));
    click("back", () => this.move(-1));
    click("play", () => this.play());
    click("forward", () => this.move(1));
    click("last", () => this.move(this.steps.count));
    this.find("scrub").addEventListener("input", (event) => this.move(event.target.valueAsNumber - this.step));
    this.find("speed").addEventListener("change", () => { if (this.timer) this.play(true); });
    for (const name of ["along", "by"])
      this.find(name).addEventListener("change", () => this.setStepping(this.find("along").value, this.find("by").value));
    for (const button of this.root.querySelectorAll(".orders button"))
      button.addEventListener("click", () => {
        this.choose(Number(button.value));
        this.setStepping(this.along, this.by, this.step);
      });
    addEventListener("resize", () => this.drawArrows());
  }
}

const views = [...document.querySelectorAll(".case")].map((root) => new CaseView(root));
function readAddress() {
  const found = /(?:^#|&)step=(\d+)$/.exec(location.hash);
  if (found) views[0]?.go(Number(found[1]));
}
if (views.length) {
  views[0].isFirst = true;
  readAddress();
  addEventListener("hashchange", readAddress);
  let used = views[0];
  for (const view of views)
    for (const kind of ["pointerdown", "focusin"]) view.root.addEventListener(kind, () => { used = view; });
  addEventListener("keydown", (event) => used.key(event));
}
