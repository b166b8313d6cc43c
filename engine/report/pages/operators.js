
"use strict";
// The operators, bit for bit as the program computes them (engine/semantics.md, 2 and 3). An operator has its name, its tensors' sizes and its fields. A plan is what Mapping of mapping.js reads.
const float32 = Math.fround;
const within = (x, least, most) => Math.max(least, Math.min(most, x));

function stridesOf(order, sizes) {
  const strides = {};
  let stride = 1;
  for (const axis of [...order].reverse()) {
    strides[axis] = stride;
    stride *= sizes[axis];
  }
  return strides;
}

// Depth to space and back: each factor is [size, stride in the input, stride in the output].
function factorsOf(op) {
  const toSpace = op.name.startsWith("DEPTH"), b = op.BlockSize;
  const [deep, space] = toSpace ? [op.input, op.output] : [op.output, op.input];
  const sizes = { n: deep[0], c: space[1], h: deep[2], by: b, w: deep[3], bx: b };
  const spaceOrder = ["n", "c", "h", "by", "w", "bx"];
  const deepOrder = op.Order === "COLUMN_ROW_DEPTH" ? ["n", "c", "by", "bx", "h", "w"] : ["n", "by", "bx", "c", "h", "w"];
  const ofSpace = stridesOf(spaceOrder, sizes), ofDeep = stridesOf(deepOrder, sizes);
  const [from, to] = toSpace ? [ofDeep, ofSpace] : [ofSpace, ofDeep];
  return spaceOrder.map((axis) => [sizes[axis], from[axis], to[axis]]);
}

// The forward map of each axis, padded in front to four.
function axisMaps(op) {
  const isGradient = op.name.startsWith("RESAMPLE_GRAD");
  const [from, to] = isGradient ? [op.output, op.input] : [op.input, op.output];
  const offsets = [op.InputPixelOffsets, op.OutputPixelOffsets];
  const [ofInputs, ofOutputs] = isGradient ? offsets.reverse() : offsets;
  const rounding = op.RoundingDirection === undefined ? "half up" : op.RoundingDirection === "INCREASING" ? "up" : "down";
  return Array.from({ length: 4 }, (_, axis) => {
    const i = axis - (4 - from.length);
    const of = (list, usual) => (i < 0 || !list ? usual : list[i]);
    return { inputs: of(from, 1), outputs: of(to, 1), scale: of(op.Scales, 1), inputOffset: of(ofInputs, 0.5), outputOffset: of(ofOutputs, -0.5),
      isLinear: op.InterpolationMode === "LINEAR", rounding, filter: op.Antialiased ? op.AntialiasFilter : undefined };
  });
}
const coordinateOf = (map, output) => float32(float32(float32(output - map.outputOffset) / map.scale) - map.inputOffset);

// Each band is [first input, weight, weight …].
function nearestIndex(map, output) { // may lie outside
  const x = within(coordinateOf(map, output), -1, map.inputs);
  return map.rounding === "half up" ? Math.floor(float32(x + 0.5)) : map.rounding === "up" ? Math.ceil(x) : Math.floor(x);
}
const nearestBand = (map, output) => [within(nearestIndex(map, output), 0, map.inputs - 1), 1];
function linearBand(map, output) {
  const x = within(coordinateOf(map, output), 0, map.inputs - 1);
  const first = Math.floor(x), t = float32(x - first);
  return t === 0 || first + 1 === map.inputs ? [first, 1] : [first, float32(1 - t), t];
}
const filterOf = (map) => (map.isLinear && map.filter && map.scale < (map.filter === "HALVING" ? 0.5 : 1) ? map.filter : undefined);

