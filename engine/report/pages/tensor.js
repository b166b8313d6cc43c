
"use strict";
// A tensor on a page: a table for each plane, or pictures.
const AXES = ["n", "c", "y", "x"];
const SIDES = { input: "Input", output: "Output", target: "Target" };

// Replaces each cell of a large picture, which is drawn as a whole.
const NO_CELL = { classList: { add() {}, remove() {} }, style: { setProperty() {}, removeProperty() {} }, isConnected: false,
  setAttribute() {}, focus() {} };

class Tensor {
  constructor(root, side, data) {
    this.side = side;
    this.label = side === "target" && data.right ? "Reference" : SIDES[side];
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
    [this.planes, this.channels, this.rows, this.columns] = [n * c, c, h, w];
    this.isFilled = new Uint8Array(values.length);
    if (this.data.large) return this.drawLarge();
    const tables = Array.from({ length: this.planes }, (_, plane) => this.table(plane));
    this.colours = this.data.picture && this.planes === 3 ? make("canvas", "", { role: "img", width: w, height: h,
      "aria-label": words("%1, its channels as red, green and blue", words(this.label)) }) : null;
    const tiles = make("div", "", { class: "tiles" });
    if (this.side !== "target" || !this.colours) tiles.append(...tables); // a target's picture is enough
    this.holder.replaceChildren(...(this.colours ? [this.colours] : []), tiles);
    this.holder.style.setProperty("--width", values.reduce((most, value) => Math.max(most, value.length), 1) + "ch");
    const size = this.holder.dataset.size = Math.max(h, w) * (this.planes > 4 ? 2 : 1) <= 8 ? "large" : Math.max(h, w) <= 12 ? "medium" : "small";
    this.setPixel(size === "large" ? 28 : 7); // enlarges a picture of a few pixels
    this.setCell(0, 0);
    this.cells[0].tabIndex = 0;
  }
  table(plane) {
    const title = (this.planes > this.channels ? "n " + Math.floor(plane / this.channels) + ", " : "") + "c " + plane % this.channels;
    const table = make("table", "", { role: "grid", "aria-label": words(this.label) + ", " + title });
    if (this.planes > 1) table.append(make("caption", title));
    for (let y = 0; y < this.rows; ++y) {
      const row = table.insertRow();
      for (let x = 0; x < this.columns; ++x) {
        const cell = make("td", "", { role: "gridcell", tabindex: -1 });
        cell.dataset.element = this.cells.length;
        this.cells.push(cell);
        row.append(cell);
      }
    }
    return table;
  }
  // The size of a pixel in the picture of all channels. The planes are small where it is large.
  setPixel(pixel) {
    this.pixel = pixel;
    const wide = pixel * this.columns, setPlanes = (size) => this.holder.style.setProperty("--pixel", size + "px");
    setPlanes(pixel);
    if (this.colours) this.colours.style.width = wide + "px";
    const isLarge = Boolean(this.colours) && wide > 240, room = isLarge ? Math.min(wide, this.holder.clientWidth || wide) : this.holder.clientWidth;
    const across = isLarge ? 3 : this.isCompared ? Math.ceil(Math.sqrt(this.planes)) : 1; // planes side by side
    setPlanes(room ? within(Math.floor((room - 12 * (across - 1) - 4) / across / this.columns), 1, pixel) : pixel);
    this.holder.classList.toggle("above", isLarge);
  }
  // The size of each cell of a table; 0: as large as its number.
  setCell(width, height) {
    this.holder.classList.toggle("fitted", width > 0);
    if (width === 0) this.holder.classList.remove("tight");
    this.holder.style.setProperty("--table", width * this.columns + "px");
    this.holder.style.setProperty("--cell", height > 0 ? height + "px" : "auto");
  }
  // Draws a canvas for the three channels together, and one for each plane.
  drawLarge() {
    this.cells = Array(this.values.length).fill(NO_CELL);
    const canvas = (label, width) => {
      const made = make("canvas", "", { role: "img", width: this.columns, height: this.rows, "aria-label": label });
      made.style.width = width + "px";
      return made;
    };
    const name = words(this.label), wide = Math.max(1, Math.floor(384 / this.columns)) * this.columns;
    this.colours = this.planes === 3 ? canvas(words("%1, its channels as red, green and blue", name), wide) : null;
    this.greys = this.colours ? [] : Array.from({ length: this.planes }, (_, plane) => canvas(name + ", c " + plane, this.planes > 1 ? 96 : wide));
    this.holder.replaceChildren(...(this.colours ? [this.colours] : this.greys));
  }
  fill(element, isFilled, look) {
    const cell = this.cells[element];
    this.isFilled[element] = isFilled;
    if (this.data.large) return;
    cell.className = isFilled ? look : "empty";
    if (this.hueOf) cell.style.setProperty("--hue", this.hueOf(element));
    if (!this.data.picture) return void (cell.textContent = isFilled ? this.values[element] : "\u00a0");
    cell.ariaLabel = isFilled ? this.values[element] : words("empty");
    cell.style.background = isFilled ? `rgb(${this.paint(element)})` : "";
  }
  level(element) {
    const [least, most] = this.data.picture;
    return Math.round((this.values[element] - least) / (most - least) * 255);
  }
  // The red, green and blue of an element in a picture. Each of three planes has its own colour.
  paint(element) {
    const level = this.level(element), plane = Math.floor(element / (this.rows * this.columns));
    return [0, 1, 2].map((colour) => (this.planes !== 3 || plane === colour ? level : 0));
  }
  // Paints the filled part of the three planes as one picture; for a large tensor also each plane.
  paintPicture() {
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
  name(element) { return words(this.label) + " " + place(this.sizes, element); }
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
