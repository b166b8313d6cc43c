
"use strict";
// A case on a page: both tensors, their partners, and the player.
const MOST_ARROWS = 16, MOST_PIXELS = 128;

class CaseView {
  constructor(root) {
    this.root = root;
    this.data = JSON.parse(root.querySelector(".data").textContent);
    this.input = new Tensor(root, "input", this.data);
    this.output = new Tensor(root, "output", this.data);
    this.find = (name) => root.querySelector("." + name);
    this.find("speed").value = "2";
    this.pins = [];
    this.marked = [];
    this.shown = [];
    this.timer = 0;
    root.classList.toggle("large", this.data.large);
    this.looks = new Looks(this);
    const besideIt = this.data.right ? this.data.views[0].sizes : this.data.task?.values && this.data.task.sizes;
    this.isCompared = Boolean(this.data.picture && besideIt) && padded(besideIt)[3] > 32; // with a large target
    root.querySelector(".stage").classList.toggle("compared", this.isCompared);
    this.output.isCompared = this.isCompared;
    const holders = this.data.large ? [] : [...root.querySelectorAll(".figure")];
    this.figures = holders.map((holder) => (this.data.tab === "axes" ? new Ruler(this, holder) : new Street(this, holder)));
    this.listen();
    this.choose(this.data.setting ?? 0);
    this.setStepping(this.data.along, this.data.by, this.data.step);
    for (const pin of this.data.pins) this.togglePin(this.output, pin);
  }
  choose(index) {
    this.view = this.data.views[index];
    if (!this.view.factors && !this.view.bands) Object.assign(this.view, planOf(this.view.op));
    this.drawInput(this.inputOf(this.view));
    this.mapping = new Mapping(this.view, this.input.sizes, this.view.sizes);
    this.output.draw(this.view.sizes, this.valuesOf(this.input.values));
    if (this.data.knobs) for (const tensor of [this.input, this.output]) tensor.showShape(this.data.type);
    this.looks.tint();
    if (this.data.large) this.input.isFilled.fill(1);
    else this.input.values.forEach((_, element) => this.input.fill(element, true, this.looks.of(this.input, element)));
    this.input.paintPicture();
    this.looks.fit();
    for (const figure of this.figures) figure.draw();
    this.find("open").hidden = !this.view.line;
    const parts = this.view.line.split(/( )/); // as in writeCode() of the program
    this.find("line-text").replaceChildren(...parts.map((part) => (part === " " ? part : make("span", part, { class: "word" }))));
    for (const button of this.root.querySelectorAll(".orders button"))
      button.setAttribute("aria-pressed", String(Number(button.value) === index));
    this.pins = [];
  }
  refit() { // the window has another size, or the case has become visible
    this.looks.fit();
    this.drawArrows();
    if (this.told) this.tell(...this.told);
  }
  // Tells the figures below the tensors which elements are shown.
  tell(tensor, elements) {
    this.told = [tensor, elements];
    for (const figure of this.figures) figure.show(tensor, elements);
  }
  inputOf(view) {
    if (!view.layout) return view.input ?? this.data;
    const values = relaid(valuesFrom(this.data.values), this.data.sizes, this.data.layout, view.layout);
    return (view.input = { sizes: this.data.sizes, values: values.join(" ") });
  }
  drawInput(input) {
    if (this.drawn === input) return;
    this.drawn = input;
    this.input.draw(input.sizes, valuesFrom(input.values));
  }
  // The output of these inputs in the order, or the setting, that is shown.
  valuesOf(inputs) {
    return this.view.values ? valuesFrom(this.view.values) : outputOf(this.view.op, this.view, inputs);
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
    this.output.paintPicture();
  }
  // Shows the state after `step` steps: 0 is empty, `count` is full. Only changes are drawn.
  go(step) {
    if (this.data.large) return;
    step = Math.max(0, Math.min(this.steps.count, step));
    this.clear();
    for (let k = Math.min(step, this.step); k < Math.max(step, this.step); ++k)
      for (const element of this.filled[k]) this.output.fill(element, step > this.step, this.looks.of(this.output, element));
    this.step = step;
    this.output.paintPicture();
    this.find("scrub").value = this.step;
    this.find("scrub").setAttribute("aria-valuetext", this.count());
    this.find("count").textContent = this.count();
    this.showStep();
  }
  count() { return words("Step %1 of %2", this.step, this.steps.count); }
  findings() { return []; } // what lesson.js says about an output
  showStep() {
    this.clear();
    if (this.step === 0) {
      this.tell(this.output, []);
      return this.say(words("Nothing is filled yet."), []);
    }
    const places = this.filled[this.step - 1];
    const turn = this.along === "input" ? this.steps.turn(this.step - 1) : [];
    for (const element of turn) this.mark(this.input, element, "turn");
    if (places.length === 0) {
      this.tell(this.input, turn);
      const isRead = turn.some((element) => this.mapping.targets(element).length);
      return this.say(words(isRead ? "Input %1 waits: the outputs that read it read a later element as well."
        : "Input %1 is read by no output: nothing is filled.", placesText(this.input.sizes, turn)), []);
    }
    if (places.length === 1) return this.showElement(this.output, places[0]);
    if (!this.data.picture || places.length <= MOST_PIXELS) { // more marks would hide the picture
      for (const element of places) this.mark(this.output, element, "chosen");
      for (const element of places.slice(0, 4096)) this.light(this.input, this.mapping.sources(element));
    }
    this.tell(this.output, places);
    const first = this.texts(places[0]);
    const sentence = first.pop()[1];
    this.say(words("Fills %1 elements %2. The first: %3", places.length, placesText(this.output.sizes, places), sentence), first);
  }
  texts(element) {
    const at = coordinates(this.mapping.output, element);
    if (!this.view.texts) return [[-1, this.briefText(element)]];
    return this.view.texts.map((slot) => [slot.axis, packedText(slot.text, at, element)]);
  }
  briefText(element) { // for a setting without formulas on the page
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
  // Shows an element, its partners and its texts.
  showElement(tensor, element) {
    this.clear();
    this.mark(tensor, element, "chosen");
    const isOutput = tensor === this.output, other = isOutput ? this.input : this.output;
    const partners = isOutput ? this.mapping.sources(element) : this.mapping.targets(element);
    this.light(other, partners);
    this.shown = partners.slice(0, MOST_ARROWS).map(([partner]) =>
      isOutput ? [other.cells[partner], tensor.cells[element]] : [tensor.cells[element], other.cells[partner]]);
    this.drawArrows();
    this.tell(tensor, [element]);
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
  drawArrows() { // not where pixels are smaller than an arrow's head
    drawArrows(this.find("arrows"), this.find("stage"), this.data.picture && this.output.pixel < 8 ? [] : this.shown);
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
  pointsAnew(event) { // the page may move under a resting pointer
    const at = event.screenX + "," + event.screenY, isAnew = at !== this.pointer;
    this.pointer = at;
    return isAnew && event.pointerType !== "touch";
  }
  listen() {
    for (const tensor of [this.input, this.output]) {
      const of = (event) => event.target.closest("td[data-element]")?.dataset.element;
      tensor.holder.addEventListener("pointerover", (event) => {
        if (this.pointsAnew(event) && of(event) !== undefined) this.showElement(tensor, Number(of(event)));
      });
      tensor.holder.addEventListener("pointerleave", (event) => { if (event.pointerType !== "touch") this.rest(); });
      tensor.holder.addEventListener("focusin", (event) => this.showElement(tensor, Number(of(event))));
      tensor.holder.addEventListener("click", (event) => { if (of(event) !== undefined) this.togglePin(tensor, Number(of(event))); });
      tensor.holder.addEventListener("scroll", () => this.drawArrows(), { capture: true });
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
    addEventListener("resize", () => this.refit());
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
  addEventListener("keydown", (event) => (views.find(({ root }) => root.contains(event.target)) ?? viewInSight())?.key(event));
}
// The case nearest to the middle of the window.
function viewInSight() {
  const far = ({ root }) => {
    const { top, bottom } = root.getBoundingClientRect();
    return Math.max(0, top - innerHeight / 2, innerHeight / 2 - bottom);
  };
  return views.filter(({ root, data }) => !data.large && root.checkVisibility()).sort((a, b) => far(a) - far(b))[0];
}