// The axis that halving leaves to linear, and how often it halved.
function halved(map) {
  let { scale, inputs } = map, times = 0;
  for (; scale < 0.5; scale *= 2, ++times) inputs = Math.ceil(inputs / 2);
  return { times, rest: { ...map, scale, inputs, inputOffset: float32(0.5 + (map.inputOffset - 0.5) / 2 ** times) } };
}
// For each element of a halved axis the inputs whose mean it is: [begin, end, the weight of each].
function halvedRuns(inputs, times) {
  let last = [[inputs - 1, inputs, 1]], levels = 0, length = inputs;
  for (; times > 0 && length > 1; --times, length = Math.ceil(length / 2), ++levels)
    if (length % 2 === 0)
      last = [[(length - 2) * 2 ** levels, last[0][0], 0.5 / 2 ** levels], ...last.map(([begin, end, weight]) => [begin, end, weight / 2])];
  return (element) => (element + 1 < length ? [[element * 2 ** levels, (element + 1) * 2 ** levels, 1 / 2 ** levels]] : last);
}
function halvedBands(map) {
  const { rest, times } = halved(map), runsOf = halvedRuns(map.inputs, times);
  return Array.from({ length: map.outputs }, (_, output) => {
    const [first, ...taps] = linearBand(rest, output);
    const runs = taps.flatMap((weight, tap) => runsOf(first + tap).map(([begin, end, of]) => [begin, end, float32(weight * of)]));
    const weights = runs.flatMap(([begin, end, weight]) => Array(end - begin).fill(weight));
    while (weights.at(-1) === 0) weights.pop();
    return [runs[0][0], ...weights];
  });
}
function triangleBand(map, output) {
  const x = coordinateOf(map, output), radius = 1 / map.scale, last = map.inputs - 1;
  if (!Number.isFinite(x)) return [x < 0 ? 0 : last, 1];
  const begin = Math.ceil(x - radius), end = Math.floor(x + radius);
  const at = (input) => Math.max(0, 1 - Math.abs(input - x) / radius);
  const series = (from, to) => (from > to ? 0 : (to - from + 1) * (at(from) + at(to)) / 2);
  const sum = (from, to) => {
    const [a, b, middle] = [Math.max(from, begin), Math.min(to, end), Math.floor(x)];
    return series(a, Math.min(b, middle)) + series(Math.max(a, middle + 1), b);
  };
  const from = within(begin, 0, last), to = within(end, 0, last), weights = [];
  for (let input = from; input <= to; ++input) weights.push(at(input));
  weights[0] += sum(begin, -1);
  weights[weights.length - 1] += sum(last + 1, end);
  const all = sum(begin, end), rounded = weights.map((weight) => float32(weight / all));
  const first = rounded.findIndex((weight) => weight > 0);
  return [from + first, ...rounded.slice(first, rounded.findLastIndex((weight) => weight > 0) + 1)];
}
function bandsOfAxis(map) {
  const filter = filterOf(map);
  if (filter === "HALVING") return halvedBands(map);
  const band = filter ? triangleBand : map.isLinear ? linearBand : nearestBand;
  return Array.from({ length: map.outputs }, (_, output) => band(map, output));
}
// Whether an output repeats the edge: nearest's index, or a tap of linear with weight, lies outside.
function isClamped(map, output) {
  const last = map.inputs - 1, inside = (low, high) => low >= 0 && high <= last;
  if (!map.isLinear) return !inside(nearestIndex(map, output), nearestIndex(map, output));
  const filter = filterOf(map), x = coordinateOf(map, output);
  const reach = filter === "HALVING" ? 1.5 * (2 ** halved(map).times - 1) : filter ? 1 / map.scale - 1 : 0;
  return !inside(x - reach, x + reach);
}
// For each input of the bands, the outputs that read it.
function transposedBands(bands, inputs) {
  const columns = Array.from({ length: inputs }, () => ({ first: 0, weights: [] }));
  bands.forEach(([first, ...weights], output) => weights.forEach((weight, tap) => {
    const column = columns[first + tap];
    if (column.weights.length === 0) column.first = output;
    while (column.first + column.weights.length < output) column.weights.push(0);
    column.weights.push(weight);
  }));
  let highest = 0;
  return columns.map(({ first, weights }) => {
    if (weights.length === 0) first = highest;
    highest = Math.max(highest, first + weights.length);
    return [first, ...weights];
  });
}
function planOf(op) {
  if (!op.name.startsWith("RESAMPLE")) return { factors: factorsOf(op) };
  const isGradient = op.name.startsWith("RESAMPLE_GRAD");
  return { bands: axisMaps(op).map((map) => (isGradient ? transposedBands(bandsOfAxis(map), map.inputs) : bandsOfAxis(map))) };
}

