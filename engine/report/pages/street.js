
"use strict";
// The memory below the tensors of a case, which shows where their elements lie.

// Whether black is more legible on the colour than white; `paint` is its red, green and blue.
function isBright(paint) {
  const [red, green, blue] = paint.map((level) => (level / 255 <= 0.04045 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}

// The street of houses: each tensor in memory. A long one shows the houses around the shown element.
class Street {
  constructor(view, holder) {
    this.view = view;
    this.holder = holder;
  }
  draw() {
    const tensors = [this.view.input, this.view.output].filter((tensor) => !tensor.root.hidden);
    this.lanes = tensors.map((tensor) => new Lane(this.view, tensor)).filter((lane) => !lane.saysNothing());
    this.holder.replaceChildren(...this.lanes.map((lane) => lane.root));
  }
  show(tensor, elements) {
    const { view } = this, isOutput = tensor === view.output;
    const partners = new Set(elements.slice(0, 4096).flatMap((element) =>
      (isOutput ? view.mapping.sources(element) : view.mapping.targets(element)).map(([partner]) => partner)));
    for (const lane of this.lanes)
      if (lane.tensor === tensor) lane.show(new Set(elements), "chosen");
      else lane.show(partners, "lit");
  }
}

class Lane {
  static most = 256; // the most houses that are all drawn
  static part = 48;
  constructor(view, tensor) {
    [this.view, this.tensor, this.strides] = [view, tensor, view.view.strides[tensor.side]];
    this.elements = []; // by house; none for a gap
    tensor.values.forEach((_, element) => { this.elements[this.house(element)] = element; });
    const name = words(tensor === view.input ? "Memory of the input" : "Memory of the output");
    this.root = make("section", "", { class: "lane", "aria-label": name });
    this.rule = make("p", "", { class: "rule" });
    this.street = make("ol", "", { class: "street" });
    this.root.append(make("h4", name), this.street, this.rule);
    this.street.addEventListener("pointerover", (event) => {
      const element = event.target.closest("li")?.dataset.element;
      if (view.pointsAnew(event) && element !== undefined) view.showElement(tensor, Number(element));
    });
    this.street.addEventListener("pointerleave", (event) => { if (view.pointsAnew(event)) view.rest(); });
  }
  house(element) { return coordinates(this.tensor.sizes, element).reduce((sum, at, axis) => sum + at * this.strides[axis], 0); }
  // Whether the tensor has thousands of pixels, which only the picture shows.
  saysNothing() { return Boolean(this.tensor.data.picture) && this.elements.length > Lane.most; }
  show(elements, mark) {
    const first = elements.size ? Math.min(...[...elements].map((element) => this.house(element))) : 0;
    const isWhole = this.elements.length <= Lane.most;
    const begin = isWhole ? 0 : within(Math.floor(first / 8) * 8 - Lane.part / 3, 0, this.elements.length - Lane.part);
    const end = isWhole ? this.elements.length : begin + Lane.part;
    this.street.replaceChildren(...Array.from({ length: end - begin }, (_, i) => this.drawHouse(begin + i, elements, mark)));
    this.street.start = begin;
    const part = isWhole ? "" : " " + words("Houses %1 to %2 of %3", begin, end - 1, this.elements.length);
    this.rule.textContent = this.ruleOf(elements) + part;
  }
  drawHouse(number, elements, mark) {
    const { tensor, view } = this, element = this.elements[number], isGap = element === undefined, isFilled = !isGap && tensor.isFilled[element];
    const house = make("li"), box = make("b", isFilled ? tensor.values[element] : "\u00a0", { class: isFilled ? view.looks.of(tensor, element) : "empty" });
    house.append(box, make("i", number));
    if (isGap) return house;
    house.dataset.element = element;
    house.title = tensor.name(element);
    if (elements.has(element)) box.classList.add(mark);
    if (tensor.hueOf) box.style.setProperty("--hue", tensor.hueOf(element));
    if (isFilled && tensor.data.picture) {
      box.style.background = `rgb(${tensor.paint(element)})`;
      box.style.color = isBright(tensor.paint(element)) ? "#000" : "#fff";
    }
    return house;
  }
  // How the house's number is computed: each coordinate times its stride.
  ruleOf(elements) {
    const strides = "{" + this.strides.join(", ") + "}";
    if (elements.size !== 1) return words("Strides %1.", strides);
    const [element] = elements, at = coordinates(this.tensor.sizes, element);
    const sum = at.map((each, axis) => each + "·" + this.strides[axis]).join(" + ");
    return words("Strides %1. %2 lives in house %3.", strides, place(this.tensor.sizes, element), sum + " = " + this.house(element));
  }
}
