
"use strict";
// The map of a case on a page, which operators.js computes, and its steps.
function make(tag, words = "", attributes = {}) {
  const element = document.createElement(tag);
  element.textContent = words;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
// The translation of each English sentence; %1 … are places.
const WORDS = JSON.parse(document.querySelector(".words")?.textContent ?? "{}");
const words = (english, ...parts) => (WORDS[english] ?? english).replace(/%([1-9])/g, (_, number) => parts[number - 1]);
// The values of a tensor: words, or "=" and bytes in base64.
const valuesFrom = (text) =>
  text.startsWith("=") ? Array.from(atob(text.slice(1)), (byte) => String(byte.charCodeAt(0))) : text.split(" ");
const padded = (sizes) => [...Array(4 - sizes.length).fill(1), ...sizes];
function coordinates(sizes, element) {
  const at = [];
  for (let i = sizes.length; i-- > 0; element = Math.floor(element / sizes[i])) at.unshift(element % sizes[i]);
  return at;
}
const place = (sizes, element) => "(" + coordinates(sizes, element).join(",") + ")";
const placesText = (sizes, list) =>
  list.length === 1 ? place(sizes, list[0]) : words("from %1 to %2", place(sizes, list[0]), place(sizes, list.at(-1)));

// The text of an element from a packed slot, see case_page.h.
function packedText(slot, at, element) {
  if ("by" in slot) return slot.texts[at[slot.by]];
  const which = slot.which ? slot.which[element] : 0;
  const group = slot.groups[which];
  if (slot.which && !slot.ranks) {
    const counts = slot.groups.map(() => 0);
    slot.ranks = slot.which.map((each) => counts[each]++);
  }
  const rank = slot.ranks ? slot.ranks[element] : element;
  return group.words.map((word, i) => {
    if (i === 0) return word;
    const column = group.columns[i - 1];
    if ("by" in column) return column.texts[at[column.by]] + word;
    if ("sums" in column) return column.sums.reduce((sum, list, axis) => sum + list[at[axis]], 0) + word;
    return column.list[rank] + word;
  }).join("");
}

// The map between the tensors: a permutation's factors, else the bands of each axis.
class Mapping {
  constructor(data, inputSizes, outputSizes) {
    this.data = data;
    this.input = padded(inputSizes);
    this.output = padded(outputSizes);
  }
  sources(element) {
    if (this.data.factors) return [[this.moved(element, 2, 1), 1]];
    return this.box(coordinates(this.output, element).map((at, axis) => this.data.bands[axis][at]), this.input);
  }
  targets(element) {
    if (this.data.factors) return [[this.moved(element, 1, 2), 1]];
    const ranges = coordinates(this.input, element).map((at, axis) => {
      const found = [];
      this.data.bands[axis].forEach(([first, ...weights], output) => {
        if (at >= first && at < first + weights.length) found.push([output, weights[at - first]]);
      });
      return found.length ? [found[0][0], ...found.map((each) => each[1])] : [0];
    });
    return this.box(ranges, this.output);
  }
  moved(element, from, to) {
    return this.data.factors.reduce((sum, f) => sum + Math.floor(element / f[from]) % f[0] * f[to], 0);
  }
  box(ranges, sizes) {
    let list = [[0, 1]];
    ranges.forEach(([first, ...weights], axis) => {
      list = list.flatMap(([element, weight]) => weights.map((w, i) => [element * sizes[axis] + first + i, weight * w]));
    });
    return list;
  }
}

// Steps: each axis is [outputs, output stride, inputs, input stride, width, cuts or none].
class Steps {
  constructor(axes) {
    this.axes = axes.map(([outputs, stride, inputs, inputStride, width, cuts]) => ({
      stride, inputs, inputStride, width,
      cut: cuts ? (part) => cuts[part] : (part) => Math.min(part * width, outputs),
      parts: cuts ? cuts.length - 1 : Math.ceil(outputs / width) }));
    this.count = this.axes.reduce((product, axis) => product * axis.parts, 1);
  }
  ranges(step, of) {
    let list = [0];
    const parts = [];
    for (let i = this.axes.length; i-- > 0; step = Math.floor(step / this.axes[i].parts)) parts[i] = step % this.axes[i].parts;
    this.axes.forEach((axis, i) => {
      const [first, end, stride] = of(axis, parts[i]);
      list = list.flatMap((base) => Array.from({ length: end - first }, (_, k) => base + (first + k) * stride));
    });
    return list;
  }
  places(step) { return this.ranges(step, (axis, part) => [axis.cut(part), axis.cut(part + 1), axis.stride]); }
  turn(step) {
    return this.ranges(step, (axis, part) => [part * axis.width, Math.min((part + 1) * axis.width, axis.inputs), axis.inputStride]);
  }
}