// Values as the program writes them: the shortest texts that read back equal.
function numberOf(type, text) {
  const number = { nan: NaN, inf: Infinity, "-inf": -Infinity }[text] ?? Number(text);
  return type === "FLOAT16" ? float16(number) : type === "FLOAT64" ? number : float32(number);
}
function numberText(value, narrow = float32) {
  if (Number.isNaN(value)) return "nan";
  if (!Number.isFinite(value)) return value < 0 ? "-inf" : "inf";
  if (value === 0) return Object.is(value, -0) ? "-0" : "0";
  let shortest = "";
  for (let digits = 0; digits < 17; ++digits)
    if (narrow(Number(shortest = value.toExponential(digits))) === value) break;
  const [mantissa, power] = shortest.split("e"), digits = mantissa.replace(/[-.]/g, ""), exponent = Number(power);
  const rest = digits.length > 1 ? "." + digits.slice(1) : "";
  const scientific = digits[0] + rest + "e" + (exponent < 0 ? "-" : "+") + String(Math.abs(exponent)).padStart(2, "0");
  const fixed = exponent >= digits.length - 1 ? String(BigInt(Math.abs(value)))
    : exponent >= 0 ? digits.slice(0, exponent + 1) + "." + digits.slice(exponent + 1) : "0." + "0".repeat(-exponent - 1) + digits;
  return (value < 0 ? "-" : "") + (fixed.length <= scientific.length ? fixed : scientific);
}
const bitsOf = new DataView(new ArrayBuffer(8));
function float16(value) { // the nearest half, ties to even
  if (!Number.isFinite(value) || value === 0) return value;
  bitsOf.setFloat32(0, value);
  const step = 2 ** (Math.max((bitsOf.getUint32(0) >> 23 & 255) - 127, -14) - 10), count = Math.abs(value) / step;
  let whole = Math.floor(count);
  if (count - whole > 0.5 || (count - whole === 0.5 && whole % 2)) ++whole;
  const rounded = whole * step;
  return (value < 0 ? -1 : 1) * (rounded > 65504 ? Infinity : rounded);
}
// Rounded to that many digits, ties to even; toPrecision() takes the larger.
function rounded(value, digits) {
  const [mantissa, power] = Math.abs(value).toExponential(60).split("e"), all = mantissa.replace(".", "");
  const isMiddle = /^50*$/.test(all.slice(digits)), below = Number(all.slice(0, digits) + "e" + (power - digits + 1));
  return isMiddle && all[digits - 1] % 2 === 0 ? Math.sign(value) * below : Number(value.toPrecision(digits));
}
function float16Text(value) {
  if (Number.isFinite(value) && value !== Math.trunc(value))
    for (let digits = 1; digits < 6; ++digits) {
      const back = float32(rounded(value, digits));
      if (float16(back) === value) return numberText(back);
    }
  return numberText(value);
}
const cutOff = (least, most) => (sum) => String(Number.isNaN(sum) ? 0 : within(Math.trunc(sum), least, most) + 0);
const TEXT_OF_SUM = {
  FLOAT32: (sum) => numberText(sum), FLOAT16: (sum) => float16Text(float16(sum)), UINT8: cutOff(0, 255), INT8: cutOff(-128, 127),
};

// One axis after the other, each product and sum rounded to float32.
function reduced(numbers, sizes, axis, bands) {
  const inner = sizes.slice(axis + 1).reduce((product, size) => product * size, 1);
  const outer = numbers.length / inner / sizes[axis], made = new Float32Array(outer * bands.length * inner);
  for (let o = 0; o < outer; ++o)
    bands.forEach(([first, ...weights], output) => {
      for (let i = 0; i < inner; ++i) {
        let sum = 0;
        weights.forEach((weight, tap) => {
          const product = float32(weight * numbers[(o * sizes[axis] + first + tap) * inner + i]);
          sum = tap === 0 ? product : float32(sum + product);
        });
        made[(o * bands.length + output) * inner + i] = sum;
      }
    });
  return made;
}
// The output's values from the input's, both as texts.
function outputOf(op, plan, values) {
  const count = op.output.reduce((product, size) => product * size, 1);
  if (plan.factors || plan.bands.every((axis) => axis.every((band) => band.length === 2 && band[1] === 1))) {
    const mapping = new Mapping(plan, op.input, op.output);
    return Array.from({ length: count }, (_, element) => values[mapping.sources(element)[0][0]]);
  }
  const sizes = [...Array(4 - op.input.length).fill(1), ...op.input];
  let numbers = Float32Array.from(values, (text) => numberOf(op.type, text));
  plan.bands.forEach((bands, axis) => {
    if (bands.length !== sizes[axis] || bands.some(([first, ...weights], i) => first !== i || weights.length !== 1 || weights[0] !== 1))
      numbers = reduced(numbers, sizes, axis, bands);
    sizes[axis] = bands.length;
  });
  return Array.from(numbers, TEXT_OF_SUM[op.type]);
}

// The same bytes read in another layout: "NHWC" names the axes from the slowest on.
function relaid(values, sizes, from, to) {
  const of = Object.fromEntries([...AXIS_LETTERS].map((letter, axis) => [letter, sizes[axis]]));
  const offsets = (letters) => {
    const strides = stridesOf(letters, of);
    return values.map((_, element) => coordinates(sizes, element).reduce((sum, at, axis) => sum + at * strides[AXIS_LETTERS[axis]], 0));
  };
  const memory = Array(values.length);
  offsets(from).forEach((offset, element) => { memory[offset] = values[element]; });
  return offsets(to).map((offset) => memory[offset]);
}
const AXIS_LETTERS = "NCHW";
