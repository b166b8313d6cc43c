
"use strict";
// Arrows between cells. They run along the lines between cells, and no number lies under one.
const SVG = "http://www.w3.org/2000/svg";
function drawn(tag, attributes = {}, text = "") {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, typeof value === "number" ? +value.toFixed(2) : value);
  if (text !== "") element.textContent = text;
  return element;
}
const boxOf = (element, origin) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: left - origin.x, top: top - origin.y, right: right - origin.x, bottom: bottom - origin.y };
};
const middle = (low, high) => (low + high) / 2;

// Turns a box upside down: arrows that go up are drawn as ones that go down, and turned over.
const turned = ({ left, top, right, bottom }) => ({ left, right, top: -bottom, bottom: -top });
const mirrored = ({ left, top, right, bottom }) => ({ left: -right, right: -left, top, bottom });

const INTO = 6; // pixels by which an arrow's head reaches into its cell

// The way from a cell of the upper tensor to one of the lower: points [x, y], and where it bends freely.
function downwards(from, to, upper, lower) {
  const points = [[middle(from.left, from.right), from.bottom]];
  if (from.bottom < upper.bottom - 6) points.push([from.right, from.bottom], [from.right, upper.bottom]); // past rows
  const bend = points.length;
  if (to.top > lower.top + 6) points.push([to.left, lower.top], [to.left, to.top]);
  points.push([middle(to.left, to.right), to.top], [middle(to.left, to.right), to.top + INTO]);
  return { points, bend, isUpright: true };
}
// The same for tensors side by side, the first on the left.
function across(from, to, left, right) {
  const isDown = middle(to.top, to.bottom) >= middle(from.top, from.bottom);
  const [leave, enter] = isDown ? [from.bottom, to.top] : [from.top, to.bottom];
  const centre = middle(to.left, to.right);
  return { points: [[middle(from.left, from.right), leave], [left.right, leave], [right.left, enter], [centre, enter],
    [centre, enter + (isDown ? INTO : -INTO)]], bend: 2, isUpright: false };
}
function route(from, to, fromTensor, toTensor) {
  const flipped = (turn, sign, way) => {
    const { points, ...rest } = way(turn(from), turn(to), turn(fromTensor), turn(toTensor));
    return { points: points.map(([x, y]) => [x * sign[0], y * sign[1]]), ...rest };
  };
  if (fromTensor.bottom <= toTensor.top + 2) return downwards(from, to, fromTensor, toTensor);
  if (toTensor.bottom <= fromTensor.top + 2) return flipped(turned, [1, -1], downwards);
  if (fromTensor.right <= toTensor.left + 2) return across(from, to, fromTensor, toTensor);
  return flipped(mirrored, [-1, 1], across);
}
// A path of straight lines, which bends freely to point `bend`.
function pathOf({ points, bend, isUpright }) {
  const text = ([x, y]) => x.toFixed(1) + " " + y.toFixed(1);
  return points.map((point, i) => {
    if (i !== bend) return (i === 0 ? "M" : "L") + text(point);
    const [[ax, ay], [bx, by]] = [points[i - 1], point];
    const between = isUpright ? [[ax, middle(ay, by)], [bx, middle(ay, by)]] : [[middle(ax, bx), ay], [middle(ax, bx), by]];
    return "C" + [...between, point].map(text).join(" ");
  }).join("");
}
// Draws an arrow for each pair of cells, as paths in `svg`, which lies over `stage`.
function drawArrows(svg, stage, pairs) {
  const origin = stage.getBoundingClientRect();
  const tensorOf = (cell) => boxOf(cell.closest(".tiles"), origin);
  svg.replaceChildren(...pairs.filter((pair) => pair.every((cell) => cell.isConnected && cell.checkVisibility())).map(([from, to]) => drawn("path",
    { d: pathOf(route(boxOf(from, origin), boxOf(to, origin), tensorOf(from), tensorOf(to))), "marker-end": "url(#head)" })));
}
