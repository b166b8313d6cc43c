
"use strict";
// How a case looks on a page: the colours and widths of its cells.
const MARKS = ["tie", "clamped", "cropped", "skipped"];

class Looks {
  constructor(shown) { // a CaseView
    this.shown = shown;
  }
  // The classes of a cell.
  of(tensor, element) {
    const { view, mapping, output } = this.shown;
    const lists = view.marks?.[tensor.side], at = lists && coordinates(mapping[tensor.side], element);
    const marks = lists ? lists.reduce((all, list, axis) => all | (list[at[axis]] || 0), 0) : 0;
    const names = MARKS.filter((_, bit) => marks >> bit & 1);
    if (tensor === output) names.push(...this.shown.findings(element));
    return [...names, this.colourOf(tensor, element)].join(" ");
  }
  colourOf(tensor, element) {
    const { view, data, mapping, input, output } = this.shown;
    if (tensor.hueOf) return "hue";
    if (data.colour === "channel") {
      const count = view.factors ? Math.min(input.channels, output.channels) : tensor.channels;
      const channel = this.inPicture(tensor, element)[1];
      return count === 3 ? "colour" + channel : "k" + channel % 8;
    }
    if (!view.factors) return "";
    const source = tensor === input ? element : mapping.sources(element)[0][0];
    return "k" + coordinates(mapping.input, source)[1] % 8;
  }
  // The place of an element in the tensor in space; for one of the deep tensor that of its partner.
  inPicture(tensor, element) {
    const { view, mapping, input, output } = this.shown;
    const isOutput = tensor === output, isPicture = isOutput === view.op.name.startsWith("DEPTH");
    if (!view.factors || isPicture) return coordinates(padded(tensor.sizes), element);
    const [[partner]] = isOutput ? mapping.sources(element) : mapping.targets(element);
    return coordinates(padded((isOutput ? input : output).sizes), partner);
  }
  // The hue of a pixel shows its place in the block. Its partner in the deep tensor has the same hue.
  tint() {
    const { view, data, root, input, output } = this.shown, b = view.op.BlockSize;
    if (data.colour !== "block" || !b) return;
    const hue = (by, bx) => Math.round((by * b + bx) * 360 / (b * b) + 15);
    for (const tensor of [input, output])
      tensor.hueOf = (element) => {
        const [, , y, x] = this.inPicture(tensor, element);
        return hue(y % b, x % b);
      };
    root.querySelector(".blocks")?.remove();
    this.shown.find("stage").after(this.legend(b, hue));
  }
  legend(b, hue) {
    const legend = make("div", "", { class: "blocks" }), table = make("table");
    legend.append(make("p", words("The place in its block, (by, bx)")), table);
    for (let by = 0; by < b; ++by) {
      const row = table.insertRow();
      for (let bx = 0; bx < b; ++bx) row.insertCell().append(make("span", by + "," + bx, { class: "hue" }));
      [...row.cells].forEach((cell, bx) => cell.firstChild.style.setProperty("--hue", hue(by, bx)));
    }
    return legend;
  }
  // Makes cells of a resampled axis as wide and high as the pixels that they stand for, where there is room.
  fit() {
    const { input, output, target, view, data } = this.shown, stage = this.shown.find("stage");
    const isBack = view.op.name.startsWith("RESAMPLE_GRAD"), hasBoth = !input.root.hidden && !output.root.hidden;
    for (const tensor of [input, output, target ?? output])
      if (data.picture && !data.large) tensor.setPixel(tensor.pixel);
      else tensor.setCell(0, 0);
    const ratio = (axis) => { // the size of an output in inputs
      const { scale } = axisMaps(view.op)[axis];
      return isBack ? scale : 1 / scale;
    };
    if (view.bands && hasBoth && !data.large) (data.picture ? this.fitPixels : this.fitCells).call(this, stage.clientWidth, ratio(2), ratio(3));
    const wide = (tensor) => Math.min(stage.clientWidth, [...tensor.holder.querySelectorAll("table, .planes > canvas")]
      .reduce((sum, each) => sum + each.offsetWidth + 12, 0));
    const isNarrow = hasBoth && wide(input) + wide(output) + 40 > stage.clientWidth;
    const isFlat = !data.large && Math.max(input.rows, output.rows) <= 2; // side by side, arrows would cross out rows
    const isPicture = Boolean(data.picture) && Math.max(input.rows, output.rows) > 8;
    stage.classList.toggle("stacked", !isPicture && (isFlat || isBack || isNarrow));
    stage.classList.toggle("upwards", !isPicture && isBack);
  }
  // The sizes of an input's and an output's cell, at least the given ones; an output is `ratio` inputs.
  static pair(ofInput, ofOutput, ratio) {
    const each = Math.max(ofInput, ofOutput / ratio);
    return [each, each * ratio];
  }
  fitPixels(room, ofY, ofX) {
    const { input, output } = this.shown, pixels = Looks.pair(input.pixel, output.pixel, ofX);
    if (ofX !== ofY || Math.max(pixels[0] * input.columns, pixels[1] * output.columns) > room) return;
    [input, output].forEach((tensor, i) => tensor.setPixel(Math.round(pixels[i])));
  }
  fitCells(room, ofY, ofX) {
    if (ofX === 1 && ofY === 1) return;
    const { input, output } = this.shown, target = String(this.shown.target?.sizes) === String(output.sizes) ? this.shown.target : output;
    const tensors = [input, output, target], cells = tensors.map((tensor) => tensor.cells[0]); // the target is as wide as the output
    const least = (name, ratio) => Looks.pair(cells[0][name], Math.max(cells[1][name], cells[2][name]), ratio);
    const fits = (wide) => Math.max(wide[0] * input.columns, wide[1] * output.columns) <= room - 6;
    const setTight = (isTight) => tensors.forEach(({ holder }) => holder.classList.toggle("tight", isTight));
    if (!fits(least("offsetWidth", ofX))) setTight(true);
    const wide = least("offsetWidth", ofX), high = least("offsetHeight", ofY);
    if (!fits(wide)) return setTight(false);
    const isLow = Math.max(high[0] * input.rows, high[1] * output.rows) <= 560;
    tensors.forEach((tensor, i) => tensor.setCell(wide[Math.min(i, 1)], isLow ? high[Math.min(i, 1)] : 0));
  }
}
